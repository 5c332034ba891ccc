/** The decision due at a table: calls, a suit, chosen cards; calls of reneges; and what a hand came to. */

import { useState } from "preact/hooks";
import { Choice, SuitChoice } from "./choice.js";
import { html } from "./html.js";
import { Icon, NamedSuit } from "./icons.js";
import { useRoving } from "./keys.js";
import { useFrame } from "./terms.js";

/** @import { SuitJson, SuitLetter, WidgetProps } from "./model.d.ts" */

/** @typedef {{ word: string, label: string, row: string, short: string, suit: SuitLetter | null, why: string, main: boolean }} OptionJson */
/** @typedef {{ kind: string, label: string, suits: SuitJson[], suit: SuitLetter | null, modes: string[], alone: boolean, options: OptionJson[] }} ChoiceJson */
/** @typedef {{ title: string, lines: string[], won: boolean }} ResultJson */
/** @typedef {WidgetProps<unknown>["send"]} Send */
/** @typedef {WidgetProps<unknown>["text"]} Say */

/** What is said with more words than a button beside others has room for. */
const WHOLE = new Set(["SWAP", "CLAIM"]);

/** @param {{ choice: ChoiceJson, text: Say, send: Send }} props */
export function Decision({ choice, text, send }) {
	/** @param {string | null} suit */
	const inSuit = (suit) => send("suit", { suit });
	const modes = choice.modes.map((content, at) => ({ value: at === 1, content }));
	/** @param {boolean} alone */
	const goAlone = (alone) => send("alone", { alone });
	return html`<div class="decision" data-next-focus>
		${modes.length > 0 && html`<${Choice} options=${modes} value=${choice.alone} label=${text("how")} name="alone" onPick=${goAlone} />`}
		${choice.suits.length > 0 && html`<${SuitChoice} suits=${choice.suits} value=${choice.suit} label=${text("bid_in")} onPick=${inSuit} />`}
		<${Options} options=${choice.options} label=${choice.label} className=${`options ${choice.kind}`} send=${send} />
	</div>`;
}

/** @param {{ options: OptionJson[], label: string, className: string, send: Send, name?: string }} props */
function Options({ options, label, className, send, name = "decision" }) {
	const first = Math.max(
		options.findIndex((option) => !option.why),
		0,
	);
	const { group, item } = useRoving(name, options.length, first);
	const { tell } = useFrame();
	const [told, setTold] = useState("");
	/** @param {OptionJson} option */
	const press = (option) => {
		setTold(option.why);
		if (option.why) tell(option.why);
		else send("act", { word: option.word });
	};
	const why = told && options.some((option) => option.why === told) ? told : "";
	return html`<div class=${className} role="group" aria-label=${label} ...${group}>
			${options.map((option, i) => [rowName(options, i), html`<${Option} key=${i} option=${option} item=${item(i)} onPress=${press} />`])}
		</div>
		${why && html`<p class="eu-tell"><${Icon} name="info" /><span>${why}</span></p>`}`;
}

/**
 * What stands before the first button of a row; each of its buttons is called by its whole sentence.
 * @param {OptionJson[]} options
 * @param {number} at
 */
function rowName(options, at) {
	const row = options[at]?.row;
	if (!row || row === options[at - 1]?.row) return null;
	return html`<span key=${row} class="row-name" aria-hidden="true">${row}</span>`;
}

/** @param {{ option: OptionJson, item: Record<string, unknown>, onPress: (option: OptionJson) => void }} props */
function Option({ option, item, onPress }) {
	const { word, label, short, suit, why, main } = option;
	const content = suit ? html`<${NamedSuit} suit=${suit} name=${label} />` : short || label;
	const look = `${main && !why ? " solid" : ""}${WHOLE.has(word) ? " whole" : ""}`;
	return html`<button type="button" class=${`eu-btn${look}`} ...${item} aria-label=${short ? label : undefined} aria-disabled=${why ? "true" : undefined} onClick=${() => onPress(option)}>${content}</button>`;
}

/**
 * What may be said whoever is on turn: a card taken back at once, calls of reneges behind a button.
 * @param {{ options: OptionJson[], text: Say, send: Send }} props
 */
export function OutOfTurn({ options, text, send }) {
	const [open, setOpen] = useState(false);
	const back = options.filter((option) => option.word === "RETRACT");
	const calls = options.filter((option) => option.word !== "RETRACT");
	if (!options.length) return null;
	return html`<div class="decision">
		${back.length > 0 && html`<${Options} options=${back} label=${back[0]?.label} className="options" send=${send} name="retract" />`}
		${calls.length > 0 && html`<button type="button" class="eu-btn bare" aria-expanded=${open} onClick=${() => setOpen(!open)}>${text("renege")}</button>`}
		${open && calls.length > 0 && html`<${Options} options=${calls} label=${text("renege")} className="options" send=${send} name="renege" />`}
	</div>`;
}

/** @param {{ result: ResultJson, done: boolean, text: Say, send: Send }} props */
export function Result({ result, done, text, send }) {
	/** @type {[string, () => void]} */
	const [label, go] = done
		? ["new_match", () => send("panel", { panel: "new" })]
		: ["next_hand", () => send("next")];
	return html`<section class=${`result${result.won ? " won" : ""}`}>
		<h3>${result.won && html`<${Icon} name="crown" /> `}${result.title}</h3>
		${result.lines.map((line) => html`<p>${line}</p>`)}
		<div class="eu-row">
			<button type="button" class="eu-btn solid" data-next-focus onClick=${go}>${text(label)}<${Icon} name="next" /></button>
			<button type="button" class="eu-btn" onClick=${() => send("again")}><${Icon} name="again" />${text("same_again")}</button>
		</div>
	</section>`;
}
