/** DealTable: deal from a seed, card by card; the own hand open, any other on request; sorted once trump is chosen. */

import { useEffect, useRef } from "preact/hooks";
import { Back, Backs, Outlines } from "./card.js";
import { Choice, SuitChoice } from "./choice.js";
import { widget } from "./frame.js";
import { Hand } from "./hand.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Turned } from "./table_turned.js";
import { Text } from "./terms.js";

/** @import { CardJson, SuitJson, SuitLetter, WidgetProps } from "./model.d.ts" */
/** @import { TurnedJson } from "./table_turned.js" */

/**
 * @typedef {{
 *   place: string, seat: number, name: string, own: boolean, empty: boolean, chips: { text: string, lit: boolean }[],
 *   count: number, count_label: string, cards: CardJson[] | null, note: string, turn_label: string,
 * }} Place
 */
/**
 * @typedef {{
 *   head: string, places: Place[], pack: number, packLabel: string, turned: TurnedJson | null, dealing: boolean, suits: SuitJson[], trump: SuitLetter | null,
 *   dealers: { value: number, label: string }[], dealer: number, sentence: string, trouble: string, allOpen: boolean,
 * }} Body
 */
/** @typedef {WidgetProps<Body>} Props */

/** Whether the reader wants no motion: then all cards are dealt at once. */
function still() {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {Props} props */
function DealTable({ body, text, send }) {
	useEffect(() => send("ready", { still: still() }), []);
	/** @param {string | null} suit */
	const choose = (suit) => send("trump", { suit });
	return html`<div class="eu-body">
		<div class="eu-head"><h3>${body.head}</h3><${Again} text=${text} send=${send} /></div>
		<${Seats} body=${body} text=${text} send=${send} />
		<p class="eu-prose"><${Text} text=${body.sentence} /></p>
		<div class="stack tight">
			<span class="eu-label">${text("trump")}</span>
			<${SuitChoice} suits=${body.suits} value=${body.trump} label=${text("trump")} onPick=${choose} />
		</div>
		<div class="deal-choices">
			<${Dealers} body=${body} text=${text} send=${send} />
			<${Seed} body=${body} text=${text} send=${send} />
		</div>
	</div>`;
}

/** @param {Pick<Props, "text" | "send">} props */
function Again({ text, send }) {
	return html`<button type="button" class="eu-btn solid" onClick=${() => send("deal", { still: still() })}><${Icon} name="again" />${text("deal_again")}</button>`;
}

/** @param {Omit<Props, "tell">} props */
function Seats({ body, text, send }) {
	/** A tap on the table finishes the deal. */
	const finish = () => body.dealing && send("finish");
	return html`<div class="deal-board" role="group" aria-label=${text("table")} onClick=${finish}>
		${body.places.map((place) => html`<${Seat} key=${place.place} place=${place} text=${text} send=${send} />`)}
		<div class="deal-pack" data-spot="pack">
			${body.turned && html`<${Turned} turned=${body.turned} />`}
			${body.pack > 0 && html`<span role="img" aria-label=${body.packLabel}><${Back} /></span><span class="num">${body.pack}</span>`}
		</div>
		<div class="deal-all"><button type="button" class="eu-btn" onClick=${() => send("turn", { seat: null })}>${text(body.allOpen ? "hide_all" : "show_all")}</button></div>
	</div>`;
}

/** @param {{ place: Place, text: Props["text"], send: Props["send"] }} props */
function Seat({ place, text, send }) {
	const { cards, chips, name, note, seat } = place;
	return html`<div class=${`deal-seat ${place.place}${place.own ? " mine" : ""}${place.empty ? " nobody" : ""}`}>
		<div class="eu-row">
			<b>${name}</b>
			${chips.map((chip) => html`<span class="chip">${chip.text}</span>`)}
			${note && html`<span class="eu-label">${note}</span>`}
			<button type="button" class="eu-btn bare" aria-label=${place.turn_label} onClick=${() => send("turn", { seat })}>${text(cards ? "hide" : "show")}</button>
		</div>
		<div class="deal-cards">${cards ? html`<${Hand} cards=${cards} label=${name} name=${`seat ${seat}`} flipFrom="pack" />` : html`<${place.empty ? Outlines : Backs} count=${place.count} label=${place.count_label} />`}</div>
	</div>`;
}

/** @param {Omit<Props, "tell">} props */
function Dealers({ body, text, send }) {
	const options = body.dealers.map(({ value, label }) => ({ value, content: label }));
	return html`<div class="stack tight">
		<span class="eu-label">${text("dealer")}</span>
		<${Choice} options=${options} value=${body.dealer} label=${text("dealer")} name="dealer" plain onPick=${(/** @type {number} */ seat) => send("dealer", { seat, still: still() })} />
	</div>`;
}

/** @param {Omit<Props, "tell">} props */
function Seed({ body, text, send }) {
	const typed = useRef(/** @type {HTMLInputElement | null} */ (null));
	/** @param {Event} event */
	const deal = (event) => {
		event.preventDefault();
		send("seed", { text: typed.current?.value ?? "", still: still() });
	};
	return html`<form class="deal-seed" onSubmit=${deal}>
		<label class="field"><span class="eu-label">${text("seed")}</span>
			<input ref=${typed} class="eu-input" inputMode="numeric" autocomplete="off" maxLength="20" aria-invalid=${Boolean(body.trouble)} />
		</label>
		${body.trouble && html`<p class="trouble" role="alert">${body.trouble}</p>`}
		<div class="eu-row"><button type="submit" class="eu-btn">${text("deal_seed")}</button></div>
	</form>`;
}

export default widget(DealTable, "deal");
