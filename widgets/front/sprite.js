/** The sprite: our own card art, put into the document once and taken away with the last widget. */

import art from "../../euchre_tutor/art/cards.svg";

const ID = "eu-sprite";
let users = 0;

/** Makes sure the art is there; call the answer when it is no longer needed. */
export function useSprite() {
	if (!document.getElementById(ID)) document.body.append(sprite());
	users += 1;
	return () => {
		users -= 1;
		if (!users) document.getElementById(ID)?.remove();
	};
}

function sprite() {
	const source = new DOMParser().parseFromString(art, "image/svg+xml").documentElement;
	const node = document.importNode(source, true);
	node.querySelector(".eu-sheet")?.remove();
	node.id = ID;
	node.setAttribute("aria-hidden", "true");
	for (const side of ["width", "height"]) node.setAttribute(side, "0");
	node.style.position = "absolute";
	return node;
}
