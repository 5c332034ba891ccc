/** The ladder of bids: rungs to choose from before the answer, a chart with error marks after it. */

import { html } from "./html.js";
import { Icon } from "./icons.js";
import { useRoving } from "./keys.js";
import { useFrame } from "./terms.js";

/** @typedef {{ a: number, b: number, ea: number, eb: number, na: number, nb: number }} Bar */
/**
 * @typedef {{
 *   value: string, name: string, label: string, why: string, yours: boolean, rank: "best" | "near" | "",
 *   bar: Bar | null, points: string, error: string,
 * }} Rung
 */
/** @typedef {{ rungs: Rung[], zero: number }} Ladder */
/** @typedef {(name: string) => string} Say */

/**
 * @param {{ ladder: Ladder, answered: boolean, text: Say, onCall: (call: string) => void }} props
 */
export function LadderOfBids({ ladder, answered, text, onCall }) {
	const open = ladder.rungs.findIndex((rung) => !rung.why);
	const { group, item } = useRoving("ladder", ladder.rungs.length, open);
	const charted = ladder.rungs.some((rung) => rung.bar);
	const role = answered ? "list" : "group";
	return html`<div class="ladder" role=${role} aria-label=${text("ladder")} style=${`--zero:${ladder.zero}%`} data-next-focus=${answered ? undefined : ""} ...${answered ? {} : group}>
		${charted && html`<${Head} zero=${ladder.zero} text=${text} />`}
		${ladder.rungs.map((rung, i) => (answered ? html`<${Charted} key=${rung.value} rung=${rung} text=${text} />` : html`<${Open} key=${rung.value} rung=${rung} onCall=${onCall} item=${item(i)} />`))}
	</div>`;
}

/** @param {{ zero: number, text: Say }} props */
function Head({ zero, text }) {
	return html`<div class="rung head" aria-hidden="true">
		<span>${text("bid")}</span>
		<span class="axis"><span class="low">${text("loses")}</span><span style=${`left:${zero}%`}>0</span><span class="high">${text("wins")}</span></span>
		<span class="val">${text("points")}</span>
	</div>`;
}

/** @param {{ rung: Rung, onCall: (call: string) => void, item: Record<string, unknown> }} props */
function Open({ rung, onCall, item }) {
	const { tell } = useFrame();
	const press = () => (rung.why ? tell(rung.why) : onCall(rung.value));
	return html`<button type="button" class=${rung.why ? "rung shut" : "rung open"} data-focus=${rung.value} aria-label=${rung.label}
		aria-disabled=${rung.why ? "true" : undefined} onClick=${press} ...${item}>
		<span>${rung.name}</span>${rung.why && html`<span class="reason">${rung.why}</span>`}
	</button>`;
}

/** @param {{ rung: Rung, text: Say }} props */
function Charted({ rung, text }) {
	const note = rung.yours ? text("yours") : "";
	return html`<div role="listitem" class=${`rung${rung.why ? " shut" : ""}${rung.yours ? " yours" : ""}`}>
		<span class="wide">${rung.label}${note && `, ${note}`}</span>
		<span aria-hidden="true">${rung.name}${note && html`<small class="mine">${note}</small>`}</span>
		${rung.why ? html`<span class="reason" aria-hidden="true">${rung.why}</span>` : html`<${Figure} rung=${rung} />`}
	</div>`;
}

/** @param {{ rung: Rung }} props */
function Figure({ rung }) {
	const { bar } = rung;
	if (!bar) return html`<span class="bar" aria-hidden="true"></span>`;
	return html`<span class="bar" aria-hidden="true" style=${`--near-a:${bar.na}%;--near-b:${bar.nb}%`}>
			<i class="fill" style=${`--a:${bar.a}%;--b:${bar.b}%`}></i><i class="err" style=${`--ea:${bar.ea}%;--eb:${bar.eb}%`}></i>
		</span>
		<span class="val" aria-hidden="true">${rung.rank && html`<${Icon} name=${rung.rank === "best" ? "tick" : "near"} />`}${rung.points}<small>${rung.error}</small></span>`;
}
