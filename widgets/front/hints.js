/** The ladder of hints: four numbered rungs, those used lit, later ones named so that the price is known. */

import { html } from "./html.js";
import { Text } from "./terms.js";

/** @typedef {{ text: string, open: boolean }} Rung */

/**
 * @param {{
 *   rungs: Rung[], used: string, text: (name: string) => string, send: (kind: string) => void,
 *   settled?: boolean, children?: unknown,
 * }} props children stand where the button was, once every rung is used
 */
export function Hints({ rungs, used, text, send, settled = false, children }) {
	const shut = rungs.some((rung) => !rung.open);
	return html`<section class="hintbox stack tight">
		<h4 class="panel-title">${text("hints")}<span class="eu-label">${used}</span></h4>
		<ol class="hints">
			${rungs.map((rung, i) => html`<li key=${i} class=${rung.open ? "open" : "shut"}><i aria-hidden="true">${i + 1}</i><span>${rung.open ? html`<${Text} text=${rung.text} />` : rung.text}</span></li>`)}
		</ol>
		${shut && !settled && html`<div class="eu-row"><button type="button" class="eu-btn" onClick=${() => send("hint")}>${text("next_hint")}</button></div>`}
		${!shut && !settled && children}
	</section>`;
}
