import { readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { loadPieces, type Pieces, readWord } from "../src/rulebook/pieces";

const GAMES = ["champions", "ice_garden", "last_aurora", "northgard"];
const BOOKS = "../src/meadhall/games";

/** The words of all figures in a game's chapters. */
function figureWords(game: string): string[] {
  const folder = `${BOOKS}/${game}/book/en`;
  const lines = readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, "utf-8").split("\n"));
  const figures = lines.map((line) => line.trim()).filter((line) => line.startsWith("! "));
  return [...new Set(figures.flatMap((line) => line.slice(2).split("|")[0]!.trim().split(/\s+/)))];
}

/** The things that have a page. */
function things(game: string): string[] {
  const text = readFileSync(`${BOOKS}/${game}/book/catalogue.toml`, "utf-8");
  return [...text.matchAll(/things = \[([^\]]*)\]/g)].flatMap((match) =>
    [...match[1]!.matchAll(/"([^"]+)"/g)].map((one) => one[1]!),
  );
}

function draw({ Piece }: Pieces, word: string): Element {
  const { kind, parts } = readWord(word);
  const target = document.createElement("div");
  const piece = mount(Piece, { target, props: { kind, parts, size: 56 } });
  flushSync();
  const drawn = target.cloneNode(true) as Element;
  void unmount(piece);
  return drawn;
}

function isDrawn(drawing: Element): boolean {
  return drawing.querySelector("path, rect, circle, use, text, image, polygon, ellipse, line, span") !== null;
}

describe.each(GAMES)("the figures of %s", (game) => {
  it("draw every piece that a chapter shows, and an example of every kind", async () => {
    const pieces = (await loadPieces(game))!;
    const words = figureWords(game).filter((word) => readWord(word).symbol === null);
    const unknown = words.filter((word) => !(readWord(word).kind in pieces.kinds));
    expect(unknown).toEqual([]);
    const all = [...words, ...Object.values(pieces.kinds)];
    expect(all.filter((word) => !isDrawn(draw(pieces, word)))).toEqual([]);
    expect(all.filter((word) => /NaN|undefined/.test(draw(pieces, word).innerHTML))).toEqual([]);
  }, 60_000);

  it("draw every thing that is said to have a picture", async () => {
    const pieces = (await loadPieces(game))!;
    const shown = things(game).filter(pieces.hasPicture);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((thing) => !isDrawn(draw(pieces, `thing:${thing}`)))).toEqual([]);
  }, 60_000);
});
