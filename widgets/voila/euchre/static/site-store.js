/** What this browser keeps for the page: the same names and version as the widgets' own store. */

const PREFIX = "euchre_tutor:1:";

/** @param {string} key */
export function kept(key) {
	try {
		return localStorage.getItem(PREFIX + key) ?? "";
	} catch {
		return ""; // storage may be forbidden: then nothing is kept and nothing breaks
	}
}

/**
 * Keeps a text; an empty one is forgotten.
 * @param {string} key
 * @param {string} text
 */
export function keep(key, text) {
	try {
		if (text) localStorage.setItem(PREFIX + key, text);
		else localStorage.removeItem(PREFIX + key);
	} catch {
		// full or forbidden: the page works all the same
	}
}

/**
 * @typedef {{ block: string, at: number, of: number, done: boolean }} Reached
 * @returns {Record<string, Reached>} by lesson, "04"
 */
export function progress() {
	try {
		const found = JSON.parse(kept("progress") || "{}");
		return found && typeof found === "object" ? found : {};
	} catch {
		return {};
	}
}

/**
 * Remembers how far a lesson was read; never takes back what was reached before.
 * @param {string} lesson
 * @param {Reached} now
 */
export function reach(lesson, now) {
	const all = progress();
	const before = all[lesson];
	if (before && before.at >= now.at && before.done >= now.done) return;
	all[lesson] = { ...now, done: now.done || (before?.done ?? false) };
	keep("progress", JSON.stringify(all));
}

/**
 * A text of the page's own language, its {names} filled in.
 * @param {import("./site.js").Page} page
 * @param {string} name
 * @param {Record<string, string | number>} values
 */
export function say(page, name, values = {}) {
	return (page.words[name] ?? "").replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole));
}

/**
 * What a part of a lesson is called.
 * @param {import("./site.js").Page} page
 * @param {string} part
 */
export function partName(page, part) {
	return say(page, `block_${part}`) || part;
}
