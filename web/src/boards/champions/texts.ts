/** Things of the board in words: what a card says, what a space does, who is where. */

import { amount, amounts, join, nameOf, type Voice } from "../parts/texts";
import { enemies, runes, spoils, WARRIORS, type EnemyCard } from "./content";

export { amount, amounts, join, nameOf, seatName, seatNames, textOf, thing, unitOf, type Voice } from "../parts/texts";

export function rewardOf(voice: Voice, card: EnemyCard): string {
  const extra = spoils(card);
  return join(amount(voice, "glory", card.glory), extra && amount(voice, extra.good, extra.n));
}

/** "Forest Troll Mossback" is known to all as Mossback, and "Leśny Troll Omszały" as Omszały. */
export const shortName = (voice: Voice, id: string): string => nameOf(voice, id).replace(/^\S+ Troll (?=\S)/, "");

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

/** At the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const crewSize = (crew: Readonly<Record<string, number>> | null): number =>
  crew ? WARRIORS.reduce((sum, warrior) => sum + (crew[warrior] ?? 0), 0) : 0;

/** What a card, a tile or a space does, as a sentence of its own. */
export const sentenceOf = (voice: Voice, id: string): string =>
  (voice.glossary[id]?.text ?? "").replace(/\.*\s*$/, ".");

export const runeGlory = (voice: Voice, id: string): string => amount(voice, "glory", runes[id]?.glory ?? 0);
