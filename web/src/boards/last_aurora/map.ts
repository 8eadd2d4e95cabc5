/** The road of a map as it is drawn, on a field of 1000 by 556: places, bands, regions. */

import { edgesOf, REGIONS, spacesOf, type Edge, type Region, type SpaceCard } from "./content";
import { at, isInside, middle, softly, through, type Point } from "./geometry";

export const FIELD = { w: 1000, h: 556 };
/** A plate of planks, turned to the road. */
export const PLATE = "M-35-18H35L41 0L35 18H-35L-41 0Z";

export interface Place extends Point {
  card: SpaceCard;
  turn: number;
  /** Beside the road: drawn smaller. */
  isSide: boolean;
}

interface Land {
  region: Region;
  corners: Point[];
  outline: string;
  /** Trees, waves or cracks, kept clear of road and names. */
  strokes: string;
}

export interface RoadMap {
  places: ReadonlyMap<string, Place>;
  road: string;
  passes: string[];
  shortcuts: { from: string; to: string; path: string; sign: Point }[];
  lands: Land[];
  names: Record<Region, Point>;
}

/** The content has four rows of spaces 230 apart. Beta leaves more room above the first: a side road runs there. */
const ROW = { first: 120, gap: 230 };
const TOPS: Readonly<Record<string, [top: number, gap: number]>> = { alpha: [70, 135], beta: [100, 131] };
/** Side roads lie in the free land beside the road: a place along it, and how far below a row. */
const SIDE: Readonly<Record<string, [x: number, row: number, below: number]>> = {
  bp1: [565, 0, -66],
  bp2: [745, 0, -66],
  bq1: [640, 1, 47],
  bq2: [505, 1, 47],
  br1: [205, 1, 66],
  bs1: [590, 2, 44],
  bs2: [590, 2, 86],
};

const rowOf = ({ y }: { y: number }): number => Math.round((y - ROW.first) / ROW.gap);
const isSide = ({ id }: { id: string }): boolean => id in SIDE;
const across = (x: number): number => 8 + x * 0.985;

/** A road never runs quite straight. */
const sway = (x: number, row: number): number => 11 * Math.sin(x / 118 + 1.9 * row) + 4 * Math.sin(x / 47 + row);

function placesOf(map: string): Map<string, Place> {
  const [top, gap] = TOPS[map]!;
  const height = (x: number, row: number): number => top + gap * row + sway(x, row);
  return new Map(
    spacesOf(map).map((card) => {
      const [x, row, below] = SIDE[card.id] ?? [across(card.x), rowOf(card), 0];
      const flat = isSide(card) || card.x < 80 || card.x > 920;
      const slope = flat ? 0 : Math.atan2(height(x + 40, row) - height(x - 40, row), 80);
      const y = isSide(card) ? top + gap * row + below : height(x, row);
      return [card.id, { card, x, y, turn: (slope * 180) / Math.PI, isSide: isSide(card) }];
    }),
  );
}

/** One band through all spaces; wide curves where a row turns into the next. */
function roadOf(main: readonly Place[]): string {
  const rows = [0, 1, 2, 3].map((row) => main.filter(({ card }) => rowOf(card) === row));
  const first = main[0]!;
  const last = main.at(-1)!;
  const turns = rows.map((row, index) => {
    const next = rows[index + 1]?.[0];
    const end = row.at(-1)!;
    const out = end.x > 500 ? end.x + 54 : end.x - 54;
    return through(row) + (next ? `C${at({ x: out, y: end.y })} ${at({ x: out, y: next.y })} ${at(next)}` : "");
  });
  return `M${at({ x: first.x - 80, y: first.y + 5 })}L${at(first)}${turns.join("")}L${at({ x: last.x - 44, y: last.y })}`;
}

