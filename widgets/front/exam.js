/** Exam: one question after another, none marked before all are handed in; then how it went, by idea and one by one. */

import { useEffect, useRef } from "preact/hooks";
import { widget } from "./frame.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { useRoving } from "./keys.js";
import { Facts, Figure, Steps } from "./quiz_figure.js";
import { CardOptions, TextOptions } from "./quiz_options.js";
import { Groups } from "./recap_groups.js";
import { Text } from "./terms.js";
import { Reason, Verdict } from "./verdict.js";

/** @import { ExamBody, ExamResult, QuizQuestion, WidgetProps } from "./model.d.ts" */

/** @typedef {WidgetProps<ExamBody>} Props */
/** @typedef {Pick<Props, "body" | "text" | "send">} Part */
/** @typedef {Part & { question: QuizQuestion }} Asked */

/** @type {Record<string, string>} what to do, where it is not plain */
const GUIDES = { order: "pick_order", cards: "pick_every" };

/** @param {Props} props */
function Exam({ body, text, send }) {
	if (body.result) return html`<${Result} body=${body} result=${body.result} text=${text} send=${send} />`;
	if (!body.question) return null;
	const { question } = body;
	const part = { body, question, text, send };
	return html`<div class="eu-body">
		<div class="eu-head"><span class="eu-label">${[body.title, question.head, question.idea].join(" · ")}</span>
			${question.figure && html`<${Facts} figure=${question.figure} text=${text} />`}</div>
		${body.rules && html`<p class="eu-prose">${body.rules}</p>`}
		<div class="stack quiz-main">
			<${Steps} question=${question} text=${text} />
			<h3><${Text} text=${question.prompt} /></h3>
			${question.figure && html`<${Figure} figure=${question.figure} text=${text} />`}
			<${Answer} ...${part} />
			${question.graded && html`<${Reason} ...${question.graded} />`}
			<${Ways} ...${part} />
			<${Missing} ...${part} />
		</div>
	</div>`;
}

/** @param {Asked} props */
function Answer({ body, question, text, send }) {
	if (question.kind === "number")
		return html`<${Entry} key=${question.head} body=${body} question=${question} text=${text} send=${send} />`;
	const guide = GUIDES[question.kind];
	const Options = question.options.every((option) => option.card) ? CardOptions : TextOptions;
	return html`${guide && !question.take && !question.settled && html`<p class="eu-label">${text(guide)}</p>`}
		<${Options} key=${question.head} question=${question} text=${text} send=${send} />`;
}

/**
 * A number; it is handed on whenever the field is left, and Enter goes on to the next question.
 * @param {Asked} props
 */
function Entry({ body, question, text, send }) {
	const field = useRef(/** @type {HTMLInputElement | null} */ (null));
	useEffect(() => {
		if (field.current) field.current.value = question.entry;
	}, [question.entry]);
	const write = () => send("entry", { entry: field.current?.value ?? "", at: body.at });
	/** @param {Event} event */
	const go = (event) => {
		event.preventDefault();
		write();
		if (!question.last) send("step", { to: body.at + 1 });
	};
	return html`<form class="eu-row quiz-number" onSubmit=${go}>
		<label class="eu-row"><span class="eu-label">${text("number")}</span>
			<input ref=${field} type="text" inputmode="decimal" autocomplete="off" size="6" maxlength="40" readOnly=${question.settled} onChange=${write} />
			${question.percent && html`<span>%</span>`}
		</label>
	</form>`;
}

/** Back, on, and at the end out of it.
 * @param {Asked} props */
function Ways({ body, question, text, send }) {
	const to = (/** @type {number} */ at) => send("step", { to: at });
	return html`<div class="eu-row exam-ways">
		${body.at > 0 && html`<button type="button" key="back" class="eu-btn" onClick=${() => to(body.at - 1)}><${Icon} name="prev" />${text("back")}</button>`}
		<${Onward} body=${body} question=${question} text=${text} send=${send} />
		${body.handed && !question.last && html`<button type="button" key="result" class="eu-btn bare" onClick=${() => send("result")}>${text("went")}</button>`}
		${body.progress && html`<span class="eu-label">${body.progress}</span>`}
	</div>`;
}

/** @param {Asked} props */
function Onward({ body, question, text, send }) {
	if (!question.last)
		return html`<button type="button" key="next" class="eu-btn solid" data-next-focus onClick=${() => send("step", { to: body.at + 1 })}>${text("next")}<${Icon} name="next" /></button>`;
	const [kind, label] = body.handed ? ["result", "went"] : ["hand_in", "hand_in"];
	if (body.missing) return null;
	return html`<button type="button" key="out" class="eu-btn solid" data-next-focus onClick=${() => send(kind)}>${text(label)}</button>`;
}

/** What is not answered, when handing in was asked for.
 * @param {Asked} props */
function Missing({ body, text, send }) {
	if (!body.missing) return null;
	return html`<div class="eu-panel stack tight">
		<p>${body.missing}</p>
		<div class="eu-row">
			<button type="button" class="eu-btn solid" data-next-focus onClick=${() => send("step", { to: body.open })}>${text("to_open")}</button>
			<button type="button" class="eu-btn" onClick=${() => send("hand_in")}>${text("hand_in_now")}</button>
		</div>
	</div>`;
}

/** @param {Part & { result: ExamResult }} props */
function Result({ body, result, text, send }) {
	const { group, item } = useRoving("rows", result.rows.length);
	return html`<div class="eu-body">
		<div class="eu-head"><span class="eu-label">${body.title}</span></div>
		<h3>${result.text}</h3>
		<${Groups} groups=${result.groups} />
		<section class="stack tight">
			<h4>${text("every_question")}</h4>
			<div class="exam-rows" role="group" aria-label=${text("every_question")} ...${group}>
				${result.rows.map(
					(
						row,
						i,
					) => html`<button type="button" key=${i} class="exam-row" ...${item(i)} onClick=${() => send("step", { to: i })}>
					<span class="num eu-label">${i + 1}</span><${Verdict} grade=${row.grade} word=${row.word} /><span>${row.prompt} <span class="eu-label">${row.idea}</span></span>
				</button>`,
				)}
			</div>
		</section>
		<div class="eu-row">
			<button type="button" class="eu-btn solid" data-next-focus onClick=${() => send("another")}>${text("another")}<${Icon} name="next" /></button>
			<button type="button" class="eu-btn" onClick=${() => send("again")}><${Icon} name="again" />${text("again")}</button>
		</div>
	</div>`;
}

export default widget(Exam, "exam");
