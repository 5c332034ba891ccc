/** Verdicts: an icon, a word and an outline; the reason beside a rule of the same colour. */

import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Text } from "./terms.js";

/** @typedef {"best" | "fine" | "mistake"} Grade */

/** @type {Record<Grade, string>} */
const ICONS = { best: "tick", fine: "near", mistake: "cross" };

/** @param {{ grade: Grade, word: string }} props */
export function Verdict({ grade, word }) {
	return html`<span class=${`eu-verdict ${grade}`}><${Icon} name=${ICONS[grade]} />${word}</span>`;
}

/**
 * The verdict with its reason; the mistaken belief named, and what happens next, in smaller print.
 * @param {{ grade: Grade, word: string, reason: string, next?: string, belief?: string }} props
 */
export function Reason({ grade, word, reason, next, belief }) {
	return html`<div class=${`reason-box ${grade}`}>
		<${Verdict} grade=${grade} word=${word} />
		<p><${Text} text=${reason} /></p>
		${belief && html`<p class="eu-label eu-belief">${belief}</p>`}
		${next && html`<p class="eu-label"><${Text} text=${next} /></p>`}
	</div>`;
}
