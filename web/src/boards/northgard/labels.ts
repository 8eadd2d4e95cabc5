/** Where the name of a land may be written: clear of all that is printed or may stand there. */

import { areaInside, isInside, type Point } from "./geometry";
import type { Land } from "./map";
import { onMap, type AreaShape } from "./tiles";

/** Half the width of a letter. */
const LETTER = 3.3;
const STEPS = 7;

interface Thing extends Point {
  wide: number;
  high: number;
}

function thingsOn({ laid, card }: AreaShape): Thing[] {
  return [
    ...card.icons.map(({ at }) => ({ ...onMap(laid, at), wide: 12, high: 18 })),
    ...card.sites.map(({ at }) => ({ ...onMap(laid, at), wide: 20, high: 26 })),
    ...(card.lair_at ? [{ ...onMap(laid, card.lair_at), wide: 22, high: 30 }] : []),
  ];
}

/** Spots all over an area, those near its middle first. */
function spotsOn({ ring }: AreaShape): Point[] {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const middle = { x: left + wide / 2, y: top + high / 2 };
  const away = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  return Array.from({ length: STEPS * STEPS }, (_, place) => ({
    x: left + (wide * ((place % STEPS) + 0.5)) / STEPS,
    y: top + (high * (Math.floor(place / STEPS) + 0.5)) / STEPS,
  })).sort((one, other) => away(one) - away(other));
}

export function labelAt({ areas, territory, units }: Land, letters: number, grow: number): Point | null {
  const half = letters * LETTER * grow + 3;
  const things = [...areas.flatMap(thingsOn), { ...units, wide: 14 * grow, high: 30 * grow }];
  for (const { area } of [...territory.creatures, ...territory.buildings.filter(({ site }) => site === null)]) {
    const on = areas.find(({ id }) => id === area);
    if (on) things.push({ ...onMap(on.laid, on.card.label_at), wide: 24, high: 30 });
  }
  const onLand = (point: Point): boolean => areas.some(({ ring }) => isInside(point, ring));
  const isClear = ({ x, y }: Point): boolean =>
    things.every((thing) => Math.abs(thing.x - x) > half + thing.wide - 4 || Math.abs(thing.y - y) > thing.high) &&
    [-1, -0.5, 0, 0.5, 1].every(
      (share) => onLand({ x: x + half * share, y: y - 13 * grow }) && onLand({ x: x + half * share, y: y + 9 * grow }),
    );
  const byRoom = [...areas].sort((one, other) => areaInside(other.ring) - areaInside(one.ring));
  for (const area of byRoom) {
    const spot = spotsOn(area).find(isClear);
    if (spot) return spot;
  }
  return null;
}
