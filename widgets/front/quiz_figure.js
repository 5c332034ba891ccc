/** What lies on the table in a question: the facts in words, the cards as one picture for the eye and one text for the ear. */

import { Card } from "./card.js";
import { html } from "./html.js";
import { NamedSuit } from "./icons.js";
import { Text } from "./terms.js";

/** @import { QuizFigure, QuizQuestion } from "./model.d.ts" */

/**
 * Trump, led suit and dealer, in this order always.
 * @param {{ figure: QuizFigure, text: (name: string) => string }} props
 */
export function Facts({ figure, text }) {
	const { trump, led, dealer } = figure;
	return html`<span class="eu-label quiz-facts">
		${trump && html`<span>${trump.suit && text("trump")} <b><${NamedSuit} ...${trump} /></b></span>`}
		${led && html`<span>${text("led")} <b><${NamedSuit} ...${led} /></b></span>`}
		${dealer && html`<span>${text("dealer")} <b>${dealer}</b></span>`}
	</span>`;
}

/** @param {{ figure: QuizFigure, text: (name: string) => string }} props */
export function Figure({ figure, text }) {
	const { calls, plays, hand, gone } = figure;
	if (!calls.length && !plays.length && !hand.length && !gone.length) return null;
	return html`<div class="quiz-figure" role="img" aria-label=${figure.text}>
		${calls.length > 0 && html`<div class="quiz-calls">${calls.map(({ who, text: said }, i) => html`<span key=${i}><span class="eu-label">${who}</span>${said}</span>`)}</div>`}
		${gone.length > 0 && html`<div class="quiz-gone"><span class="eu-label">${text("gone")}</span>${gone.map((card) => html`<${Card} key=${card.id} card=${card} flip=${false} />`)}</div>`}
		${plays.length > 0 && html`<div class="quiz-plays">${plays.map(({ who, card }, i) => html`<span key=${i} class="quiz-play"><${Card} card=${card} flip=${false} /><span class="eu-label">${who}</span></span>`)}</div>`}
		${hand.length > 0 && gone.length > 0 && html`<span class="eu-label quiz-held">${text("your_hand")}</span>`}
		${hand.length > 0 && html`<div class="eu-hand" style=${`--n:${Math.max(hand.length, 2)}`}>${hand.map((card) => html`<${Card} key=${card.id} card=${card} flip=${false} />`)}</div>`}
	</div>`;
}

/**
 * The first steps of a worked example, already done: the question is the next one.
 * @param {{ question: QuizQuestion, text: (name: string) => string }} props
 */
export function Steps({ question, text }) {
	if (question.steps.length === 0) return null;
	return html`<ol class="quiz-steps" aria-label=${text("steps")}>${question.steps.map((step) => html`<li key=${step}><${Text} text=${step} /></li>`)}</ol>`;
}
