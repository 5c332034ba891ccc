/** The frame's own panels: tools, list of keys, meaning of a term, and what to do when something is wrong. */

import { useEffect, useRef } from "preact/hooks";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { choose } from "./store.js";

/** @import { Choices } from "./store.js" */
/** @import { Fault, TermJson } from "./model.d.ts" */

/** @typedef {(name: string) => string} Say */

/** Puts the focus on the thing it is given to, once it is there. */
function useFocus() {
	const ref = useRef(/** @type {HTMLElement | null} */ (null));
	useEffect(() => ref.current?.focus({ preventScroll: true }), []);
	return ref;
}

/** @param {{ panel: string, choices: Choices, text: Say, onOpen: (panel: "" | "more" | "keys" | "sure") => void }} props */
export function Tools({ panel, choices, text, onOpen }) {
	return html`<div class="eu-tools">
		${
			panel &&
			html`
			<button type="button" data-group="tools" class="eu-btn" aria-pressed=${choices.four} onClick=${() => choose({ ...choices, four: !choices.four })}>${text("four_colours")}</button>
			<button type="button" data-group="tools" class="eu-btn" aria-pressed=${choices.big} onClick=${() => choose({ ...choices, big: !choices.big })}><${Icon} name="screen" />${text("projector")}</button>
			<button type="button" data-group="tools" class="eu-btn" aria-expanded=${panel === "keys"} onClick=${() => onOpen(panel === "keys" ? "more" : "keys")}><${Icon} name="keys" />${text("keys")}</button>
			<button type="button" data-group="tools" class="eu-btn" aria-expanded=${panel === "sure"} onClick=${() => onOpen(panel === "sure" ? "more" : "sure")}><${Icon} name="again" />${text("afresh")}</button>`
		}
		<button type="button" data-group="tools" class="eu-btn icon-only" aria-label=${text("more")} aria-expanded=${Boolean(panel)} onClick=${() => onOpen(panel ? "" : "more")}><${Icon} name="more" /></button>
	</div>`;
}

/** @param {{ lines: [string, string][], text: Say, onClose: () => void }} props */
export function Keys({ lines, text, onClose }) {
	const ref = useFocus();
	return html`<section class="eu-panel" role="dialog" aria-label=${text("keys")}>
		<h3>${text("keys")}</h3>
		<dl class="eu-keys">${lines.map(([keys, meaning]) => html`<dt>${keys}</dt><dd>${meaning}</dd>`)}</dl>
		<button type="button" class="eu-btn" ref=${ref} onClick=${onClose}>${text("close")}</button>
	</section>`;
}

/** @param {{ text: Say, onYes: () => void, onNo: () => void }} props */
export function Sure({ text, onYes, onNo }) {
	const ref = useFocus();
	return html`<section class="eu-panel" role="dialog" aria-label=${text("afresh")}>
		<p>${text("afresh_sure")}</p>
		<div class="eu-row">
			<button type="button" class="eu-btn" onClick=${onYes}>${text("afresh")}</button>
			<button type="button" class="eu-btn" ref=${ref} onClick=${onNo}>${text("stay")}</button>
		</div>
	</section>`;
}

/** @param {{ term: TermJson, style: string, text: Say, onClose: () => void }} props */
export function Meaning({ term, style, text, onClose }) {
	const ref = useFocus();
	return html`<section class="eu-panel eu-pop" role="dialog" aria-label=${term.term} style=${style}>
		<h3>${term.term}</h3>
		<p>${term.definition}</p>
		<button type="button" class="eu-btn" ref=${ref} onClick=${onClose}>${text("close")}</button>
	</section>`;
}

/** @param {{ fault: Fault, text: Say, onGoOn: () => void, onAfresh: () => void }} props */
export function FaultBox({ fault, text, onGoOn, onAfresh }) {
	return html`<section class="eu-panel bad" role="alert">
		<h3>${text("fault")}</h3>
		<p>${fault.text}</p>
		<p class="eu-label">${text("code")} ${fault.code}</p>
		<div class="eu-row">
			<button type="button" class="eu-btn" onClick=${onGoOn}>${text("go_on")}</button>
			<button type="button" class="eu-btn bare" onClick=${onAfresh}>${text("afresh")}</button>
		</div>
	</section>`;
}

/** @param {{ text: Say, onCarryOn: () => void, onAnew: () => void }} props */
export function CarryOn({ text, onCarryOn, onAnew }) {
	return html`<section class="eu-panel lit">
		<p>${text("carry_on_offer")}</p>
		<div class="eu-row">
			<button type="button" class="eu-btn" onClick=${onCarryOn}>${text("carry_on")}</button>
			<button type="button" class="eu-btn bare" onClick=${onAnew}>${text("begin_anew")}</button>
		</div>
	</section>`;
}

/** @param {{ text: Say }} props */
export function Elsewhere({ text }) {
	return html`<p class="eu-label" role="status">${text("elsewhere")}</p>`;
}

/** @param {{ pulse: "slow" | "lost", text: Say }} props */
export function Lost({ pulse, text }) {
	if (pulse === "slow") return html`<p class="eu-label" role="status">${text("slow")}</p>`;
	const page = document.documentElement.classList.contains("eu-theme");
	return html`<section class="eu-panel bad" role="alert">
		<p>${text("lost")}</p>
		<p class="eu-label">${text(page ? "lost_page" : "lost_notebook")}</p>
		${page && html`<button type="button" class="eu-btn" onClick=${() => location.reload()}>${text("start_again")}</button>`}
	</section>`;
}
