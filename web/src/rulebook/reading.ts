/** The rulebook for players: where a rule is told, how long a chapter takes, what a search finds. */

import { api } from "../api/client";
import type { Block, Book, Chapter, Rulebook, Run } from "../api/types";
import type { Glossary } from "../boards/contract";
import { fits } from "./markup";

/** Words that a reader gets through in a minute, with the pictures between them. */
const WORDS_PER_MINUTE = 160;

export function askBook(game: string): Promise<Book> {
  return api.get<Book>(`/games/${encodeURIComponent(game)}/book`);
}

export function askNumbers(game: string): Promise<Rulebook> {
  return api.get<Rulebook>(`/games/${encodeURIComponent(game)}/rules`);
}

/** Every run of a block, in reading order. */
export function runsOf(block: Block): Run[] {
  switch (block.type) {
    case "Paragraph":
      return block.runs;
    case "Points":
    case "Steps":
      return block.items.flatMap((item) => [...item.runs, ...(item.example ?? [])]);
    case "Grid":
      return [block.head, ...block.rows].flat(2);
    case "Example":
      return [...block.title, ...block.blocks.flatMap(runsOf)];
    case "Figure":
    case "Try":
      return [];
  }
}

function blocksOf(chapter: Chapter): Block[] {
  return chapter.sections.flatMap((section) => section.blocks);
}

function cites(block: Block, rule: string): boolean {
  return runsOf(block).some((run) => run.rules.includes(rule));
}

/** The block that tells a rule; where several do, the first. */
export function blockTelling(chapter: Chapter, rule: string): Block | undefined {
  return blocksOf(chapter).find((block) => cites(block, rule));
}

/** The address of the place that tells a rule: a chapter, or the list of all rules. */
export function placeOf(book: Book | null, game: string, rule: string): string {
  const chapter = book?.chapters.find((one) => blockTelling(one, rule));
  return `/rules/${game}/${chapter?.slug ?? "numbers"}#${rule}`;
}

/** The chapters that speak of a thing. */
export function chaptersNaming(book: Book, thing: string): Chapter[] {
  return book.chapters.filter((chapter) =>
    [...chapter.lead, ...blocksOf(chapter).flatMap(runsOf)].some((run) => run.thing === thing),
  );
}

export function plain(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join("");
}

/** The text of a block as it is read aloud, headings included. */
function textOf(block: Block): string {
  if (block.type === "Figure") return block.caption;
  if (block.type === "Try") return block.text;
  const titles = block.type === "Points" || block.type === "Steps" ? block.items.map((item) => item.title) : [];
  return [...titles, plain(runsOf(block))].join(" ");
}

export function minutesOf(chapter: Chapter): number {
  const words = blocksOf(chapter).map(textOf).join(" ").split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

export interface Found {
  href: string;
  title: string;
  /** The chapter or the kind of thing. */
  place: string;
  text: string;
}

/** Sections, things and numbered rules with all the words of a search; a title counts for its text. */
export function find(book: Book, glossary: Glossary, numbers: Rulebook | null, words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (const chapter of book.chapters) {
    chapter.sections.forEach((section, number) => {
      const texts = section.blocks.map(textOf);
      if (!fits(words, chapter.title, section.title, ...texts)) return;
      const text = texts.find((one) => words.some((word) => fits([word], one))) ?? texts[0] ?? "";
      const href = `/rules/${book.game}/${chapter.slug}#${sectionId(number)}`;
      found.push({ href, title: section.title, place: chapter.title, text });
    });
  }
  for (const group of book.groups) {
    for (const thing of group.things) {
      const entry = glossary[thing];
      if (!entry || !fits(words, entry.name, entry.text ?? "")) continue;
      found.push({ href: thingPath(book.game, thing), title: entry.name, place: group.title, text: entry.text ?? "" });
    }
  }
  for (const section of numbers?.sections ?? []) {
    for (const rule of section.rules) {
      if (!fits(words, rule.id, rule.text)) continue;
      const href = placeOf(book, book.game, rule.id);
      found.push({ href, title: rule.id, place: section.title, text: rule.text });
    }
  }
  return found;
}

export function sectionId(number: number): string {
  return `section-${number + 1}`;
}

export function thingPath(game: string, thing: string): string {
  return `/rules/${game}/things/${encodeURIComponent(thing)}`;
}
