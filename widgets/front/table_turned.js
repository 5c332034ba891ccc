/** The card turned up after the deal: in the middle with the stock under it, or beside the board with what became of it. */

import { Back, Card } from "./card.js";
import { html } from "./html.js";

/** @import { CardJson } from "./model.d.ts" */

/** @typedef {{ card: CardJson, text: string, middle: boolean, stock: number, stock_label: string }} TurnedJson */

/** @param {{ turned: TurnedJson }} props */
export function Turned({ turned }) {
	const { card, text, stock, stock_label } = turned;
	return html`<figure class="turned">
		<span class="stock">
			${stock > 0 && html`<${Back} label=${stock_label} />`}
			<${Card} card=${card} />
		</span>
		<figcaption class="eu-label">${text}</figcaption>
	</figure>`;
}

/**
 * Beside the board: the card small, since it is public and may matter to the end of the hand.
 * @param {{ turned: TurnedJson, title: string }} props
 */
export function TurnedBeside({ turned, title }) {
	return html`<section class="stack tight">
		<h2 class="panel-title">${title}</h2>
		<div class="last"><figure><${Card} card=${turned.card} flip=${false} /></figure><p class="eu-label">${turned.text}</p></div>
	</section>`;
}
