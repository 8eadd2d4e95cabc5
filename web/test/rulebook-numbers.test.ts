import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fits, fold, marks, pieces, searchWords } from "../src/rulebook/markup";
import { filtered, stretches } from "../src/rulebook/rules";

describe("light markup", () => {
  it("becomes pieces, never HTML", () => {
    expect(pieces("A **bold** *word*, `x_1` and <b>").map((one) => [one.look, one.text])).toEqual([
      ["plain", "A "],
      ["strong", "bold"],
      ["plain", " "],
      ["emphasis", "word"],
      ["plain", ", "],
      ["code", "x_1"],
      ["plain", " and <b>"],
    ]);
  });

  it("leaves a lone star alone and links rules", () => {
    expect(pieces("2 * 3, see CHM-COMP-06.").map((one) => one.look)).toEqual(["plain", "rule", "plain"]);
  });
});

describe("search", () => {
  it("knows no case and no accents", () => {
    expect(fold("Łódź ŻÓŁW")).toBe("lodz zolw");
    expect(fits(searchWords("LODZ combat-07"), "Łódź", "CHM-COMBAT-07")).toBe(true);
    expect(fits(searchWords("łódź troll"), "Łódź")).toBe(false);
  });

  it("marks what it found and keeps the text", () => {
    const found = marks("Damage stays; damage counts", searchWords("damage"));
    expect(found.filter((one) => one.found).map((one) => one.text)).toEqual(["Damage", "damage"]);
    expect(found.map((one) => one.text).join("")).toBe("Damage stays; damage counts");
  });

  it("leaves only rules with all words, a title counting for its rules", () => {
    const sections = [
      {
        id: "fights",
        title: "Combat",
        rules: [
          { id: "A-B-1", text: "The troll hits." },
          { id: "A-B-2", text: "Rest." },
        ],
      },
      { id: "end", title: "End", rules: [{ id: "A-C-1", text: "The troll sleeps." }] },
    ];
    expect(filtered(sections, searchWords("combat troll")).flatMap((one) => one.rules.map((rule) => rule.id))).toEqual([
      "A-B-1",
    ]);
    expect(filtered(sections, [])).toEqual(sections);
  });
});

it("tells where each stretch of a rule comes from", () => {
  expect(stretches("[R] Wood is unlimited. [P rules.dized.com] Food, too. [R/J] So.")).toEqual([
    { mark: "r", note: "", text: "Wood is unlimited." },
    { mark: "p", note: "rules.dized.com", text: "Food, too." },
    { mark: "j", note: "", text: "So." },
  ]);
  expect(stretches("No mark.")).toEqual([{ mark: null, note: "", text: "No mark." }]);
});

it("says everything of these pages in both languages", () => {
  const keys = (language: string) =>
    ["hall", "book", "record"].flatMap((area) => {
      const text = readFileSync(`../src/meadhall/words/web/${language}/${area}.ftl`, "utf-8");
      return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    });
  expect(keys("pl")).toEqual(keys("en"));
  const sources = ["src/hall", "src/rulebook", "src/pages"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf-8" }).map((file) => `${folder}/${file}`))
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => readFileSync(path, "utf-8"))
    .join("\n");
  const used = [...sources.matchAll(/"(web-(?:hall|new|player|rules|book|about|me|record|own)-[\w-]+)"/g)].map(
    (match) => match[1],
  );
  expect(used.filter((key) => !keys("en").includes(key))).toEqual([]);
});
