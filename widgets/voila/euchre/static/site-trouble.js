/** The box that says what is wrong with the page as a whole, and has one button on. */

import { say } from "./site-store.js";

/**
 * @param {import("./site.js").Page} page
 * @param {string} title names of words
 * @param {string} text
 * @param {string} button
 * @param {() => void} act
 */
export function trouble(page, title, text, button, act) {
	const box = document.querySelector("[data-trouble]");
	if (!box) return;
	const heading = document.createElement("p");
	const strong = document.createElement("b");
	strong.textContent = say(page, title);
	heading.append(strong);
	const words = document.createElement("p");
	words.textContent = text ? say(page, text) : "";
	const press = document.createElement("button");
	press.type = "button";
	press.className = "eu-btn solid";
	press.textContent = say(page, button);
	press.addEventListener("click", act);
	box.replaceChildren(heading, ...(text ? [words] : []), press);
}

export function noTrouble() {
	document.querySelector("[data-trouble]")?.replaceChildren();
}
