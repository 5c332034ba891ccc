/** BidTrainer: auction and hand, the ladder that becomes the chart, the verdict, and the hand played out. */

import { useState } from "preact/hooks";
import { HowButton, HowComputed } from "./bid_figures.js";
import { Choice, SuitChoice } from "./choice.js";
import { widget } from "./frame.js";
import { Hand } from "./hand.js";
import { html } from "./html.js";
import { LadderOfBids } from "./ladder.js";
import { Played } from "./played.js";
import { Calls } from "./steps.js";
import { Text } from "./terms.js";
import { Verdict } from "./verdict.js";

/** @import { CardJson, SuitJson, WidgetProps } from "./model.d.ts" */
/** @import { Figures } from "./bid_figures.js" */
/** @import { Ladder } from "./ladder.js" */
/** @import { Call, Reel } from "./steps.js" */

/**
 * @typedef {{
 *   title: string, head: string, calls: Call[], hand: CardJson[], ladder: Ladder, answered: boolean,
 *   guess: { prompt: string, options: number[], value: number | null } | null,
 *   progress: string, verdict: { grade: "best" | "fine" | "mistake", word: string } | null,
 *   lead: string, text: string, also: string,
 *   figures: Figures | null, see: string, naming: { prompt: string, suits: SuitJson[] } | null,
 *   outcome: string[], reel: Reel | null,
 * }} Body
 */
/** @typedef {Pick<WidgetProps<Body>, "body" | "text" | "send">} Props */

/** @param {WidgetProps<Body>} props */
function BidTrainer({ body, text, send }) {
	const [how, setHow] = useState(false);
	return html`<div class="eu-body">
		<div class="eu-head"><h3>${body.title}</h3><span class="eu-label">${body.head}</span></div>
		<div class="bid-grid">
			<div class="stack left">
				<${Calls} calls=${body.calls} label=${text("auction")} />
				<${Hand} cards=${body.hand} label=${text("hand")} name="own" />
				${body.guess && html`<${Guess} guess=${body.guess} text=${text} send=${send} />`}
				${body.answered ? html`<${Answer} body=${body} text=${text} send=${send} />` : html`<p>${text("choose")}</p>`}
			</div>
			<div class="stack tight">
				<${LadderOfBids} key=${body.head} ladder=${body.ladder} answered=${body.answered} text=${text} onCall=${(/** @type {string} */ call) => send("call", { call })} />
				${body.ladder.rungs.some((rung) => rung.bar) && html`<p class="eu-label bid-strip">${text("strip")}</p>`}
				${body.figures && html`<${HowButton} open=${how} text=${text} onToggle=${() => setHow(!how)} />`}
			</div>
		</div>
		${body.figures && how && html`<${HowComputed} figures=${body.figures} text=${text} />`}
		${body.reel && html`<${Played} reel=${body.reel} lines=${body.outcome} text=${text} send=${send} />`}
	</div>`;
}

/** @param {{ guess: NonNullable<Body["guess"]>, text: Props["text"], send: Props["send"] }} props */
function Guess({ guess, text, send }) {
	const options = guess.options.map((n) => ({ value: n, content: String(n) }));
	return html`<div class="stack tight" data-next-focus=${guess.value === null ? "" : undefined}>
		<p><b>${guess.prompt}</b></p>
		<${Choice} options=${options} value=${guess.value ?? undefined} label=${text("guesses")} name="guesses" plain
			onPick=${(/** @type {number} */ tricks) => send("guess", { tricks })} />
	</div>`;
}

/** @param {Props} props */
function Answer({ body, text, send }) {
	return html`<div class="stack">
		<div class="eu-say">
			${body.verdict && html`<${Verdict} ...${body.verdict} />`}
			${body.progress && html`<p class="eu-label">${body.progress}</p>`}
			${body.lead && html`<p><b><${Text} text=${body.lead} /></b></p>`}
			${body.text && html`<p><${Text} text=${body.text} /></p>`}
			${body.also && html`<p class="eu-label">${body.also}</p>`}
		</div>
		${body.naming && html`<${Naming} naming=${body.naming} text=${text} send=${send} />`}
		<${Ways} body=${body} text=${text} send=${send} />
	</div>`;
}

/** @param {{ naming: NonNullable<Body["naming"]>, text: Props["text"], send: Props["send"] }} props */
function Naming({ naming, text, send }) {
	return html`<div class="stack tight" data-next-focus>
		<p><b>${naming.prompt}</b></p>
		<${SuitChoice} suits=${naming.suits} value=${undefined} label=${text("suits")} onPick=${(/** @type {string | null} */ suit) => send("name", { suit })} />
	</div>`;
}

/** @param {Props} props */
function Ways({ body, text, send }) {
	return html`<div class="eu-row">
		<button type="button" class="eu-btn solid" data-next-focus=${body.reel ? undefined : ""} aria-label=${text("same_seat")} onClick=${() => send("another")}>${text("another")}</button>
		${body.see && html`<button type="button" class="eu-btn" onClick=${() => send("see")}>${body.see}</button>`}
		<button type="button" class="eu-btn bare" onClick=${() => send("move")}>${text("move")}</button>
	</div>`;
}

export default widget(BidTrainer, "bidder");
