/** The frame of every widget: draws the state, sends messages, keeps focus, theme, keys and places. */

import { Component, render as draw } from "preact";
import { aloud, isNews } from "./announce.js";
import { places, settle, travel } from "./flip.js";
import { guardFocus, held, restore } from "./focus.js";
import { html } from "./html.js";
import { watchKernel } from "./kernel.js";
import { CarryOn, Elsewhere, FaultBox, Keys, Lost, Meaning, Sure, Tools } from "./panels.js";
import { useSprite } from "./sprite.js";
import { choices, keep, kept, watchChoices, watchPlace } from "./store.js";
import { Frame } from "./terms.js";
import { watchTheme } from "./theme.js";

/** @import { ComponentChild, FunctionComponent } from "preact" */
/** @import { Held } from "./focus.js" */
/** @import { Places } from "./flip.js" */
/** @import { Pulse } from "./kernel.js" */
/** @import { Choices } from "./store.js" */
/** @import { Model, WidgetProps, WidgetState, Words } from "./model.d.ts" */

/**
 * @typedef {{
 *   sent: WidgetState, theme: string, choices: Choices, panel: "" | "more" | "keys" | "sure",
 *   term: { id: string, style: string } | null, offer: string, elsewhere: boolean, pulse: Pulse, told: string, turn: number,
 * }} Shown
 */

/**
 * What an anywidget module exports, for a component that draws `body`.
 * @template Body
 * @param {(props: WidgetProps<Body>) => ComponentChild} Body
 * @param {string} [className] a class of the widget's own on its root
 */
export function widget(Body, className = "") {
	/** @param {{ model: unknown, el: HTMLElement }} at */
	const render = ({ model, el }) => {
		const release = useSprite();
		const content = /** @type {FunctionComponent<WidgetProps<unknown>>} */ (Body);
		draw(
			html`<${Widget} model=${/** @type {Model} */ (model)} content=${content} className=${className} />`,
			el,
		);
		return () => {
			draw(null, el);
			release();
		};
	};
	return { render };
}

/**
 * @typedef {{ model: Model, content: FunctionComponent<WidgetProps<unknown>>, className: string }} Given
 * @extends {Component<Given, Shown>}
 */
class Widget extends Component {
	/** @param {Given} props */
	constructor(props) {
		super(props);
		const sent = props.model.get("state");
		this.words = props.model.get("words");
		/** @type {Shown} */
		this.state = {
			sent,
			theme: "light",
			choices: choices(),
			panel: "",
			term: null,
			offer: offerOf(sent),
			elsewhere: false,
			pulse: "alive",
			told: "",
			turn: 0,
		};
		/** @type {HTMLElement | null} */
		this.root = null;
		/** @type {HTMLElement | null} */
		this.opener = null;
		/** @type {Shown["panel"]} */
		this.under = "";
		/** @type {Array<() => void>} */
		this.ends = [];
		this.around = { words: this.words, openTerm: this.openTerm, tell: this.tell };
		this.kernel = watchKernel((pulse) => pulse !== this.state.pulse && this.setState({ pulse }));
	}

	componentDidMount() {
		const { model } = this.props;
		model.on("change:state", this.changed);
		model.on("msg:custom", this.kernel.heard);
		model.on("comm_live_update", this.kernel.line);
		this.ends = [
			watchTheme((theme) => this.setState({ theme })),
			watchChoices((wish) => this.setState({ choices: wish })),
			watchPlace(this.state.sent.keep?.key ?? "", this.keptElsewhere),
			this.kernel.stop,
			() => model.off("change:state", this.changed),
			() => model.off("msg:custom", this.kernel.heard),
			() => model.off("comm_live_update", this.kernel.line),
		];
		if (this.root) this.ends.push(guardFocus(this.root));
	}

	componentWillUnmount() {
		for (const end of this.ends) end();
	}

	/** @returns {{ focus: Held | null, places: Places } | null} */
	getSnapshotBeforeUpdate() {
		return this.root && { focus: held(this.root), places: places(this.root) };
	}

	/**
	 * @param {Given} _props
	 * @param {Shown} _state
	 * @param {{ focus: Held | null, places: Places } | null} before
	 */
	componentDidUpdate(_props, _state, before) {
		if (!this.root || !before) return;
		restore(this.root, before.focus);
		travel(this.root, before.places);
	}

	changed = () => {
		const sent = this.props.model.get("state");
		this.kernel.heard();
		const offer = sent.keep?.replaces ? "" : this.state.offer;
		if (!offer && sent.keep?.text !== this.state.sent.keep?.text) this.keepPlace(sent);
		this.setState(({ sent: before, told, turn }) => ({
			sent,
			...(isNews(sent, before) ? { told: sent.announce, turn: turn + 1 } : { told, turn }),
			offer,
		}));
	};

	/** @param {WidgetState} sent */
	keepPlace = ({ keep: place }) => {
		if (!place?.text) return;
		keep(place.key, place.text);
		this.setState({ elsewhere: false });
	};

	/** @param {string} text what another tab has kept in the place of this one */
	keptElsewhere = (text) =>
		this.setState(({ offer }) => (offer ? { offer: text } : { elsewhere: Boolean(text) }));

