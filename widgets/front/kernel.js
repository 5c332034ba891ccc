/** Is anyone there? Tells a slow answer from a lost kernel, from the messages of this widget and from the page. */

const SLOW = 1500;
const LOST = 9000;
const FROM_PAGE = "euchre-kernel";

/** @typedef {"alive" | "slow" | "lost"} Pulse */

/**
 * `sent` and `heard` are called with the messages, `line` when the host says that its connection was cut or mended,
 * by one word for both; the page may say more by an `euchre-kernel` event whose detail is "alive" or "lost": it asks
 * the server, so from then on silence alone is never called lost.
 * @param {(pulse: Pulse) => void} tell
 */
export function watchKernel(tell) {
	let asked = false;
	let cutOff = false;
	const lost = () => asked || tell("lost");
	const wait = patience(() => tell("slow"), lost);
	const heard = () => {
		wait.end();
		cutOff = false;
		tell("alive");
	};
	const line = () => {
		cutOff = !cutOff;
		tell(cutOff ? "lost" : "alive");
	};
	const deafen = hearPage((isLost) => {
		asked = true;
		if (isLost) tell("lost");
		else if (!wait.lasts()) tell("alive");
	});
	const stop = () => {
		wait.end();
		deafen();
	};
	return { sent: wait.begin, heard, line, stop };
}

/**
 * The wait for an answer: what is done when it grows long, and when it is too long.
 * @param {() => unknown} slow
 * @param {() => unknown} lost
 */
function patience(slow, lost) {
	/** @type {ReturnType<typeof setTimeout>[]} */
	let timers = [];
	const begin = () => {
		if (!timers.length) timers = [setTimeout(slow, SLOW), setTimeout(lost, LOST)];
	};
	const end = () => {
		for (const timer of timers) clearTimeout(timer);
		timers = [];
	};
	return { begin, end, lasts: () => timers.length > 0 };
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
