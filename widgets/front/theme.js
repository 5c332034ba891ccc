/** The theme comes from the host: our own page, JupyterLab or Notebook, else the system; watched while we live. */

/**
 * @typedef {{ page?: string, jupyterLight?: string, jupyterName?: string, dark: boolean, contrast: boolean }} Host
 */

const OURS = ["light", "dark", "contrast", "contrast-dark"];

/**
 * light, dark, contrast or contrast-dark.
 * @param {Host} host
 */
export function themeOf(host) {
	if (host.page && OURS.includes(host.page)) return host.page;
	const dark = host.jupyterLight ? host.jupyterLight === "false" : host.dark;
	const contrast = host.contrast || /high contrast/i.test(host.jupyterName ?? "");
	if (contrast) return dark ? "contrast-dark" : "contrast";
	return dark ? "dark" : "light";
}

/** @returns {Host} */
function host() {
	const { documentElement: page, body } = document;
	return {
		page: page.classList.contains("eu-theme") ? page.dataset.theme : undefined,
		jupyterLight: body.dataset.jpThemeLight,
		jupyterName: body.dataset.jpThemeName,
		dark: matchMedia("(prefers-color-scheme: dark)").matches,
		contrast: matchMedia("(prefers-contrast: more)").matches,
	};
}

/**
 * Tells the theme now and after every change; the answer stops that.
 * @param {(theme: string) => void} tell
 */
export function watchTheme(tell) {
	const look = () => tell(themeOf(host()));
	const watcher = new MutationObserver(look);
	for (const node of [document.documentElement, document.body]) watcher.observe(node, { attributes: true });
	const wishes = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"].map((wish) => matchMedia(wish));
	for (const wish of wishes) wish.addEventListener("change", look);
	look();
	return () => {
		watcher.disconnect();
		for (const wish of wishes) wish.removeEventListener("change", look);
	};
}
