/**
 * Where everything lies. Two arrangements of the same things: `wide` is one carved sheet with the map at its
 * left; `tall` is for a phone, in one column, with the map at half its size.
 */

import { outlineOf, type Box, type Point } from "../parts/geometry";
import { boxes as boxCards, helms as helmCards } from "./content";
import { MAP } from "./map";

export { outlineOf, type Box, type Point };
export type LayoutName = "wide" | "tall";

export interface Layout {
  name: LayoutName;
  width: number;
  height: number;
  /** The sheet of the map is moved and scaled. */
  map: Point & { scale: number };
  /** One line of words under the map. */
  brief: Box | null;
  /** null in the solo variant. */
  reputation: (Box & { upright: boolean }) | null;
  boxes: Readonly<Record<string, Box>>;
  /** The boxes make room for the tray. */
  isCompact: boolean;
  title: Point | null;
  helms: Readonly<Record<number, Point>>;
  helmRadius: number;
  stages: Readonly<Record<number, Box>>;
  snow: Box;
  points: Box;
  tray: Box | null;
  /** Character boards that are always open, by seat. */
  boards: readonly Box[];
  /** Where the crests lie that open a character board in the tray. */
  tabs: Box | null;
}

export interface Needs {
  isSolo: boolean;
  players: number;
  /** The height that the tray would like; 0 if there is nothing to put into it. */
  tray: number;
}

export const layout = (name: LayoutName, needs: Needs): Layout => (name === "wide" ? wide(needs) : tall(needs));

const BOXES = Object.values(boxCards).sort((one, other) => one.printed_order - other.printed_order);
const GAP = 6;
/** The two heights of the tray of a wide board. */
const LOW_TRAY = 124;
const HIGH_TRAY = 338;

/** Boxes one below the other; those without markers are lower where room is short. */
function pile(frame: Box): Record<string, Box> {
  const placed: Record<string, Box> = {};
  const gap = frame.h < MAP.h ? 4 : GAP;
  const even = (frame.h - gap * (BOXES.length - 1)) / BOXES.length;
  const bare = BOXES.filter(({ markers_allowed }) => markers_allowed === false).length;
  const low = frame.h < MAP.h ? even * 0.76 : even;
  const high = (even * BOXES.length - low * bare) / (BOXES.length - bare);
  let y = frame.y;
  for (const { id, markers_allowed } of BOXES) {
    const h = markers_allowed === false ? low : high;
    placed[id] = { x: frame.x, y, w: frame.w, h };
    y += h + gap;
  }
  return placed;
}

function stageBoxes(
  places: Readonly<Record<number, Point>>,
  reach: number,
  up: number,
  down: number,
): Record<number, Box> {
  const frames: Record<number, Box> = {};
  for (const { index, stage } of helmCards) {
    const { x, y } = places[index]!;
    const known = frames[stage];
    frames[stage] = known
      ? { ...known, w: x + reach - known.x }
      : { x: x - reach, y: y - up, w: reach * 2, h: up + down };
  }
  return frames;
}

function wide({ isSolo, tray }: Needs): Layout {
  const column: Box = { x: isSolo ? 868 : 934, y: MAP.y, w: isSolo ? 418 : 352, h: MAP.h };
  // A low tray leaves the planks as they are; for a high one they give what they can.
  const room = tray === 0 ? 0 : tray <= LOW_TRAY ? LOW_TRAY : HIGH_TRAY;
  const boxes = pile({ ...column, h: column.h - room });
  const places = Object.fromEntries(
    helmCards.map(({ index, x }) => [index, { x: Math.round(190 + (x - 140) * 1.4606), y: 74 }]),
  );
  return {
    name: "wide",
    width: 1300,
    height: 1030,
    map: { x: 0, y: 0, scale: 1 },
    brief: null,
    reputation: isSolo ? null : { x: 868, y: MAP.y, w: 56, h: MAP.h, upright: true },
    boxes,
    isCompact: room === HIGH_TRAY,
    title: { x: 24, y: 62 },
    helms: places,
    helmRadius: 29,
    stages: stageBoxes(places, 50, 62, 46),
    snow: { x: 22, y: 951, w: 904, h: 28 },
    points: { x: 22, y: 988, w: 1264, h: 28 },
    tray: tray > 0 ? { x: column.x, y: MAP.y + MAP.h - room + GAP, w: column.w, h: room - GAP } : null,
    boards: [],
    tabs: { x: 1054, y: 946, w: 232, h: 38 },
  };
}

/** The height of a character board that is always open. */
const BOARD = 300;

function tall({ isSolo, players, tray }: Needs): Layout {
  const [left, across] = [6, 418];
  let y = 6;
  const take = (h: number): Box => {
    const box = { x: left, y, w: across, h };
    y += h + 8;
    return box;
  };
  const trayBox = tray > 0 ? take(tray) : null;
  const scale = 418 / MAP.w;
  const sheet = take(MAP.h * scale);
  const brief = take(34);
  const stack = take(BOXES.length * 100);
  const reputation = isSolo ? null : { ...take(84), upright: false };
  const track = take(266);
  const places = Object.fromEntries(
    helmCards.map(({ index }, place) => [
      index,
      { x: left + 42 + (place % 5) * 83.5, y: track.y + 88 + Math.floor(place / 5) * 126 },
    ]),
  );
  const snow = take(62);
  const points = take(62);
  const boards = Array.from({ length: players }, () => take(BOARD));
  return {
    name: "tall",
    width: 430,
    height: y,
    map: { x: sheet.x - MAP.x * scale, y: sheet.y - MAP.y * scale, scale },
    brief,
    reputation,
    boxes: pile(stack),
    isCompact: false,
    title: { x: left + 6, y: track.y + 20 },
    helms: places,
    helmRadius: 26,
    stages: stageBoxes(places, 39, 56, 60),
    snow,
    points,
    tray: trayBox,
    boards,
    tabs: null,
  };
}

export const circleOf = (r: number): string => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