/** A side road leaves the main one across and reaches its spaces along. */
function passOf(from: Place, to: Place): string {
  if (from.isSide && to.isSide) {
    const bend = Math.abs(from.x - to.x) < 5 ? from.x - 95 : null;
    return `M${at(from)}${bend === null ? "L" : `C${at({ x: bend, y: from.y })} ${at({ x: bend, y: to.y })} `}${at(to)}`;
  }
  const lean = (place: Place, other: Place): Point =>
    place.isSide
      ? { x: place.x + (other.x - place.x) * 0.5, y: place.y }
      : { x: place.x, y: place.y + (other.y - place.y) * 0.7 };
  return `M${at(from)}C${at(lean(from, to))} ${at(lean(to, from))} ${at(to)}`;
}

/** Only tracks pass here: an arc above the road, below it where a side road is above. */
function shortcutOf({ map }: Edge, from: Place, to: Place): RoadMap["shortcuts"][number] {
  const turns = rowOf(from.card) !== rowOf(to.card);
  const down = map === "beta" && rowOf(from.card) === 0 ? -1 : 1;
  const lift = turns ? 0 : 18 * down;
  const peak = turns ? { x: from.x - 5, y: to.y - 22 } : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 82 * down };
  const [start, end] = [from, to].map(({ x, y }) => ({ x, y: y - lift })) as [Point, Point];
  const sign = middle(middle(start, peak), middle(peak, end));
  return { from: from.card.id, to: to.card.id, path: `M${at(start)}Q${at(peak)} ${at(end)}`, sign };
}

const EDGE = 12;
const isEdge = ({ x, y }: Point): boolean => x <= EDGE || x >= FIELD.w - EDGE || y <= EDGE || y >= FIELD.h - EDGE;
const wobble = ({ x, y }: Point): Point => ({
  x: x + 5 * Math.sin(y / 23 + x / 91),
  y: y + 5 * Math.sin(x / 43 + y / 71) + 3 * Math.sin(x / 17),
});

/** Corners with points between them; inner borders wander, always alike on both sides. */
function shore(corners: readonly Point[]): Point[] {
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 24));
    return Array.from({ length: steps }, (_, step) => {
      const point = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
      return isEdge(point) ? point : wobble(point);
    });
  });
}

const STROKES: Readonly<Record<Region, readonly string[]>> = {
  valley: ["l-5 8h10zm0 7l-6 8h12zm0 8v4", "l12-17l12 17m-19-7l5 3l3-4l4 4"],
  coast: ["q5-6 10 0t10 0t10 0", "l4-8l4 8m3 0l4-6l4 6"],
  bay: ["l9-3l6 6l11-5m-17-1l-3-7"],
};

function scatter(region: Region, corners: readonly Point[], clear: readonly (Point & { r: number })[]): string {
  let seed = region.length * 7919;
  const chance = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const kinds = STROKES[region];
  let path = "";
  for (let left = 260; left > 0; left--) {
    const spot = { x: 24 + chance() * (FIELD.w - 60), y: 30 + chance() * (FIELD.h - 60) };
    if (isInside(spot, corners) && clear.every(({ x, y, r }) => Math.hypot(spot.x + 8 - x, spot.y - y) > r)) {
      path += `M${at({ x: Math.round(spot.x), y: Math.round(spot.y) })}${kinds[Math.floor(chance() * kinds.length)]!}`;
    }
  }
  return path;
}

