/** A hand: one row that shrinks into a fan; arrows move in it, Enter plays, and what may not be played says why. */

import { useState } from "preact/hooks";
import { Card } from "./card.js";
import { html } from "./html.js";
import { Icon, Suit } from "./icons.js";
import { useRoving } from "./keys.js";
import { useFrame } from "./terms.js";

/** @import { CardJson } from "./model.d.ts" */

/**
 * @typedef {{
 *   cards: CardJson[], label: string, onPick?: (card: CardJson) => void,
 *   name?: string, selected?: (card: CardJson) => boolean, className?: string,
 *   cells?: number, flip?: boolean, flipFrom?: string,
 * }} Props `name` tells two hands of one widget apart; `cells` keeps the width of a larger hand
 */

/**
 * Cards in the order given. With onPick they are buttons; a card with a `why` is never picked but explains itself.
 * @param {Props} props
 */
export function Hand(props) {
	const { cards, label, onPick, name = "hand", selected, flip = true, flipFrom } = props;
	const first = Math.max(
		cards.findIndex((card) => !card.why),
		0,
	);
	const { group, item } = useRoving(name, cards.length, first);
	const [pick, why] = useReason(cards, onPick);
	const from = flipFrom ? { "data-flip-from": flipFrom } : {};
	return html`<div role="group" aria-label=${label} ...${group}>
		<div class=${classes(props)} style=${`--n:${props.cells ?? Math.max(cards.length, 2)};--half:${Math.ceil(cards.length / 2)}`}>
			${cards.map((card, i) => {
				const more = onPick ? { ...item(i), onPick: pick, pressed: selected?.(card) } : {};
				return html`<${Card} key=${card.id} card=${card} flip=${flip} ...${more} ...${from} />`;
			})}
		</div>
		${why && html`<p class="eu-tell">${why.suit ? html`<${Suit} suit=${why.suit} />` : html`<${Icon} name="info" />`}<span>${why.text}</span></p>`}
	</div>`;
}

/**
 * What a tap does, and why the card last tapped may not be played.
 * @param {CardJson[]} cards
 * @param {Props["onPick"]} onPick
 * @returns {[(card: CardJson) => void, CardJson["why"] | null]}
 */
function useReason(cards, onPick) {
	const [told, setTold] = useState(/** @type {CardJson | null} */ (null));
	const { tell } = useFrame();
	/** @param {CardJson} card */
	const pick = (card) => {
		setTold(card.why ? card : null);
		if (card.why) tell(card.why.text);
		else onPick?.(card);
	};
	return [pick, (told && cards.find((card) => card.id === told.id)?.why) ?? null];
}

/** @param {Props} props */
function classes({ cards, onPick, className = "" }) {
	return `eu-hand${onPick ? " taps" : ""}${length(cards.length)} ${className}`;
}

/**
 * What says that so many cards stand in two rows where there is little room.
 * @param {number} count
 */
function length(count) {
	if (count > 8) return " long";
	return count > 6 ? " more" : "";
}
