/** How every board speaks of its things: names, amounts, and sentences made of parts. */

import type { Glossary, SeatLook, Translate } from "../contract";

/** What is needed to speak of the board. */
export interface Voice {
  readonly t: Translate;
  readonly glossary: Glossary;
  readonly seats: readonly SeatLook[];
}

/** A name, in a grammatical case (gen, dat, acc, ins, loc) where the language has it. */
export const nameOf = (voice: Voice, id: string, grammaticalCase = ""): string =>
  voice.glossary[id]?.cases?.[grammaticalCase] ?? voice.glossary[id]?.name ?? id;

/** What a thing does, without the full stop: it becomes part of a longer sentence. */
export const textOf = (voice: Voice, id: string): string => (voice.glossary[id]?.text ?? "").replace(/\.$/, "");

export const seatName = (voice: Voice, seat: number, empty = String(seat + 1)): string =>
  voice.seats.find((look) => look.seat === seat)?.name ?? empty;

export const seatNames = (voice: Voice, seats: readonly number[]): string =>
  seats.map((seat) => seatName(voice, seat)).join(", ");

export const amount = (voice: Voice, what: string, n: number): string => voice.t(`board-amount-${what}`, { n });

/** Whatever there is at least one of, in this order. */
export const amounts = (
  voice: Voice,
  counts: Readonly<Record<string, number>>,
  order: readonly string[] = Object.keys(counts),
): string => join(...order.map((what) => (counts[what] ?? 0) > 0 && amount(voice, what, counts[what]!)));

/** The word that goes with a number, where the number stands apart. */
export const unitOf = (voice: Voice, what: string, n: number): string => amount(voice, what, n).replace(`${n} `, "");

/** Sentences grow out of parts; those that say nothing are left out. */
export const join = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(", ");

/** A line of the board in words: a thing and what there is to say about it. */
export const thing = (voice: Voice, name: string, facts: string): string =>
  voice.t("board-text-thing", { name, facts });
