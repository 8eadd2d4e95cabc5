/** How the cards of a seat lie: draw pile, hand, set aside, active zone, discard pile. */

import type { Box, Point } from "./geometry";
import { PHONE } from "./layout";
import type { PlayerView } from "./view";

export type Zone = "draw" | "hand" | "aside" | "active" | "discard";

export interface LyingCard {
  key: string;
  /** null for a card that the viewer does not know. */
  id: string | null;
  zone: Zone;
  /** For the active zone: it was played, not only laid there. */
  played: boolean;
  box: Box;
}

export interface Heading {
  zone: Zone;
  x: number;
  y: number;
}

export interface HandDrawing {
  /** Where the crests of the seats stand. */
  seats: Point;
  cards: LyingCard[];
  headings: Heading[];
  draw: Box;
  discard: Box;
  height: number;
}

type Loose = Omit<LyingCard, "box">;

function cardsOf(player: PlayerView): Record<"hand" | "aside" | "active", Loose[]> {
  const hidden = Array.from({ length: Math.max(0, player.hand_size - player.hand.length) }, () => null);
  const known = (ids: readonly (string | null)[], zone: Zone): Loose[] =>
    ids.map((id, place) => ({ key: `${zone} ${place} ${id}`, id, zone, played: true }));
  return {
    hand: known([...player.hand, ...hidden], "hand"),
    aside: known(player.upgrades, "aside"),
    active: player.active.map(({ card, was_played }, place) => ({
      key: `active ${place} ${card}`,
      id: card,
      zone: "active",
      played: was_played,
    })),
  };
}

const PILE = 66;
const CARD = 106;
const GAP = 7;
const BETWEEN = 16;
/** The heading of the hand with the crests of all seats beside it. */
const HEAD = 318;

/** One row below the map. The hand has the first right to room; spent cards shrink to their picture. */
export function strip(player: PlayerView, box: Box): HandDrawing {
  const zones = cardsOf(player);
  const others = zones.aside.length + zones.active.length;
  const room =
    box.w - 24 - 2 * PILE - 2 * BETWEEN - (zones.aside.length ? BETWEEN : 0) - (zones.active.length ? BETWEEN : 0);
  const least = others * 34;
  const inHand = Math.min(CARD + GAP, Math.max(58, (room - least) / Math.max(1, zones.hand.length)));
  const beside = Math.min(
    CARD + GAP,
    Math.max(16, (room - Math.max(HEAD, inHand * zones.hand.length)) / Math.max(1, others)),
  );
  const y = box.y + 34;
  const h = box.h - 44;
  const headings: Heading[] = [{ zone: "draw", x: box.x + 12, y: box.y + 22 }];
  const cards: LyingCard[] = [];
  let x = box.x + 12 + PILE + BETWEEN;
  for (const zone of ["hand", "aside", "active"] as const) {
    const step = zone === "hand" ? inHand : beside;
    if (zones[zone].length === 0 && zone !== "hand") continue;
    headings.push({ zone, x, y: box.y + 22 });
    const begin = x;
    for (const card of zones[zone]) {
      cards.push({ ...card, box: { x, y, w: Math.min(CARD, step - Math.min(GAP, step * 0.1)), h } });
      x += step;
    }
    // Beside the name of the hand one chooses whose cards to see.
    x = Math.max(x, zone === "hand" ? begin + HEAD : x) + BETWEEN - GAP;
  }
  const discard = { x: box.x + box.w - 12 - PILE, y, w: PILE, h };
  headings.push({ zone: "discard", x: discard.x, y: box.y + 22 });
  return {
    seats: { x: box.x + 12 + PILE + BETWEEN + 160, y: box.y + 17 },
    cards,
    headings,
    draw: { x: box.x + 12, y, w: PILE, h },
    discard,
    height: box.h,
  };
}

/** A page of a phone: three cards to a row, the piles at the end. */
export function page(player: PlayerView): HandDrawing {
  const zones = cardsOf(player);
  const edge = 12;
  const w = (PHONE - 2 * edge - 2 * 8) / 3;
  const h = 148;
  const headings: Heading[] = [];
  const cards: LyingCard[] = [];
  let y = 44;
  for (const zone of ["hand", "active", "aside"] as const) {
    if (zones[zone].length === 0 && zone !== "hand") continue;
    headings.push({ zone, x: edge, y: y + 18 });
    y += 28;
    zones[zone].forEach((card, place) => {
      cards.push({ ...card, box: { x: edge + (place % 3) * (w + 8), y: y + Math.floor(place / 3) * (h + 8), w, h } });
    });
    y += Math.ceil(zones[zone].length / 3) * (h + 8) + 6;
  }
  headings.push({ zone: "draw", x: edge, y: y + 18 }, { zone: "discard", x: edge + w + 8, y: y + 18 });
  y += 28;
  return {
    seats: { x: 30, y: 24 },
    cards,
    headings,
    draw: { x: edge, y, w, h: 74 },
    discard: { x: edge + w + 8, y, w, h: 74 },
    height: y + 86,
  };
}
