/** The map as it is drawn: lands, borders, coast, and where the things of a land stand. */

import { areaOf, RESOURCES } from "./content";
import { areaInside, chanceOf, curve, inset, line, round, unite, walk, type Box, type Point } from "./geometry";
import { strokesOf, type Terrain } from "./strokes";
import { CELL, onMap, shapeOf, type AreaShape, type Laid } from "./tiles";
import type { NorthgardView, TerritoryView } from "./view";

export interface Land {
  id: string;
  territory: TerritoryView;
  path: string;
  terrain: Terrain;
  strokes: string;
  areas: AreaShape[];
  /** Where units stand; where exactly has no meaning (NUL-TILE-18). */
  units: Point;
}

export interface Ridge {
  bed: string;
  peaks: string;
  caps: string;
  north: number;
}

export interface MapDrawing {
  lands: Land[];
  /** All white stitches in one path. */
  regular: string;
  ridges: Ridge[];
  seams: string;
  /** The edge of the explored world, exact and wobbling. */
  coast: string;
  shallows: string;
}

const GROOVE = 2.2;

export function drawMap(view: NorthgardView): MapDrawing {
  const laid = new Map(view.tiles.map((tile) => [tile.tile, tile]));
  const shapes = view.tiles.map(shapeOf);
  const areas = new Map(shapes.flatMap((shape) => shape.areas.map((area) => [area.id, area] as const)));
  const borders = shapes.flatMap((shape) => shape.borders);
  const cells = unite(view.tiles.map(({ x, y }) => square(x, y)));
  return {
    lands: view.territories.map((territory) =>
      drawLand(
        territory,
        territory.areas.flatMap((id) => areas.get(id) ?? []),
      ),
    ),
    regular: borders
      .filter(({ hard }) => !hard)
      .map((border) => line(border.line))
      .join(""),
    ridges: borders
      .filter(({ hard }) => hard)
      .map((border) => ridgeOf(border.line))
      .sort((one, other) => one.north - other.north),
    seams: seamsOf([...laid.values()]),
    coast: cells.map((ring) => `${line(ring)}Z`).join(""),
    shallows: cells.map((ring) => curve(wobble(ring))).join(""),
  };
}

/** The ground of some areas that lie together. */
export const groundOf = (areas: readonly AreaShape[]): string =>
  unite(areas.map(({ ring }) => ring))
    .map((ring) => curve(inset(ring, GROOVE)))
    .join("");

export function drawLand(territory: TerritoryView, areas: AreaShape[]): Land {
  const terrain = terrainOf(territory.id, areas);
  const home = areas.reduce<AreaShape | null>(
    (best, area) => (best && areaInside(best.ring) >= areaInside(area.ring) ? best : area),
    null,
  );
  return {
    id: territory.id,
    territory,
    path: groundOf(areas),
    terrain,
    strokes: areas.map((area) => strokesOf(area, terrain)).join(""),
    areas,
    units: standAt(territory, areas, home),
  };
}

/** Units stand clear of creatures, on whichever area of the land there is room. */
function standAt(territory: TerritoryView, areas: readonly AreaShape[], home: AreaShape | null): Point {
  const beasts = territory.creatures.flatMap(({ area }) => {
    const on = areas.find(({ id }) => id === area);
    return on ? [onMap(on.laid, on.card.lair_at ?? on.card.label_at)] : [];
  });
  const spots = [...(home ? [home] : []), ...areas].flatMap(({ laid, card }) => [
    onMap(laid, card.units_at),
    onMap(laid, card.label_at),
  ]);
  const isClear = ({ x, y }: Point): boolean => beasts.every((one) => Math.hypot(one.x - x, one.y - y) > CELL * 0.3);
  return spots.find(isClear) ?? spots[0] ?? { x: 0, y: 0 };
}

/** What grows on a land follows from what it yields. */
export function terrainOf(id: string, areas: readonly AreaShape[]): Terrain {
  const printed = RESOURCES.map((kind) =>
    areas.reduce((n, { card }) => n + card.icons.filter(({ resource }) => resource === kind).length, 0),
  );
  const most = Math.max(...printed);
  if (most > 0) return (["valley", "forest", "fjord"] as const)[printed.indexOf(most)]!;
  if (areas.some(({ card }) => card.lair)) return "waste";
  return chanceOf(id)() < 0.5 ? "coast" : "marsh";
}

