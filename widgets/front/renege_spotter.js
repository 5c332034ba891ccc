/** RenegeSpotter: all tricks of a finished hand; tap the card that broke the rule, then what was due. */

import { Card } from "./card.js";
import { widget } from "./frame.js";
import { Hand } from "./hand.js";
import { html } from "./html.js";
import { Icon, Suit } from "./icons.js";
import { useRoving } from "./keys.js";
import { Reason } from "./verdict.js";

/** @import { CardJson, SuitJson, WidgetProps } from "./model.d.ts" */

/** @typedef {{ card: CardJson | null, guilty: boolean }} Cell */
/** @typedef {{ who: string, cells: Cell[] }} Row */
/** @typedef {{ grade: "best" | "mistake", word: string, reason: string }} Told */
/**
 * @typedef {{
 *   title: string, trump: SuitJson, contract: string, prompt: string, rows: Row[], led: (SuitJson | null)[],
 *   ask: { prompt: string, cards: CardJson[] } | null, told: Told | null, lines: string[], price: string,
 *   none: string, stuck: boolean, done: boolean,
 * }} Body
 */
/** @typedef {Pick<WidgetProps<Body>, "body" | "text" | "send">} Props */

/** @param {WidgetProps<Body>} props */
function RenegeSpotter({ body, text, send }) {
	const { trump } = body;
	return html`<div class="eu-body">
		<div class="eu-head"><h3>${body.title}</h3>
			<span class="eu-label">${trump.suit && text("trump")} ${trump.suit && html`<${Suit} suit=${trump.suit} /> `}${trump.name.toLowerCase()} · ${body.contract}</span></div>
		<div class="spot-grid">
			<${Tricks} body=${body} text=${text} send=${send} />
			<div class="stack">
				${body.prompt && !body.ask && html`<p>${body.prompt}</p>`}
				${body.ask && html`<${Due} ask=${body.ask} text=${text} send=${send} />`}
				${body.told && html`<${Reason} ...${body.told} />`}
				${body.lines.length > 0 && html`<${Found} body=${body} text=${text} />`}
				<${Ways} body=${body} text=${text} send=${send} />
			</div>
		</div>
	</div>`;
}

/** @type {number} the most tricks that stand side by side */
const ABREAST = 7;

/** @param {Props} props */
function Tricks({ body, text, send }) {
	const count = body.led.length;
	const band = count > ABREAST ? Math.ceil(count / 2) : count;
	const bands = Array.from({ length: Math.ceil(count / band) }, (_, i) => [
		i * band,
		Math.min((i + 1) * band, count),
	]);
	const all = bands
		.flatMap(([from, to]) => body.rows.flatMap((row) => row.cells.slice(from, to)))
		.filter((cell) => cell.card);
	const { group, item } = useRoving("tricks", all.length);
	/** @param {CardJson} card */
	const pick = (card) => send("pick", { card: card.id });
	/** @param {Cell} cell */
	const tapped = (cell) => ({ ...item(all.indexOf(cell)), onPick: pick });
	return html`<div class="spot-board" role="group" aria-label=${text("board")} style=${`--tricks:${band}`} ...${group}>
		${bands.map(([from = 0, to = 0]) => html`<${Band} key=${from} body=${body} from=${from} to=${to} tapped=${tapped} />`)}
	</div>`;
}

/**
 * Some of the tricks, side by side.
 * @param {{ body: Body, from: number, to: number, tapped: (cell: Cell) => Record<string, unknown> }} props
 */
function Band({ body, from, to, tapped }) {
	return html`<div class="spot-heads" aria-hidden="true">
			${body.led.slice(from, to).map((led, i) => html`<span class="eu-label" key=${i}>${from + i + 1}${led?.suit && html` <${Suit} suit=${led.suit} />`}</span>`)}
		</div>
		${body.rows.map(
			(row) => html`<div class="spot-row" key=${row.who}>
			<span class="eu-label spot-who">${row.who}</span>
			<div class="spot-cells">${row.cells.slice(from, to).map((cell, i) => html`<${Spot} key=${i} cell=${cell} tapped=${tapped} />`)}</div>
		</div>`,
		)}`;
}

/** @param {{ cell: Cell, tapped: (cell: Cell) => Record<string, unknown> }} props */
function Spot({ cell, tapped }) {
	return html`<span class=${cell.guilty ? "spot guilty" : "spot"}>
		${cell.card && html`<${Card} card=${cell.card} pressed=${cell.card.marks.includes("selected")} ...${tapped(cell)} />`}
		${cell.guilty && html`<i class="spot-mark" aria-hidden="true"><${Icon} name="cross" /></i>`}
	</span>`;
}

/** @param {{ ask: { prompt: string, cards: CardJson[] }, text: Props["text"], send: Props["send"] }} props */
function Due({ ask, text, send }) {
	return html`<div class="stack tight spot-due">
		<p><b>${ask.prompt}</b></p>
		<${Hand} cards=${ask.cards} label=${text("due")} name="due" flip=${false}
			onPick=${(/** @type {CardJson} */ card) => send("due", { card: card.id })} />
		<div class="eu-row"><button type="button" class="eu-btn bare" onClick=${() => send("look")}>${text("look")}</button></div>
	</div>`;
}

/** @param {{ body: Body, text: Props["text"] }} props */
function Found({ body, text }) {
	return html`<div class="stack tight">
		${!body.done && html`<span class="eu-label">${text("found")}</span>`}
		<ul class="spot-lines">${body.lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
		${body.price && html`<p class="eu-label">${body.price}</p>`}
	</div>`;
}

/** @param {Props} props */
function Ways({ body, text, send }) {
	if (body.done)
		return html`<div class="eu-row"><button type="button" class="eu-btn solid" data-next-focus onClick=${() => send("another")}>${text("another")}<${Icon} name="next" /></button></div>`;
	return html`<div class="eu-row">
		<button type="button" class="eu-btn" data-next-focus onClick=${() => send("none")}>${body.none}</button>
		${body.stuck && html`<button type="button" class="eu-btn bare" onClick=${() => send("show")}>${text("show")}</button>`}
	</div>`;
}

export default widget(RenegeSpotter, "spotter");
