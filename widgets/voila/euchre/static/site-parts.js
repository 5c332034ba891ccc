/** Which of the lesson's parts is read now: shown in the bar, and remembered for the cover. */

import { partName, reach, say } from "./site-store.js";

const READ = 1000; // milliseconds in view that count as having been there
const LINE = 0.4; // of the window's height: the part that has passed this line is the one being read
const root = document.documentElement;

/** @param {import("./site.js").Page} page */
export function watchParts(page) {
	if (!page.blocks?.length) return;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let timer;
	let now = "";
	const look = () => {
		const part = current(page.blocks);
		if (!part || part === now) return;
		now = part;
		root.dataset.here = part;
		if (page.page === "lesson") show(page, part);
		clearTimeout(timer);
		timer = setTimeout(() => dwelt(page, part), READ);
	};
	const soon = onceAFrame(look);
	for (const event of ["scroll", "resize"]) addEventListener(event, soon, { passive: true });
	new ResizeObserver(soon).observe(document.body);
	look();
}

/**
 * The same, however often it is asked for before the next picture.
 * @param {() => void} act
 */
function onceAFrame(act) {
	let asked = false;
	return () => {
		if (asked) return;
		asked = true;
		requestAnimationFrame(() => {
			asked = false;
			act();
		});
	};
}

/**
 * The part has been in view for a while. The languages stand at the page's head: a reader who goes up there to
 * change is not reading the first part.
 * @param {import("./site.js").Page} page
 * @param {string} part
 */
function dwelt(page, part) {
	remember(page, part);
	const head = document.querySelector("[data-language]")?.getBoundingClientRect();
	if (!head || head.bottom < 0) root.dataset.read = part;
}

/** @param {string[]} blocks */
function current(blocks) {
	const sections = blocks.map((id) => document.getElementById(id)).filter((node) => node !== null);
	const bottom = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
	const passed = sections.filter((node) => node.getBoundingClientRect().top <= innerHeight * LINE);
	return (bottom ? sections.at(-1) : (passed.at(-1) ?? sections[0]))?.id ?? "";
}

/**
 * @param {import("./site.js").Page} page
 * @param {string} part
 */
function show(page, part) {
	const at = page.blocks.indexOf(part);
	for (const [place, node] of document.querySelectorAll("[data-part]").entries()) {
		const item = node.parentElement;
		item?.classList.toggle("done", place < at);
		item?.classList.toggle("here", place === at);
		if (place === at) node.setAttribute("aria-current", "step");
		else node.removeAttribute("aria-current");
	}
	const name = document.querySelector("[data-part-name]");
	const values = { number: at + 1, total: page.blocks.length, name: partName(page, part) };
	if (name) name.textContent = say(page, "part_of", values);
}

/**
 * @param {import("./site.js").Page} page
 * @param {string} part
 */
function remember(page, part) {
	if (page.page !== "lesson") return;
	const at = page.blocks.indexOf(part) + 1;
	reach(page.lesson, { block: part, at, of: page.blocks.length, done: at === page.blocks.length });
}
