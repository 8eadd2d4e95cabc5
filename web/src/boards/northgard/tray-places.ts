/** Where things lie in the tray: below what is going on, in as many columns as they need. */

import { pointRows } from "./fight";
import type { Box } from "./geometry";
import { heldTiles, looseKind, looseTargets, shownCards, trayKind, type LooseKind, type Targets } from "./tray";
import type { CombatView, NorthgardView } from "./view";

export interface Lying {
  id: string | null;
  box: Box;
}
export interface TrayPlaces {
  held: Lying[];
  shown: Lying[];
  loose: Lying[];
  height: number;
}
interface Content {
  combat: CombatView | null;
  held: readonly (string | null)[];
  shown: readonly (string | null)[];
  loose: readonly string[];
  /** What the title takes. */
  head: number;
}

export const EDGE = 12;
const GAP = 8;
/** Columns and height of each kind of thing to choose. */
const FORMS: Readonly<Record<LooseKind, readonly [columns: number, height: number]>> = {
  card: [1, 84],
  tile: [2, 0],
  building: [2, 76],
  clan: [1, 64],
};
const ORDER: readonly LooseKind[] = ["clan", "building", "tile", "card"];

/** The height of a fight: beads, sides, rows of points, sums, and who wins. */
const fightHeight = (combat: CombatView): number => 148 + pointRows(combat).length * 19 + (combat.winner ? 104 : 78);

/** Cards and clans have words to be read; a single tile needs little. */
export function trayWidth(view: NorthgardView, targets: Targets, field: Box): number {
  const { combat, held, shown, loose } = contentOf(view, targets);
  const words = shown.length > 0 || loose.some((id) => ["card", "clan"].includes(looseKind(id)));
  const wanted = combat ? 246 : words ? 300 : held.length === 1 && loose.length === 0 ? 190 : 252;
  return Math.min(wanted, field.w * 0.4);
}

/** What the tray needs, as long as there is room. */
export function trayHeight(view: NorthgardView, targets: Targets, box: Box): number {
  const inner = { x: 0, y: 0, w: box.w - 2 * EDGE, h: (box.h || 2000) - 2 * EDGE };
  return arrangeTray(inner, contentOf(view, targets)).height + 2 * EDGE;
}

export function contentOf(view: NorthgardView, targets: Targets): Content {
  const held = heldTiles(view);
  const shown = trayKind(view) === "cards" ? shownCards(view) : [];
  const loose = looseTargets(view, targets).filter((id) => !held.includes(id) && !shown.includes(id));
  return {
    combat: view.combat,
    held,
    shown,
    loose,
    head: held.length > 0 || view.owed > 0 || shown.length > 0 ? 46 : 30,
  };
}

export function arrangeTray(inner: Box, { combat, held, shown, loose, head }: Content): TrayPlaces {
  let y = inner.y + (combat ? fightHeight(combat) : head);
  const rows = (ids: readonly (string | null)[], columns: number, height: number): Lying[] => {
    const w = (inner.w - (columns - 1) * GAP) / columns;
    const h = height || w;
    const lying = ids.map((id, place) => ({
      id,
      box: { x: inner.x + (place % columns) * (w + GAP), y: y + Math.floor(place / columns) * (h + GAP), w, h },
    }));
    y += Math.ceil(ids.length / columns) * (h + GAP);
    return lying;
  };
  const tiles = combat ? [] : rows(held, held.length === 1 ? 1 : 2, 0);
  const kinds = ORDER.map((kind) => [kind, loose.filter((id) => looseKind(id) === kind)] as const);
  /** Cards get what room is left, as long as they can be read. */
  const fixed = kinds.reduce(
    (sum, [kind, ids]) =>
      sum + (kind === "card" ? 0 : Math.ceil(ids.length / FORMS[kind][0]) * ((FORMS[kind][1] || inner.w / 2) + GAP)),
    0,
  );
  const lying = shown.length + (kinds.find(([kind]) => kind === "card")?.[1].length ?? 0);
  const left = inner.y + inner.h - y - fixed;
  const columns = left / Math.max(1, lying) - GAP < 46 ? 2 : 1;
  const cardHeight = Math.max(40, Math.min(FORMS.card[1], left / Math.max(1, Math.ceil(lying / columns)) - GAP));
  const cards = rows(shown, columns, cardHeight);
  const chosen = kinds.flatMap(([kind, ids]) =>
    kind === "card" ? rows(ids, columns, cardHeight) : rows(ids, FORMS[kind][0], FORMS[kind][1]),
  );
  return { held: tiles, shown: cards, loose: chosen, height: y - inner.y };
}
