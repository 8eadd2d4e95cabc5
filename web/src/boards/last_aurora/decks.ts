/** The decks that lie beside the road, and what they are called when they are pointed at. */

import type { AuroraView } from "./view";

export const DECKS = ["exploration", "object", "loot", "outcome", "story"] as const;
export type Deck = (typeof DECKS)[number];

export const deckId = (deck: Deck): string => `deck_${deck}`;

/** Stories are a module. */
export const decksOf = (view: AuroraView): Deck[] =>
  DECKS.filter((deck) => deck !== "story" || view.story_top !== null || (view.deck_sizes["story"] ?? 0) > 0);

/** Tracks that can be pointed at. */
export const FAME_ID = "track_fame";
export const ORDER_ID = "track_order";
export const DODGE_ID = "track_dodge";
export const ATTACK_ID = "track_attack";