const square = (x: number, y: number): Point[] =>
  [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ].map(([u, v]) => ({ x: u! * CELL, y: v! * CELL }));

/** The coast as the sea feels it: the contour lines around it are not drawn with a ruler. */
function wobble(ring: readonly Point[]): Point[] {
  const points = walk([...ring, ring[0]!], 15.5);
  return points.map(({ x, y }) => ({
    x: x + 3.5 * Math.sin(x / 31 + y / 17) + 1.8 * Math.sin(y / 9),
    y: y + 3.5 * Math.sin(y / 29 - x / 19) + 1.8 * Math.sin(x / 11),
  }));
}

/** Where two tiles meet: dotted, so that the tiles of a land can be counted. */
function seamsOf(laid: readonly Laid[]): string {
  const taken = new Set(laid.map(({ x, y }) => `${x},${y}`));
  return laid
    .map(({ x, y }) => {
      const east = taken.has(`${x + 1},${y}`) ? `M${(x + 1) * CELL} ${y * CELL + 9}v${CELL - 18}` : "";
      const south = taken.has(`${x},${y + 1}`) ? `M${x * CELL + 9} ${(y + 1) * CELL}h${CELL - 18}` : "";
      return east + south;
    })
    .join("");
}

/** A hard border is a ridge: a dark bed with one peak after the other. */
export function ridgeOf(points: readonly Point[]): Ridge {
  const chance = chanceOf(line(points.slice(0, 2)));
  const tops = walk(points, 10.5)
    .map(({ x, y }) => ({ x, foot: y + 4.6, top: y + 4.6 - 9.5 - 3.5 * chance() }))
    .sort((one, other) => one.foot - other.foot);
  return {
    bed: line(points),
    peaks: tops
      .map(
        ({ x, foot, top }) =>
          `M${round(x - 6.3)} ${round(foot)}L${round(x)} ${round(top)}L${round(x + 6.3)} ${round(foot)}Z`,
      )
      .join(""),
    caps: tops
      .map(({ x, top }) => `M${round(x - 2.3)} ${round(top + 4)}L${round(x)} ${round(top)}l2.3 4l-2.3-1Z`)
      .join(""),
    north: Math.min(...points.map(({ y }) => y)),
  };
}

/** The part of the world that is shown: all tiles with some sea around them, and all cells that are offered. */
export function extentOf(view: NorthgardView, cells: readonly Point[]): Box {
  if (view.tiles.length + cells.length === 0) return { x: -CELL, y: -CELL, w: 3 * CELL, h: 3 * CELL };
  // Names hang over the coast at the sides.
  const around = { x: 0.36, y: 0.16 };
  const offered = { x: 0.06, y: 0.06 };
  const spread = [...view.tiles.map((at) => ({ at, sea: around })), ...cells.map((at) => ({ at, sea: offered }))];
  const low = (key: "x" | "y") => Math.min(...spread.map(({ at, sea }) => at[key] - sea[key])) * CELL;
  const high = (key: "x" | "y") => Math.max(...spread.map(({ at, sea }) => at[key] + 1 + sea[key])) * CELL;
  return { x: low("x"), y: low("y"), w: high("x") - low("x"), h: high("y") - low("y") };
}

/** Where something stands that lies on an area; null if its tile is not on the map. */
export function spotOf(view: NorthgardView, area: string, where: "units_at" | "label_at" | "lair_at"): Point | null {
  const found = areaOf(area);
  const laid = view.tiles.find(({ tile }) => tile === found?.tile);
  return found && laid ? onMap(laid, found.card[where] ?? found.card.label_at) : null;
}

export function siteAt(view: NorthgardView, site: string): Point | null {
  const [tile, area, id] = site.split(".");
  const found = areaOf(`${tile}.${area}`);
  const laid = view.tiles.find((one) => one.tile === tile);
  const place = found?.card.sites.find((one) => one.id === id);
  return laid && place ? onMap(laid, place.at) : null;
}

export const territoryOf = (view: NorthgardView, id: string): TerritoryView | undefined =>
  view.territories.find((territory) => territory.id === id || territory.areas.includes(id));

/** Cells are named by their place, such as `2,-1`. */
export function cellOf(id: string): Point | null {
  const match = /^(-?\d+),(-?\d+)$/.exec(id);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : null;
}
