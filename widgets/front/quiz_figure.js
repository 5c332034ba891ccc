/** What lies on the table in a question: one picture for the eye, one text for the ear. */

import { Card } from "./card.js";
import { html } from "./html.js";
import { NamedSuit } from "./icons.js";

/** @import { QuizFigure } from "./model.d.ts" */

/** @param {{ figure: QuizFigure, text: (name: string) => string }} props */
export function Figure({ figure, text }) {
	const facts = [
		figure.trump && html`<span>${text("trump")} <b><${NamedSuit} ...${figure.trump} /></b></span>`,
		figure.led && html`<span>${text("led")} <b><${NamedSuit} ...${figure.led} /></b></span>`,
		figure.dealer && html`<span>${text("dealer")} <b>${figure.dealer}</b></span>`,
	].filter(Boolean);
	return html`<div class="quiz-figure" role="img" aria-label=${figure.text}>
		${facts.length > 0 && html`<div class="quiz-facts">${facts}</div>`}
		${figure.calls.length > 0 && html`<div class="quiz-calls">${figure.calls.map(({ who, text: said }, i) => html`<span key=${i}><span class="eu-label">${who}</span>${said}</span>`)}</div>`}
		${figure.plays.length > 0 && html`<div class="quiz-plays">${figure.plays.map(({ who, card }, i) => html`<span key=${i} class="quiz-play"><${Card} card=${card} flip=${false} /><span class="eu-label">${who}</span></span>`)}</div>`}
		${figure.hand.length > 0 && html`<div class="eu-hand" style=${`--n:${Math.max(figure.hand.length, 2)}`}>${figure.hand.map((card) => html`<${Card} key=${card.id} card=${card} flip=${false} />`)}</div>`}
	</div>`;
}
