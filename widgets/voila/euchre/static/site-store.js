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
 * What was kept as JSON; an empty object for what is none, since anybody may have written there.
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
export function read(text) {
	try {
		const found = JSON.parse(text || "{}");
		return found && typeof found === "object" && !Array.isArray(found) ? found : {};
	} catch {
		return {};
	}
}

/**
 * @typedef {{ block: string, at: number, of: number, done: boolean }} Reached
 * @returns {Record<string, Reached>} by lesson, "04"
 */
export function progress() {
	const whole = Object.entries(read(kept("progress"))).filter(([, one]) => isReached(one));
	return Object.fromEntries(/** @type {[string, Reached][]} */ (whole));
}

/** @param {unknown} value */
function isReached(value) {
	const { block, at, of, done } = /** @type {Partial<Reached>} */ (value ?? {});
	if (typeof block !== "string" || typeof done !== "boolean") return false;
	return typeof at === "number" && typeof of === "number" && 0 < at && at <= of;
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
