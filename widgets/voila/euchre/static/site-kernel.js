/** Is the program behind the page there? The server is asked, so that a busy one is never taken for a dead one. */

import { say } from "./site-store.js";
import { noTrouble, trouble } from "./site-trouble.js";

// Time is asked of the page itself: the clock on the wall may be set, or put back, while somebody learns.
const SEEN = 3000; // milliseconds between two questions while the page is looked at
const UNSEEN = 20000;
const PATIENCE = 4000; // for one answer
const BORNE = 3000; // silence that is not worth a word
const FAR_AWAY = 60000; // after this the cards' own line has given up, so the page must begin anew
const LONGEST = 30000;
const GIVE_UP = 30 * 60000;
const BUSY = 4000;

/** @param {import("./site.js").Page} page */
export function watchKernel(page) {
	const id = JSON.parse(document.getElementById("jupyter-config-data")?.textContent ?? "{}").kernelId;
	if (!id) return;
	addEventListener("pagehide", () => letGo(page, id));
	addEventListener("pageshow", (event) => event.persisted && location.reload());
	new Watch(page, `${page.base}euchre/kernel/${id}`).ask();
}

class Watch {
	mark = "";
	silentSince = 0;
	busySince = 0;
	wait = SEEN;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	timer;

	/**
	 * @param {import("./site.js").Page} page
	 * @param {string} address
	 */
	constructor(page, address) {
		this.page = page;
		this.address = address;
		addEventListener("online", () => this.now());
		document.addEventListener("visibilitychange", () => document.hidden || this.now());
	}

	now() {
		if (this.timer === undefined) return; // over, or a question is on its way
		clearTimeout(this.timer);
		this.ask();
	}

	async ask() {
		this.timer = undefined;
		const again = await this.answer();
		if (again) this.timer = setTimeout(() => this.ask(), again);
	}

	/** @returns {Promise<number>} milliseconds to the next question; 0 at the end */
	async answer() {
		try {
			const reply = await fetch(this.address, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
			if (reply.status === 404) return 0; // a server that cannot be asked
			if (!reply.ok) throw new Error(String(reply.status));
			return this.told(await reply.json());
		} catch {
			return this.silence();
		}
	}

	/** @param {{ state: string, mark: string }} kernel */
	told({ state, mark }) {
		this.mark ||= mark;
		const silent = this.silentSince ? performance.now() - this.silentSince : 0;
		this.silentSince = 0;
		this.wait = SEEN;
		if (state === "dead" || mark !== this.mark || silent > FAR_AWAY) return this.lost();
		if (silent) noTrouble();
		tell("alive");
		this.busy(state === "busy");
		return document.hidden ? UNSEEN : SEEN;
	}

	lost() {
		trouble(this.page, "lost_title", "lost_text", "start_again", () => location.reload());
		document.documentElement.dataset.kernel = "lost";
		tell("lost");
		this.busy(false);
		return 0;
	}

	silence() {
		this.silentSince ||= performance.now();
		const silent = performance.now() - this.silentSince;
		if (silent > GIVE_UP) return 0;
		if (silent > BORNE) trouble(this.page, "away_title", "away_text", "try_now", () => this.now());
		this.wait = Math.min(LONGEST, this.wait * 1.4);
		return silent > BORNE ? this.wait : SEEN / 2;
	}

	/** @param {boolean} is */
	busy(is) {
		this.busySince = is ? this.busySince || performance.now() : 0;
		const line = document.querySelector("[data-status-line]");
		if (!line || document.documentElement.dataset.ready !== "yes") return;
		const long = is && performance.now() - this.busySince >= BUSY;
		const text = line.querySelector("[data-status-text]");
		if (text && long) text.textContent = say(this.page, "busy");
		line.toggleAttribute("hidden", !long);
	}
}

/**
 * The widgets listen to the window; whoever else cares, to the document.
 * @param {"alive" | "lost"} pulse
 */
function tell(pulse) {
	dispatchEvent(new CustomEvent("euchre-kernel", { detail: pulse }));
	if (pulse === "lost") document.dispatchEvent(new CustomEvent("euchre:lost", { detail: pulse }));
}

/**
 * Leaving the page ends its kernel; the token shows the server that the page itself says so.
 * @param {import("./site.js").Page} page
 * @param {string} id
 */
function letGo(page, id) {
	const token = document.cookie.match(/(?:^|; )_xsrf=([^;]*)/)?.[1] ?? "";
	navigator.sendBeacon(`${page.base}voila/api/shutdown/${id}?_xsrf=${encodeURIComponent(token)}`);
}
