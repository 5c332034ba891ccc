/** Arrow keys among cards in one line and in several. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { moved } from "./keys.js";

/** @param {number} left @param {number} top */
const box = (left, top) => ({ left, top, width: 40, height: 60 });
const line = [0, 50, 100].map((left) => box(left, 0));
const rows = [...line, ...[0, 50].map((left) => box(left, 80))];

test("left and right stop at the ends", () => {
	assert.equal(moved("ArrowRight", 0, line), 1);
	assert.equal(moved("ArrowRight", 2, line), 2);
	assert.equal(moved("ArrowLeft", 0, line), 0);
});
test("Home and End", () => assert.deepEqual([moved("Home", 2, line), moved("End", 0, line)], [0, 2]));
test("in one line up and down do as left and right", () => {
	assert.deepEqual([moved("ArrowDown", 0, line), moved("ArrowUp", 1, line)], [1, 0]);
});
test("in several lines they reach the nearest of the next line", () => {
	assert.equal(moved("ArrowDown", 1, rows), 4);
	assert.equal(moved("ArrowDown", 2, rows), 4);
	assert.equal(moved("ArrowUp", 3, rows), 0);
	assert.equal(moved("ArrowUp", 0, rows), 0);
});
test("no other key moves", () => assert.equal(moved("a", 1, line), undefined));