	/**
	 * @param {string} kind
	 * @param {Record<string, unknown>} [fields]
	 */
	send = (kind, fields = {}) => {
		this.kernel.sent();
		try {
			this.props.model.send({ ...fields, kind, version: this.state.sent.version });
		} catch {
			this.setState({ pulse: "lost" }); // the connection itself is gone
		}
	};

	/** @param {string} text */
	tell = (text) => this.setState(({ turn }) => ({ told: text, turn: turn + 1 }));

	/** @param {string} name */
	text = (name) => this.words.texts[name] ?? name;

	/**
	 * @param {string} id
	 * @param {HTMLElement} node
	 */
	openTerm = (id, node) => {
		this.opener = node;
		this.setState({ term: { id, style: this.root ? beside(this.root, node) : "" } });
	};

	close = () => {
		const { panel, term } = this.state;
		const over = panel === "keys" || panel === "sure";
		this.setState({ panel: over ? this.under : "", term: null });
		if (term || over) this.opener?.focus({ preventScroll: true });
	};

	/** @param {Shown["panel"]} panel one that stands over what is there gives that back, and the focus, when it closes */
	open = (panel) => {
		const { panel: under } = this.state;
		if (panel === "keys" || panel === "sure") {
			this.opener = /** @type {HTMLElement | null} */ (document.activeElement);
			this.under = under && "more";
		}
		this.setState({ panel });
	};

	/** @param {KeyboardEvent} event */
	onKeyDown = (event) => {
		if (this.root) settle(this.root);
		const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
		if (event.key === "?" && !typing) {
			if (this.state.panel === "keys") this.close();
			else this.open("keys");
		}
		if (event.key === "Escape") this.close();
		if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
	};

	afresh = () => {
		const { keep: place } = this.state.sent;
		if (place) keep(place.key, "");
		this.setState({ panel: "", offer: "" });
		this.send("afresh");
	};

	carryOn = () => {
		this.send("carry_on", { text: this.state.offer });
		this.setState({ offer: "" });
	};

	anew = () => {
		this.keepPlace(this.state.sent);
		this.setState({ offer: "" });
	};

	/** @param {Given} props @param {Shown} state */
	render({ content, className }, { sent, theme, choices: wish, told, turn }) {
		const page = document.documentElement.classList; // our own pages make everything larger themselves
		const big = wish.big || page.contains("eu-projector");
		const classes = [
			"eu-theme eu-look eu-root",
			className,
			wish.four ? "eu-four-colour" : "",
			big ? "eu-projector" : "",
			wish.big && !page.contains("eu-theme") ? "eu-big" : "",
		];
		/** @param {HTMLElement | null} node */
		const ref = (node) => {
			this.root = node;
		};
		return html`<div ref=${ref} class=${classes.filter(Boolean).join(" ")} data-theme=${theme} lang=${sent.language} tabIndex=${-1}
			onKeyDown=${this.onKeyDown} onPointerDown=${() => this.root && settle(this.root)}>
			<${Frame.Provider} value=${this.around}>
				<div class="eu-widget"><div class="eu-inner">
					${this.notices()}
					${sent.body && html`<${content} body=${sent.body} text=${this.text} send=${this.send} tell=${this.tell} />`}
					${this.tools()}
				</div></div>
			</${Frame.Provider}>
			<div class="eu-live" role="status" aria-live="polite">${aloud(told, turn)}</div>
		</div>`;
	}

	notices() {
		const { sent, offer, elsewhere, pulse } = this.state;
		const { text } = this;
		return html`${pulse !== "alive" && html`<${Lost} pulse=${pulse} text=${text} />`}
			${sent.fault && html`<${FaultBox} fault=${sent.fault} text=${text} onGoOn=${() => this.send("dismiss")} onAfresh=${this.afresh} />`}
			${offer && html`<${CarryOn} text=${text} onCarryOn=${this.carryOn} onAnew=${this.anew} />`}
			${elsewhere && html`<${Elsewhere} text=${text} />`}`;
	}

	tools() {
		const { panel, term, choices: wish } = this.state;
		const { text, words } = this;
		return html`${panel === "keys" && html`<${Keys} lines=${words.shortcuts} text=${text} onClose=${this.close} />`}
			${panel === "sure" && html`<${Sure} text=${text} onYes=${this.afresh} onNo=${this.close} />`}
			${term && words.terms[term.id] && html`<${Meaning} term=${words.terms[term.id]} style=${term.style} text=${text} onClose=${this.close} />`}
			<${Tools} panel=${panel} choices=${wish} text=${text} onOpen=${this.open} />`;
	}
}

/**
 * What the browser kept of an earlier visit, if the learner has not begun again yet.
 * @param {WidgetState} sent
 */
function offerOf(sent) {
	return sent.keep && !sent.keep.text ? kept(sent.keep.key) : "";
}

/**
 * Where a panel stands so that it stays inside the root: below the node in the upper half, above it in the lower.
 * @param {HTMLElement} root
 * @param {HTMLElement} node
 */
function beside(root, node) {
	const zoom = /** @type {{ currentCSSZoom?: number }} */ (node).currentCSSZoom ?? 1;
	const outer = root.getBoundingClientRect();
	const word = node.getBoundingClientRect();
	const below = (word.bottom - outer.top) / zoom;
	const above = (outer.bottom - word.top) / zoom;
	return below < above ? `top:${Math.round(below + 6)}px` : `bottom:${Math.round(above + 6)}px`;
}
