/** The cover: how far each lesson was read in this browser, and the one next step. */

import { partName, progress, say } from "./site-store.js";

/** @param {import("./site.js").Page} page */
export function showCover(page) {
	if (page.page !== "cover") return;
	const reached = progress();
	for (const lesson of page.lessons) card(page, lesson, reached[lesson.lesson]);
	const done = page.lessons.filter((lesson) => reached[lesson.lesson]?.done).length;
	const begun = page.lessons.some((lesson) => reached[lesson.lesson]);
	const count = document.querySelector("[data-done]");
	const values = { done, total: page.lessons.length };
	if (count && begun) count.textContent = `${say(page, "done_count", values)} · ${say(page, "kept_here")}`;
	nextStep(page, begun, reached);
}

/**
 * @param {import("./site.js").Page} page
 * @param {import("./site.js").Lesson} lesson
 * @param {import("./site-store.js").Reached | undefined} reached
 */
function card(page, lesson, reached) {
	const node = document.querySelector(`[data-lesson="${lesson.lesson}"]`);
	if (!node || !reached) return;
	text(node, "[data-status]", reached.done ? say(page, "done") : partName(page, reached.block));
	if (reached.done) node.querySelector("[data-count]")?.replaceChildren(tick());
	else text(node, "[data-count]", say(page, "of", { number: reached.at, total: reached.of }));
	const part = reached.done ? 1 : Math.min(1, reached.at / reached.of);
	/** @type {HTMLElement | null} */ (node.querySelector("i"))?.style.setProperty("--p", `${100 * part}%`);
	if (!reached.done) /** @type {HTMLAnchorElement} */ (node).hash = reached.block;
}

/**
 * @param {import("./site.js").Page} page
 * @param {boolean} begun
 * @param {Record<string, import("./site-store.js").Reached>} reached
 */
function nextStep(page, begun, reached) {
	const next = page.lessons.find((lesson) => !reached[lesson.lesson]?.done);
	if (next) document.querySelector(`[data-lesson="${next.lesson}"]`)?.classList.add("next");
	const go = /** @type {HTMLAnchorElement | null} */ (document.querySelector("[data-go-on]"));
	if (!begun || !go) return;
	go.textContent = next ? say(page, "go_on", { lesson: Number(next.lesson) }) : say(page, "review");
	go.href = next ? next.file : "play.ipynb";
	const place = next && reached[next.lesson];
	if (place) go.hash = place.block;
	document.querySelector("[data-from-start]")?.removeAttribute("hidden");
}

/**
 * @param {Element} node
 * @param {string} where
 * @param {string} words
 */
function text(node, where, words) {
	const found = node.querySelector(where);
	if (found) found.textContent = words;
}

function tick() {
	const space = "http://www.w3.org/2000/svg";
	const sign = document.createElementNS(space, "svg");
	sign.setAttribute("class", "eu-icon");
	sign.setAttribute("aria-hidden", "true");
	const use = document.createElementNS(space, "use");
	use.setAttribute("href", "#eu-i-tick");
	sign.append(use);
	return sign;
}
