/** A rule sheet: its sections, each a heading and sentences. */

import { html } from "./html.js";

/** @typedef {{ title: string, lines: string[] }} Section */

/** @param {{ sections: Section[] }} props */
export function Sheet({ sections }) {
	return html`<div class="sheet">${sections.map(
		({ title, lines }) =>
			html`<section key=${title}><h4>${title}</h4><ul>${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul></section>`,
	)}</div>`;
}
