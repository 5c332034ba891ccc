/** What went well, what to repeat and what to remember: groups of sentences. */

import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Text } from "./terms.js";

/** @typedef {{ mark: string, title: string, lines: string[] }} Group */

/** @param {{ groups: Group[] }} props */
export function Groups({ groups }) {
	return html`${groups.map((group) => html`<${Part} key=${group.title} group=${group} />`)}`;
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
