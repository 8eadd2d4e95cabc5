/** Things of the board in words: what a card says, what a space does, who is where. */

import type { Glossary, SeatLook, Translate } from "../contract";
import { enemies, runes, spoils, WARRIORS, type EnemyCard } from "./content";

/** What is needed to speak of the board. */
export interface Voice {
  readonly t: Translate;
  readonly glossary: Glossary;
  readonly seats: readonly SeatLook[];
}

export const nameOf = (voice: Voice, id: string): string => voice.glossary[id]?.name ?? id;

export const seatName = (voice: Voice, seat: number): string =>
  voice.seats.find((look) => look.seat === seat)?.name ?? String(seat + 1);

export const seatNames = (voice: Voice, seats: readonly number[]): string =>
  seats.map((seat) => seatName(voice, seat)).join(", ");

export const amount = (voice: Voice, what: string, n: number): string => voice.t(`board-amount-${what}`, { n });

export function amounts(voice: Voice, counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([what, n]) => amount(voice, what, n))
    .join(", ");
}

/** The word that goes with a number, where the number stands apart. */
export const unitOf = (voice: Voice, what: string, n: number): string => amount(voice, what, n).replace(`${n} `, "");

/** Sentences grow out of parts; those that say nothing are left out. */
export const join = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(", ");

export function rewardOf(voice: Voice, card: EnemyCard): string {
  const extra = spoils(card);
  return join(amount(voice, "glory", card.glory), extra && amount(voice, extra.good, extra.n));
}

/** "Forest Troll - Mossback" is known to all as Mossback. */
export const shortName = (voice: Voice, id: string): string => nameOf(voice, id).split(" - ").at(-1) ?? id;

export function enemyWords(voice: Voice, id: string): string {
  const card = enemies[id];
  if (!card) return nameOf(voice, id);
  return join(
    nameOf(voice, id),
    card.color !== "none" && voice.t(`board-color-${card.color}`),
    voice.t("board-stats", { attack: card.attack, defense: card.defense }),
    rewardOf(voice, card),
    ...card.forbidden.map((warrior) => voice.t("board-forbids", { warrior })),
  );
}

export function crewWords(voice: Voice, crew: Readonly<Record<string, number>> | null): string {
  if (crew === null) return voice.t("board-crew-secret");
  return amounts(voice, crew) || voice.t("board-crew-none");
}

export const crewSize = (crew: Readonly<Record<string, number>> | null): number =>
  crew ? WARRIORS.reduce((sum, warrior) => sum + (crew[warrior] ?? 0), 0) : 0;

/** What a card, a tile or a space does, without the full stop: it becomes part of a longer sentence. */
export const textOf = (voice: Voice, id: string): string => (voice.glossary[id]?.text ?? "").replace(/\.$/, "");

/** The same as a sentence of its own. */
export const sentenceOf = (voice: Voice, id: string): string => (voice.glossary[id]?.text ?? "").replace(/\.*\s*$/, ".");

export const runeGlory = (voice: Voice, id: string): string => amount(voice, "glory", runes[id]?.glory ?? 0);
