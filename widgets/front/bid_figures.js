/** How the figures are computed, and what else was counted in the same deals; opened on demand. */

import { html } from "./html.js";
import { Icon, Suit } from "./icons.js";

/** @import { SuitJson } from "./model.d.ts" */

/** @typedef {{ name: string, share: number, low: number, high: number, text: string }} Share */
/** @typedef {{ method: string[], chances: Share[], outlook: { suit: SuitJson, text: string, bars: Share[] } | null }} Figures */
/** @typedef {(name: string) => string} Say */

/** @param {{ open: boolean, text: Say, onToggle: () => void }} props */
export function HowButton({ open, text, onToggle }) {
	return html`<div class="eu-row"><button type="button" class="eu-btn bid-how" aria-expanded=${open} onClick=${onToggle}><${Icon} name="info" />${text("how")}</button></div>`;
}

/** @param {{ figures: Figures, text: Say }} props */
export function HowComputed({ figures, text }) {
	const { outlook } = figures;
	return html`<div class="bid-figures">
		<ul class="bid-method">${figures.method.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
		${figures.chances.length > 0 && html`<section class="stack tight"><h4>${text("chances")}</h4><${Shares} shares=${figures.chances} /></section>`}
		${
			outlook &&
			html`<section class="stack tight">
			<h4>${text("tricks_of")}${outlook.suit.suit && html` <${Suit} suit=${outlook.suit.suit} label=${outlook.suit.name} />`}</h4>
			<p>${outlook.text}</p><${Shares} shares=${outlook.bars} flat />
		</section>`
		}
	</div>`;
}

/** @param {{ shares: Share[], flat?: boolean }} props flat: name, bar and text in one line */
function Shares({ shares, flat = false }) {
	return html`<ul class=${flat ? "shares flat" : "shares"}>
		${shares.map(
			(one) => html`<li key=${one.name}>
			<span>${one.name}</span>
			<span class="bar" aria-hidden="true"><i class="fill" style=${`--a:0%;--b:${one.share}%`}></i><i class="err" style=${`--ea:${one.low}%;--eb:${one.high}%`}></i></span>
			<span class="eu-label">${one.text}</span>
		</li>`,
		)}
	</ul>`;
}
