/** AuctionTrainer: what was said, the cards and a choice; then the verdict, and the hand played out. */

import { Choice } from "./choice.js";
import { widget } from "./frame.js";
import { Hand } from "./hand.js";
import { Hints } from "./hints.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Played } from "./played.js";
import { Calls } from "./steps.js";
import { Turned } from "./table_turned.js";
import { Text, useFrame } from "./terms.js";
import { Verdict } from "./verdict.js";

/** @import { CardJson, WidgetProps } from "./model.d.ts" */
/** @import { Rung } from "./hints.js" */
/** @import { Call, Reel } from "./steps.js" */
/** @import { TurnedJson } from "./table_turned.js" */

/** @typedef {{ label: string, cards: CardJson[] }} Cards */
/**
 * @typedef {{
 *   title: string, head: string, prompt: string, calls: Call[], turned: TurnedJson | null, hand: CardJson[],
 *   beside: Cards | null, ways: { value: string, label: string }[],
 *   cards: { text: string, value: string, label: string } | null, answered: boolean, hints: Rung[], used: string,
 *   verdict: { grade: "best" | "fine" | "mistake", word: string } | null, lead: string, text: string,
 *   chosen: string, better: Cards | null, see: string, outcome: string[], reel: Reel | null,
 * }} Body
 */
/** @typedef {Pick<WidgetProps<Body>, "body" | "text" | "send">} Props */

/** @param {WidgetProps<Body>} props */
function AuctionTrainer({ body, text, send }) {
	const part = { body, text, send };
	return html`<div class="eu-body">
		<div class="eu-head"><h3>${body.title}</h3><span class="eu-label">${body.head}</span></div>
		<div class="choice-grid">
			<div class="stack">
				<${Calls} calls=${body.calls} label=${text("auction")} />
				${body.turned && html`<${Turned} turned=${body.turned} />`}
				<${Held} ...${part} />
			</div>
			<div class="stack">
				${body.answered ? html`<${Answer} ...${part} />` : html`<${Choosing} ...${part} />`}
				${body.hints.length > 0 && html`<${Hints} rungs=${body.hints} used=${body.used} text=${text} send=${send} />`}
			</div>
		</div>
		${body.reel && html`<${Played} reel=${body.reel} lines=${body.outcome} text=${text} send=${send} />`}
	</div>`;
}

/** @param {Props} props */
function Held({ body, text, send }) {
	const { beside, cards, hand } = body;
	/** @param {CardJson} card */
	const pick = (card) => send("pick", { card: card.id });
	const taps = cards ? { onPick: pick, selected: isChosen } : {};
	return html`<div class="stack tight choice-hands" data-next-focus=${cards ? "" : undefined}>
		${beside && html`<span class="eu-label">${text("hand")}</span>`}
		<${Hand} cards=${hand} label=${text("hand")} name="own" ...${taps} />
		${beside && html`<span class="eu-label">${beside.label}</span><${Hand} cards=${beside.cards} label=${beside.label} name="beside" ...${taps} />`}
	</div>`;
}

/** @param {CardJson} card */
function isChosen(card) {
	return card.marks.includes("selected");
}

/** @param {Props} props */
function Choosing({ body, text, send }) {
	const { cards, ways } = body;
	const options = ways.map(({ value, label }) => ({ value, content: label }));
	return html`<div class="stack tight" data-next-focus=${cards ? undefined : ""}>
		<p><b><${Text} text=${body.prompt} /></b></p>
		${options.length > 0 && html`<${Choice} options=${options} value=${undefined} label=${text("choices")} name="ways" plain onPick=${(/** @type {string} */ word) => send("choose", { word })} />`}
		${cards && html`<${Keeping} cards=${cards} send=${send} />`}
	</div>`;
}

/** @param {{ cards: NonNullable<Body["cards"]>, send: Props["send"] }} props */
function Keeping({ cards, send }) {
	const { tell } = useFrame();
	const ready = Boolean(cards.value);
	return html`<div class="eu-row">
		<button type="button" class=${`eu-btn${ready ? " solid" : ""}`} aria-disabled=${ready ? undefined : "true"} onClick=${() => (ready ? send("keep") : tell(cards.text))}>${cards.label}</button>
		<span class="eu-label">${cards.text}</span>
	</div>`;
}

/** @param {Props} props */
function Answer({ body, text, send }) {
	const { better } = body;
	return html`<div class="stack">
		<div class="eu-say">
			${body.verdict && html`<${Verdict} ...${body.verdict} />`}
			<p class="eu-label">${body.chosen}</p>
			<p><b><${Text} text=${body.lead} /></b></p>
			${body.text && html`<p><${Text} text=${body.text} /></p>`}
		</div>
		${better && html`<div class="stack tight choice-better"><span class="eu-label">${better.label}</span><${Hand} cards=${better.cards} label=${better.label} name="better" flip=${false} /></div>`}
		<div class="eu-row">
			<button type="button" class="eu-btn solid" data-next-focus=${body.reel ? undefined : ""} onClick=${() => send("another")}>${text("another")}<${Icon} name="next" /></button>
			${body.see && html`<button type="button" class="eu-btn" onClick=${() => send("see")}>${body.see}</button>`}
		</div>
	</div>`;
}

export default widget(AuctionTrainer, "chooser");
