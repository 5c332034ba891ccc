/** htm bound to preact, and the one promise about focus: whatever can be focused keeps the notebook's shortcuts away. */

import htm from "htm";
import { h, options } from "preact";

const FOCUSABLE = new Set(["a", "button", "input", "select", "summary", "textarea"]);
const before = options.vnode;

options.vnode = (vnode) => {
	const props = /** @type {Record<string, unknown>} */ (vnode.props);
	if (typeof vnode.type === "string" && (FOCUSABLE.has(vnode.type) || "tabIndex" in props)) {
		props["data-lm-suppress-shortcuts"] = "true";
	}
	before?.(vnode);
};

export const html = htm.bind(h);
