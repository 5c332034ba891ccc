/** The dialogs of the table: a new match, a match as text to keep or to load, and looking back on a hand. */

import { useEffect, useRef } from "preact/hooks";
import { html } from "./html.js";
import { Close, Kept, Trouble } from "./table_fields.js";
import { LookingBack } from "./table_review.js";
import { NewMatch } from "./table_rules.js";

/** @import { WidgetProps } from "./model.d.ts" */
/** @import { ReviewBody } from "./table_review.js" */
/** @import { RulesBody } from "./table_rules.js" */

/** @typedef {{ kind: "save", trouble: string, text: string, match: string }} SaveBody */
/** @typedef {RulesBody | SaveBody | ReviewBody} PanelBody */
/** @typedef {{ panel: SaveBody, text: WidgetProps<unknown>["text"], send: WidgetProps<unknown>["send"], tell: (text: string) => void }} Props */

/**
 * The dialog that is open; Escape closes it.
 * @param {Omit<Props, "panel"> & { panel: PanelBody }} props
 */
export function Panel(props) {
	/** @param {KeyboardEvent} event */
	const onKeyDown = (event) => event.key === "Escape" && props.send("panel", { panel: "" });
	return html`<div onKeyDown=${onKeyDown}><${PANELS[props.panel.kind]} ...${props} /></div>`;
}

const PANELS = { new: NewMatch, save: SaveLoad, review: LookingBack };

/** @param {Props} props */
function SaveLoad({ panel, text, send, tell }) {
	const typed = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
	useEffect(() => typed.current?.focus(), []);
	const load = () => send("load", { text: typed.current?.value ?? "" });
	return html`<section class="eu-panel table-panel" role="dialog" aria-label=${text("save_load")}>
		<h3>${text("save_load")}</h3>
		<${Kept} label=${text("saved")} value=${panel.text} text=${text} tell=${tell} />
		${panel.match && html`<${Kept} label=${text("finished")} value=${panel.match} text=${text} tell=${tell} />`}
		<label class="field"><span class="eu-label">${text("load_label")}</span><textarea ref=${typed} class="eu-input" rows="4" spellcheck=${false}></textarea></label>
		<${Trouble} text=${panel.trouble} />
		<div class="eu-row"><button type="button" class="eu-btn solid" onClick=${load}>${text("load")}</button><${Close} text=${text} send=${send} /></div>
	</section>`;
}
