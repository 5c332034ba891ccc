/** What the live region says. */

/**
 * Whether a state has something to say: while work goes on its states come with the words of the first.
 * @param {{ version: number, announce: string }} sent
 * @param {{ version: number, announce: string }} before
 */
export function isNews(sent, before) {
	return sent.version !== before.version || sent.announce !== before.announce;
}

/**
 * The same sentence said twice must differ, or a screen reader keeps silent: every second time a space follows.
 * @param {string} text
 * @param {number} turn
 */
export function aloud(text, turn) {
	return text && turn % 2 ? `${text}\u00a0` : text;
}
