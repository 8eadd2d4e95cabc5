/**
 * Weighs the first load of `/` and of a table with each board, as it goes over the wire in English.
 * `npm run size` after a build, or `npm run size -- <folder>` for a build elsewhere; fails above the budget.
 */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = 200_000;
const web = fileURLToPath(new URL("..", import.meta.url));
const built = resolve(process.argv[2] ?? `${web}../src/meadhall/server/client`);
const manifest = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, "utf-8"));

const names = Object.keys(manifest);
const named = (end) => names.find((name) => name.endsWith(end)) ?? fail(`the build has no ${end}`);
// Of a family of fonts a browser fetches only the files whose characters are on the page.
const fonts = names
  .filter((name) => name.endsWith(".woff2") && !name.includes("-latin-ext-"))
  .map((name) => manifest[name].file);

function fail(reason) {
  throw new Error(reason);
}

/** The files of these modules and of all that they import at once. */
function files(modules) {
  const seen = new Set();
  const found = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, css = [], imports = [] } = manifest[name];
    for (const one of [file, ...css]) found.add(one);
    imports.forEach(visit);
  };
  modules.forEach(visit);
  return [...found];
}

function weigh(file) {
  const content = readFileSync(`${built}/${file}`);
  // Fonts are compressed already.
  return file.endsWith(".woff2") ? content.length : gzipSync(content, { level: 9 }).length;
}

const start = ["index.html", named("words/web/en/shell.ftl?raw")];
const boards = readdirSync(`${web}src/boards`, { withFileTypes: true })
  .filter((one) => one.isDirectory() && !["guest", "parts", "plain"].includes(one.name))
  .map((one) => one.name);
const loads = {
  "/": [...start, "src/pages/Hall.svelte", named("words/web/en/hall.ftl?raw")],
  ...Object.fromEntries(
    boards.map((board) => [
      `/t/<id> ${board}`,
      [
        ...start,
        "src/pages/Table.svelte",
        `src/boards/${board}/index.ts`,
        named(`games/${board}/words/board/en.ftl?raw`),
      ],
    ]),
  ),
};

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
const sum = (list) => list.reduce((total, file) => total + weigh(file), 0);
const rows = Object.entries(loads).map(([load, modules]) => {
  const all = files(modules);
  const scripts = sum(all.filter((file) => file.endsWith(".js")));
  const styles = sum(all.filter((file) => file.endsWith(".css")));
  const page = weigh("index.html") + weigh("mark.svg");
  return { load, scripts, styles, page, fonts: sum(fonts) };
});

// The rulebook and its words come when it is opened; the texts of stories are never part of the build.
const book = [
  "src/pages/Rules.svelte",
  ...names.filter((name) => name.includes("/book/") || name.includes("/book.ftl")),
];
const late = book.map((name) => manifest[name].file);
for (const [load, modules] of Object.entries(loads))
  for (const file of files(modules)) if (late.includes(file)) fail(`${load} loads ${file} at once`);
if (names.some((name) => name.includes("/stories/"))) fail("the build contains the texts of stories");

console.log(
  [
    "first load".padEnd(22),
    ...["scripts", "styles", "page", "fonts", "together"].map((head) => head.padStart(10)),
  ].join(""),
);
for (const { load, ...parts } of rows) {
  const together = Object.values(parts).reduce((total, part) => total + part, 0);
  console.log(
    [load.padEnd(22), ...Object.values(parts).map(kilo), kilo(together)].join(""),
    together > BUDGET ? " above the budget" : "",
  );
  if (together > BUDGET) process.exitCode = 1;
}
if (process.argv.includes("--files"))
  for (const [load, modules] of Object.entries(loads))
    for (const file of files(modules)) console.log(load, kilo(weigh(file)), file);
