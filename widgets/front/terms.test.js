/** Terms in a text, and text that only looks like one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { pieces } from "./terms.js";

test("a term between plain pieces", () =>
	assert.deepEqual(pieces("The [[left_bower|left bower]] moves."), [
		"The ",
		{ id: "left_bower", word: "left bower" },
		" moves.",
	]));
test("a text without terms is itself", () => {
	for (const text of ["", "It's `x` < y & z \\ ${1} [1] [[a]] |", "[[|]]"])
		assert.equal(pieces(text).join(""), text);
});
