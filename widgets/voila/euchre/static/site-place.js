/** The place on the page: a reload, another language or a link lands where it should, also while the cards still come. */

import { read } from "./site-store.js";

const KEY = "euchre_tutor:place";
const SETTLED = 15000; // milliseconds after which nothing comes any more that could push the place away
const OWN_MOVES = ["wheel", "touchmove", "keydown", "pointerdown"];

export function keepPlace() {
	history.scrollRestoration = "manual";
	addEventListener("pagehide", save);
	const target = wanted();
	if (target) hold(target);
}

function save() {
	const part = document.documentElement.dataset.here ?? "";
	const top = document.getElementById(part)?.getBoundingClientRect().top ?? 0;
	try {
		sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, part, top, y: scrollY }));
	} catch {
		// full or forbidden: the next page begins at its top
	}
}

/** @returns {{ part: string, top: number, y: number } | undefined} where this page was left */
function left() {
	try {
		const { path, part, top, y } = read(sessionStorage.getItem(KEY) ?? "");
		if (path !== location.pathname || typeof part !== "string") return undefined;
		return typeof top === "number" && typeof y === "number" ? { part, top, y } : undefined;
	} catch {
		return undefined;
	}
}

/** @returns {(() => number) | undefined} how far to scroll, asked again whenever the page grows */
function wanted() {
	const [entry] = performance.getEntriesByType("navigation");
	const again = /** @type {PerformanceNavigationTiming} */ (entry)?.type !== "navigate";
	const place = left();
	if (again && place && place.y > 0) {
		const node = document.getElementById(place.part);
		return node ? () => node.getBoundingClientRect().top + scrollY - place.top : () => place.y;
	}
	const node = addressed();
	return node ? () => node.getBoundingClientRect().top + scrollY - barHeight() : undefined;
}

/** @returns {HTMLElement | null} the part that the address names */
function addressed() {
	try {
		return document.getElementById(decodeURIComponent(location.hash.slice(1)));
	} catch {
		return null; // an address that somebody has spoilt
	}
}

function barHeight() {
	return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/**
 * Stays there while the page grows, until the reader moves.
 * @param {() => number} target
 */
function hold(target) {
	const go = () => scrollTo({ top: target(), behavior: "instant" });
	const watcher = new ResizeObserver(go);
	const release = () => {
		watcher.disconnect();
		for (const event of OWN_MOVES) removeEventListener(event, release, true);
	};
	for (const event of OWN_MOVES) addEventListener(event, release, true);
	watcher.observe(document.body);
	setTimeout(release, SETTLED);
	go();
}
