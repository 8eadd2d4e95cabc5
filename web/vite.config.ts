import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { chunks } from "./chunks.ts";
import { plainFonts } from "./fonts.ts";

/** Words and rules come from the server. */
const LEFT_OUT = /^text_|^rule$/;

/** The content files of the games can be imported: coordinates come from where the rules read them. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(_, id) {
      if (!id.endsWith(".toml")) return null;
      const content = parse(readFileSync(id, "utf-8"));
      const lean = JSON.stringify(content, (key, value: unknown) => (LEFT_OUT.test(key) ? undefined : value));
      return { code: `export default ${lean};`, map: null };
    },
  };
}

const project = fileURLToPath(new URL("..", import.meta.url));

const source = `${project}web/src/`;
const boards = readdirSync(`${source}boards`, { withFileTypes: true })
  .filter((one) => one.isDirectory() && !["guest", "parts", "plain"].includes(one.name))
  .map((one) => one.name);

export default defineConfig({
  plugins: [toml(), plainFonts(`${project}web/node_modules`), svelte()],
  resolve: {
    alias: { "@games": `${project}src/meadhall/games`, "@words": `${project}src/meadhall/words` },
    // In tests Svelte would else be taken for its half that renders on a server.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/meadhall/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // For tools/size.mjs: which files belong to which page.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks(source, boards) } } },
  },
  server: {
    fs: { allow: [project] },
    proxy: { "/api": { target: process.env["MEADHALL_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts"],
    // A window and a module graph for each file took three times as long as the tests themselves.
    isolate: false,
    setupFiles: ["test/afresh.ts"],
    // On a busy machine things take their time; that is not what is tested.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
