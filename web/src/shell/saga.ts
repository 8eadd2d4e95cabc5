/** The log as paragraphs: what one seat did with one move stands together, and so do moves that say the same. */

import type { Told } from "../api/types";

export interface Line {
  kind: "line";
  key: string;
  /** The last of its moves. */
  move: number;
  seat: number | null;
  events: Told[];
}

export interface Mark {
  kind: "mark";
  key: string;
  text: string;
  /** 0 for a round or a year, 1 for what is a part of it. */
  level: number;
}

export type Row = Mark | { kind: "news"; key: string } | Line;

/** What the reader wants to see: everything, one seat, or what was decided by dice and arms. */
export type Wanted = "all" | "results" | number;

/** A round, a year, a phase: an event that is about nothing but where the game stands. */
export function isMark(event: Told): boolean {
  return /^(round|year|phase|turn|stage|box)_(began|begins)$/.test(event.kind) && !("seat" in event.facts);
}

function markOf(event: Told, key: string): Mark | null {
  if (!isMark(event)) return null;
  return { kind: "mark", key, text: event.text, level: /^(round|year|stage)/.test(event.kind) ? 0 : 1 };
}

const RESULT =
  /fight|combat|attack|defeat|damage|roll|hit|hunt|lost|died|won|stands|conquered|scor|glory|fame|dominat|winter|succeeded|failed|boarded|goal|game_ended/;

export function seatOf(event: Told): number | null {
  const seat = event.facts["seat"];
  return typeof seat === "number" ? seat : null;
}

/**
 * What a seat does with one move, and what it does again: a drive from space to space, food for one after another.
 * What happens by itself stands together as long as it is of one kind, as when places are filled,
 * unless each has a reason of its own.
 */
function belongsTo(line: Line, event: Told): boolean {
  if (line.seat !== seatOf(event)) return false;
  if (line.seat === null) {
    return line.move === event.move && line.events[0]!.kind === event.kind && !("rule" in event.facts);
  }
  return line.move === event.move || line.events.every((one) => one.kind === event.kind);
}

/** `since`: how many moves the reader had seen; null if there is nothing new. */
export function rows(events: readonly Told[], since: number | null): Row[] {
  const made: Row[] = [];
  let isNew = since === null;
  events.forEach((event, index) => {
    if (!isNew && event.move > since!) {
      isNew = true;
      if (made.length > 0) made.push({ kind: "news", key: "news" });
    }
    const seat = seatOf(event);
    const last = made.at(-1);
    const mark = markOf(event, `${index}`);
    if (mark) made.push(mark);
    else if (last?.kind === "line" && belongsTo(last, event)) {
      last.events.push(event);
      last.move = event.move;
    } else made.push({ kind: "line", key: `${index}`, move: event.move, seat, events: [event] });
  });
  return made;
}

function isWanted(line: Line, wanted: Wanted): boolean {
  if (wanted === "all") return true;
  if (wanted === "results") return line.events.some((event) => RESULT.test(event.kind));
  return line.seat === wanted || line.events.some((event) => event.facts["other"] === wanted);
}

/** Only what is wanted; of the marks those that something stands under, and where the game stands now. */
export function filtered(all: readonly Row[], wanted: Wanted): Row[] {
  const made: Row[] = [];
  for (const row of all) {
    if (row.kind === "line" && !isWanted(row, wanted)) continue;
    if (row.kind === "mark") dropEmpty(made, row.level);
    made.push(row);
  }
  if (wanted !== "all") dropEmpty(made, 0);
  return made;
}

function dropEmpty(rows: Row[], level: number): void {
  for (let last = rows.at(-1); last?.kind === "mark" && last.level >= level; last = rows.at(-1)) rows.pop();
}

/** The log after an update; moves that were taken back disappear from it, the taking back does not. */
export function continued(log: readonly Told[], news: readonly Told[], moves: number): Told[] {
  const kept = log.filter((event) => event.move <= moves || event.kind.startsWith("table-"));
  return [...kept, ...news];
}
