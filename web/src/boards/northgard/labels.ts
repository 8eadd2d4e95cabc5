/** Where the name of a land is written: clear of all that is printed or may stand there, if it can be. */

import { widthOf } from "../parts/typeset";
import { areaInside, isInside, type Point } from "./geometry";
import type { Land } from "./map";
import { onMap, type AreaShape } from "./tiles";

export interface Label extends Point {
  rows: string[];
  size: number;
}

interface Thing extends Point {
  wide: number;
  high: number;
}

/** The sizes of names on the screen, the largest that fits first. */
const SIZES = [16, 14.5, 13, 12, 11.2];
const LEADING = 0.92;
/** The display face is narrower than the plain one. */
const NARROWER = 0.92;
const STEPS = 8;

function thingsOn({ laid, card }: AreaShape): Thing[] {
  return [
    ...card.icons.map(({ at }) => ({ ...onMap(laid, at), wide: 11, high: 11 })),
    ...card.sites.map(({ at, kind }) => ({
      ...onMap(laid, at),
      wide: kind === "large" ? 17 : 13,
      high: kind === "large" ? 17 : 13,
    })),
    ...(card.lair_at ? [{ ...onMap(laid, card.lair_at), wide: 15, high: 14 }] : []),
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

/** A name in one row, and in two if it has several words. */
function shapesOf(name: string): string[][] {
  const words = name.split(" ");
  if (words.length === 1) return [[name]];
  const cuts = words
    .slice(1)
    .map((_, place) => [words.slice(0, place + 1).join(" "), words.slice(place + 1).join(" ")]);
  const longest = (rows: readonly string[]): number => Math.max(...rows.map(widthOf));
  return [[name], cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best))];
}

/** What stands on a land hides it from letters more than what is printed there. */
function standingOn({ areas, territory, units }: Land, pixel: number): Thing[] {
  const things: Thing[] = [];
  if (territory.kaija || territory.units.some((n) => n > 0))
    things.push({ ...units, wide: 13 * pixel, high: 20 * pixel });
  for (const { area } of [...territory.creatures, ...territory.buildings.filter(({ site }) => site === null)]) {
    const on = areas.find(({ id }) => id === area);
    if (on) things.push({ ...onMap(on.laid, on.card.lair_at ?? on.card.label_at), wide: 20 * pixel, high: 20 * pixel });
  }
  const built = new Set(territory.buildings.map(({ site }) => site));
  for (const { id, laid, card } of areas)
    for (const site of card.sites)
      if (built.has(`${id}.${site.id}`)) things.push({ ...onMap(laid, site.at), wide: 18, high: 20 });
  return things;
}

interface Around {
  pixel: number;
  standing: readonly Thing[];
  /** Names that are written already. */
  written: readonly Thing[];
  isLand: (point: Point) => boolean;
}

const SHARES = [-1, -0.5, 0, 0.5, 1];

/**
 * The spot at which a name hides least: another name, a stone, a creature or a building matter most,
 * then other land, then what is printed; the sea is free.
 */
function place({ areas }: Land, name: string, { pixel, standing, written, isLand }: Around): Label & Thing {
  const printed = areas.flatMap(thingsOn);
  const isOwn = (point: Point): boolean => areas.some(({ ring }) => isInside(point, ring));
  const spots = [...areas].sort((one, other) => areaInside(other.ring) - areaInside(one.ring)).flatMap(spotsOn);
  let best: (Label & Thing) | null = null;
  let least = Infinity;
  for (const [rank, small] of SIZES.entries())
    for (const rows of shapesOf(name)) {
      const size = small * pixel;
      const wide = Math.max(...rows.map(widthOf)) * size * NARROWER * 0.5 + 2;
      const high = (size * (1 + (rows.length - 1) * LEADING)) / 2;
      const given = rank * 0.9 + (rows.length - 1) * 0.4;
      for (const spot of spots) {
        const meets = (thing: Thing): boolean =>
          Math.abs(thing.x - spot.x) < wide + thing.wide && Math.abs(thing.y - spot.y) < high + thing.high;
        let cost = given;
        for (const thing of written) if (meets(thing)) cost += 14;
        for (const thing of standing) if (meets(thing)) cost += 10;
        for (const thing of printed) if (meets(thing)) cost += 3;
        if (cost >= least) continue;
        for (const share of SHARES)
          for (const y of [spot.y - high, spot.y + high]) {
            const point = { x: spot.x + wide * share, y };
            if (!isOwn(point)) cost += isLand(point) ? 1.6 : 0.7;
          }
        if (cost >= least) continue;
        [best, least] = [{ ...spot, rows, size, wide, high }, cost];
        if (cost === given) return best;
      }
    }
  return best!;
}

/** Every land has its name; those with little room choose first. `pixel` is one on the screen. */
export function labelsOf(
  lands: readonly Land[],
  nameOf: (land: Land) => string,
  pixel: number,
): (Label & { id: string })[] {
  const rings = lands.flatMap(({ areas }) => areas.map(({ ring }) => ring));
  const isLand = (point: Point): boolean => rings.some((ring) => isInside(point, ring));
  const standing = lands.flatMap((land) => standingOn(land, pixel));
  const room = ({ areas }: Land): number => areas.reduce((sum, { ring }) => sum + areaInside(ring), 0);
  const written: Thing[] = [];
  return [...lands]
    .filter(({ areas }) => areas.length > 0)
    .sort((one, other) => room(one) - room(other))
    .map((land) => {
      const label = place(land, nameOf(land), { pixel, standing, written, isLand });
      written.push(label);
      return { ...label, id: land.id };
    });
}

/** Where each row of a label stands. */
export const rowsOf = ({ x, y, rows, size }: Label): { text: string; x: number; y: number }[] =>
  rows.map((text, place) => ({
    text,
    x,
    y: y + size * 0.32 + (place - (rows.length - 1) / 2) * size * LEADING,
  }));
