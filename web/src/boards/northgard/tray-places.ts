/** Where things lie in the tray: below what is going on, in as many columns as they need. */

import type { Choice } from "../../api/types";
import { pointRows } from "./fight";
import type { Box } from "./geometry";
import { heldTiles, looseKind, looseTargets, shownCards, trayKind, type LooseKind } from "./tray";
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
  targets: ReadonlyMap<string, readonly Choice[]>;
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
  resource: [3, 54],
  seat: [1, 44],
  clan: [2, 44],
  number: [4, 44],
  word: [1, 46],
};
const ORDER: readonly LooseKind[] = ["number", "resource", "seat", "word", "clan", "building", "tile", "card"];

/** The height of a fight: beads, sides, rows of points, sums, and who wins. */
const fightHeight = (combat: CombatView): number => 148 + pointRows(combat).length * 19 + (combat.winner ? 104 : 78);

/** What the tray would like to have. */
export function trayHeight(view: NorthgardView, targets: Content["targets"], box: Box): number {
  const inner = { x: 0, y: 0, w: box.w - 2 * EDGE, h: 2000 };
  return arrangeTray(inner, contentOf(view, targets)).height + 2 * EDGE;
}

export function contentOf(view: NorthgardView, targets: Content["targets"]): Content {
  const held = heldTiles(view);
  const shown = trayKind(view) === "cards" ? shownCards(view) : [];
  const loose = looseTargets(view, targets).filter((id) => !held.includes(id) && !shown.includes(id));
  return {
    combat: view.combat,
    held,
    shown,
    loose,
    targets,
    head: held.length > 0 || view.owed > 0 || view.moving || shown.length > 0 ? 46 : 30,
  };
}

export function arrangeTray(inner: Box, { combat, held, shown, loose, targets, head }: Content): TrayPlaces {
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
  const tiles = combat ? [] : rows(held, 2, 0);
  const kinds = ORDER.map((kind) => [kind, loose.filter((id) => looseKind(id, targets.get(id)) === kind)] as const);
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
    kind === "card"
      ? rows(ids, columns, cardHeight)
      : rows(ids, combat && kind === "word" ? 2 : FORMS[kind][0], FORMS[kind][1]),
  );
  return { held: tiles, shown: cards, loose: chosen, height: y - inner.y };
}
