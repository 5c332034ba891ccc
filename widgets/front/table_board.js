/** The board of a table: four seats around the trick, the own hand at the bottom, and the decision due under it. */

import { Backs, Card, Outlines, Slot } from "./card.js";
import { Hand } from "./hand.js";
import { html } from "./html.js";
import { Icon, NamedSuit } from "./icons.js";
import { Decision, OutOfTurn, Result } from "./table_choices.js";
import { Turned } from "./table_turned.js";
import { Text } from "./terms.js";

/** @import { CardJson, SuitLetter, WidgetProps } from "./model.d.ts" */
/** @import { ChoiceJson, OptionJson, ResultJson } from "./table_choices.js" */
/** @import { TurnedJson } from "./table_turned.js" */

/** @typedef {{ label: string, suit: SuitLetter | null, value: string, lit: boolean }} Cell */
/** @typedef {{ place: string, name: string, chips: { text: string, lit: boolean }[], count: number, cards: string, out: boolean, empty: boolean, note: string }} Seat */
/** @typedef {{ place: string, name: string, card: CardJson | null, said: string, turn: boolean, out: boolean }} Spot */
/**
 * @typedef {{
 *   status: Cell[], seats: Seat[], spots: Spot[], prompt: { strong: string, text: string }, hand: CardJson[],
 *   beside: { label: string, cards: CardJson[] } | null, blind: string, cramped: boolean, turned: TurnedJson | null,
 *   choice: ChoiceJson | null, outOfTurn: OptionJson[], waiting: boolean, note: string, result: ResultJson | null, done: boolean,
 * }} BoardBody
 */
/** @typedef {WidgetProps<BoardBody>} Props */

/** @type {Record<string, string>} */
export const SIDES = { n: "north", e: "east", s: "south", w: "west" };

/** @param {{ cells: Cell[] }} props */
export function Status({ cells }) {
	return html`<dl class="status">${cells.map(
		(cell) => html`<div class=${cell.lit ? "lit" : ""}>
			<dt>${cell.label}</dt>
			<dd>${cell.suit ? html`<${NamedSuit} suit=${cell.suit} name=${cell.value} />` : cell.value}</dd>
		</div>`,
	)}</dl>`;
}

/** @param {Props} props */
export function Board(props) {
	const { body, text } = props;
	const south = body.seats.find((seat) => seat.place === "s");
	return html`<div class="board" role="group" aria-label=${text("table")}>
		${body.seats.map((seat) => seat.place !== "s" && html`<${seat.empty ? Empty : Other} key=${seat.place} seat=${seat} />`)}
		<${Trick} spots=${body.spots} turned=${body.turned} small=${body.cramped} label=${text(body.turned?.middle ? "turned" : "trick")} />
		<div class="seat s">
			<${Own} ...${props} south=${south} />
		</div>
	</div>`;
}

/** @param {{ seat: Seat }} props */
function Other({ seat }) {
	return html`<div class=${`seat ${seat.place}`}>
		<b>${seat.name}</b>
		<${Chips} chips=${seat.chips} />
		<span class="pile" data-spot=${SIDES[seat.place]}>
			${seat.count > 0 && html`<${Backs} count=${seat.count} label=${seat.cards} />`}
		</span>
	</div>`;
}

/**
 * A chair that nobody sits at: dashed outlines, and what they are. Never backs, as a player's are.
 * @param {{ seat: Seat }} props
 */
function Empty({ seat }) {
	return html`<div class=${`seat nobody ${seat.place}`}>
		<b>${seat.name}</b>
		<span class="eu-label">${seat.note}</span>
		<span class="pile" data-spot=${SIDES[seat.place]}>
			${seat.count > 0 && html`<${Outlines} count=${seat.count} label=${seat.cards} />`}
		</span>
	</div>`;
}

/** @param {{ chips: Seat["chips"] }} props */
function Chips({ chips }) {
	return (
		chips.length > 0 &&
		html`<span class="chips">${chips.map((chip) => html`<span class=${`chip${chip.lit ? " lit" : ""}`}>${chip.text}</span>`)}</span>`
	);
}

/** @param {{ spots: Spot[], turned: TurnedJson | null, small: boolean, label: string }} props */
function Trick({ spots, turned, small, label }) {
	const middle = turned?.middle;
	return html`<div class=${`trick${middle || small ? " called" : ""}`} role="group" aria-label=${label}>
		${spots.map((spot) => html`<div key=${spot.place} class=${`spot ${spot.place}`}><${Place} spot=${spot} /></div>`)}
		${middle && html`<div class="spot m"><${Turned} turned=${turned} /></div>`}
	</div>`;
}

/** @param {{ spot: Spot }} props */
function Place({ spot }) {
	if (spot.card)
		return html`<${Card} key=${spot.card.id} card=${spot.card} data-flip-from=${SIDES[spot.place]} />`;
	if (spot.out) return html`<span></span>`;
	return html`<${Slot} turn=${spot.turn}><span>${spot.name}</span>${spot.said && html`<b>${spot.said}</b>`}</${Slot}>`;
}

/** @param {Props & { south: Seat | undefined }} props */
function Own(props) {
	const { body, text, send, south } = props;
	const { choice, result } = body;
	return html`${result ? html`<${Result} result=${result} done=${body.done} text=${text} send=${send} />` : html`<${Prompt} body=${body} text=${text} send=${send} south=${south} />`}
		<${OwnCards} ...${props} />
		${body.note && html`<p class="eu-tell note"><${Icon} name="info" /><span>${body.note}</span></p>`}
		${choice && html`<${Decision} choice=${choice} text=${text} send=${send} />`}
		<${OutOfTurn} options=${body.outOfTurn} text=${text} send=${send} />`;
}

/** @param {Props & { south: Seat | undefined }} props */
function OwnCards({ body, text, send, south }) {
	const { beside, choice, hand, waiting } = body;
	/** @param {CardJson} card */
	const pick = (card) => send("pick", { card: card.id });
	const next = waiting || (choice && choice.kind !== "cards") ? undefined : true;
	const selected = chosenIn(choice);
	if (body.blind) return html`<${Backs} count=${south?.count ?? 0} label=${body.blind} />`;
	return html`
		${
			hand.length > 0 &&
			html`<div class=${`own${beside ? " two" : ""}`} data-next-focus=${next}>
			${beside && html`<span class="eu-label">${text("hand")}</span>`}
			<${Hand} cards=${hand} label=${text("hand")} onPick=${pick} selected=${selected} />
			${beside && html`<span class="eu-label">${beside.label}</span><${Hand} name="beside" cards=${beside.cards} label=${beside.label} onPick=${pick} selected=${selected} />`}
		</div>`
		}`;
}

/** @param {ChoiceJson | null} choice */
function chosenIn(choice) {
	return choice?.kind === "cards"
		? (/** @type {CardJson} */ card) => card.marks.includes("selected")
		: undefined;
}

/** @param {{ body: BoardBody, text: Props["text"], send: Props["send"], south: Seat | undefined }} props */
function Prompt({ body, text, send, south }) {
	const { strong, text: more } = body.prompt;
	return html`<div class="prompt">
		<p><b><${Text} text=${strong} /></b> <${Text} text=${more} /></p>
		${south && html`<${Chips} chips=${south.chips} />`}
		${body.waiting && html`<button type="button" class="eu-btn" data-next-focus onClick=${() => send("hurry")}>${text("to_my_turn")}<${Icon} name="last" /></button>`}
	</div>`;
}
