/** TrickStepper: a trick or a whole hand, step by step; the last steps may be asked before they are shown. */

import { Choice } from "./choice.js";
import { widget } from "./frame.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Board, Chapters, Controls, OpenHands, Standing, Telling } from "./steps.js";
import { Verdict } from "./verdict.js";

/** @import { CardJson, WidgetProps } from "./model.d.ts" */
/** @import { Reel } from "./steps.js" */

/** @typedef {{ value: string, label: string }} Option */
/** @typedef {{ prompt: string, card: CardJson, options: Option[] }} Ask */
/**
 * @typedef {{
 *   title: string, reel: Reel, ask: Ask | null, verdict: { grade: "best" | "mistake", word: string } | null,
 *   atEnd: boolean, playing: boolean, speed: string, speeds: Option[], example: string, more: boolean,
 * }} Body
 */
/** @typedef {Pick<WidgetProps<Body>, "body" | "text" | "send">} Props */

/** @param {WidgetProps<Body>} props */
function TrickStepper({ body, text, send }) {
	const { reel, ask } = body;
	return html`<div class="eu-body">
		<div class="eu-head"><h3>${body.title}</h3><${Standing} reel=${reel} text=${text} /></div>
		<div class="step-grid">
			<div class="stack"><${Board} reel=${reel} text=${text} coming=${ask?.card} /><${Chapters} reel=${reel} text=${text} send=${send} /></div>
			<div class="stack">
				<${Telling} reel=${reel}>${body.verdict && html`<${Verdict} ...${body.verdict} />`}<//>
				${ask && html`<${Question} ask=${ask} text=${text} send=${send} />`}
				<${Controls} reel=${reel} text=${text} send=${send} held=${Boolean(ask)} solid=${!body.more} focus=${!body.more && !ask} />
				<${Playing} body=${body} text=${text} send=${send} />
			</div>
		</div>
		<${OpenHands} reel=${reel} text=${text} />
	</div>`;
}

/** @param {{ ask: Ask, text: Props["text"], send: Props["send"] }} props */
function Question({ ask, text, send }) {
	const options = ask.options.map(({ value, label }) => ({ value, content: label }));
	return html`<div class="stack tight step-ask" data-next-focus>
		<p><b>${ask.prompt}</b></p>
		<${Choice} options=${options} value=${undefined} label=${text("answers")} name="answers" plain
			onPick=${(/** @type {string} */ value) => send("answer", { value })} />
	</div>`;
}

/** @param {Props} props */
function Playing({ body, text, send }) {
	const speeds = body.speeds.map(({ value, label }) => ({ value, content: label }));
	return html`<div class="eu-row step-play">
		${
			body.playing
				? html`<button type="button" class="eu-btn" data-focus="play" onClick=${() => send("pause")}><${Icon} name="pause" />${text("pause")}</button>`
				: html`<button type="button" class="eu-btn" data-focus="play" onClick=${() => send("play")}><${Icon} name="play" />${text("play")}</button>`
		}
		<${Choice} options=${speeds} value=${body.speed} label=${text("speed")} name="speeds" plain
			onPick=${(/** @type {string} */ value) => send("speed", { value })} />
		${body.more && html`<button type="button" class="eu-btn solid" data-next-focus onClick=${() => send("another")}>${text("another")}<${Icon} name="next" /></button>`}
		${body.example && html`<span class="eu-label">${body.example}</span>`}
	</div>`;
}

export default widget(TrickStepper, "stepper");
