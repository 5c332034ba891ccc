/** Table: a match from one seat. Status, board with the trick and the own hand, the decision due, and the side. */

import { useEffect } from "preact/hooks";
import { widget } from "./frame.js";
import { html } from "./html.js";
import { Board, Status } from "./table_board.js";
import { Panel } from "./table_panels.js";
import { Foot, Side, Tools } from "./table_side.js";

/** @import { WidgetProps } from "./model.d.ts" */
/** @import { BoardBody } from "./table_board.js" */
/** @import { SideBody } from "./table_side.js" */
/** @import { PanelBody } from "./table_panels.js" */

/** @typedef {BoardBody & SideBody & { panel: PanelBody | null }} Body */

/** @param {WidgetProps<Body>} props */
function Table({ body, text, send, tell }) {
	useEffect(() => send("ready"), []);
	return html`<div class="eu-body">
		<${Status} cells=${body.status} />
		<div class="table-grid">
			<${Board} body=${body} text=${text} send=${send} tell=${tell} />
			<${Tools} tools=${body.tools} label=${text("help")} send=${send} tell=${tell} />
			<${Side} body=${body} text=${text} />
			<div class="foot">
				${body.panel ? html`<${Panel} panel=${body.panel} text=${text} send=${send} tell=${tell} />` : html`<${Foot} body=${body} text=${text} send=${send} />`}
			</div>
		</div>
	</div>`;
}

export default widget(Table, "table");
