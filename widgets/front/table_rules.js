/** The dialog before a new match: game, options, what differs from the book, the rule sheet, and a code for the choice. */

import { useEffect, useRef } from "preact/hooks";
import { Choice } from "./choice.js";
import { html } from "./html.js";
import { Sheet } from "./sheet.js";
import { Close, copyFrom, Trouble } from "./table_fields.js";

/** @import { WidgetProps } from "./model.d.ts" */
/** @import { Section } from "./sheet.js" */

/** @typedef {{ value: string, label: string }} Named */
/** @typedef {{ name: string, label: string, kind: "few" | "many" | "number", values: string[], chosen: number, number: string, changed: boolean }} OptionBody */
/** @typedef {{ title: string, changed: string, options: OptionBody[] }} GroupBody */
/**
 * @typedef {{
 *   kind: "new", games: Named[], game: string, presets: Named[], preset: string, groups: GroupBody[], code: string,
 *   differences: { title: string, before: string, after: string }[], sheet: Section[],
 *   trouble: string, puzzled: string,
 * }} RulesBody
 */
/** @typedef {{ panel: RulesBody, text: WidgetProps<unknown>["text"], send: WidgetProps<unknown>["send"], tell: (text: string) => void }} Props */

/** @param {Props} props */
export function NewMatch(props) {
	const { panel, text, send } = props;
	const section = useRef(/** @type {HTMLElement | null} */ (null));
	useEffect(
		() =>
			/** @type {HTMLElement | null | undefined} */ (
				section.current?.querySelector("[aria-pressed=true]")
			)?.focus(),
		[],
	);
	const trouble = (/** @type {string} */ part) => (panel.puzzled === part ? panel.trouble : "");
	return html`<section ref=${section} class="eu-panel table-panel" role="dialog" aria-label=${text("new_match")}>
		<h3>${text("new_match")}</h3>
		<${Games} ...${props} />
		<${Groups} ...${props} />
		<${Differences} panel=${panel} text=${text} />
		<div class="folds"><details class="fold"><summary><span>${text("sheet")}</span></summary><${Sheet} sections=${panel.sheet} /></details></div>
		<${Code} ...${props} trouble=${trouble("code")} />
		<${Start} text=${text} send=${send} trouble=${trouble("seed")} />
	</section>`;
}

/** @param {Pick<Props, "text" | "send"> & { trouble: string }} props */
function Start({ text, send, trouble }) {
	const seed = useRef(/** @type {HTMLInputElement | null} */ (null));
	const start = () => send("start", { seed: seed.current?.value ?? "" });
	/** @param {KeyboardEvent} event */
	const onKey = (event) => event.key === "Enter" && start();
	return html`<div class="stack tight">
			<label class="field"><span class="eu-label">${text("seed")}</span><input ref=${seed} class="eu-input" inputMode="numeric" autocomplete="off" maxLength="20" aria-invalid=${Boolean(trouble)} onKeyDown=${onKey} /></label>
			<${Trouble} text=${trouble} />
		</div>
		<div class="eu-row"><button type="button" class="eu-btn solid" onClick=${start}>${text("start")}</button><${Close} text=${text} send=${send} /></div>`;
}

/** @param {Props} props */
function Games({ panel, text, send }) {
	/** @param {Named[]} named */
	const options = (named) => named.map(({ value, label }) => ({ value, content: label }));
	return html`<div class="house-rules">
		<div class="stack tight wide-rule">
			<span class="eu-label">${text("game")}</span>
			<${Choice} options=${options(panel.games)} value=${panel.game} label=${text("game")} name="game" onPick=${(/** @type {string} */ game) => send("game", { game })} />
		</div>
		${
			panel.presets.length > 1 &&
			html`<div class="stack tight">
			<span class="eu-label">${text("preset")}</span>
			<${Choice} options=${options(panel.presets)} value=${panel.preset} label=${text("preset")} name="preset" plain onPick=${(/** @type {string} */ preset) => send("preset", { preset })} />
		</div>`
		}
	</div>`;
}

