/** Quiz: question, answer, reason, and four hints; what is right is known to Python only. */

import { widget } from "./frame.js";
import { Hints } from "./hints.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Facts, Figure, Steps } from "./quiz_figure.js";
import { CardOptions, NumberEntry, TextOptions } from "./quiz_options.js";
import { Text } from "./terms.js";
import { Reason, Verdict } from "./verdict.js";

/** @import { QuizBody, QuizQuestion, QuizSummary, WidgetProps } from "./model.d.ts" */

/** @typedef {{ question: QuizQuestion, text: (name: string) => string, send: WidgetProps<QuizBody>["send"] }} Part */

/** @type {Record<string, string>} what to do, where it is not plain */
const GUIDES = { order: "pick_order", cards: "pick_all" };

/** @param {WidgetProps<QuizBody>} props */
function Quiz({ body, text, send }) {
	if (body.summary) return html`<${Summary} summary=${body.summary} text=${text} send=${send} />`;
	if (!body.question) return null;
	const part = { question: body.question, text, send };
	return html`<div class="eu-body">
		<div class="eu-head"><span class="eu-label">${[body.question.head, body.question.idea].filter(Boolean).join(" · ")}</span>
			${body.question.figure && html`<${Facts} figure=${body.question.figure} text=${text} />`}</div>
		<div class="quiz-grid">
			<div class="stack quiz-main">
				<${Steps} ...${part} />
				<h3><${Text} text=${body.question.prompt} /></h3>
				${body.question.figure && html`<${Figure} figure=${body.question.figure} text=${text} />`}
				<${Answer} ...${part} />
				<${Outcome} question=${body.question} />
				<${Buttons} ...${part} />
			</div>
			<${HintBox} ...${part} />
		</div>
	</div>`;
}

/** @param {Part} props */
function Answer({ question, text, send }) {
	if (question.kind === "number")
		return html`<${NumberEntry} key=${question.head} question=${question} text=${text} send=${send} />`;
	const guide = GUIDES[question.kind];
	const cards = question.options.every((option) => option.card);
	const Options = cards ? CardOptions : TextOptions;
	return html`${guide && !question.take && !question.settled && html`<p class="eu-label">${text(guide)}</p>`}
		<${Options} key=${question.head} question=${question} text=${text} send=${send} />`;
}

/** @param {Pick<Part, "question">} props */
function Outcome({ question }) {
	const { graded } = question;
	if (!graded) return null;
	return html`<${Reason} grade=${graded.grade} word=${graded.word} reason=${graded.reason} next=${graded.next} belief=${graded.belief} />`;
}

/** @param {Part} props */
function Buttons({ question, text, send }) {
	if (question.settled) {
		const label = question.last ? "finish" : "next_question";
		return html`<div class="eu-row"><button type="button" class="eu-btn solid" data-next-focus onClick=${() => send("next")}>${text(label)}<${Icon} name="next" /></button></div>`;
	}
	if (question.retry) {
		return html`<div class="eu-row">
			<button type="button" class="eu-btn solid" data-next-focus onClick=${() => send("retry")}>${text("retry")}</button>
			<button type="button" class="eu-btn bare" onClick=${() => send("show")}>${text("show")}</button>
		</div>`;
	}
	if (!question.check || question.kind === "number") return null;
	return html`<div class="eu-row"><button type="button" class="eu-btn solid" onClick=${() => send("check")}>${text("check")}</button></div>`;
}

/** @param {Part} props */
function HintBox({ question, text, send }) {
	const show =
		!question.retry &&
		html`<div class="eu-row"><button type="button" class="eu-btn bare" onClick=${() => send("show")}>${text("show")}</button></div>`;
	return html`<${Hints} rungs=${question.hints} used=${question.used} settled=${question.settled} text=${text} send=${send}>${show}<//>`;
}

/** @param {{ summary: QuizSummary, text: (name: string) => string, send: WidgetProps<QuizBody>["send"] }} props */
function Summary({ summary, text, send }) {
	return html`<div class="eu-body">
		<div class="eu-head"><h3>${text("went")}</h3></div>
		<p>${summary.text}</p>
		<ol class="quiz-rows">
			${summary.rows.map((row, i) => html`<li key=${i}><${Verdict} grade=${row.grade} word=${row.word} /><span>${row.prompt}${row.hints && html` <span class="eu-label">${row.hints}</span>`}</span></li>`)}
		</ol>
		<div class="eu-row"><button type="button" class="eu-btn" data-next-focus onClick=${() => send("again")}><${Icon} name="again" />${text("again")}</button></div>
	</div>`;
}

export default widget(Quiz, "quiz");
