/** What happened since the reader's last turn, in three to six entries. */

import type { Told } from "../../api/types";
import type { Act } from "../../boards/contract";
import { isMark, seatOf } from "../saga";
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
  /** To be watched again; null: there is only the moment after it. */
  scene: Scene | null;
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

/** `scenes` and `log` since the last turn of the seat, in order. */
export function recapEntries(scenes: readonly Scene[], log: readonly Told[], seat: number): RecapEntry[] {
  const acts = scenes
    .map((scene, place) => ({ scene, place, rank: rankOf(scene.act, seat) }))
    .sort((a, b) => a.rank - b.rank || b.scene.act.weight - a.scene.act.weight || a.place - b.place)
    .slice(0, MOST)
    .map(({ scene }) => ofScene(scene, seat));
  const told = new Set(scenes.map(({ act }) => act.move));
  const sentences = othersSentences(log, seat).filter((event) => !told.has(event.move));
  const room = Math.max(0, ENOUGH - acts.length);
  return [...acts, ...(room > 0 ? sentences.slice(-room) : []).map(ofSentence)];
}

/** Mine first, then what cost me something, then the rest. */
function rankOf(act: Act, seat: number): number {
  if (act.seat === seat) return 0;
  return act.lines.some((line) => line.seat === seat && line.isGood === false) ? 1 : 2;
}

function ofScene(scene: Scene, seat: number): RecapEntry {
  const { act } = scene;
  const changes = changesIn(act, seat);
  return {
    key: act.key,
    move: act.move,
    seat: act.seat,
    text: shortened(act.title, WORDS - changes.reduce((sum, { text }) => sum + wordsOf(text).length, 0)),
    changes,
    about: act.about,
    scene,
  };
}

/** What the act brought or cost the reader or, if nothing, whoever acts; where it says neither, its result. */
function changesIn(act: Act, seat: number): RecapChange[] {
  const lines = [seat, act.seat].map((whose) => act.lines.filter((line) => line.seat === whose && line.change));
  const told = lines.find((some) => some.length > 0) ?? [];
  const isMine = told[0] ? told[0].seat === seat : act.seat === seat;
  if (told.length === 0) return [{ text: act.result, isGood: isMine ? act.isGood : null }];
  return told.map(({ change, isGood }) => ({ text: change!, isGood: isMine ? (isGood ?? null) : null }));
}

function ofSentence(event: Told): RecapEntry {
  return {
    key: `move ${event.move}`,
    move: event.move,
    seat: seatOf(event),
    text: shortened(event.text, WORDS),
    changes: [],
    about: Object.values(event.facts)
      .flat()
      .filter((fact) => typeof fact === "string"),
    scene: null,
  };
}

/** The first sentence of each move of somebody else. */
function othersSentences(log: readonly Told[], seat: number): Told[] {
  const first = new Map<number, Told>();
  for (const event of log) {
    const whose = seatOf(event);
    if (event.move === 0 || whose === null || isMark(event) || event.kind.startsWith("table-")) continue;
    if (!first.has(event.move)) first.set(event.move, event);
  }
  return [...first.values()].filter((event) => seatOf(event) !== seat);
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The beginning of a sentence: "Signe sends a worker to the Armory". */
export function shortened(text: string, most: number): string {
  const words = wordsOf(text);
  if (words.length <= most) return text.replace(/[.:,;]$/, "");
  return `${words
    .slice(0, Math.max(1, most))
    .join(" ")
    .replace(/[.:,;]$/, "")}…`;
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
