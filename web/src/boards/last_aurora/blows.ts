/** Damage to a convoy, as far as everybody can see it coming: which columns it meets, and what armour can take. */

import type { BoxView, ConvoyCardView, PlayerView } from "./view";

export interface Blow {
  /** The column that is met in the end: 1 is the Truck. */
  column: number;
  isArmour: boolean;
}

const isArmour = ({ kind }: Pick<BoxView, "kind">): boolean => kind === "armor" || kind === "asgard_armor";

/** LAU-DMG-02, LAU-DMG-03: where hits on these columns go, one after the other, if armour takes all it can. */
export function blowsOf({ convoy }: Pick<PlayerView, "convoy">, hits: readonly number[]): Blow[] {
  const last = Math.max(...convoy.map(({ column }) => column));
  const free = Array.from({ length: last }, (_, place) =>
    convoy.filter(({ column }) => column === place + 1).flatMap(({ boxes }) => boxes.filter((box) => !box.is_damaged)),
  );
  return hits.flatMap((hit) => {
    const start = Math.min(hit, last) - 1;
    const towardsTruck = Array.from({ length: start + 1 }, (_, distance) => start - distance);
    const behind = Array.from({ length: last - start - 1 }, (_, distance) => start + 1 + distance);
    const place = [...towardsTruck, ...behind].find((one) => free[one]!.length > 0);
    // LAU-DMG-03: with all boxes damaged it is lost.
    if (place === undefined) return [];
    const boxes = free[place]!;
    const [box] = boxes.splice(Math.max(0, boxes.findIndex(isArmour)), 1);
    return [{ column: place + 1, isArmour: isArmour(box!) }];
  });
}

/** The card whose box it is, with the box. */
export function boxOf(
  { convoy }: Pick<PlayerView, "convoy">,
  id: string,
): { card: ConvoyCardView; box: BoxView } | null {
  for (const card of convoy) {
    const box = card.boxes.find((one) => one.id === id);
    if (box) return { card, box };
  }
  return null;
}

/** The blow that has broken a box. */
export function blowAt(player: Pick<PlayerView, "convoy">, id: string): Blow[] {
  const found = boxOf(player, id);
  return found ? [{ column: found.card.column, isArmour: isArmour(found.box) }] : [];
}
