/** The answers of a question: cards, words in rows, or a number to write. */

import { useRef } from "preact/hooks";
import { Card } from "./card.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { useRoving } from "./keys.js";
import { useFrame } from "./terms.js";

/** @import { QuizOption, QuizQuestion } from "./model.d.ts" */

/** @typedef {{ question: QuizQuestion, text: (name: string) => string, send: (kind: string, fields?: Record<string, unknown>) => void }} Part */

/** @type {Record<string, string>} */
const SIGNS = { right: "tick", wrong: "cross", fine: "near" };

/**
 * Choosing, or why not: what a hint has struck out explains itself.
 * @param {Part} part
 */
function usePick({ question, text, send }) {
	const { tell } = useFrame();
	/** @param {QuizOption} option */
	return (option) => {
		if (question.settled) return;
		if (option.struck) tell(text("struck"));
		else send("choose", { option: option.id });
	};
}

/** @param {Part} part */
export function CardOptions(part) {
	const { question, text } = part;
	const pick = usePick(part);
	const { group, item } = useRoving("answers", question.options.length);
	return html`<div class="quiz-cards" role="group" aria-label=${text("answers")} style=${`--n:${columns(question.options.length)}`} ...${group}>
		${question.options.map((option, i) => {
			const card = option.card && { ...option.card, name: named(option, option.card.name, text) };
			const press = question.settled
				? {}
				: { onPick: () => pick(option), pressed: option.chosen, ...item(i) };
			return html`<figure key=${option.id} class=${option.mark ? "graded" : ""}>
				${card && html`<${Card} card=${card} flip=${false} ...${press} />`}
				<figcaption aria-hidden="true">${option.place ? html`<b class="num">${option.place}</b>` : html`<${Sign} option=${option} />`}</figcaption>
			</figure>`;
		})}
	</div>`;
}

/**
 * Cards side by side; more than a hand lie in two rows.
 * @param {number} count
 */
function columns(count) {
	return count > 8 ? Math.ceil(count / 2) : Math.max(count, 2);
}

/** @param {Part} part */
export function TextOptions(part) {
	const { question, text } = part;
	const pick = usePick(part);
	const { group, item } = useRoving("answers", question.options.length);
	const few = question.options.every((option) => option.text.length < 14);
	return html`<div class=${`quiz-options${few ? " few" : ""}`} role="group" aria-label=${text("answers")} ...${group}>
		${question.options.map((option, i) => {
			const state = {
				"aria-pressed": option.chosen,
				"aria-disabled": question.settled || option.struck ? "true" : undefined,
			};
			return html`<button type="button" key=${option.id} data-focus=${option.id} ...${item(i)} ...${state}
				class=${["quiz-option", option.mark, option.struck ? "struck" : ""].join(" ")} onClick=${() => pick(option)}>
				${option.place && html`<b class="num">${option.place}</b>`}<span>${option.text}</span><${Sign} option=${option} label=${option.mark && text(`${option.mark}_mark`)} />
			</button>`;
		})}
	</div>`;
}

/** @param {Part} part */
export function NumberEntry({ question, text, send }) {
	const field = useRef(/** @type {HTMLInputElement | null} */ (null));
	/** @param {Event} event */
	const check = (event) => {
		event.preventDefault();
		if (!question.settled) send("check", { entry: field.current?.value ?? "" });
	};
	return html`<form class="eu-row quiz-number" onSubmit=${check}>
		<label class="eu-row"><span class="eu-label">${text("number")}</span>
			<input ref=${field} type="text" inputmode="decimal" autocomplete="off" size="6" defaultValue=${question.entry} readOnly=${question.settled} />
			${question.percent && html`<span>%</span>`}
		</label>
		${!question.settled && !question.retry && html`<button type="submit" class="eu-btn solid">${text("check")}</button>`}
		${question.retry && html`<button type="submit" class="eu-btn">${text("check")}</button>`}
	</form>`;
}

/** @param {{ option: QuizOption, label?: string }} props */
function Sign({ option, label }) {
	const sign = SIGNS[option.mark];
	if (!sign) return null;
	const spoken = label ? { role: "img", "aria-label": label } : {};
	return html`<span class=${`quiz-sign ${option.mark}`} ...${spoken}><${Icon} name=${sign} /></span>`;
}

/**
 * @param {QuizOption} option
 * @param {string} name
 * @param {(name: string) => string} text
 */
function named(option, name, text) {
	const place = option.place ? `${option.place}: ` : "";
	return option.mark ? `${place}${name}, ${text(`${option.mark}_mark`)}` : `${place}${name}`;
}
