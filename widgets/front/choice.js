/** One of a few: a row of buttons with one tab stop, the chosen one lit (or plain, where nothing is special). */

import { html } from "./html.js";
import { NamedSuit } from "./icons.js";
import { useRoving } from "./keys.js";

/** @import { SuitJson } from "./model.d.ts" */

/**
 * @template Value
 * @param {{
 *   options: { value: Value, content: unknown, label?: string, why?: string }[], value: Value | undefined,
 *   label: string, onPick: (value: Value) => void, name?: string, plain?: boolean,
 * }} props
 */
export function Choice({ options, value, label, onPick, name = "choice", plain = false }) {
	const chosen = Math.max(
		options.findIndex((option) => option.value === value),
		0,
	);
	const { group, item } = useRoving(name, options.length, chosen);
	return html`<div class=${`eu-choice${plain ? " plain" : ""}`} role="group" aria-label=${label} ...${group}>
		${options.map((option, i) => {
			const state = { "aria-pressed": option.value === value, "aria-label": option.label };
			return html`<button type="button" key=${String(option.value)} data-focus=${String(option.value)} ...${item(i)} ...${state} onClick=${() => onPick(option.value)}>${option.content}</button>`;
		})}
	</div>`;
}

/**
 * Choose a suit; null is no trump. Narrow rows show the signs only, the names stay for readers aloud.
 * @param {{ suits: SuitJson[], value: string | null | undefined, label: string, onPick: (suit: string | null) => void, name?: string }} props
 */
export function SuitChoice({ suits, value, label, onPick, name = "suits" }) {
	const options = suits.map((suit) => ({
		value: suit.suit,
		content: html`<${NamedSuit} suit=${suit.suit} name=${suit.name} wide />`,
	}));
	return html`<${Choice} options=${options} value=${value} label=${label} onPick=${onPick} name=${name} />`;
}
