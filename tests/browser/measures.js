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

	/**
	 * Open a notebook in this JupyterLab in the place of the one before, run it, and read on to its end:
	 * what was drawn by each cell of code, as the language of its widget or as words about a fault.
	 * @param {string} path
	 */
	async read(path) {
		const old = jupyterapp.shell.currentWidget;
		if (old?.sessionContext) {
			await old.sessionContext.shutdown();
			old.dispose();
		}
		const at = await jupyterapp.commands.execute("docmanager:open", { path, factory: "Notebook" });
		await this.run();
		const drawn = [];
		for (const [place, cell] of at.content.widgets.entries()) {
			if (cell.model.type !== "code") continue;
			await at.content.scrollToItem(place);
			drawn.push(await this.shown(cell));
		}
		return drawn.filter(Boolean);
	},

	/**
	 * What a cell that has run shows, once it is there; nothing for a cell without output.
	 * @param {any} cell
	 */
	async shown(cell) {
		for (let tries = 0; tries < 600 && cell.model.outputs.length; tries++) {
			const fault = cell.node.querySelector(".eu-fault-box, .eu-panel.bad[role=alert], [data-mime-type*=error], [data-mime-type*=stderr]");
			if (fault) return fault.textContent;
			const root = cell.node.querySelector(".eu-root:has(.eu-inner), .eu-self-test");
			if (root) return root.lang || "self-test";
			await new Promise((go) => setTimeout(go, 100));
		}
		return cell.model.outputs.length ? `nothing was drawn by ${cell.model.sharedModel.getSource()}` : "";
	},
});
