/** What the browser tests measure inside the page; the whole file is one expression. */
({
	/**
	 * What is smaller than a finger. Words within a sentence are excepted, as in WCAG.
	 * @param {HTMLElement} root
	 * @param {number} least
	 */
	small(root, least) {
		const inSentence = (/** @type {Element} */ node) =>
			[...(node.parentElement?.childNodes ?? [])].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
		const worked = "button, input, select, textarea, a[href], [tabindex='0']";
		return [...root.querySelectorAll(worked)]
			.filter((node) => node.getClientRects().length && !inSentence(node))
			.map((node) => ({ node, box: node.getBoundingClientRect() }))
			.filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
			.map(({ node, box }) => `${box.width.toFixed(1)} x ${box.height.toFixed(1)} ${node.outerHTML.slice(0, 90)}`);
	},

	/**
	 * What sticks out of the widget at its right, where nothing scrolls or clips it.
	 * @param {HTMLElement} root
	 */
	wide(root) {
		const edge = root.getBoundingClientRect().right + 1;
		const held = (/** @type {Element} */ node) => {
			for (let at = node.parentElement; at && root.contains(at); at = at.parentElement)
				if (getComputedStyle(at).overflowX !== "visible") return true;
			return false;
		};
		return [...root.querySelectorAll("*")]
			.filter((node) => node.getClientRects().length && !node.closest("svg, .eu-live"))
			.filter((node) => node.getBoundingClientRect().right > edge && !held(node))
			.map((node) => node.outerHTML.slice(0, 120));
	},

	/** Run every cell of the notebook that is open in JupyterLab, once its kernel is there. */
	async run() {
		const at = jupyterapp.shell.currentWidget;
		await at.revealed;
		await at.context.ready;
		await at.sessionContext.ready;
		jupyterapp.shell.collapseLeft();
		await jupyterapp.commands.execute("notebook:run-all-cells");
	},
});
