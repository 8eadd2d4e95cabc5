/** The pen strokes that tell one land from another: pines, peaks, grain, reeds. */

import { areaInside, chanceOf, isInside, type Point } from "./geometry";
import { onMap, type AreaShape } from "./tiles";

export type Terrain = "forest" | "valley" | "fjord" | "waste" | "coast" | "marsh";

const STROKES: Readonly<Record<Terrain, string>> = {
  forest: "l-4 6h8zm0 5l-5 7h10zm0 7v3",
  valley: "v7m-3-6l3 3l3-3m-6-3l3 3l3-3",
  fjord: "l5-8l5 8m-8-3l3-3",
  waste: "l4-3l3 5l4-2",
  coast: "q3-4 6 0q3-4 6 0",
  marsh: "l-3-6m3 6v-8m0 8l3-6",
};
/** One for so many square units. */
const ROOM = 640;

const drawn = new Map<string, string>();

/** Strokes keep clear of everything that is printed on the area or may stand there. */
export function strokesOf(area: AreaShape, terrain: Terrain): string {
  const { tile, x, y, turn } = area.laid;
  const key = `${tile} ${x} ${y} ${turn} ${area.id} ${terrain}`;
  const made = drawn.get(key) ?? makeStrokes(area, terrain);
  drawn.set(key, made);
  return made;
}

function makeStrokes(area: AreaShape, terrain: Terrain): string {
  const { card, laid, ring } = area;
  const things: (Point & { away: number })[] = [
    ...card.icons.map(({ at }) => ({ ...onMap(laid, at), away: 17 })),
    ...card.sites.map(({ at, kind }) => ({ ...onMap(laid, at), away: kind === "large" ? 27 : 19 })),
    ...(card.lair_at ? [{ ...onMap(laid, card.lair_at), away: 20 }] : []),
    { ...onMap(laid, card.units_at), away: 22 },
  ];
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const chance = chanceOf(area.id + laid.tile);
  const wanted = areaInside(ring) / ROOM;
  let path = "";
  let found = 0;
  for (let tries = 0; tries < 120 && found < wanted; tries++) {
    const spot = { x: left + wide * chance(), y: top + high * chance() };
    const around = [
      [0, 0],
      [13, 0],
      [-10, 0],
      [0, 18],
      [0, -12],
    ].map(([dx, dy]) => ({ x: spot.x + dx!, y: spot.y + dy! }));
    if (!around.every((point) => isInside(point, ring))) continue;
    if (things.some(({ x, y, away }) => Math.hypot(x - spot.x, y - spot.y) < away)) continue;
    things.push({ ...spot, away: 15 });
    path += `M${Math.round(spot.x)} ${Math.round(spot.y)}${STROKES[terrain]}`;
    found++;
  }
  return path;
}