function make(map: string): RoadMap {
  const places = placesOf(map);
  const all = [...places.values()];
  const main = all.filter((place) => !place.isSide);
  const edges = edgesOf(map);
  const ends = ({ frm, to }: Edge): [Place, Place] => [places.get(frm)!, places.get(to)!];

  const [top, gap] = TOPS[map]!;
  const height = (row: number): number => top + gap * row;
  const border = (region: Region): number => {
    const index = main.findIndex(({ card }) => card.region === region);
    return (main[index - 1]!.x + main[index]!.x) / 2;
  };
  const [valleyEnd, coastEnd] = [border("coast"), border("bay")];
  const lines = [0, 1, 2].map((row) => height(row + 0.5) + (map === "beta" && row === 1 ? 18 : 0)) as [
    number,
    number,
    number,
  ];
  const [right, bottom] = [FIELD.w - EDGE, FIELD.h - EDGE];
  const point = (x: number, y: number): Point => ({ x, y });
  const corners: Record<Region, Point[]> = {
    valley: [
      point(EDGE, EDGE),
      point(right, EDGE),
      point(right, lines[1]),
      point(valleyEnd, lines[1]),
      point(valleyEnd, lines[0]),
      point(EDGE, lines[0]),
    ],
    coast: [
      point(EDGE, lines[0]),
      point(valleyEnd, lines[0]),
      point(valleyEnd, lines[1]),
      point(coastEnd, lines[1]),
      point(coastEnd, lines[2]),
      point(EDGE, lines[2]),
    ],
    bay: [
      point(EDGE, lines[2]),
      point(coastEnd, lines[2]),
      point(coastEnd, lines[1]),
      point(valleyEnd, lines[1]),
      point(right, lines[1]),
      point(right, bottom),
      point(EDGE, bottom),
    ],
  };
  const names = {
    valley: point((valleyEnd + 940) / 2, height(0.5) + 12),
    coast: point(375, height(1.5) + 14),
    bay: point(268, height(3) - 36),
  };
  const between = main.slice(1).map((place, index) => middle(main[index]!, place));
  const clear = [
    ...[...all, ...between].map(({ x, y }) => ({ x, y, r: 44 })),
    ...Object.values(names).map(({ x, y }) => ({ x, y, r: 62 })),
  ];
  return {
    places,
    road: roadOf(main),
    passes: edges.filter(({ kind }) => kind === "pass").map((edge) => passOf(...ends(edge))),
    shortcuts: edges.filter(({ kind }) => kind === "tracked").map((edge) => shortcutOf(edge, ...ends(edge))),
    lands: REGIONS.map((region) => {
      const points = shore(corners[region]);
      return { region, corners: points, outline: softly(points), strokes: scatter(region, points, clear) };
    }),
    names,
  };
}

const made = new Map<string, RoadMap>();
export function roadMap(map: string): RoadMap {
  const known = made.get(map) ?? make(map);
  made.set(map, known);
  return known;
}

/** The way over these spaces as a line: along the road, through its bends, over shortcuts and side roads. */
export function wayOn(map: RoadMap, from: string, path: readonly string[]): string {
  const all = [...map.places.values()].filter(({ isSide }) => !isSide);
  let here = map.places.get(from)!;
  let line = `M${at(here)}`;
  for (const id of path) {
    const next = map.places.get(id)!;
    const isRoad = Math.abs(all.indexOf(next) - all.indexOf(here)) === 1 && !here.isSide && !next.isSide;
    const turns = rowOf(here.card) !== rowOf(next.card) && isRoad;
    const out = here.x > 500 ? here.x + 54 : here.x - 54;
    if (turns) line += `C${at({ x: out, y: here.y })} ${at({ x: out, y: next.y })} ${at(next)}`;
    else if (isRoad) line += `L${at(next)}`;
    else line += over(map, here, next);
    here = next;
  }
  return line;
}

/** Side roads and shortcuts are drawn already; the way follows their line. */
function over(map: RoadMap, from: Place, to: Place): string {
  const start = `M${at(from)}`;
  const pass = map.passes.find((one) => one.startsWith(start) && one.endsWith(at(to)));
  if (pass) return pass.slice(start.length);
  const cut = map.shortcuts.find((one) => one.from === from.card.id && one.to === to.card.id);
  return cut ? `L${cut.path.slice(1)}L${at(to)}` : `L${at(to)}`;
}

/** Where the ship lies: on the ice between the last two rows, near its stop, clear of buoys and of the side road. */
export function berth(map: string, stop: Point): Point {
  const [top, gap] = TOPS[map]!;
  const y = top + gap * 2.5 + (map === "beta" ? 4 : 14);
  const buoys = [...roadMap(map).places.values()].filter((place) => place.card.aurora_stop > 0 && place.y > y);
  const isFree = (x: number): boolean =>
    x > 110 && x < 820 && (map === "alpha" || x < 400 || x > 785) && buoys.every((buoy) => Math.abs(buoy.x - x) > 62);
  const found = [0, -118, 118, -210, 210].map((aside) => stop.x + aside).find(isFree);
  return { x: found ?? (stop.x < 600 ? 290 : 795), y };
}
