/** The rulebook as a reader finds a way through it: from a rule, from a thing, and by a search. */

import { describe, expect, it } from "vitest";
import type { Book, Rulebook, Run } from "../src/api/types";
import { searchWords } from "../src/rulebook/markup";
import { blockTelling, chaptersNaming, find, minutesOf, placeOf } from "../src/rulebook/reading";

const run = (text: string, more: Partial<Run> = {}): Run => ({
  text,
  strong: false,
  thing: null,
  chapter: null,
  rules: [],
  ...more,
});

const BOOK: Book = {
  game: "champions",
  chapters: [
    {
      slug: "aim",
      title: "Cel gry",
      lead: [run("Stary jarl nie żyje.")],
      sections: [{ title: "Chwała", blocks: [{ type: "Paragraph", runs: [run("Troll jest wart 4.")] }] }],
    },
    {
      slug: "voyages",
      title: "Podróże",
      lead: [],
      sections: [
        { title: "Port", blocks: [{ type: "Figure", words: ["ship:karve"], caption: "Karwa w porcie" }] },
        {
          title: "Łódź",
          blocks: [
            {
              type: "Points",
              items: [
                {
                  title: "Własna",
                  runs: [
                    run("Płyń ", {}),
                    run("łodzią", { thing: "own_longship" }),
                    run("", { rules: ["CHM-LOC-16"] }),
                  ],
                  figure: null,
                  example: null,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  groups: [{ title: "Łodzie", things: ["own_longship", "unnamed"] }],
};
const GLOSSARY = { own_longship: { name: "Własna łódź", text: "Płyń łodzią do wolnej krainy.", rule: "CHM-LOC-16" } };
const NUMBERS: Rulebook = {
  sections: [
    {
      id: "loc",
      title: "Miasto",
      rules: [
        { id: "CHM-LOC-16", text: "Właściciel łodzi nic nie płaci." },
        { id: "CHM-RUNE-01", text: "Runa działa raz." },
      ],
    },
  ],
} as unknown as Rulebook;

describe("a rule", () => {
  it("leads to the sentence that tells it", () => {
    expect(placeOf(BOOK, "champions", "CHM-LOC-16")).toBe("/rules/champions/voyages#CHM-LOC-16");
    expect(blockTelling(BOOK.chapters[1]!, "CHM-LOC-16")?.type).toBe("Points");
  });

  it("leads to the list of all rules where no chapter tells it, or none is loaded", () => {
    expect(placeOf(BOOK, "champions", "CHM-RUNE-01")).toBe("/rules/champions/numbers#CHM-RUNE-01");
    expect(placeOf(null, "champions", "CHM-LOC-16")).toBe("/rules/champions/numbers#CHM-LOC-16");
  });
});

it("a thing leads to the chapters that speak of it", () => {
  expect(chaptersNaming(BOOK, "own_longship").map((chapter) => chapter.slug)).toEqual(["voyages"]);
  expect(chaptersNaming(BOOK, "troll")).toEqual([]);
});

describe("a search", () => {
  const found = (typed: string, numbers: Rulebook | null = NUMBERS) =>
    find(BOOK, GLOSSARY as never, numbers, searchWords(typed)).map((one) => one.href);

  it("finds chapters, things and numbered rules, with or without Polish letters", () => {
    const all = [
      "/rules/champions/voyages#section-2",
      "/rules/champions/things/own_longship",
      "/rules/champions/voyages#CHM-LOC-16",
    ];
    expect(found("łodzi")).toEqual(all);
    expect(found("LODZI")).toEqual(all);
    expect(found("łodzi", null)).toEqual(all.slice(0, 2));
  });

  it("needs all words, and finds the captions of figures", () => {
    expect(found("karwa porcie")).toEqual(["/rules/champions/voyages#section-1"]);
    expect(found("karwa troll")).toEqual([]);
  });

  it("shows the passage that has the words", () => {
    const [first] = find(BOOK, GLOSSARY as never, null, searchWords("troll"));
    expect(first).toEqual({
      href: "/rules/champions/aim#section-1",
      title: "Chwała",
      place: "Cel gry",
      text: "Troll jest wart 4.",
    });
  });
});

it("every chapter takes at least a minute", () => {
  expect(BOOK.chapters.map(minutesOf)).toEqual([1, 1]);
});
