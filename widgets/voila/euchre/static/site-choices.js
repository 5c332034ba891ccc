/** The reader's choices in the bar: colours, size, language. Followed from the system until something is chosen. */

import { keep, kept } from "./site-store.js";

const DARK = matchMedia("(prefers-color-scheme: dark)");
const CONTRAST = matchMedia("(prefers-contrast: more)");
const root = document.documentElement;

/** @param {import("./site.js").Page} page */
export function setChoices(page) {
	themes();
	projector();
	languages(page);
}

/** What the system wants, while nothing was chosen. */
function wish() {
	return CONTRAST.matches ? "contrast" : DARK.matches ? "dark" : "light";
}

function themes() {
	/** @type {HTMLElement[]} */
	const buttons = [...document.querySelectorAll("[data-set-theme]")].map(
		(node) => /** @type {HTMLElement} */ (node),
	);
	// Held here as well: where storage is forbidden or full, a choice holds for this page.
	let choice = kept("theme");
	const show = () => {
		const known = buttons.some((button) => button.dataset.setTheme === choice);
		const chosen = known ? choice : wish();
		root.dataset.theme = chosen === "contrast" && DARK.matches ? "contrast-dark" : chosen;
		document.body.dataset.jpThemeLight = String(!root.dataset.theme.includes("dark"));
		for (const button of buttons) press(button, button.dataset.setTheme === chosen);
	};
	for (const button of buttons) {
		button.addEventListener("click", () => {
			choice = button.dataset.setTheme ?? "";
			keep("theme", choice);
			show();
		});
	}
	for (const query of [DARK, CONTRAST]) query.addEventListener("change", show);
	show();
}

/** The same choice as in the widgets, kept under the same name and told by the same event. */
function projector() {
	const button = document.querySelector("[data-projector]");
	/** @param {boolean} big */
	const show = (big) => {
		root.classList.toggle("eu-projector", big);
		if (button) press(/** @type {HTMLElement} */ (button), big);
	};
	button?.addEventListener("click", () => {
		const detail = { four: kept("choices").includes("four"), big: !root.classList.contains("eu-projector") };
		keep("choices", [detail.four ? "four" : "", detail.big ? "big" : ""].filter(Boolean).join(" "));
		dispatchEvent(new CustomEvent("euchre-choices", { detail }));
	});
	addEventListener("euchre-choices", (event) => show(/** @type {CustomEvent} */ (event).detail.big));
	show(kept("choices").includes("big"));
}

/**
 * A language opens the block that is read now, and is remembered for the way in.
 * @param {import("./site.js").Page} page
 */
function languages(page) {
	for (const node of document.querySelectorAll("[data-language]")) {
		const link = /** @type {HTMLAnchorElement} */ (node);
		link.addEventListener("click", () => {
			link.hash = root.dataset.read ?? root.dataset.here ?? "";
			const life = 365 * 24 * 3600;
			// biome-ignore lint/suspicious/noDocumentCookie: the server reads it before any script runs
			document.cookie = `euchre_language=${link.dataset.language}; path=${page.base}; max-age=${life}; SameSite=Lax`;
		});
	}
}

/**
 * @param {HTMLElement} button
 * @param {boolean} down
 */
function press(button, down) {
	button.setAttribute("aria-pressed", String(down));
}
