/** What the dialogs of the table share: a text to copy, what is wrong, and the way out. */

import { useRef } from "preact/hooks";
import { html } from "./html.js";

/** @import { WidgetProps } from "./model.d.ts" */

/** @typedef {{ text: WidgetProps<unknown>["text"], send: WidgetProps<unknown>["send"], tell: (text: string) => void }} Props */

/**
 * Copies the whole field.
 * @param {HTMLInputElement | HTMLTextAreaElement | null} field
 * @param {() => void} done
 */
export async function copyFrom(field, done) {
	field?.select();
	try {
		await navigator.clipboard.writeText(field?.value ?? "");
		done();
	} catch {
		// A browser may forbid it: the text is selected, and the keys for copying do the rest.
	}
}

/** @param {{ label: string, value: string, text: Props["text"], tell: Props["tell"] }} props */
export function Kept({ label, value, text, tell }) {
	const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
	const copy = () => copyFrom(area.current, () => tell(text("copied")));
	return html`<div class="stack tight">
		<label class="field"><span class="eu-label">${label}</span><textarea ref=${area} class="eu-input" rows="4" readOnly value=${value}></textarea></label>
		<div class="eu-row"><button type="button" class="eu-btn" onClick=${copy}>${text("copy")}</button></div>
	</div>`;
}

/** @param {{ text: string }} props */
export function Trouble({ text }) {
	return text && html`<p class="trouble" role="alert">${text}</p>`;
}

/** @param {{ text: Props["text"], send: Props["send"] }} props */
export function Close({ text, send }) {
	return html`<button type="button" class="eu-btn" onClick=${() => send("panel", { panel: "" })}>${text("close")}</button>`;
}
