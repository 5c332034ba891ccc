/** What the browser keeps: under a versioned name, and never a reason to fail. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Map<string, string>} */
const shelf = new Map();
Object.defineProperty(globalThis, "localStorage", {
	configurable: true,
	value: {
		getItem: (/** @type {string} */ key) => shelf.get(key) ?? null,
		setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
			if (text === "too much") throw new Error("full");
			shelf.set(key, text);
		},
		removeItem: (/** @type {string} */ key) => shelf.delete(key),
	},
});
const { choices, choose, keep, kept, watchChoices, watchPlace } = await import("./store.js");

test("a place is kept under a name with a version, and forgotten when empty", () => {
	keep("04.quiz", "right:0");
	assert.deepEqual([...shelf], [["euchre_tutor:1:04.quiz", "right:0"]]);
	assert.equal(kept("04.quiz"), "right:0");
	keep("04.quiz", "");
	assert.equal(kept("04.quiz"), "");
});
test("a full shelf is no error", () => keep("x", "too much"));
test("a choice is told to everything on the page", () => {
	/** @type {unknown[]} */
	const heard = [];
	globalThis.addEventListener ??= EventTarget.prototype.addEventListener.bind(hub);
	globalThis.removeEventListener ??= EventTarget.prototype.removeEventListener.bind(hub);
	globalThis.dispatchEvent ??= EventTarget.prototype.dispatchEvent.bind(hub);
	const stop = watchChoices((wish) => heard.push(wish));
	choose({ four: true, big: false });
	stop();
	assert.deepEqual(heard, [{ four: true, big: false }]);
	assert.deepEqual(choices(), { four: true, big: false });
});
test("what another tab keeps in the same place is told, and nothing else", () => {
	/** @type {string[]} */
	const heard = [];
	const stop = watchPlace("play.bid", (text) => heard.push(text));
	/** @param {Record<string, unknown>} of */
	const stored = (of) => globalThis.dispatchEvent(Object.assign(new Event("storage"), of));
	stored({ key: "euchre_tutor:1:play.bid", newValue: "a match" });
	stored({ key: "euchre_tutor:1:04.quiz", newValue: "right:0" });
	stored({ key: "euchre_tutor:1:play.bid", newValue: null });
	stop();
	stored({ key: "euchre_tutor:1:play.bid", newValue: "another" });
	assert.deepEqual(heard, ["a match", ""]);
});
const hub = new EventTarget();
