/**
 * Cards that Jupyter gave up as they came. It looks for a widget for two seconds, and where the page's thread was busy
 * then, not once more at their end: it leaves a sentence of its own. By now its manager has the widget.
 */

/** @typedef {{ el: HTMLElement }} View */
/** @typedef {{ get_model(id: string): Promise<object>, create_view(model: object): Promise<View> }} Manager */

/** @returns {HTMLElement[]} the places that were given up and not yet asked for again */
export function missed() {
	/** @type {NodeListOf<HTMLElement>} */
	const places = document.querySelectorAll(".live[data-waiting]:not([data-again])");
	return [...places].filter(givenUp);
}

/** @param {Element} place */
function givenUp(place) {
	const left = place.querySelector(".jupyter-widgets");
	return left && !left.childElementCount && left.textContent;
}

/** Whether Jupyter could not make a widget, and drew a box of its own in its place. */
export function broken() {
	return document.querySelector(".live .jupyter-widgets-error-widget") !== null;
}

/**
 * Shows the widget that belongs here; rejects where there is none.
 * @param {HTMLElement} place
 */
export async function showAfterAll(place) {
	place.dataset.again = "";
	const host = /** @type {{ jupyterapp?: { widgetManager?: Manager } }} */ (globalThis);
	const manager = host.jupyterapp?.widgetManager;
	if (!manager) throw new Error("no widget manager");
	const view = await manager.create_view(await manager.get_model(place.dataset.model ?? ""));
	place.querySelector(".live-out")?.replaceChildren(view.el);
}
