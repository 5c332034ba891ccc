/** Two dialogs of the table: a new match with its house rules, and a match as text to keep or to load. */

import { useEffect, useRef } from "preact/hooks";
import { Choice } from "./choice.js";
import { html } from "./html.js";

/** @import { WidgetProps } from "./model.d.ts" */

/** @typedef {{ name: string, label: string, values: string[], chosen: number }} Choosable */
/**
 * @typedef {{
 *   kind: "new" | "save", trouble: string, options: Choosable[], differences: string[], text: string, match: string,
 * }} PanelBody
 */
/** @typedef {{ panel: PanelBody, text: WidgetProps<unknown>["text"], send: WidgetProps<unknown>["send"], tell: (text: string) => void }} Props */

/**
 * The dialog that is open; Escape closes it.
 * @param {Props} props
 */
export function Panel(props) {
	/** @param {KeyboardEvent} event */
	const onKeyDown = (event) => event.key === "Escape" && props.send("panel", { panel: "" });
	return html`<div onKeyDown=${onKeyDown}><${props.panel.kind === "new" ? NewMatch : SaveLoad} ...${props} /></div>`;
}

/** @param {Omit<Props, "tell">} props */
function NewMatch({ panel, text, send }) {
	const seed = useRef(/** @type {HTMLInputElement | null} */ (null));
	useEffect(() => seed.current?.focus(), []);
	/** @param {Event} event */
	const start = (event) => {
		event.preventDefault();
		send("start", { seed: seed.current?.value ?? "" });
	};
	return html`<section class="eu-panel table-panel" role="dialog" aria-label=${text("new_match")}>
		<h3>${text("new_match")}</h3>
		<form class="stack" onSubmit=${start}>
		<label class="field"><span class="eu-label">${text("seed")}</span><input ref=${seed} class="eu-input" inputMode="numeric" autocomplete="off" maxLength="20" aria-invalid=${Boolean(panel.trouble)} /></label>
		<${Trouble} text=${panel.trouble} />
		<div class="house-rules">${panel.options.map((option) => html`<${HouseRule} key=${option.name} option=${option} send=${send} />`)}</div>
		<div class="stack tight">
			<span class="eu-label">${text("differs")}</span>
			${panel.differences.length ? html`<ul>${panel.differences.map((line) => html`<li>${line}</li>`)}</ul>` : html`<p>${text("as_book")}</p>`}
		</div>
		<div class="eu-row"><button type="submit" class="eu-btn solid">${text("start")}</button><${Close} text=${text} send=${send} /></div>
		</form>
	</section>`;
}

/** @param {{ option: Choosable, send: Props["send"] }} props */
function HouseRule({ option, send }) {
	const options = option.values.map((content, value) => ({ value, content }));
	/** @param {number} at */
	const pick = (at) => send("option", { name: option.name, at });
	return html`<div class="stack tight">
		<span class="eu-label">${option.label}</span>
		<${Choice} options=${options} value=${option.chosen} label=${option.label} name=${option.name} plain onPick=${pick} />
	</div>`;
}

/** @param {Props} props */
function SaveLoad({ panel, text, send, tell }) {
	const typed = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
	useEffect(() => typed.current?.focus(), []);
	const load = () => send("load", { text: typed.current?.value ?? "" });
	return html`<section class="eu-panel table-panel" role="dialog" aria-label=${text("save_load")}>
		<h3>${text("save_load")}</h3>
		<${Kept} label=${text("saved")} value=${panel.text} text=${text} tell=${tell} />
		${panel.match && html`<${Kept} label=${text("finished")} value=${panel.match} text=${text} tell=${tell} />`}
		<label class="field"><span class="eu-label">${text("load_label")}</span><textarea ref=${typed} class="eu-input" rows="4" spellcheck=${false}></textarea></label>
		<${Trouble} text=${panel.trouble} />
		<div class="eu-row"><button type="button" class="eu-btn solid" onClick=${load}>${text("load")}</button><${Close} text=${text} send=${send} /></div>
	</section>`;
}

/** @param {{ label: string, value: string, text: Props["text"], tell: Props["tell"] }} props */
function Kept({ label, value, text, tell }) {
	const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
	const copy = async () => {
		area.current?.select();
		try {
			await navigator.clipboard.writeText(value);
			tell(text("copied"));
		} catch {
			// A browser may forbid it: the text is selected, and the keys for copying do the rest.
		}
	};
	return html`<div class="stack tight">
		<label class="field"><span class="eu-label">${label}</span><textarea ref=${area} class="eu-input" rows="4" readOnly value=${value}></textarea></label>
		<div class="eu-row"><button type="button" class="eu-btn" onClick=${copy}>${text("copy")}</button></div>
	</div>`;
}

/** @param {{ text: string }} props */
function Trouble({ text }) {
	return text && html`<p class="trouble" role="alert">${text}</p>`;
}

/** @param {{ text: Props["text"], send: Props["send"] }} props */
function Close({ text, send }) {
	return html`<button type="button" class="eu-btn" onClick=${() => send("panel", { panel: "" })}>${text("close")}</button>`;
}
