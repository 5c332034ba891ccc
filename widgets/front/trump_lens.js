/** TrumpLens: the pack in suit rows under a chosen trump; cards travel to where they belong. */

import { Card } from "./card.js";
import { SuitChoice } from "./choice.js";
import { widget } from "./frame.js";
import { html } from "./html.js";
import { Icon, Suit } from "./icons.js";
import { useRoving } from "./keys.js";
import { Text } from "./terms.js";
import { Reason } from "./verdict.js";

/** @import { CardJson, SuitJson, SuitLetter, WidgetProps } from "./model.d.ts" */

/** @typedef {{ suit: SuitLetter | null, name: string, count: number, note: string, trump: boolean, copies: number, cards: CardJson[] }} Row */
/** @typedef {{ grade: "best" | "mistake", word: string, reason: string, retry: boolean }} Told */
/**
 * @typedef {{
 *   head: string, prompt: string, trump: SuitJson | null, cards: CardJson[], pickRows: boolean,
 *   told: Told | null, settled: boolean, done: boolean,
 * }} Task
 */
/** @typedef {{ title: string, suits: SuitJson[], trump: SuitLetter | null, rows: Row[], sentence: string, task: Task | null }} Body */

/** @param {WidgetProps<Body>} props */
function TrumpLens({ body, text, send }) {
	/** @param {CardJson} card */
	const pick = (card) => send("pick", { card: card.id });
	return html`<div class="eu-body">
		${body.task ? html`<${Question} task=${body.task} text=${text} send=${send} pick=${pick} />` : html`<${Chooser} body=${body} text=${text} send=${send} />`}
		<${Rows} rows=${body.rows} label=${text("pack")} pick=${body.task?.pickRows ? pick : undefined} />
		${body.sentence && html`<p class="eu-prose"><${Text} text=${body.sentence} /></p>`}
	</div>`;
}

/** @param {{ body: Body, text: (name: string) => string, send: WidgetProps<Body>["send"] }} props */
function Chooser({ body, text, send }) {
	return html`<div class="eu-head"><h3>${body.title}</h3><span class="eu-label">${text("strongest")}</span></div>
		<${SuitChoice} suits=${body.suits} value=${body.trump} label=${text("trump")} onPick=${(/** @type {string | null} */ suit) => send("choose", { suit })} />`;
}

/** @param {{ task: Task, text: (name: string) => string, send: WidgetProps<Body>["send"], pick: (card: CardJson) => void }} props */
function Question({ task, text, send, pick }) {
	return html`<div class="stack lens-task">
		<div class="eu-head"><h3>${task.trump?.suit && html`<${Suit} suit=${task.trump.suit} /> `}${task.prompt}</h3><span class="eu-label">${task.head}</span></div>
		${task.cards.length > 0 && html`<${Pair} cards=${task.cards} label=${text("which")} pick=${task.settled ? undefined : pick} />`}
		${task.told && html`<${Reason} grade=${task.told.grade} word=${task.told.word} reason=${task.told.reason} />`}
		${task.settled && html`<div class="eu-row"><button type="button" class="eu-btn solid" data-next-focus onClick=${() => send("next")}>${text("next")}<${Icon} name="next" /></button></div>`}
		${task.done && html`<div class="eu-row"><button type="button" class="eu-btn" data-next-focus onClick=${() => send("again")}><${Icon} name="again" />${text("again")}</button></div>`}
	</div>`;
}

/** @param {{ cards: CardJson[], label: string, pick?: (card: CardJson) => void }} props */
function Pair({ cards, label, pick }) {
	const { group, item } = useRoving("pair", cards.length);
	return html`<div class="lens-pair" role="group" aria-label=${label} ...${group}>
		${cards.map((card, i) => html`<${Card} key=${card.id} card=${card} flip=${false} onPick=${pick} ...${pick ? item(i) : {}} />`)}
	</div>`;
}

/** @param {{ rows: Row[], label: string, pick?: (card: CardJson) => void }} props */
function Rows({ rows, label, pick }) {
	const longest = Math.max(...rows.map((row) => row.cards.length / row.copies));
	const all = rows.flatMap((row) => row.cards.filter((_, i) => i % row.copies === 0));
	const { group, item } = useRoving("pack", all.length);
	const cells = `--cells:${longest};--cells-narrow:${longest > 9 ? Math.ceil(longest / 2) : longest}`;
	/** @param {CardJson} card */
	const tapped = (card) => (pick ? { ...item(all.indexOf(card)), onPick: pick } : {});
	return html`<div class="lens-rows" role="group" aria-label=${label} style=${cells} ...${group}>
		${rows.map(
			(
				row,
			) => html`<div key=${row.suit ?? "none"} class=${`lens-row${row.trump ? " trump" : ""}`} role="group" aria-label=${`${row.name}: ${row.count}`}>
			<${Name} row=${row} />
			<div class=${`eu-hand${row.copies > 1 ? " twins" : ""}`}>
				${row.cards.map((card, i) => (i % row.copies ? null : html`<${Copies} key=${card.id} card=${card} twin=${row.copies > 1 ? row.cards[i + 1] : undefined} tapped=${tapped} />`))}
			</div>
		</div>`,
		)}
	</div>`;
}

/**
 * One card of the pack; of two equal ones the second looks out behind the first, which speaks for both.
 * @param {{ card: CardJson, twin: CardJson | undefined, tapped: (card: CardJson) => Record<string, unknown> }} props
 */
function Copies({ card, twin, tapped }) {
	const stays = card.marks.includes("gone");
	const first = html`<${Card} card=${card} flip=${!stays} ...${tapped(card)} />`;
	if (!twin) return first;
	return html`<span class="lens-twins"><span aria-hidden="true"><${Card} card=${twin} flip=${!stays} /></span>${first}</span>`;
}

/** @param {{ row: Row }} props */
function Name({ row }) {
	return html`<div class="lens-name">
		<span class="n num">${row.count}</span>
		<span>${row.suit ? html`<${Suit} suit=${row.suit} />` : html`<${Icon} name="none" />`}${row.name}</span>
		<span class="eu-label was">${row.note}</span>
	</div>`;
}

export default widget(TrumpLens, "lens");
