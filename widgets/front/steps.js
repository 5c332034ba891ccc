/** One step of a hand: the trick or the calls, the sentences beside it, the step buttons, the hands that lie open. */

import { Card, Slot } from "./card.js";
import { Choice } from "./choice.js";
import { Hand } from "./hand.js";
import { html } from "./html.js";
import { Icon, Suit } from "./icons.js";
import { Turned } from "./table_turned.js";
import { Text } from "./terms.js";

/** @import { CardJson, SuitJson } from "./model.d.ts" */
/** @import { TurnedJson } from "./table_turned.js" */

/** @typedef {{ who: string, card: CardJson | null, turn: boolean, note: string }} Place */
/** @typedef {{ who: string, call: string, now: boolean }} Call */
/** @typedef {{ who: string, turn: boolean, cards: CardJson[], full: number }} OpenHand */
/** @typedef {{ name: string, label: string, step: number, here: boolean }} Chapter */
/**
 * @typedef {{
 *   trump: SuitJson | null, led: SuitJson | null, contract: string, label: string, places: Place[], calls: Call[], turned: TurnedJson | null,
 *   headline: string, text: string, next: string, hands: OpenHand[], tally: string[], dots: string[],
 *   chapters: Chapter[], step: number, last: number,
 * }} Reel
 */
/** @typedef {(name: string) => string} Say */
/** @typedef {(kind: string, fields?: Record<string, unknown>) => void} Send */

/** @type {Record<string, string>} */
const KEYS = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last" };

/**
 * What is trump, what was led, who bid what.
 * @param {{ reel: Reel, text: Say }} props
 */
export function Standing({ reel, text }) {
	const parts = [
		reel.trump && html`${reel.trump.suit && text("trump")} <${Sign} suit=${reel.trump} />`,
		reel.led && html`${text("led")} <${Sign} suit=${reel.led} />`,
		reel.contract,
		reel.tally.length > 0 && html`${text("tricks")}: ${reel.tally.join(", ")}`,
	];
	return html`<span class="eu-label">${parts.filter(Boolean).map((part, i) => html`${i ? " · " : ""}${part}`)}</span>`;
}

/** @param {{ suit: SuitJson }} props */
function Sign({ suit }) {
	return html`${suit.suit && html`<${Suit} suit=${suit.suit} /> `}${suit.suit ? suit.name.toLowerCase() : suit.name}`;
}

/**
 * The trick as it lies, or the calls so far. `coming` is a card about to be played, whose fate is asked.
 * @param {{ reel: Reel, text: Say, coming?: CardJson }} props
 */
export function Board({ reel, text, coming }) {
	if (!reel.places.length)
		return html`<div class="steps-cards calls"><${Calls} calls=${reel.calls} label=${text("auction")} />${reel.turned && html`<${Turned} turned=${reel.turned} />`}</div>`;
	return html`<div class="steps-cards" style=${`--places:${reel.places.length}`}>
		${reel.places.map((place) => html`<figure key=${place.who}>${lying(place, text, coming)}<figcaption><b>${place.who}</b>${place.note || "\u00a0"}</figcaption></figure>`)}
	</div>`;
}

/**
 * @param {Place} place
 * @param {Say} text
 * @param {CardJson} [coming]
 */
function lying(place, text, coming) {
	if (place.card) return html`<${Card} card=${place.card} />`;
	if (place.turn && coming) return html`<${Card} card=${coming} />`;
	return html`<${Slot} turn=${place.turn}>${place.turn ? text("turn") : ""}<//>`;
}

/** @param {{ calls: Call[], label: string }} props */
export function Calls({ calls, label }) {
	return html`<ol class="auction" aria-label=${label} style=${`--calls:${calls.length}`}>
		${calls.map((call) => html`<li key=${call.who} class=${call.now ? "now" : undefined}><span class="eu-label">${call.who}</span>${call.call || (call.now ? "?" : "–")}</li>`)}
	</ol>`;
}

/**
 * What happened, why, and what comes next.
 * @param {{ reel: Reel, children?: unknown }} props
 */
export function Telling({ reel, children }) {
	return html`<div class="eu-say">
		<span class="eu-label">${reel.label}</span>
		${children}
		<p class="step-head">${reel.headline}</p>
		${reel.text && html`<p><${Text} text=${reel.text} /></p>`}
		${reel.next && html`<p>${reel.next}</p>`}
	</div>`;
}

/**
 * First, back, dots, next, last; on these buttons the arrow keys step too.
 * @param {{ reel: Reel, text: Say, send: Send, held?: boolean, solid?: boolean, focus?: boolean }} props
 * held: a prediction is due first; focus: next has the focus when what had it is gone
 */
export function Controls({ reel, text, send, held = false, solid = true, focus = true }) {
	/** @param {KeyboardEvent} event */
	const onKeyDown = (event) => {
		const kind = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
		if (!kind) return;
		event.preventDefault();
		send(kind);
	};
	const [start, end] = [reel.step === 0, reel.step === reel.last || held];
	/** @param {string} kind @param {string} icon @param {boolean} off @param {string} [look] */
	const button = (kind, icon, off, look = "") =>
		html`<button type="button" class=${`eu-btn icon-only ${look}`} data-next-focus=${focus && kind === "next" ? "" : undefined} aria-label=${text(kind)} aria-disabled=${off ? "true" : undefined} onClick=${() => send(kind)}><${Icon} name=${icon} /></button>`;
	return html`<div class="controls" role="group" aria-label=${text("steps")} onKeyDown=${onKeyDown}>
		${button("first", "first", start)}${button("back", "prev", start)}
		<span class="dots" aria-hidden="true">${reel.dots.map((dot) => html`<i class=${dot}></i>`)}</span>
		${button("next", "next", end, solid && !end ? "solid" : "")}${button("last", "last", end)}
	</div>`;
}

/**
 * The calls and the tricks, to go to.
 * @param {{ reel: Reel, text: Say, send: Send }} props
 */
export function Chapters({ reel, text, send }) {
	if (!reel.chapters.length) return null;
	const here = reel.chapters.find((chapter) => chapter.here)?.step;
	const options = reel.chapters.map((one) => ({ value: one.step, content: one.name, label: one.label }));
	return html`<div class="chapters"><${Choice} options=${options} value=${here} label=${text("parts")} name="chapters" plain
		onPick=${(/** @type {number} */ step) => send("go", { step })} /></div>`;
}

/**
 * Everybody's cards, where they are declared open.
 * @param {{ reel: Reel, text: Say }} props
 */
export function OpenHands({ reel, text }) {
	if (!reel.hands.some((hand) => hand.cards.length)) return null;
	return html`<div class="open-hands" role="group" aria-label=${text("open")}>
		${reel.hands.map(
			(hand) => html`<div key=${hand.who} class=${`open-hand${hand.turn ? " turn" : ""}`}>
			<span class="eu-label">${hand.who}${hand.turn ? html` · <b>${text("turn")}</b>` : ""}</span>
			<${Hand} cards=${hand.cards} label=${hand.who} name=${`open-${hand.who}`} cells=${hand.full} />
		</div>`,
		)}
	</div>`;
}
