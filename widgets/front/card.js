/** One card by its anatomy: index, face, foot, marks. Names come from Python, drawings from the sprite. */

import { useMemo } from "preact/hooks";
import { html } from "./html.js";
import { SUIT_CLASS } from "./icons.js";

/** @import { CardJson, SuitLetter } from "./model.d.ts" */

/** @type {Record<string, number>} how wide each rank is, at a height of 60 */
const WIDTHS = { T: 54, Q: 44, K: 40, A: 42, R: 40, L: 34 };

/** @type {Record<string, string>} */
const MARKS = { winning: "i-crown", led: "i-lead", selected: "i-tick", laid: "i-down" };

/**
 * A card that may be seen: a button with onPick, else a picture. It travels under its id unless flip is false.
 * Other properties (tabIndex, data-group, ...) go to the element.
 * @param {{ card: CardJson, onPick?: (card: CardJson) => void, flip?: boolean, pressed?: boolean, [more: string]: unknown }} props
 */
export function Card({ card, onPick, flip = true, pressed, ...more }) {
	const common = {
		class: ["eu-card", kind(card), ...card.marks, card.why ? "not" : ""].join(" "),
		"aria-label": card.name,
		"data-flip": flip ? card.id : undefined,
		"data-focus": card.id,
		...more,
	};
	const inside = html`<${Face} card=${card} /><${Marks} card=${card} />`;
	if (!onPick) return html`<span role="img" ...${common}>${inside}</span>`;
	const state = { "aria-disabled": card.why ? "true" : undefined, "aria-pressed": pressed };
	return html`<button type="button" ...${common} ...${state} onClick=${() => onPick(card)}>${inside}</button>`;
}

/**
 * A face-down card: it knows nothing of what it is.
 * @param {{ label?: string, [more: string]: unknown }} props
 */
export function Back({ label, ...more }) {
	const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
	return html`<span class="eu-card back" ...${spoken} ...${more}>
		<svg class="eu-face" viewBox="0 0 100 140" aria-hidden="true">
			<rect class="paper" width="100" height="140" rx="9" />
			<${Use} id="back" x=${0} y=${0} w=${100} h=${140} />
			<rect class="rim" width="100" height="140" rx="9" />
		</svg>
	</span>`;
}

/**
 * A small fan of backs, read aloud as one.
 * @param {{ count: number, label: string, [more: string]: unknown }} props
 */
export function Backs({ count, label, ...more }) {
	const backs = Array.from({ length: count }, (_, i) => html`<${Back} key=${i} />`);
	return html`<span class="backs" style=${`--n:${count}`} role="img" aria-label=${label} ...${more}>${backs}</span>`;
}

/**
 * The cards of a chair that nobody sits at: dashed outlines, never backs as a player's are.
 * @param {{ count: number, label: string }} props
 */
export function Outlines({ count, label }) {
	const outlines = Array.from({ length: count }, (_, i) => html`<i key=${i}></i>`);
	return html`<span class="outlines" style=${`--n:${count}`} role="img" aria-label=${label}>${outlines}</span>`;
}

/**
 * A place for a card that is not there yet; lit when it is someone's turn.
 * @param {{ turn?: boolean, children?: unknown, [more: string]: unknown }} props
 */
export function Slot({ turn = false, children, ...more }) {
	return html`<span class=${`eu-slot${turn ? " turn" : ""}`} ...${more}>${children}</span>`;
}

/** @param {{ card: CardJson }} props */
function Face({ card }) {
	const gone = card.marks.includes("gone");
	// A face is most of a card's elements: one that looks as before is not gone through again.
	return useMemo(() => face(card, gone), [card.rank, card.suit, card.trump, card.bower, gone]);
}

/**
 * @param {CardJson} card
 * @param {boolean} gone
 */
function face(card, gone) {
	const low = gone || card.trump !== null;
	return html`<svg class="eu-face" viewBox="0 0 100 140" aria-hidden="true">
		<rect class="paper" width="100" height="140" rx="9" />
		${card.suit ? html`<${Index} rank=${card.rank} suit=${card.suit} /><${Figure} rank=${card.rank} suit=${card.suit} low=${low} />` : html`<${Joker} low=${low} />`}
		${card.trump && (gone ? html`<${GoneFoot} trump=${card.trump} />` : html`<${LitFoot} bower=${card.bower} trump=${card.trump} />`)}
		<rect class="rim" width="100" height="140" rx="9" />
	</svg>`;
}

