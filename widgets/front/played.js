/** A hand played out after a choice, open: how it ended, and every step of it. */

import { html } from "./html.js";
import { Board, Chapters, Controls, OpenHands, Standing, Telling } from "./steps.js";

/** @import { Reel, Say, Send } from "./steps.js" */

/** @param {{ reel: Reel, lines: string[], text: Say, send: Send }} props */
export function Played({ reel, lines, text, send }) {
	return html`<div class="stack bid-played" role="group" aria-label=${text("went")}>
		<div class="eu-head"><h3>${text("went")}</h3><${Standing} reel=${reel} text=${text} /></div>
		<div class="eu-say"><p>${lines.slice(0, -1).join(" ")}</p><p class="eu-label">${lines.at(-1)}</p></div>
		<div class="step-grid">
			<div class="stack"><${Board} reel=${reel} text=${text} /><${Chapters} reel=${reel} text=${text} send=${send} /></div>
			<div class="stack"><${Telling} reel=${reel} /><${Controls} reel=${reel} text=${text} send=${send} solid=${false} /></div>
		</div>
		<${OpenHands} reel=${reel} text=${text} />
	</div>`;
}
