/** The theme follows the page first, then Jupyter, then the system. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { themeOf } from "./theme.js";

const plain = { dark: false, contrast: false };

test("our own page says it", () =>
	assert.equal(themeOf({ ...plain, page: "contrast-dark", jupyterLight: "true" }), "contrast-dark"));
test("a page's name that is none of ours is not taken", () =>
	assert.equal(themeOf({ ...plain, page: "sepia" }), "light"));
test("Jupyter's body says it", () => assert.equal(themeOf({ ...plain, jupyterLight: "false" }), "dark"));
test("Jupyter's light theme wins over a dark system", () =>
	assert.equal(themeOf({ ...plain, dark: true, jupyterLight: "true" }), "light"));
test("a high contrast theme of Jupyter", () =>
	assert.equal(
		themeOf({ ...plain, jupyterLight: "false", jupyterName: "JupyterLab Dark High Contrast" }),
		"contrast-dark",
	));
test("the system's wishes", () => {
	assert.equal(themeOf({ dark: true, contrast: false }), "dark");
	assert.equal(themeOf({ dark: false, contrast: true }), "contrast");
});
