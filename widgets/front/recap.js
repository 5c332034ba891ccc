/** Recap: sentences about this sitting, in groups. */

import { widget } from "./frame.js";
import { html } from "./html.js";
import { Groups } from "./recap_groups.js";

/** @import { WidgetProps } from "./model.d.ts" */
/** @import { Group } from "./recap_groups.js" */

/** @typedef {{ summary: string, groups: Group[] }} Body */

/** @param {WidgetProps<Body>} props */
function Recap({ body, text }) {
	return html`<div class="eu-body">
		<div class="eu-head"><h3>${text("title")}</h3></div>
		<p class="eu-prose">${body.summary}</p>
		<${Groups} groups=${body.groups} />
	</div>`;
}

export default widget(Recap, "recap");
