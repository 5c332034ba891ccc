/** The frame around a page: each part is set up by itself, so that one that fails takes no other with it. */

import { setChoices } from "./site-choices.js";
import { showCover } from "./site-cover.js";
import { watchKernel } from "./site-kernel.js";
import { watchLive } from "./site-live.js";
import { watchParts } from "./site-parts.js";
import { keepPlace } from "./site-place.js";

/**
 * @typedef {{ lesson: string, file: string, title: string, minutes: number, blocks: string[] }} Lesson
 * @typedef {{ base: string, language: string, page: string, file: string, lesson: string, blocks: string[],
 *   words: Record<string, string>, lessons: Lesson[], version: string }} Page
 */

/** @type {Page} */
const page = JSON.parse(document.getElementById("euchre-page")?.textContent ?? "{}");

for (const part of [setChoices, watchParts, keepPlace, showCover, watchLive, watchKernel]) {
	try {
		part(page);
	} catch (error) {
		console.error("euchre_tutor: a part of the page's frame failed", error);
	}
}
