/** Bundles every widget named in front/entries.json, readable, into euchre_widgets/static (or the folder given). */

import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const outdir = resolve(process.argv[2] ?? join(here, "euchre_widgets/static"));

/** @type {string[]} */
const names = JSON.parse(readFileSync(join(here, "front/entries.json"), "utf8"));
/** @param {(name: string) => string} path */
const present = (path) => names.map(path).filter((found) => existsSync(join(here, found)));

/** @type {import("esbuild").BuildOptions} */
const shared = {
	absWorkingDir: here,
	bundle: true,
	charset: "utf8",
	legalComments: "inline",
	loader: { ".svg": "text" },
	logLevel: "warning",
	outdir,
	target: "es2022",
};

await build({
	...shared,
	entryPoints: present((name) => `front/${name}.js`),
	format: "esm",
	outbase: "front",
});
await build({ ...shared, entryPoints: present((name) => `front/css/${name}.css`), outbase: "front/css" });
// The web app's template ships its own copy of the page's look; `python -m tools.page --check` compares.
if (!process.argv[2]) copyFileSync(join(outdir, "page.css"), join(here, "voila/euchre/static/look.css"));
