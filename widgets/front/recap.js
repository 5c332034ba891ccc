/** Recap: sentences about this sitting, in groups. */

import { widget } from "./frame.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Text } from "./terms.js";

/** @import { WidgetProps } from "./model.d.ts" */

/** @typedef {{ mark: string, title: string, lines: string[] }} Group */
/** @typedef {{ summary: string, groups: Group[] }} Body */

/** @param {WidgetProps<Body>} props */
function Recap({ body, text }) {
	return html`<div class="eu-body">
		<div class="eu-head"><h3>${text("title")}</h3></div>
		<p class="eu-prose">${body.summary}</p>
		${body.groups.map((group) => html`<${Part} key=${group.title} group=${group} />`)}
	</div>`;
}

/** @param {{ group: Group }} props */
function Part({ group }) {
	return html`<section class="stack tight">
		<h4><${Icon} name=${group.mark} /> ${group.title}</h4>
		<ul class="recap-lines">
			${group.lines.map((line) => html`<li key=${line}><${Text} text=${line} /></li>`)}
		</ul>
	</section>`;
}

export default widget(Recap, "recap");
