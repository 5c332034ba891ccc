/** Is anyone there? Tells a slow answer from a lost kernel, from the messages of this widget and from the page. */

const SLOW = 1500;
const LOST = 9000;
const FROM_PAGE = "euchre-kernel";

/** @typedef {"alive" | "slow" | "lost"} Pulse */

/**
 * `sent` and `heard` are called with the messages, `line` when the host's connection changes; the page may say
 * more by an `euchre-kernel` event whose detail is "alive" or "lost": it asks the server, so from then on silence
 * alone is never called lost.
 * @param {(pulse: Pulse) => void} tell
 */
export function watchKernel(tell) {
	/** @type {ReturnType<typeof setTimeout>[]} */
	let timers = [];
	let asked = false;
	let cutOff = false;
	const heard = () => {
		for (const timer of timers) clearTimeout(timer);
		timers = [];
		cutOff = false;
		tell("alive");
	};
	const sent = () => {
		if (timers.length) return;
		timers = [setTimeout(() => tell("slow"), SLOW), setTimeout(() => asked || tell("lost"), LOST)];
	};
	// The host says that the line to the kernel was cut or mended, by one word for both.
	const line = () => {
		cutOff = !cutOff;
		tell(cutOff ? "lost" : "alive");
	};
	const deafen = hearPage((isLost) => {
		asked = true;
		if (isLost) tell("lost");
		else if (!timers.length) tell("alive");
	});
	const stop = () => {
		for (const timer of timers) clearTimeout(timer);
		deafen();
	};
	return { sent, heard, line, stop };
}

/**
 * Hears what the page says of the kernel; the answer ends that.
 * @param {(isLost: boolean) => void} told
 */
function hearPage(told) {
	/** @param {Event} event */
	const hear = (event) => told(/** @type {CustomEvent<string>} */ (event).detail === "lost");
	globalThis.addEventListener?.(FROM_PAGE, hear);
	return () => globalThis.removeEventListener?.(FROM_PAGE, hear);
}
