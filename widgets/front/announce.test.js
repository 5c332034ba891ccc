/** The same words twice are two announcements. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { aloud } from "./announce.js";

test("twice the same sounds the same and differs", () => {
	assert.notEqual(aloud("Your turn.", 1), aloud("Your turn.", 2));
	assert.equal(aloud("Your turn.", 1).trim(), "Your turn.");
});
test("nothing stays nothing", () => assert.equal(aloud("", 1), ""));
