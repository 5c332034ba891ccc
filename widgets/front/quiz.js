/** Quiz: question, answer, reason, and four hints. */

import { widget } from "./frame.js";
import { html } from "./html.js";

function Quiz() {
	return html`<div></div>`;
}

export default widget(Quiz);
