/** Small signs from the sprite: icons and suits. A sign is never alone: a word stands beside it or in its label. */

import { html } from "./html.js";

/** @import { SuitLetter } from "./model.d.ts" */

/** @type {Record<SuitLetter, string>} */
export const SUIT_CLASS = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };

/** @param {{ name: string }} props */
export function Icon({ name }) {
	return html`<svg class="eu-icon" aria-hidden="true"><use href=${`#eu-i-${name}`} /></svg>`;
}

/**
 * A suit sign; give it a label where no word stands beside it.
 * @param {{ suit: SuitLetter, label?: string }} props
 */
export function Suit({ suit, label }) {
	const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
	return html`<svg class=${`eu-suit ${SUIT_CLASS[suit]}`} ...${spoken}><use href=${`#eu-s-${suit}`} /></svg>`;
}

/**
 * What a suit is called, with its sign before it; no trump has a sign of its own.
 * @param {{ suit: SuitLetter | null, name: string, wide?: boolean }} props wide: in narrow rows the name is only read aloud
 */
export function NamedSuit({ suit, name, wide = false }) {
	const sign = suit ? html`<${Suit} suit=${suit} />` : html`<${Icon} name="none" />`;
	return html`${sign}<span class=${wide ? "wide" : undefined}>${name}</span>`;
}
