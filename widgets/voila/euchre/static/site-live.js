/** The places where cards come: words until they are there, other words when they are late, a way on when they fail. */

import { broken, missed, showAfterAll } from "./site-missed.js";
import { say } from "./site-store.js";
import { trouble } from "./site-trouble.js";

const SLOW = 12000;
const STUCK = 45000;
const AGAIN = "euchre_tutor:again";
let reloading = false; // several places may be given up at once

/** @param {import("./site.js").Page} page */
export function watchLive(page) {
	const line = /** @type {HTMLElement | null} */ (document.querySelector("[data-status-line]"));
	const words = document.querySelector("[data-status-text]");
	if (words) words.textContent = say(page, "connecting");
	document.querySelector("[data-status-count]")?.replaceChildren();
	const look = () => {
		if (broken()) return again(page);
		for (const place of document.querySelectorAll(".live[data-waiting]")) if (here(place)) arrived(place);
		for (const place of missed()) showAfterAll(place).catch(() => again(page));
		if (document.querySelector(".live[data-waiting]")) return;
		watcher.disconnect();
		for (const timer of timers) clearTimeout(timer);
		if (line) line.hidden = true;
		document.documentElement.dataset.ready = "yes";
		mark("");
	};
	const timers = [setTimeout(() => late(page), SLOW), setTimeout(() => stuck(page), STUCK)];
	const watcher = new MutationObserver(look);
	watcher.observe(document.getElementById("page-main") ?? document.body, { childList: true, subtree: true });
	look();
}

/** @param {Element} place */
function here(place) {
	return place.querySelector(
		".live-out .eu-look, .live-out .jp-RenderedHTMLCommon, .live-out .lm-Widget .lm-Widget",
	);
}

/**
 * Begins the page anew by itself, once; if that is no better, says so at once.
 * @param {import("./site.js").Page} page
 */
function again(page) {
	if (reloading) return;
	reloading = true;
	if (mark() === location.pathname || !mark(location.pathname)) return stuck(page);
	location.reload();
}

/**
 * The page that was begun anew by itself in this tab, after noting it if one is given; "" where that cannot be kept.
 * @param {string} [note]
 */
function mark(note) {
	try {
		if (note !== undefined) sessionStorage.setItem(AGAIN, note);
		return sessionStorage.getItem(AGAIN) ?? "";
	} catch {
		return ""; // storage may be forbidden: then nothing is tried twice
	}
}

/** @param {Element} place */
function arrived(place) {
	place.removeAttribute("data-waiting");
	place.querySelector(".live-wait")?.remove();
}

/** @param {import("./site.js").Page} page */
function late(page) {
	const words = document.querySelector("[data-status-text]");
	if (words) words.textContent = say(page, "slow_start");
	for (const wait of document.querySelectorAll(".live-wait")) wait.textContent = say(page, "slow_start");
}

/** @param {import("./site.js").Page} page */
function stuck(page) {
	const text = say(page, page.page === "cover" ? "no_widgets" : "stuck_start");
	for (const wait of document.querySelectorAll(".live-wait")) wait.textContent = text;
	document.querySelector("[data-status-line]")?.setAttribute("hidden", "");
	if (page.page !== "cover") trouble(page, "stuck_start", "", "start_again", () => location.reload());
}
