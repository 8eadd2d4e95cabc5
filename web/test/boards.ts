/** What the tests of every board need: positions, words, and a board that is drawn. */

import { existsSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import type { Choice } from "../src/api/types";
import type { BoardModule, BoardProps, BoardSource, Glossary, SeatLook, Translate } from "../src/boards/contract";
import type { Box } from "../src/boards/parts/geometry";
import { stillProps } from "../src/boards/parts/still";
import { pick, remaining, targetsOf } from "../src/parts/picking";

/** A table as the server would show it to one seat. */
export interface Sample<View> {
  names: string[];
  view: View;
  choices: Choice[];
}

const read = (path: string): string => readFileSync(new URL(path, `file://${import.meta.dirname}/`), "utf-8");

export const stored = <Content>(file: string): Content => JSON.parse(read(file)) as Content;

export type StoredGlossary = Record<string, [name: string, text: string | null]>;

export const glossaryOf = (entries: StoredGlossary): Glossary =>
  Object.fromEntries(Object.entries(entries).map(([id, [name, text]]) => [id, { name, text, rule: null }]));

/** One position in full; each table tells what differs from it, and the moves with their words. */
export interface Stored<View> {
  glossary: StoredGlossary;
  position: View;
  tables: Record<string, { names: string[]; change: Partial<View>; choices: [move: string, text: string][] }>;
}

export function sampleOf<View>({ position, tables }: Stored<View>, name: string): Sample<View> {
  const { names, change, choices } = tables[name]!;
  return { names, view: { ...position, ...change }, choices: choices.map(([move, text]) => choice(move, text)) };
}

export function choice(move: string, text = move): Choice {
  const [verb = "", ...targets] = move.split(":");
  return { move, verb, targets, text, final: false, reason: null, note: null, odds: null, changes: [] };
}

/** The words of a board, and those that it fetches later, if there are any. */
export const wordsOf = (game: string, language: "en" | "pl"): string =>
  ["board", "stage"]
    .map((part) => `../../src/meadhall/games/${game}/words/${part}/${language}.ftl`)
    .filter((path) => existsSync(new URL(path, `file://${import.meta.dirname}/`)))
    .map(read)
    .join("\n");

/** Speaks the words of a board; one that is missing, or that misses a fact, is an error. */
export function speaker(game: string, language: "en" | "pl"): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(wordsOf(game, language)));
  return (key, facts) => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`no word ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, facts ?? null, errors);
    if (errors[0]) throw errors[0];
    return text;
  };
}

/** A board with all that it can tell. */
export async function entire<View>(source: BoardSource<View>): Promise<BoardModule<View>> {
  return { ...source, ...(await source.tales()) };
}

/** A board with its words, as tests look at it. */
export class Tester<View extends { seat: number }> {
  readonly t: Translate;

  constructor(
    private readonly board: BoardModule<View>,
    private readonly game: string,
    private readonly glossary: Glossary,
  ) {
    this.t = speaker(game, "en");
  }

  looks({ names, view }: Pick<Sample<View>, "names" | "view">): SeatLook[] {
    return names.map((name, seat) => ({ seat, name, color: this.board.color(view, seat), yours: seat === view.seat }));
  }

  /** The whole board in words. */
  tell(table: Pick<Sample<View>, "names" | "view">, language: "en" | "pl" = "en"): string {
    const t = language === "en" ? this.t : speaker(this.game, language);
    return this.board
      .describe(table.view, this.looks(table), t, this.glossary)
      .flatMap(({ title, lines }) => [title, ...lines])
      .join("\n");
  }

  props(table: Sample<View>, pick: (id: string) => void = () => undefined): BoardProps<View> {
    return {
      ...stillProps({ view: table.view, seats: this.looks(table), glossary: this.glossary, t: this.t }),
      targets: targetsOf(table.choices, []),
      choices: table.choices,
      pick,
    };
  }

  draw(table: Sample<View>, pick?: (id: string) => void): { props: BoardProps<View>; end: () => Promise<void> } {
    const props = this.props(table, pick);
    const drawn = mount(this.board.Board, { target: document.body, props });
    flushSync();
    return { props, end: () => unmount(drawn) };
  }

  /** The panel of a seat. */
  drawOwn(props: BoardProps<View>, seat: number): { end: () => Promise<void> } {
    const drawn = mount(this.board.Own!, { target: document.body, props: { ...props, seat } });
    flushSync();
    return { end: () => unmount(drawn) };
  }
}

/** What can be reached by Tab; each has a name. */
export function tabStops(): Element[] {
  const stops = [...document.querySelectorAll('[role="button"][tabindex="0"]')];
  const nameless = stops.filter((thing) => !thing.getAttribute("aria-label"));
  if (nameless.length > 0) throw new Error(`${nameless.length} tab stops have no name`);
  return stops;
}

export function press(thing: Element): void {
  thing.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  flushSync();
}

export function clickAll(selector: string): void {
  for (const thing of document.querySelectorAll(selector))
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** The moves that the tab stops of a drawn board lead to; one of them may leave several open. */
export function reachedMoves(choices: readonly Choice[], picks: string[]): Set<string> {
  const reached = new Set<string>();
  for (const thing of tabStops()) {
    picks.length = 0;
    press(thing);
    for (const move of led(choices, picks)) reached.add(move);
  }
  return reached;
}

function led(choices: readonly Choice[], ids: readonly string[]): string[] {
  let picked: string[] = [];
  for (const id of ids) {
    const outcome = pick(choices, picked, id);
    if (outcome.kind === "play") return [outcome.choice.move];
    if (outcome.kind === "narrow") picked = outcome.picked;
  }
  // What nothing on the board tells apart any more, the prompt offers.
  const left = picked.length === 0 ? [] : choices.filter((choice) => !choice.reason);
  return left.filter((choice) => remaining(choice, picked)?.length === 0).map(({ move }) => move);
}

/** Side by side, or one below the other; what adds up from fractions may overlap by a hair. */
export const apart = (one: Box, other: Box): boolean =>
  one.x + one.w <= other.x + 0.01 ||
  other.x + other.w <= one.x + 0.01 ||
  one.y + one.h <= other.y + 0.01 ||
  other.y + other.h <= one.y + 0.01;

/** The pairs of areas that answer for the same spot. */
export const clashes = (areas: readonly [string, Box][]): string[] =>
  areas.flatMap(([id, box], index) =>
    areas.slice(index + 1).flatMap(([other, area]) => (apart(box, area) ? [] : [`${id} and ${other}`])),
  );

/** The areas that are not wholly on the board, or have no size. */
export const outside = (
  areas: readonly [string, Box][],
  { width, height }: { width: number; height: number },
): string[] =>
  areas
    .filter(([, { x, y, w, h }]) => x < 0 || y < 0 || w <= 0 || h <= 0 || x + w > width || y + h > height)
    .map(([id]) => id);
