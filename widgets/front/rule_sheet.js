/** RuleSheet: what changes from the table one knows to another, and that table's rules behind a fold. */

import { widget } from "./frame.js";
import { html } from "./html.js";
import { Sheet } from "./sheet.js";

/** @import { WidgetProps } from "./model.d.ts" */
/** @import { Section } from "./sheet.js" */

/** @typedef {{ kind: "new" | "gone" | "other", title: string, now: string, before: string }} ChangeBody */
/**
 * @typedef {{
 *   title: string, changes: ChangeBody[], other: ChangeBody[], otherLabel: string,
 *   sheetLabel: string, sheet: Section[],
 * }} Body
 */
/** @typedef {WidgetProps<Body>["text"]} Words */

/** @param {WidgetProps<Body>} props */
function RuleSheet({ body, text }) {
	return html`<div class="eu-body">
		<div class="eu-head"><h3>${body.title}</h3></div>
		${body.changes.length ? html`<${Changes} changes=${body.changes} text=${text} />` : html`<p class="eu-prose">${text("same")}</p>`}
		<div class="folds">
			${
				body.other.length > 0 &&
				html`<details class="fold"><summary><span>${body.otherLabel}</span></summary><div><${Changes} changes=${body.other} text=${text} /></div></details>`
			}
			<details class="fold"><summary><span>${body.sheetLabel}</span></summary>
				<${Sheet} sections=${body.sheet} />
			</details>
		</div>
	</div>`;
}

/** @param {{ changes: ChangeBody[], text: Words }} props */
function Changes({ changes, text }) {
	return html`<ul class="changes">${changes.map((one) => html`<${Change} key=${one.title} change=${one} text=${text} />`)}</ul>`;
}

/** @param {{ change: ChangeBody, text: Words }} props */
function Change({ change, text }) {
	const { kind, title, now, before } = change;
	return html`<li>
		<span class="change-head"><b>${title}</b>${kind !== "other" && html`<span class=${kind === "new" ? "chip lit" : "chip"}>${text(kind)}</span>`}</span>
		${now && html`<span>${now}</span>`}
		${before && html`<span class="change-before">${kind === "other" && html`<b>${text("so_far")}</b> `}${before}</span>`}
	</li>`;
}

export default widget(RuleSheet, "rule-sheet");
