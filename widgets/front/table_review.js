/** Looking back on a hand: what cost most with its reasons, and a button to play it again from there. */

import { useEffect, useRef } from "preact/hooks";
import { html } from "./html.js";
import { Close } from "./table_fields.js";
import { Verdict } from "./verdict.js";

/** @import { WidgetProps } from "./model.d.ts" */
/** @import { Grade } from "./verdict.js" */

/** @typedef {{ at: number, title: string, grade: Grade, word: string, sentences: string[] }} Row */
/** @typedef {{ kind: "review", lead: string, worst: Row[], others: Row[], assumed: string[], again: boolean }} ReviewBody */
/** @typedef {{ panel: ReviewBody, text: WidgetProps<unknown>["text"], send: WidgetProps<unknown>["send"] }} Props */

/** @param {Props} props */
export function LookingBack({ panel, text, send }) {
	const section = useRef(/** @type {HTMLElement | null} */ (null));
	useEffect(() => section.current?.focus(), []);
	return html`<section ref=${section} tabIndex="-1" class="eu-panel table-panel" role="dialog" aria-label=${text("review")}>
		<h3>${text("review")}</h3>
		<p>${panel.lead}</p>
		${panel.worst.length > 0 && html`<h4>${text("worst")}</h4>`}
		${panel.worst.map((row) => html`<${Decision} key=${row.at} row=${row} again=${panel.again} text=${text} send=${send} />`)}
		${panel.others.length > 0 && html`<h4>${text("others")}</h4>`}
		${panel.others.map((row) => html`<${Decision} key=${row.at} row=${row} again=${panel.again} text=${text} send=${send} />`)}
		${panel.assumed.length > 0 && html`<${Assumed} lines=${panel.assumed} title=${text("assumed")} />`}
		<div class="eu-row"><${Close} text=${text} send=${send} /></div>
	</section>`;
}

/** @param {{ lines: string[], title: string }} props */
function Assumed({ lines, title }) {
	return html`<div class="folds"><details class="fold"><summary><span>${title}</span></summary>
		<div class="stack tight">${lines.map((line) => html`<p class="eu-label">${line}</p>`)}</div>
	</details></div>`;
}

/** @param {{ row: Row, again: boolean, text: Props["text"], send: Props["send"] }} props */
function Decision({ row, again, text, send }) {
	return html`<div class="stack tight">
		<p class="eu-row"><${Verdict} grade=${row.grade} word=${row.word} /><span>${row.title}</span></p>
		${row.sentences.map((line) => html`<p>${line}</p>`)}
		${again && row.sentences.length > 0 && html`<div class="eu-row"><button type="button" class="eu-btn" onClick=${() => send("replay", { at: row.at })}>${text("replay")}</button></div>`}
	</div>`;
}
