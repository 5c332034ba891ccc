/** Before the first paint: the theme, and the hooks that the streamed page calls. A classic script, so nothing waits. */
(() => {
	const page = document.documentElement;
	/** @param {string} key */
	const kept = (key) => {
		try {
			return localStorage.getItem(`euchre_tutor:1:${key}`) ?? "";
		} catch {
			return ""; // storage may be forbidden: then nothing was chosen
		}
	};
	const dark = matchMedia("(prefers-color-scheme: dark)").matches;
	const contrast = matchMedia("(prefers-contrast: more)").matches;
	const wish = kept("theme") || (contrast ? "contrast" : dark ? "dark" : "light");
	page.dataset.theme = wish === "contrast" && dark ? "contrast-dark" : wish;
	page.classList.toggle("eu-projector", kept("choices").includes("big"));

	// While the page still comes, no other script of ours runs: what is late is said from here.
	/** @param {string} word */
	const late = (word) => {
		const line = document.querySelector("[data-status-text]");
		const found = document.getElementById("euchre-page")?.textContent;
		if (document.readyState === "loading" && line && found) line.textContent = JSON.parse(found).words[word];
	};
	setTimeout(late, 15000, "slow_start");
	setTimeout(late, 60000, "stuck_start");

	// site.js takes over from here.
	Object.assign(globalThis, {
		/** @param {number} number @param {number} total */
		euchreStep(number, total) {
			const count = document.querySelector("[data-status-count]");
			if (count) count.textContent = `${number}/${total}`;
		},
		voila_heartbeat() {},
		voila_process() {},
		voila_finish() {},
	});

	// Voilà's own message at the end of a page lacks the token that its server wants; site-kernel.js sends one that has it.
	const beacon = navigator.sendBeacon.bind(navigator);
	navigator.sendBeacon = (url, data) =>
		/api\/shutdown\//.test(String(url)) && !/_xsrf=/.test(String(url)) ? true : beacon(url, data);
})();
