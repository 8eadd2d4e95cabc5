/**
 * Writes icons.ts files: of the game-icons set only those named in a list.
 * `node tools/icons.mjs` makes all of them, `node tools/icons.mjs champions` only that of a board, `parts` the shared one.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lean } from "./lean.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const set = JSON.parse(readFileSync(here("../node_modules/@iconify-json/game-icons/icons.json"), "utf-8")).icons;

function make(list, target) {
  const names = [
    ...new Set(
      readFileSync(here(list), "utf-8")
        .split("\n")
        .map((line) => line.trim()),
    ),
  ]
    .filter(Boolean)
    .sort();
  const unknown = names.filter((name) => !(name in set));
  if (unknown.length > 0) throw new Error(`game-icons has no ${unknown.join(", ")} (${list})`);
  const entries = names.map((name) => {
    const paths = [...set[name].body.matchAll(/ d="([^"]+)"/g)].map((match) => lean(match[1]));
    return `  ${JSON.stringify(name)}: ${JSON.stringify(paths.join(""))},`;
  });
  writeFileSync(
    here(target),
    `// Made by tools/icons.mjs. Icons of game-icons.net, CC BY 3.0, by Lorc, Delapouite and contributors.\n\n` +
      `/** Each icon as the path of an SVG on 512 by 512 units. */\n` +
      `export const icons = {\n${entries.join("\n")}\n} as const;\n\n` +
      `export type IconName = keyof typeof icons;\n`,
  );
}

const boards = readdirSync(here("../src/boards")).filter((name) => existsSync(here(`../src/boards/${name}/icons.txt`)));
const wished = process.argv.slice(2);
for (const name of wished.length > 0 ? wished : ["parts", ...boards]) {
  if (name === "parts") make("icons.txt", "../src/parts/icons.ts");
  else make(`../src/boards/${name}/icons.txt`, `../src/boards/${name}/icons.ts`);
}
