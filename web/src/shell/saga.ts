/** The log as paragraphs: what one seat did with one move stands together. */

import type { Told } from "../api/types";

export type Row =
  | { kind: "mark"; key: string; text: string }
  | { kind: "news"; key: string }
  | { kind: "line"; key: string; move: number; seat: number | null; events: Told[] };

/** A round, a year, a phase: an event that is about nothing but where the game stands. */
export function isMark(event: Told): boolean {
  const names = Object.keys(event.facts);
  return /^(round|year|phase|turn)_(began|begins)$/.test(event.kind) && !names.includes("seat");
}

export function seatOf(event: Told): number | null {
  const seat = event.facts["seat"];
  return typeof seat === "number" ? seat : null;
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
    if (isMark(event)) made.push({ kind: "mark", key: `${index}`, text: event.text });
    else if (last?.kind === "line" && last.move === event.move && seat !== null && last.seat === seat)
      last.events.push(event);
    else made.push({ kind: "line", key: `${index}`, move: event.move, seat, events: [event] });
  });
  return made;
}

/** The log after an update; moves that were taken back disappear from it, the taking back does not. */
export function continued(log: readonly Told[], news: readonly Told[], moves: number): Told[] {
  const kept = log.filter((event) => event.move <= moves || event.kind.startsWith("table-"));
  return [...kept, ...news];
}