/** @param {{ rank: string, suit: SuitLetter }} props */
function Index({ rank, suit }) {
	return html`<${Glyph} id=${rank} x=${8} y=${10} h=${34} /><${Use} id=${`s-${suit}`} x=${8} y=${50} w=${25} h=${25} />`;
}

/** @param {{ rank: string, suit: SuitLetter, low: boolean }} props */
function Figure({ rank, suit, low }) {
	if ("JQK".includes(rank)) return html`<${Court} rank=${rank} suit=${suit} low=${low} />`;
	if (rank !== "A") return html`<${Use} id=${`s-${suit}`} x=${42} y=${80} w=${50} h=${50} />`;
	return html`<circle class="ring" cx="66" cy="101" r="29" /><${Use} id=${`s-${suit}`} x=${47} y=${82} w=${38} h=${38} />`;
}

/** @param {{ rank: string, suit: SuitLetter, low: boolean }} props */
function Court({ rank, suit, low }) {
	const { top, height, size, head } = low
		? { top: 42, height: 64, size: 31, head: 19 }
		: { top: 50, height: 82, size: 42, head: 24 };
	const y = top + (height - size - head - 4) / 2;
	return html`<rect class="panel" x="42" y=${top} width="50" height=${height} rx="5" />
		<${Use} id=${`h-${rank}`} x=${67 - head * 0.79} y=${y} w=${head * 1.57} h=${head} />
		<${Use} id=${`s-${suit}`} x=${67 - size / 2} y=${y + head + 4} w=${size} h=${size} />`;
}

/** @param {{ low: boolean }} props */
function Joker({ low }) {
	const height = low ? 56 : 82;
	return html`<${Use} id="s-star" x=${6} y=${9} w=${36} h=${36} />
		<rect class="panel" x="32" y="50" width="60" height=${height} rx="5" />
		<${Use} id="h-joker" x=${38} y=${50 + (height - 48) / 2} w=${48} h=${48} />`;
}

/** @param {{ bower: "R" | "L" | null, trump: SuitLetter }} props */
function LitFoot({ bower, trump }) {
	return html`<path class="band" d="M0 110H100V131A9 9 0 0 1 91 140H9A9 9 0 0 1 0 131Z" />
		<path class="band-line" d="M0 110H100" />
		<g class="on-band">${bower ? html`<${Glyph} id=${bower} x=${10} y=${115} h=${20} />` : html`<${Use} id="s-star" x=${6} y=${114} w=${22} h=${22} />`}</g>
		<g class=${`band-suit ${SUIT_CLASS[trump]}`}><${Use} id=${`s-${trump}`} x=${30} y=${114.5} w=${21} h=${21} /></g>`;
}

/** @param {{ trump: SuitLetter }} props */
function GoneFoot({ trump }) {
	return html`<g class="foot">
		<g class="foot-arrow"><${Use} id="i-up" x=${8} y=${113} w=${21} h=${21} /></g>
		<g class=${SUIT_CLASS[trump]}><${Use} id=${`s-${trump}`} x=${30} y=${113.5} w=${21} h=${21} /></g>
	</g>`;
}

/** @param {{ card: CardJson }} props */
function Marks({ card }) {
	const signs = card.marks.filter((mark) => mark in MARKS);
	if (!signs.length && !card.why) return null;
	return html`<span class="eu-marks" aria-hidden="true">
		${signs.map((mark) => html`<i key=${mark} class=${`eu-mark ${mark}`}><svg><use href=${`#eu-${MARKS[mark]}`} /></svg></i>`)}
		${card.why?.suit && html`<i class=${`eu-mark why ${SUIT_CLASS[card.why.suit]}`}><svg><use href=${`#eu-s-${card.why.suit}`} /></svg></i>`}
	</span>`;
}

/** @param {{ id: string, x: number, y: number, h: number }} props */
function Glyph({ id, x, y, h }) {
	return html`<${Use} id=${`r-${id}`} x=${x} y=${y} w=${((WIDTHS[id] ?? 36) * h) / 60} h=${h} />`;
}

/** @param {{ id: string, x: number, y: number, w: number, h: number }} props */
function Use({ id, x, y, w, h }) {
	return html`<use href=${`#eu-${id}`} x=${x} y=${y} width=${w} height=${h} />`;
}

/** @param {CardJson} card */
function kind(card) {
	return card.suit ? SUIT_CLASS[card.suit] : "joker";
}
