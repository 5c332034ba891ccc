/** What the live region says. */

/**
 * The same sentence said twice must differ, or a screen reader keeps silent: every second time a space follows.
 * @param {string} text
 * @param {number} turn
 */
export function aloud(text, turn) {
	return text && turn % 2 ? `${text}\u00a0` : text;
}
