/** The same words twice are two announcements, but not in one piece of work. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { aloud, isNews } from "./announce.js";

test("twice the same sounds the same and differs", () => {
	assert.notEqual(aloud("Your turn.", 1), aloud("Your turn.", 2));
	assert.equal(aloud("Your turn.", 1).trim(), "Your turn.");
});
test("nothing stays nothing", () => assert.equal(aloud("", 1), ""));

test("what goes on under the same words is no news", () => {
	const counting = { version: 3, announce: "Counting." };
	assert.equal(isNews(counting, counting), false);
	assert.equal(isNews({ version: 3, announce: "Best." }, counting), true);
	assert.equal(isNews({ version: 4, announce: "Counting." }, counting), true);
});
