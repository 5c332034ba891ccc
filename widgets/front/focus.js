/** Focus never falls to the page body, where keys would reach the notebook's cells. */

/** @typedef {{ node: HTMLElement, group: string, name: string, place: number }} Held */

/**
 * What has the focus inside the root, and where it stands among its group.
 * @param {HTMLElement} root
 * @returns {Held | null}
 */
export function held(root) {
	const node = document.activeElement;
	if (!(node instanceof HTMLElement) || !root.contains(node)) return null;
	const group = node.dataset.group ?? "";
	return { node, group, name: node.dataset.focus ?? "", place: members(root, group).indexOf(node) };
}

/**
 * After a redraw: the same thing, else its successor in the group, else the widget itself.
 * @param {HTMLElement} root
 * @param {Held | null} before
 */
export function restore(root, before) {
	if (!before || (document.activeElement !== document.body && document.activeElement !== null)) return;
	successor(root, before).focus({ preventScroll: true });
}

/**
 * @param {HTMLElement} root
 * @param {Held} before
 */
function successor(root, before) {
	if (before.node.isConnected && root.contains(before.node)) return before.node;
	const all = members(root, before.group);
	const named = before.name && all.find((node) => node.dataset.focus === before.name);
	return named || all[Math.min(Math.max(before.place, 0), all.length - 1)] || next(root);
}

/**
 * What is marked to have the focus next: the thing itself, or the tab stop of the group that is marked.
 * @param {HTMLElement} root
 * @returns {HTMLElement}
 */
function next(root) {
	const inside = root.querySelector('[data-next-focus] [tabindex="0"]');
	return /** @type {HTMLElement | null} */ (inside ?? root.querySelector("[data-next-focus]")) ?? root;
}

/**
 * @param {HTMLElement} root
 * @param {string} group
 */
function members(root, group) {
	return group
		? [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(`[data-group="${group}"]`))]
		: [];
}

/**
 * Watches redraws that the frame does not see (a panel that closes itself); the answer stops that.
 * @param {HTMLElement} root
 */
export function guardFocus(root) {
	/** @type {Held | null} */
	let last = null;
	const remember = () => {
		last = held(root);
	};
	const watcher = new MutationObserver(() => {
		if (last && !last.node.isConnected) restore(root, last);
	});
	root.addEventListener("focusin", remember);
	watcher.observe(root, { childList: true, subtree: true });
	return () => {
		root.removeEventListener("focusin", remember);
		watcher.disconnect();
	};
}
