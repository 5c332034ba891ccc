/** The way back to where a card stood. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { shift } from "./flip.js";

const here = { left: 100, top: 50, width: 40, height: 56 };

test("nothing moved, nothing to do", () => assert.equal(shift(here, { ...here, left: 100.4 }, 1), ""));
test("from the left and above", () =>
	assert.equal(shift(here, { ...here, left: 130, top: 90 }, 1), "translate(-30.0px, -40.0px) scale(1.000)"));
test("a smaller card grows about its middle", () =>
	assert.equal(
		shift({ left: 0, top: 0, width: 20, height: 28 }, { left: 0, top: 0, width: 40, height: 56 }, 1),
		"translate(-10.0px, -14.0px) scale(0.500)",
	));
test("a zoomed widget moves by its own pixels", () =>
	assert.equal(shift(here, { ...here, left: 130 }, 1.5), "translate(-20.0px, 0.0px) scale(1.000)"));
