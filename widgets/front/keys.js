/** Moving among things with the arrow keys: one tab stop for a group, as in a row of cards. */

import { useState } from "preact/hooks";

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** @type {Record<string, number>} */
const ALONG = { ArrowRight: 1, ArrowLeft: -1 };
/** @type {Record<string, number>} */
const ACROSS = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The place a key leads to, or undefined for a key that does not move. Things in several lines are left and
 * entered by up and down; in a single line these do as left and right do.
 * @param {string} key
 * @param {number} place
 * @param {Box[]} boxes
 */
export function moved(key, place, boxes) {
	const last = boxes.length - 1;
	if (key === "Home") return 0;
	if (key === "End") return last;
	const across = ACROSS[key];
	const step = ALONG[key] ?? across;
	if (step === undefined) return undefined;
	const next = Math.min(Math.max(place + step, 0), last);
	return across === undefined ? next : (inLine(across, place, boxes) ?? (lines(boxes) > 1 ? place : next));
}

/**
 * The nearest thing in the next line that way, if there is one.
 * @param {number} way
 * @param {number} place
 * @param {Box[]} boxes
 */
function inLine(way, place, boxes) {
	const here = middle(boxes[place]);
	const beyond = boxes
		.map((box, i) => ({ i, at: middle(box), off: (middle(box).y - here.y) * way }))
		.filter(({ off }) => off > (boxes[place]?.height ?? 0) / 2);
	const line = Math.min(...beyond.map(({ off }) => off));
	const near = beyond.filter(({ off }) => off < line + 4);
	return near.sort((a, b) => Math.abs(a.at.x - here.x) - Math.abs(b.at.x - here.x))[0]?.i;
}

/** @param {Box[]} boxes */
function lines(boxes) {
	return new Set(boxes.map((box) => Math.round(middle(box).y / 8))).size;
}

/** @param {Box | undefined} box */
function middle(box) {
	return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
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
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const group = /** @type {HTMLElement} */ (event.currentTarget);
		const things = [
			.../** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll(`[data-group="${name}"]`)),
		];
		const boxes = things.map((thing) => thing.getBoundingClientRect());
		const next = moved(event.key, place, boxes);
		if (next === undefined) return;
		event.preventDefault();
		things[next]?.focus();
	};
	/** @param {number} i */
	const item = (i) => ({
		"data-group": name,
		tabIndex: i === place ? 0 : -1,
		onFocus: () => setChosen(i),
	});
	return { group: { onKeyDown }, item };
}
