/** What this browser keeps, under names with a version: the reader's choices, and places to carry on from. */

const PREFIX = "euchre_tutor:1:";
const CHANGED = "euchre-choices";

/** @typedef {{ four: boolean, big: boolean }} Choices */

/** @type {Storage | undefined} */
let shelf;
try {
	shelf = globalThis.localStorage;
} catch {
	// A browser may forbid storage altogether; then nothing is kept and nothing breaks.
}

/** @param {string} key */
export function kept(key) {
	try {
		return shelf?.getItem(PREFIX + key) ?? "";
	} catch {
		return "";
	}
}

/**
 * Keeps a text; an empty one is forgotten.
 * @param {string} key
 * @param {string} text
 */
export function keep(key, text) {
	try {
		if (text) shelf?.setItem(PREFIX + key, text);
		else shelf?.removeItem(PREFIX + key);
	} catch {
		// Full or forbidden: the widget works all the same.
	}
}

/**
 * Calls back with what another tab keeps under this key from now on, "" for nothing; the answer stops that.
 * @param {string} key
 * @param {(text: string) => void} tell
 */
export function watchPlace(key, tell) {
	/** @param {Event} event */
	const heard = (event) => {
		const { key: name, newValue } = /** @type {StorageEvent} */ (event);
		if (name === PREFIX + key) tell(newValue ?? "");
	};
	addEventListener("storage", heard);
	return () => removeEventListener("storage", heard);
}

/** @returns {Choices} */
export function choices() {
	const text = kept("choices");
	return { four: text.includes("four"), big: text.includes("big") };
}

/** @param {Choices} wish */
export function choose(wish) {
	keep("choices", [wish.four ? "four" : "", wish.big ? "big" : ""].filter(Boolean).join(" "));
	dispatchEvent(new CustomEvent(CHANGED, { detail: wish }));
}

/**
 * Calls back when a choice is made anywhere on the page; the answer stops that.
 * @param {(wish: Choices) => void} tell
 */
export function watchChoices(tell) {
	/** @param {Event} event */
	const heard = (event) => tell(/** @type {CustomEvent<Choices>} */ (event).detail);
	addEventListener(CHANGED, heard);
	return () => removeEventListener(CHANGED, heard);
}
