/** Moving among things with the arrow keys: one tab stop for a group, as in a row of cards. */

import { useState } from "preact/hooks";

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The place a key leads to, or undefined for a key that does not move.
 * @param {string} key
 * @param {number} place
 * @param {number} count
 */
export function moved(key, place, count) {
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	const step = STEPS[key];
	return step === undefined ? undefined : Math.min(Math.max(place + step, 0), count - 1);
}

/**
 * Roving tab stop: spread `item(i)` on each thing and `group` on what holds them.
 * @param {string} name what the group is called inside this widget, for keeping the focus
 * @param {number} count
 * @param {number} [start] the place that Tab reaches first
 */
export function useRoving(name, count, start = 0) {
	const [chosen, setChosen] = useState(/** @type {number | undefined} */ (undefined));
	const place = Math.min(chosen ?? start, Math.max(count - 1, 0));
	/** @param {KeyboardEvent} event */
	const onKeyDown = (event) => {
		const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : moved(event.key, place, count);
		if (next === undefined) return;
		event.preventDefault();
		const group = /** @type {HTMLElement} */ (event.currentTarget);
		/** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll(`[data-group="${name}"]`))[next]?.focus();
	};
	/** @param {number} i */
	const item = (i) => ({
		"data-group": name,
		tabIndex: i === place ? 0 : -1,
		onFocus: () => setChosen(i),
	});
	return { group: { onKeyDown }, item };
}
