/** Things that change place travel there: measured before and after, moved by transform only. */

const APART = 30;
const SPREAD = 180;

/** @typedef {Map<string, DOMRect>} Places */

/**
 * Where everything that travels stands now. Mark a traveller with data-flip="name";
 * a newcomer marked data-flip-from="spot" sets out from whatever is marked data-spot="spot".
 * @param {HTMLElement} root
 * @returns {Places}
 */
export function places(root) {
	/** @type {Places} */
	const found = new Map();
	for (const node of marked(root, "[data-spot]"))
		found.set(`spot ${node.dataset.spot}`, node.getBoundingClientRect());
	for (const node of marked(root, "[data-flip]"))
		found.set(node.dataset.flip ?? "", node.getBoundingClientRect());
	return found;
}

/**
 * Sends every traveller from its old place to its new one.
 * @param {HTMLElement} root
 * @param {Places} before
 */
export function travel(root, before) {
	const style = getComputedStyle(root);
	const duration = Number.parseFloat(style.getPropertyValue("--eu-travel")) || 0;
	if (!duration) return;
	const easing = style.getPropertyValue("--eu-ease") || "ease-out";
	// All is read before anything moves: a look at styles or places after that makes the browser work them out anew.
	const moves = marked(root, "[data-flip]")
		.map((node) => move(node, before))
		.filter((found) => found !== null);
	const apart = Math.min(APART, SPREAD / Math.max(moves.length - 1, 1));
	moves.forEach(({ node, from }, i) => {
		const frames = [
			{ transform: from, zIndex: 2 },
			{ transform: "translate(0, 0) scale(1)", zIndex: 2 },
		];
		node.animate(frames, { duration, delay: i * apart, easing, fill: "backwards", composite: "add" });
	});
}

/**
 * A key or a tap never waits: it finishes what moves.
 * @param {HTMLElement} root
 */
export function settle(root) {
	for (const motion of root.getAnimations({ subtree: true }))
		if (!(motion instanceof CSSTransition)) motion.finish();
}

/**
 * @param {HTMLElement} node
 * @param {Places} before
 */
function move(node, before) {
	const { flip = "", flipFrom } = node.dataset;
	const old = before.get(flip) ?? before.get(`spot ${flipFrom}`);
	const now = node.getBoundingClientRect();
	if (!old?.width || !now.width) return null;
	const zoom = /** @type {{ currentCSSZoom?: number }} */ (node).currentCSSZoom ?? 1;
	const from = shift(old, now, zoom);
	return from ? { node, from } : null;
}

/**
 * The transform that puts the new place back on the old one, or nothing when they are the same.
 * @param {{ left: number, top: number, width: number, height: number }} old
 * @param {{ left: number, top: number, width: number, height: number }} now
 * @param {number} zoom
 */
export function shift(old, now, zoom) {
	const x = (old.left + old.width / 2 - now.left - now.width / 2) / zoom;
	const y = (old.top + old.height / 2 - now.top - now.height / 2) / zoom;
	const size = old.width / now.width;
	if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(size - 1) < 0.02) return "";
	return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size.toFixed(3)})`;
}

/**
 * @param {HTMLElement} root
 * @param {string} selector
 */
function marked(root, selector) {
	return [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];
}
