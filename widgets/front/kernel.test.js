/** A slow answer, a lost kernel, and a page that knows better. */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { watchKernel } from "./kernel.js";

/** @param {(watch: ReturnType<typeof watchKernel>, told: string[]) => void} body */
function watching(body) {
	mock.timers.enable({ apis: ["setTimeout"] });
	/** @type {string[]} */
	const told = [];
	const watch = watchKernel((pulse) => told.push(pulse));
	try {
		body(watch, told);
	} finally {
		watch.stop();
		mock.timers.reset();
	}
}

test("an answer in time says nothing of trouble", () =>
	watching((watch, told) => {
		watch.sent();
		mock.timers.tick(1000);
		watch.heard();
		mock.timers.tick(20000);
		assert.deepEqual(told, ["alive"]);
	}));
test("slow first, then lost within ten seconds, then back", () =>
	watching((watch, told) => {
		watch.sent();
		mock.timers.tick(2000);
		watch.sent();
		mock.timers.tick(8000);
		watch.heard();
		assert.deepEqual(told, ["slow", "lost", "alive"]);
	}));

test("a line cut by the host is told at once, and its mending too", () =>
	watching((watch, told) => {
		watch.line();
		watch.line();
		watch.line();
		watch.heard();
		watch.line();
		assert.deepEqual(told, ["lost", "alive", "lost", "alive", "lost"]);
	}));
