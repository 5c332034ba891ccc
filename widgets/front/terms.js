/** Text with terms in it: "the [[left_bower|left bower]]" shows a word that tells its meaning when tapped. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { html } from "./html.js";

/** @import { Words } from "./model.d.ts" */

/** @typedef {{ words: Words, openTerm: (id: string, node: HTMLElement) => void, tell: (text: string) => void }} Around */

/** What every part of a widget can reach: words, terms, and a voice. */
export const Frame = createContext(/** @type {Around} */ (/** @type {unknown} */ (null)));

export function useFrame() {
	return useContext(Frame);
}

/**
 * Plain pieces and terms, in order.
 * @param {string} text
 * @returns {Array<string | { id: string, word: string }>}
 */
export function pieces(text) {
	return text
		.split(/(\[\[\w+\|[^\]|]+\]\])/)
		.filter(Boolean)
		.map((piece) => {
			const found = /^\[\[(\w+)\|([^\]|]+)\]\]$/.exec(piece);
			return found ? { id: found[1] ?? "", word: found[2] ?? "" } : piece;
		});
}

/**
 * A text whose terms can be tapped; a term without a definition is plain text.
 * @param {{ text: string }} props
 */
export function Text({ text }) {
	const { words } = useFrame();
	return html`${pieces(text).map((piece) =>
		typeof piece === "string" ? piece : words.terms[piece.id] ? html`<${Term} ...${piece} />` : piece.word,
	)}`;
}

/**
 * One term.
 * @param {{ id: string, word: string }} props
 */
export function Term({ id, word }) {
	const { openTerm } = useFrame();
	/** @param {MouseEvent} event */
	const open = (event) => openTerm(id, /** @type {HTMLElement} */ (event.currentTarget));
	return html`<button type="button" class="eu-termword" aria-haspopup="dialog" onClick=${open}>${word}</button>`;
}
