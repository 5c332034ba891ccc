/** Beside the board: score, last trick, what has happened, help for practice, the pace, and the match. */

import { useState } from "preact/hooks";
import { Card } from "./card.js";
import { Choice } from "./choice.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { useRoving } from "./keys.js";
import { TurnedBeside } from "./table_turned.js";

/** @import { CardJson, WidgetProps } from "./model.d.ts" */
/** @import { TurnedJson } from "./table_turned.js" */

/** @typedef {{ head: string[], rows: { label: string, values: string[] }[] }} Score */
/** @typedef {{ text: string, cards: { name: string, card: CardJson }[] }} Last */
/** @typedef {{ title: string, cards: CardJson[] }} Away */
/** @typedef {{ kind: string, label: string, icon: string, why: string }} Tool */
/**
 * @typedef {{
 *   score: Score, last: Last | null, away: Away[], turned: TurnedJson | null, log: { label: string, text: string }[], tools: Tool[],
 *   paces: { value: string, label: string }[], pace: string, match: { head: string, rules: string[], marks: string[] },
 * }} SideBody
 */
/** @typedef {WidgetProps<SideBody>} Props */

/** @param {Pick<Props, "body" | "text">} props */
export function Side({ body, text }) {
	return html`<div class="side">
		<${ScoreTable} score=${body.score} />
		<${LastTrick} last=${body.last} text=${text} />
		${body.turned && !body.turned.middle && html`<${TurnedBeside} turned=${body.turned} title=${text("turned")} />`}
		${body.away.map((away) => html`<${OutOfPlay} key=${away.title} away=${away} />`)}
		<${Log} lines=${body.log} text=${text} />
	</div>`;
}

/** @param {{ away: Away }} props */
function OutOfPlay({ away }) {
	return html`<section class="stack tight">
		<h2 class="panel-title">${away.title}</h2>
		<div class="away">${away.cards.map((card) => html`<${Card} key=${card.id} card=${card} flip=${false} />`)}</div>
	</section>`;
}

/** @param {Omit<Props, "tell">} props */
export function Foot({ body, text, send }) {
	return html`<${Pace} body=${body} text=${text} send=${send} /><${Match} match=${body.match} text=${text} send=${send} />`;
}

/** @param {{ score: Score }} props */
function ScoreTable({ score }) {
	return html`<table class="score">
		<thead><tr><td></td>${score.head.map((name) => html`<th scope="col" class="eu-label">${name}</th>`)}</tr></thead>
		<tbody>${score.rows.map(
			(row) =>
				html`<tr><th scope="row" class="eu-label">${row.label}</th>${row.values.map((value) => html`<td class="big">${value}</td>`)}</tr>`,
		)}</tbody>
	</table>`;
}

/** @param {{ last: Last | null, text: Props["text"] }} props */
function LastTrick({ last, text }) {
	return html`<section class="stack tight">
		<h2 class="panel-title">${text("last_trick")}</h2>
		${last ? html`<div class="last">${last.cards.map(({ name, card }, i) => html`<figure key=${i}><${Card} card=${card} /><figcaption>${name}</figcaption></figure>`)}</div>` : html`<p class="eu-label">${text("none_yet")}</p>`}
		${last && html`<p class="eu-label">${last.text}</p>`}
	</section>`;
}

/** @param {{ lines: SideBody["log"], text: Props["text"] }} props */
function Log({ lines, text }) {
	return html`<section class="stack tight">
		<h2 class="panel-title">${text("so_far")}</h2>
		${lines.length === 0 && html`<p class="eu-label">${text("none_yet")}</p>`}
		<ol class="log">${lines.map((line) => html`<li><span>${line.label}</span><span>${line.text}</span></li>`)}</ol>
	</section>`;
}

/**
 * Help and practice; what cannot be done now stays there and says why.
 * @param {{ tools: Tool[], label: string, send: Props["send"], tell: Props["tell"] }} props
 */
export function Tools({ tools, label, send, tell }) {
	const { group, item } = useRoving("help", tools.length);
	const [asked, setAsked] = useState("");
	/** @param {Tool} tool */
	const press = (tool) => {
		setAsked(tool.why ? tool.kind : "");
		if (tool.why) tell(tool.why);
		else send(tool.kind);
	};
	const why = tools.find((tool) => tool.kind === asked)?.why;
	return html`<div class="help stack tight">
		<div class="eu-row" role="group" aria-label=${label} ...${group}>
			${tools.map((tool, i) => html`<button type="button" key=${tool.kind} class="eu-btn" ...${item(i)} aria-disabled=${tool.why ? "true" : undefined} onClick=${() => press(tool)}>${tool.label}</button>`)}
		</div>
		${why && html`<p class="eu-tell"><${Icon} name="info" /><span>${why}</span></p>`}
	</div>`;
}

/** @param {{ body: SideBody, text: Props["text"], send: Props["send"] }} props */
function Pace({ body, text, send }) {
	const options = body.paces.map(({ value, label }) => ({ value, content: label }));
	return html`<div class="stack tight">
		<span class="eu-label">${text("pace")}</span>
		<${Choice} options=${options} value=${body.pace} label=${text("pace")} name="pace" plain onPick=${(/** @type {string} */ pace) => send("pace", { pace })} />
	</div>`;
}

/** @param {{ match: SideBody["match"], text: Props["text"], send: Props["send"] }} props */
function Match({ match, text, send }) {
	return html`<div class="stack tight">
		<p class="eu-label">${match.head}</p>
		<ul class="eu-label">${match.rules.map((line) => html`<li>${line}</li>`)}</ul>
		${match.marks.map((line) => html`<p><span class="chip">${line}</span></p>`)}
		<div class="eu-row">
			<button type="button" class="eu-btn" onClick=${() => send("panel", { panel: "new" })}>${text("new_match")}</button>
			<button type="button" class="eu-btn" onClick=${() => send("panel", { panel: "save" })}>${text("save_load")}</button>
		</div>
	</div>`;
}
