/** Where the name of a land is written: clear of all that is printed or may stand there, if it can be. */

import { widthOf } from "../parts/typeset";
import { areaInside, isInside, type Box, type Point } from "./geometry";
import { extentOf, spotOf, type Land } from "./map";
import { creatureAt, houseAt, stonesOf } from "./pieces";
import { CELL, onMap, type AreaShape } from "./tiles";
import type { NorthgardView } from "./view";

export interface Label extends Point {
  rows: string[];
  size: number;
}

/** By its middle and half its extent. */
export interface Thing extends Point {
  wide: number;
  high: number;
}

/** The sizes of names on the screen, the largest that fits first. */
const SIZES = [16, 14.5, 13, 12, 11.2];
const LEADING = 0.92;
/** The display face is narrower than the plain one. */
const NARROWER = 0.92;
const STEPS = 9;
/** How far into the sea, or over a border, the middle of a name may lie, in pixels. */
const BEYOND = 8;
/** What it costs to write a name where no part of it lies on its own land. */
const ASTRAY = 9;
/** What it costs to reach over the edge of what is surely in sight. */
const CUT = 12;

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

/** Spots all over an area and a little beyond, those near its middle first. */
function spotsOn({ ring }: AreaShape, pixel: number): Point[] {
  const beyond = BEYOND * pixel;
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - beyond, Math.min(...ys) - beyond];
  const [wide, high] = [Math.max(...xs) + beyond - left, Math.max(...ys) + beyond - top];
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

/** All that stands on a land, as `Pieces.svelte` draws it. */
function standingOn(view: NorthgardView, land: Land, pixel: number): Thing[] {
  const { territory } = land;
  const at = (spot: Point | null, wide: number, high: number, up = 0): Thing[] =>
    spot ? [{ x: spot.x, y: spot.y - up, wide, high }] : [];
  return [
    ...stonesOf(view, land, pixel).flatMap((stone) => at(stone.at, 11.5 * pixel, 18 * pixel, pixel)),
    ...territory.creatures.flatMap((one) =>
      at(creatureAt(view, territory, one, pixel), 21 * pixel, 20 * pixel, 3 * pixel),
    ),
    ...territory.buildings.flatMap((one, place) => at(houseAt(view, one, place), 16, 17, 5)),
    ...(territory.scorched_earth ? at(spotOf(view, territory.areas[0]!, "label_at"), 13, 13) : []),
  ];
}

interface Around {
  pixel: number;
  standing: readonly Thing[];
  printed: readonly Thing[];
  /** Names that are written already. */
  written: readonly Thing[];
  isLand: (point: Point) => boolean;
  sight: Box;
}

const SHARES = [-1, -0.5, 0, 0.5, 1];

/**
 * The spot at which a name hides least: another name, a stone, a creature or a building matter most,
 * then other land, then what is printed; the sea is free.
 */
function place(
  { areas }: Land,
  name: string,
  { pixel, standing, printed, written, isLand, sight }: Around,
): Label & Thing {
  const isOwn = (point: Point): boolean => areas.some(({ ring }) => isInside(point, ring));
  const spots = [...areas]
    .sort((one, other) => areaInside(other.ring) - areaInside(one.ring))
    .flatMap((area) => spotsOn(area, pixel));
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
        if (spot.y - high < sight.y || spot.y + high > sight.y + sight.h) cost += CUT;
        if (spot.x - wide < sight.x || spot.x + wide > sight.x + sight.w) cost += CUT;
        for (const thing of written) if (meets(thing)) cost += 40;
        for (const thing of standing) if (meets(thing)) cost += 16;
        for (const thing of printed) if (meets(thing)) cost += 3;
        if (cost >= least) continue;
        let isAstray = !isOwn(spot);
        for (const share of SHARES)
          for (const y of [spot.y - high, spot.y + high]) {
            if (cost >= least) break;
            const point = { x: spot.x + wide * share, y };
            if (isOwn(point)) isAstray = false;
            else cost += isLand(point) ? 1.6 : 0.7;
          }
        if (isAstray) cost += ASTRAY;
        if (cost >= least) continue;
        [best, least] = [{ ...spot, rows, size, wide, high }, cost];
        if (cost === given) return best;
      }
    }
  return best!;
}

/** Every land has its name; those with little room choose first. `pixel` is one on the screen. */
export function labelsOf(
  view: NorthgardView,
  lands: readonly Land[],
  nameOf: (land: Land) => string,
  pixel: number,
): (Label & Thing & { id: string })[] {
  const laid = new Set(view.tiles.map(({ x, y }) => `${x},${y}`));
  const isLand = ({ x, y }: Point): boolean => laid.has(`${Math.floor(x / CELL)},${Math.floor(y / CELL)}`);
  const standing = lands.flatMap((land) => standingOn(view, land, pixel));
  const printed = lands.flatMap(({ areas }) => areas.flatMap(thingsOn));
  const room = ({ areas }: Land): number => areas.reduce((sum, { ring }) => sum + areaInside(ring), 0);
  const written: Thing[] = [];
  const sight = extentOf(view, []);
  return [...lands]
    .filter(({ areas }) => areas.length > 0)
    .sort((one, other) => room(one) - room(other))
    .map((land) => {
      const near = nearby(land, pixel);
      const label = place(land, nameOf(land), {
        pixel,
        isLand,
        sight,
        standing: standing.filter(near),
        printed: printed.filter(near),
        written: written.filter(near),
      });
      written.push(label);
      return { ...label, id: land.id };
    });
}

/** Whether a name of a land could reach a thing at all. */
function nearby({ areas }: Land, pixel: number): (thing: Thing) => boolean {
  const points = areas.flatMap(({ ring }) => ring);
  const far = (BEYOND + 90) * pixel;
  const [left, right] = [Math.min(...points.map(({ x }) => x)) - far, Math.max(...points.map(({ x }) => x)) + far];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)) - far, Math.max(...points.map(({ y }) => y)) + far];
  return ({ x, y, wide, high }) => x + wide > left && x - wide < right && y + high > top && y - high < bottom;
}

/** Where each row of a label stands. */
export const rowsOf = ({ x, y, rows, size }: Label): { text: string; x: number; y: number }[] =>
  rows.map((text, place) => ({
    text,
    x,
    y: y + size * 0.32 + (place - (rows.length - 1) / 2) * size * LEADING,
  }));
