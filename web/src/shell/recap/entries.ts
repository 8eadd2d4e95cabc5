/** What happened since the reader's last turn, in three to six entries. */

import type { Told } from "../../api/types";
import type { Act, Emblem } from "../../boards/contract";
import { isMark, seatOf } from "../saga";
import { withoutStop } from "../sentences";
import type { Scene } from "../stage/director.svelte";

export interface RecapEntry {
  key: string;
  move: number;
  seat: number | null;
  /** Up to nine words. */
  text: string;
  /** What it changed, for the reader before anybody else: "+2 glory", "−1 fuel". */
  changes: readonly RecapChange[];
  /** What it is about on the board; the first that lies there is lit up. */
  about: readonly string[];
  /** What it is pictured by; null: by what it is about. */
  emblem: Emblem | null;
  /** To be watched again, in order; none: there is only the moment after it. */
  scenes: readonly Scene[];
}

export interface RecapChange {
  text: string;
  /** For the reader; null: it is somebody else's. */
  isGood: boolean | null;
}

const MOST = 6;
/** With fewer acts than these, sentences fill up. */
const ENOUGH = 5;
const WORDS = 9;
/** Who did what to whom is told, however much it changed. */
const TITLE_WORDS = 6;
/** The most amounts an entry may have, and the most words for each amount of a turn. */
const AMOUNTS = 2;
const AMOUNT_WORDS = 4;

/** `scenes` and `log` since the last turn of the seat, in order. */
export function recapEntries(scenes: readonly Scene[], log: readonly Told[], seat: number): RecapEntry[] {
  const acts = matters(scenes)
    .map((parts, place) => ({ parts, place, rank: rankOf(parts, seat), weight: weightOf(parts) }))
    .sort((a, b) => a.rank - b.rank || b.weight - a.weight || a.place - b.place)
    .slice(0, MOST)
    .map(({ parts }) => ofScenes(parts, seat));
  const told = new Set(scenes.map(({ act }) => act.move));
  const turns = othersTurns(
    log.filter((event) => !told.has(event.move)),
    seat,
  );
  const room = Math.max(0, ENOUGH - acts.length);
  return [...acts, ...(room > 0 ? turns.slice(-room) : []).map(ofTurn)];
}

/** A fight of several rolls, or a Story that was chosen and then read, is one matter: same title, same seat. */
function matters(scenes: readonly Scene[]): Scene[][] {
  const found = new Map<string, Scene[]>();
  for (const scene of scenes) {
    const matter = `${scene.act.seat} ${scene.act.title}`;
    found.set(matter, [...(found.get(matter) ?? []), scene]);
  }
  return [...found.values()];
}

/** Mine first, then what cost me something, then the rest. */
function rankOf(parts: readonly Scene[], seat: number): number {
  if (parts.some(({ act }) => act.seat === seat)) return 0;
  return parts.some(({ act }) => act.lines.some((line) => line.seat === seat && line.isGood === false)) ? 1 : 2;
}

const weightOf = (parts: readonly Scene[]): number => Math.max(...parts.map(({ act }) => act.weight));

/** It is told by how it ended. */
function ofScenes(parts: readonly Scene[], seat: number): RecapEntry {
  const { act } = parts.at(-1)!;
  const changes = changesIn(act, seat).slice(0, AMOUNTS);
  const room = WORDS - changes.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return {
    key: act.key,
    move: act.move,
    seat: act.seat,
    text: shortened(act.title, Math.max(TITLE_WORDS, room)),
    changes,
    about: act.about,
    emblem: act.emblem ?? null,
    scenes: parts,
  };
}

/** What the act brought or cost the reader or, if nothing, whoever acts; else its result, unless its title has it. */
function changesIn(act: Act, seat: number): RecapChange[] {
  const lines = [seat, act.seat].map((whose) => act.lines.filter((line) => line.seat === whose && line.change));
  const told = lines.find((some) => some.length > 0) ?? [];
  const isMine = told[0] ? told[0].seat === seat : act.seat === seat;
  if (told.length === 0) {
    return isIn(act.title, act.result) ? [] : [{ text: act.result, isGood: isMine ? act.isGood : null }];
  }
  return told.map(({ change, isGood }) => ({ text: change!, isGood: isMine ? (isGood ?? null) : null }));
}

/** What a turn begins with, and the amounts that came and went in it. */
function ofTurn(events: readonly Told[], place: number): RecapEntry {
  const first = events[0]!;
  const amounts = new Set(events.slice(1).flatMap((event) => amountIn(event.text, first.text)));
  return {
    // One move may tell of several seats in turn.
    key: `turn ${first.move} ${place}`,
    move: events.at(-1)!.move,
    seat: seatOf(first),
    text: shortened(first.text, WORDS),
    changes: [...amounts].slice(0, AMOUNTS).map((text) => ({ text, isGood: null })),
    about: events
      .flatMap((event) => Object.values(event.facts).flat())
      .filter((fact): fact is string => typeof fact === "string"),
    emblem: null,
    scenes: [],
  };
}

/**
 * "pays 1 wood" of "Signe pays 1 wood.": the verb right before a figure, and what stands after it.
 * Right before the verb stands whoever does it, as in the sentence with which the turn begins.
 */
function amountIn(text: string, opening: string): string[] {
  const found = /^(.*?)(\p{L}+ \d+ [^.!?,:;]+)[.!]$/u.exec(text);
  return found && opening.startsWith(found[1]!) && wordsOf(found[2]!).length <= AMOUNT_WORDS ? [found[2]!] : [];
}

/** What somebody else did in a row, each as the sentences that tell of it. */
function othersTurns(log: readonly Told[], seat: number): Told[][] {
  const turns: Told[][] = [];
  for (const event of log) {
    const whose = seatOf(event);
    if (event.move === 0 || whose === null || isMark(event) || event.kind.startsWith("table-")) continue;
    const last = turns.at(-1);
    if (last && seatOf(last[0]!) === whose) last.push(event);
    else turns.push([event]);
  }
  return turns.filter((events) => seatOf(events[0]!) !== seat);
}

/** Whether a title says it, in whatever case its words stand there. */
function isIn(title: string, result: string): boolean {
  const stem = (word: string): string =>
    word.toLowerCase().slice(0, word.length > 4 ? Math.ceil(word.length * 0.6) : 4);
  const told = wordsOf(title).map(stem);
  return wordsOf(result).every((word) => told.includes(stem(word)));
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Leaving out fewer words than these makes nothing shorter. */
const FEW = 2;

/** The beginning of a sentence: "Signe sends a worker to the Armory". */
export function shortened(text: string, most: number): string {
  const words = wordsOf(text);
  return words.length < most + FEW ? withoutStop(text) : `${withoutStop(words.slice(0, Math.max(1, most)).join(" "))}…`;
}

/**
 * Where the reader's last turn ended, by the log alone.
 * The last move of that turn belongs to what happened since: a fight may have followed from it.
 */
export function lastTurn(log: readonly Told[], seat: number): { ended: number; isMidTurn: boolean } {
  const owners = new Map<number, number | null>();
  for (const event of log) {
    if (event.move > 0 && (owners.get(event.move) ?? null) === null) owners.set(event.move, seatOf(event));
  }
  const moves = [...owners.keys()].sort((a, b) => b - a);
  const foreign = moves.findIndex((move) => owners.get(move) !== seat);
  const own = foreign < 0 ? undefined : moves.find((move, place) => place > foreign && owners.get(move) === seat);
  return { ended: own === undefined ? 0 : own - 1, isMidTurn: foreign !== 0 };
}
