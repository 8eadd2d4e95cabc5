/** What the makers of acts share: facts of events, and what each seat gained and lost. */

import type { Told } from "../../api/types";
import type { Act, ActLine, Telling } from "../contract";
import { seatOf } from "./happenings";
import { amount, join, seatName } from "./texts";
import type { ChampionsView } from "./view";

export type Speaking = Telling<ChampionsView>;

/** All of an act but what is the same for every one of them. */
export type Draft = Omit<Act, "key" | "kind" | "move" | "seat" | "waits"> & { waits?: boolean };

/** The reader, or somebody else, for sentences that differ. */
export const whoOf = (telling: Speaking, seat: number | null): { who: string; name: string } => ({
  who: seat !== null && seat === telling.view.seat ? "you" : "other",
  name: seat === null ? "" : seatName(telling, seat),
});

export const word = (told: Told, key: string): string => {
  const value = told.facts[key];
  return typeof value === "string" ? value : "";
};

export const number = (told: Told, key: string): number => {
  const value = told.facts[key];
  return typeof value === "number" ? value : 0;
};

export const signed = (n: number, words: string): string => (n < 0 ? `−${words}` : `+${words}`);

/** Lines for each seat: what it gained in a stretch of events and, below that, what it lost. */
export function changes(told: readonly Told[], telling: Speaking): ActLine[] {
  const sums = new Map<number, Map<string, number>>();
  for (const one of told) {
    const seat = seatOf(one);
    if (seat === null) continue;
    const sum = sums.get(seat) ?? new Map<string, number>();
    sums.set(seat, sum);
    const add = (what: string, n: number) => sum.set(what, (sum.get(what) ?? 0) + n);
    if (one.kind === "gained") add(word(one, "good"), number(one, "n"));
    else if (one.kind === "lost") add(word(one, "warrior"), -1);
    else if (one.kind === "lost_food") add("food", -1);
    else if (one.kind === "favor_spent") add("favor", -1);
    else if (one.kind === "blame_discarded") add("blame", -1);
  }
  return [...sums].flatMap(([seat, sum]) => {
    const parts = [...sum].filter(([what, n]) => what && n !== 0);
    return [true, false].flatMap((isGood) => {
      const alike = parts.filter(([what, n]) => (what === "blame" ? n < 0 : n > 0) === isGood);
      if (alike.length === 0) return [];
      const change = join(...alike.map(([what, n]) => signed(n, amount(telling, what, Math.abs(n)))));
      return [{ seat, text: seatName(telling, seat), change, isGood }];
    });
  });
}

/** How much a change matters to the reader: all of their own, half of what others gain. */
export function weightOf(told: readonly Told[], { view }: Speaking): number {
  let weight = 0;
  for (const one of told) {
    const share = seatOf(one) === view.seat ? 1 : 0.4;
    if (one.kind === "gained") weight += share * (word(one, "good") === "glory" ? 1 : 0.7) * number(one, "n");
    else if (one.kind === "lost") weight += share;
  }
  return weight;
}
