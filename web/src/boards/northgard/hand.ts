/** How the cards of a seat lie: draw pile, the card in play, hand, cards set aside, and what is spent. */

import { NARROWEST } from "./face";
import type { Box } from "./geometry";
import { PHONE } from "./layout";
import type { NorthgardView, PlayerView } from "./view";

export type Zone = "draw" | "now" | "hand" | "aside" | "active" | "discard";

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
  cards: LyingCard[];
  headings: Heading[];
  draw: Box;
  /** Spent cards that need not be told apart; null where each of them lies open. */
  active: Box | null;
  discard: Box;
  height: number;
  /** Lines between hand and cards set aside. */
  dividers: number[];
}

type Loose = Omit<LyingCard, "box">;

interface Zones {
  now: Loose[];
  hand: Loose[];
  aside: Loose[];
  active: Loose[];
}

/** The card that is being carried out lies apart from those that are spent. */
export function cardsOf(view: NorthgardView, player: PlayerView): Zones {
  const hidden = Array.from({ length: Math.max(0, player.hand_size - player.hand.length) }, () => null);
  const known = (ids: readonly (string | null)[], zone: Zone): Loose[] =>
    ids.map((id, place) => ({ key: `${zone} ${place} ${id}`, id, zone, played: true }));
  const resolving = view.resolving?.seat === player.seat ? view.resolving.card : null;
  const at = player.active.findLastIndex(({ card }) => card === resolving);
  return {
    now: resolving === null ? [] : [{ key: `now ${resolving}`, id: resolving, zone: "now", played: true }],
    hand: known([...player.hand, ...hidden], "hand"),
    aside: known(player.upgrades, "aside"),
    active: player.active.flatMap(({ card, was_played }, place) =>
      place === at ? [] : [{ key: `active ${place} ${card}`, id: card, zone: "active" as const, played: was_played }],
    ),
  };
}

const PILE = 56;
const EDGE = 10;
const GAP = 8;
const BETWEEN = 14;

/** The width of a card in a window of 1440 by 900. */
const FULL = 154;

/** Wider cards where the window is larger. */
const scaleOf = (box: Box): number => Math.max(1, Math.min(1.24, box.h / 140));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Every card gets what its words need; what is left goes to the narrowest, what is missing is taken from the widest. */
export function widthsFor(room: number, needs: readonly number[], full: number): number[] {
  const isAmple = sum(needs) <= room;
  const shared = (level: number): number[] =>
    needs.map((need) => (isAmple ? Math.max(need, level) : Math.min(need, level)));
  let [low, high] = isAmple ? [0, full] : [NARROWEST, Math.max(NARROWEST, ...needs)];
  if (sum(shared(high)) <= room) return shared(high);
  for (let step = 0; step < 12; step++) {
    const level = (low + high) / 2;
    if (sum(shared(level)) <= room) low = level;
    else high = level;
  }
  return shared(low);
}

/** Where there is not room for all, cards set aside give way first: the hand is read where it lies. */
function widthsOf(room: number, hand: readonly number[], aside: readonly number[], full: number): number[] {
  if (sum(hand) + sum(aside) <= room) return widthsFor(room, [...hand, ...aside], full);
  const left = Math.max(room - sum(hand), aside.length * NARROWEST);
  return [...widthsFor(room - left, hand, full), ...widthsFor(left, aside, full)];
}

/** One row below the map. Nothing shrinks below legible: too many cards overlap, and the one looked at is raised. */
export function strip(
  view: NorthgardView,
  player: PlayerView,
  box: Box,
  isPickable: (id: string) => boolean,
  needs: (id: string, height: number) => number,
): HandDrawing {
  const zones = cardsOf(view, player);
  const open = zones.active.filter(({ id }) => id !== null && isPickable(id));
  const y = box.y + EDGE - 2;
  const h = box.h - 2 * EDGE + 4;
  const hand = [...zones.now, ...zones.hand];
  const aside = [...zones.aside, ...open];
  const groups = [hand, aside].filter((group) => group.length > 0);
  const left = box.x + EDGE + PILE + BETWEEN;
  const right = box.x + box.w - EDGE - PILE - BETWEEN;
  const room = right - left - (groups.length - 1) * 2 * BETWEEN;
  const all = groups.flat();
  const wanted = (cards: readonly Loose[]): number[] => cards.map(({ id }) => (id === null ? NARROWEST : needs(id, h)));
  const widths = widthsOf(room - all.length * GAP, wanted(hand), wanted(aside), FULL * scaleOf(box));
  const squeeze = Math.min(1, room / Math.max(1, sum(widths) + all.length * GAP));
  const cards: LyingCard[] = [];
  const headings: Heading[] = [];
  const dividers: number[] = [];
  let x = left;
  groups.forEach((group, place) => {
    if (place > 0) {
      dividers.push(x + BETWEEN - GAP / 2);
      x += 2 * BETWEEN - GAP;
    }
    for (const card of group) {
      const w = widths[cards.length]!;
      cards.push({ ...card, box: { x, y, w, h } });
      x += (w + GAP) * squeeze;
    }
  });
  const half = (h - 5) / 2;
  const spent = { x: right + BETWEEN, w: PILE };
  return {
    cards,
    headings,
    draw: { x: box.x + EDGE, y, w: PILE, h },
    active: { ...spent, y, h: half },
    discard: { ...spent, y: y + half + 5, h: half },
    height: box.h,
    dividers,
  };
}

/** A page of a phone: two cards to a row, the piles at the end. */
export function page(view: NorthgardView, player: PlayerView): HandDrawing {
  const zones = cardsOf(view, player);
  const edge = 12;
  const w = (PHONE - 2 * edge - 8) / 2;
  const h = 132;
  const headings: Heading[] = [];
  const cards: LyingCard[] = [];
  let y = 6;
  for (const zone of ["now", "hand", "aside", "active"] as const) {
    if (zones[zone].length === 0 && zone !== "hand") continue;
    headings.push({ zone, x: edge, y: y + 18 });
    y += 28;
    zones[zone].forEach((card, place) => {
      cards.push({ ...card, box: { x: edge + (place % 2) * (w + 8), y: y + Math.floor(place / 2) * (h + 8), w, h } });
    });
    y += Math.ceil(zones[zone].length / 2) * (h + 8) + 6;
  }
  headings.push({ zone: "draw", x: edge, y: y + 18 }, { zone: "discard", x: edge + w + 8, y: y + 18 });
  y += 28;
  return {
    cards,
    headings,
    draw: { x: edge, y, w, h: 64 },
    active: null,
    discard: { x: edge + w + 8, y, w, h: 64 },
    height: y + 76,
    dividers: [],
  };
}

/** The card that is looked at, over the map: large enough to be read whole. */
export const raisedBox = (card: Box, within: Box): Box => grown(card, within, 190);

/** The card that is being carried out covers less of the map on which that happens. */
export const playedBox = (card: Box, within: Box): Box => grown(card, within, 148);

function grown({ x, w, h, y }: Box, within: Box, least: number): Box {
  const wide = Math.max(178, w * 1.1);
  const high = Math.max(least, h * 1.5);
  const left = Math.max(within.x + 4, Math.min(within.x + within.w - wide - 4, x + w / 2 - wide / 2));
  return { x: left, y: y + h - high, w: wide, h: high };
}