/** @param {Props} props */
function Groups({ panel, text, send }) {
	const { puzzled, trouble } = panel;
	return html`<div class="stack tight">
		<span class="eu-label">${text("house_rules")}</span>
		<div class="folds">${panel.groups.map(
			(group) => html`<details key=${group.title} class="fold">
			<summary><span>${group.title}</span>${group.changed && html`<span class="chip lit">${group.changed}</span>`}</summary>
			<div class="house-rules">${group.options.map((option) => html`<${HouseRule} key=${option.name} option=${option} trouble=${option.name === puzzled ? trouble : ""} send=${send} />`)}</div>
		</details>`,
		)}</div>
	</div>`;
}

/** @param {{ option: OptionBody, trouble: string, send: Props["send"] }} props */
function HouseRule({ option, trouble, send }) {
	/** @param {number | string} at */
	const pick = (at) => send("option", { name: option.name, at });
	return html`<div class="stack tight"><${option.kind === "few" ? Few : Typed} option=${option} pick=${pick} wrong=${Boolean(trouble)} /><${Trouble} text=${trouble} /></div>`;
}

/** @typedef {{ option: OptionBody, pick: (at: number | string) => void, wrong: boolean }} Picked */

/** @param {Picked} props */
function Few({ option, pick }) {
	const { name, label, values, chosen } = option;
	const options = values.map((content, value) => ({ value, content }));
	return html`<span class="eu-label">${label}</span>
		<${Choice} options=${options} value=${chosen} label=${label} name=${name} plain onPick=${pick} />`;
}

/**
 * A list where the values are many, a field where they are numbers without end.
 * @param {Picked} props
 */
function Typed({ option, pick, wrong }) {
	const { name, label, kind, values, chosen, number } = option;
	const typed = useTyped(number);
	const common = { class: "eu-input", "data-group": "option", "data-focus": name, "aria-invalid": wrong };
	/** @param {{ currentTarget: HTMLInputElement | HTMLSelectElement }} event */
	const onChange = ({ currentTarget: { value } }) => pick(kind === "many" ? Number(value) : value);
	const field =
		kind === "many"
			? html`<select ...${common} onChange=${onChange}>${values.map((value, i) => html`<option key=${i} value=${i} selected=${i === chosen}>${value}</option>`)}</select>`
			: html`<input ...${common} ref=${typed} inputMode="numeric" autocomplete="off" maxLength="5" onChange=${onChange} />`;
	return html`<label class="field"><span class="eu-label">${label}</span>${field}</label>`;
}

/**
 * A field that shows the value in force and then keeps what is typed, also what was refused, until another is in force.
 * @param {string} value
 */
function useTyped(value) {
	const field = useRef(/** @type {HTMLInputElement | null} */ (null));
	useEffect(() => {
		if (field.current) field.current.value = value;
	}, [value]);
	return field;
}

/** @param {Pick<Props, "panel" | "text">} props */
function Differences({ panel, text }) {
	const { differences } = panel;
	return html`<div class="stack tight">
		<span class="eu-label">${text("differs")}</span>
		${
			differences.length
				? html`<ul class="changes">${differences.map((one) => html`<li key=${one.title}><b>${one.title}</b><span>${one.after}</span><span class="eu-label">${text("in_book")} ${one.before}</span></li>`)}</ul>`
				: html`<p>${text("as_book")}</p>`
		}
	</div>`;
}

/** @param {Props & { trouble: string }} props */
function Code({ panel, text, send, tell, trouble }) {
	const field = useTyped(panel.code);
	const use = () => send("code", { code: field.current?.value ?? "" });
	const copy = () => copyFrom(field.current, () => tell(text("copied")));
	/** @param {KeyboardEvent} event */
	const onKey = (event) => event.key === "Enter" && use();
	return html`<div class="stack tight">
		<label class="field"><span class="eu-label">${text("rules_code")}</span><input ref=${field} class="eu-input code" autocomplete="off" spellcheck=${false} maxLength="200" aria-invalid=${Boolean(trouble)} onKeyDown=${onKey} /></label>
		<${Trouble} text=${trouble} />
		<div class="eu-row"><button type="button" class="eu-btn" onClick=${use}>${text("use_code")}</button><button type="button" class="eu-btn" onClick=${copy}>${text("copy")}</button></div>
	</div>`;
}
