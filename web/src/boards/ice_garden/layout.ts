/**
 * Where everything lies. `wide` is one carved sheet that never changes while one plays: the map at its left under
 * the initiative track and above the two other tracks, at the right the tray, the reputation and the action planks,
 * which fill the width that a window has.
 * `tall` is for a phone: the map is a window of its own, and the other parts are pages of one width.
 */

import { outlineOf, spareIn, type Box, type Point } from "../parts/geometry";
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
  /** What is seen of the map. */
  window: Box;
  /** The frame of the reputation track; it is left empty in the solo variant, where the opponent's die lies there. */
  reputation: Box;
  boxes: Readonly<Record<string, Box>>;
  title: Point;
  helms: Readonly<Record<number, Point>>;
  helmRadius: number;
  stages: Readonly<Record<number, Box>>;
  snow: Box;
  points: Box;
  tray: Box;
}

/** The action boxes with their place in this round's order, as the view has them. */
export interface Order {
  readonly boxes: readonly { id: string; order: number | null }[];
}

/** `aspect`: the width of the room, divided by its height. */
export const layout = (name: LayoutName, order: Order, aspect = 0): Layout =>
  name === "wide" ? wide(order, aspect) : tall(order);

const PRINTED = Object.values(boxCards).sort((one, other) => one.printed_order - other.printed_order);

/** This round's order, or the printed one until every order token lies on its box: planks move once a round at most. */
export function inOrder({ boxes }: Order): string[] {
  if (boxes.some(({ order }) => order === null)) return PRINTED.map(({ id }) => id);
  return [...boxes].sort((one, other) => one.order! - other.order!).map(({ id }) => id);
}

/** Planks in two columns, read row by row. */
function planks(order: Order, frame: Omit<Box, "h">, h: number): Record<string, Box> {
  const [across, down] = [8, 6];
  const w = (frame.w - across) / 2;
  return Object.fromEntries(
    inOrder(order).map((id, place) => [
      id,
      { x: frame.x + (place % 2) * (w + across), y: frame.y + Math.floor(place / 2) * (h + down), w, h },
    ]),
  );
}

/** The four stages in a row of two or four, each as wide as its helms ask for, with the helms in the middle. */
function stagesIn(frame: Box, perRow: number, row: number, radius: number): Pick<Layout, "stages" | "helms"> {
  const gap = 7;
  const stages: Record<number, Box> = {};
  const helms: Record<number, Point> = {};
  const numbers = [...new Set(helmCards.map(({ stage }) => stage))];
  for (let first = 0; first < numbers.length; first += perRow) {
    const shown = numbers.slice(first, first + perRow);
    const all = helmCards.filter(({ stage }) => shown.includes(stage));
    const each = (frame.w - gap * (shown.length - 1)) / all.length;
    const y = frame.y + (first / perRow) * (row + gap);
    let x = frame.x;
    for (const number of shown) {
      const own = all.filter(({ stage }) => stage === number);
      stages[number] = { x, y, w: own.length * each, h: row };
      for (const [place, { index }] of own.entries()) {
        helms[index] = { x: x + (place + 0.5) * each, y: y + row - radius - 16 };
      }
      x += own.length * each + gap;
    }
  }
  return { stages, helms };
}

/** The map is drawn a little larger than its own units, so that the sea fills the window. */
const SCALE = 1.0226;

/** The sheet in a narrow window. */
const SHEET = { width: 1540, height: 1004 };

function wide(order: Order, aspect: number): Layout {
  const window = { x: 14, y: 104, w: 878, h: 814 };
  const spare = spareIn(aspect, SHEET);
  const column = { x: 904, w: 622 + spare };
  return {
    name: "wide",
    width: SHEET.width + spare,
    height: SHEET.height,
    map: { x: 5.2, y: -45.3, scale: SCALE },
    window,
    reputation: { ...column, y: 560, h: 46 },
    boxes: planks(order, { ...column, y: 612 }, 92),
    title: { x: 24, y: 50 },
    ...stagesIn({ x: 156, y: 16, w: 736, h: 82 }, 4, 82, 20),
    helmRadius: 20,
    snow: { x: 22, y: 925, w: 868, h: 29 },
    points: { x: 22, y: 963, w: 868, h: 29 },
    tray: { ...column, y: 14, h: 538 },
  };
}

/** How wide the pages of a phone are: text of 18 units is then as large as on a small laptop, and a bit larger. */
export const PAGE = 600;

function tall(order: Order): Layout {
  const column = { x: 8, w: PAGE - 16 };
  return {
    name: "tall",
    width: PAGE,
    height: 760,
    map: { x: -MAP.x, y: -MAP.y, scale: 1 },
    window: { x: 0, y: 0, w: MAP.w, h: MAP.h },
    reputation: { ...column, y: 372, h: 66 },
    boxes: planks(order, { ...column, y: 10 }, 112),
    title: { x: 14, y: 32 },
    ...stagesIn({ ...column, y: 48, h: 0 }, 2, 146, 34),
    helmRadius: 34,
    snow: { ...column, y: 462, h: 29 },
    points: { ...column, y: 556, h: 29 },
    tray: { ...column, y: 8, h: 538 },
  };
}

/** The heights of the pages of a phone. */
export const PAGES = { actions: 10 + 4 * 112 + 3 * 6 + 10, tracks: 640, now: 554 } as const;

export const circleOf = (r: number): string => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
