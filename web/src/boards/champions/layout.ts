/**
 * Where everything lies. Two arrangements of the same things: `wide` follows the coordinates of the
 * content file, with the tray and the planks at the right, which fill the width that a window has;
 * `tall` is for a phone, in one column.
 * Neither depends on whose turn it is. The smallest screen draws `wide` at 0.61 and `tall` at 0.75
 * pixels for a unit, so text takes at least `SMALLEST_TEXT` units.
 */

import { outlineOf, spareIn, type Box, type Point } from "../parts/geometry";
import { shores as shoreCards, spaces as spaceCards } from "./content";

export { outlineOf, type Box, type Point };
/** Eleven pixels on the smallest screen for which the board is arranged. */
export const SMALLEST_TEXT = 19;

export type LayoutName = "wide" | "tall";

export interface Layout {
  name: LayoutName;
  width: number;
  height: number;
  /** The painted part: fells, town, sea. */
  field: Box;
  palisade: number;
  gate: number;
  beach: number;
  paths: string;
  spaces: Readonly<Record<string, Point>>;
  foes: Readonly<Record<string, Point>>;
  /** The runes on offer, and last the top of the deck. */
  runes: readonly Box[];
  ports: Readonly<Record<string, Point>>;
  shores: Readonly<Record<string, Box>>;
  docks: Readonly<Record<string, Point>>;
  tray: Box;
  rounds: Box;
  merchant: Box;
  /** The open card beside the merchant's ship. */
  merchantCard: Box;
  slipway: Box;
  /** The height of a ship on the slipway, with the gap to the next. */
  slipRow: number;
  decks: Box;
  /** Where goods fly to: the panel of a seat lies beyond this edge. */
  home: (seat: number) => Point;
}

const STALLS = ["stall_space_1", "stall_space_2", "stall_space_3", "stall_space_4"];

/** The content's coordinates are of a square board; some things need a little more room. */
const NUDGES: Readonly<Record<string, [number, number]>> = {
  troll_gate: [6, 36],
  draugr_1: [-2, 56],
  draugr_2: [45, 56],
  hunting_grounds: [58, 36],
  jarls_longhouse: [12, -10],
  sage_house: [16, -50],
  worker_huts: [8, 0],
  stall_space_1: [8, 10],
  stall_space_2: [34, 10],
  stall_space_3: [8, 26],
  stall_space_4: [34, 26],
  small_public_longship: [0, 9],
  large_public_longship: [0, 9],
  beg: [-890, -62],
};

const WIDE_SPACES: Readonly<Record<string, Point>> = Object.fromEntries(
  Object.values(spaceCards).map(({ id, x, y }) => {
    const [dx, dy] = NUDGES[id] ?? [0, 0];
    return [id, { x: Math.round(x * 1.06 + dx), y: y + dy }];
  }),
);

const shoreOrder = Object.values(shoreCards).sort((one, other) => one.order - other.order);

/** The sheet in a narrow window. */
const SHEET = { width: 1540, height: 1004 };

function wide(aspect: number): Layout {
  const across = 219;
  const spare = spareIn(aspect, SHEET);
  const side = { x: 904, w: 622 + spare };
  const merchant = { x: side.x, y: 624, w: 262 + Math.round(spare / 3), h: 366 };
  const slip = merchant.x + merchant.w + 16;
  const foe = (id: string): Point => ({ x: WIDE_SPACES[id]!.x, y: 74 });
  return {
    name: "wide",
    width: SHEET.width + spare,
    height: SHEET.height,
    field: { x: 14, y: 14, w: 878, h: 976 },
    palisade: 236,
    gate: 450,
    beach: 700,
    paths:
      "M120 392Q330 384 450 386T800 392M452 232Q470 320 466 392M110 540Q300 546 470 540T690 560M466 392Q500 470 466 540M350 545Q356 600 350 690M530 545Q534 610 540 690M700 395Q716 470 690 560",
    spaces: { ...WIDE_SPACES, merchant_ship: { x: merchant.x + merchant.w / 2, y: 720 } },
    foes: { troll: foe("troll_gate"), draugr_1: foe("draugr_1"), draugr_2: foe("draugr_2") },
    runes: [0, 1, 2, 3].map((place) => ({ x: 20, y: 374 + place * 60, w: 88, h: 55 })),
    ports: Object.fromEntries(shoreOrder.map(({ id }, place) => [id, { x: 124 + place * across, y: 768 }])),
    shores: Object.fromEntries(
      shoreOrder.map(({ id }, place) => [id, { x: 19 + place * across, y: 832, w: 210, h: 158 }]),
    ),
    docks: {
      small_public: { x: WIDE_SPACES["small_public_longship"]!.x, y: 716 },
      large_public: { x: WIDE_SPACES["large_public_longship"]!.x + 40, y: 716 },
    },
    tray: { ...side, y: 14, h: 542 },
    rounds: { ...side, y: 566, h: 48 },
    merchant,
    merchantCard: { x: merchant.x + 19, y: 806, w: merchant.w - 38, h: 168 },
    slipway: { x: slip, y: 624, w: side.x + side.w - slip, h: 366 },
    slipRow: 82,
    decks: { x: 736, y: 458, w: 150, h: 232 },
    home: (seat) => ({ x: SHEET.width + spare + 20, y: 60 + seat * 110 }),
  };
}

const COLUMNS = [73, 198, 322, 447] as const;
const TALL_ROWS: readonly (readonly [number, readonly (string | null)[]])[] = [
  [440, ["armory", "spear_maker", "blacksmith", "smokehouse"]],
  [600, ["jarls_longhouse", "market", "stave_church", "worker_huts"]],
  [752, ["runesmith", null, null, null]],
  [872, STALLS],
  [990, ["shipwright", "beg", "small_public_longship", "large_public_longship"]],
];

function tall(privateShips: number): Layout {
  const width = 520;
  const side = { x: 10, w: 500 };
  const slipRow = 66;
  const top = 12;
  const spaces: Record<string, Point> = {
    troll_gate: { x: 92, y: top + 156 },
    draugr_1: { x: 260, y: top + 156 },
    draugr_2: { x: 428, y: top + 156 },
    hunting_grounds: { x: 150, y: top + 284 },
    sage_house: { x: 380, y: top + 274 },
  };
  for (const [y, ids] of TALL_ROWS) {
    ids.forEach((id, column) => {
      if (id) spaces[id] = { x: COLUMNS[column]!, y: top + y };
    });
  }
  for (const id of ["beg", "small_public_longship", "large_public_longship"]) spaces[id]!.y += 30;
  const beach = top + 1080;
  const shoreTop = beach + 150;
  const fieldEnd = shoreTop + 252;
  const tray = { ...side, y: fieldEnd + 12, h: 560 };
  const rounds = { ...side, y: tray.y + tray.h + 10, h: 60 };
  const merchant = { ...side, y: rounds.y + rounds.h + 10, h: 168 };
  spaces["merchant_ship"] = { x: merchant.x + 110, y: merchant.y + 92 };
  const slipway = { ...side, y: merchant.y + merchant.h + 10, h: 38 + privateShips * slipRow };
  const decks = { ...side, y: slipway.y + slipway.h + 12, h: 196 };
  return {
    name: "tall",
    width,
    height: decks.y + decks.h + 12,
    field: { x: 10, y: top, w: 500, h: fieldEnd - top },
    palisade: top + 368,
    gate: 260,
    beach,
    paths: [
      `M30 ${top + 522}H490`,
      `M260 ${top + 356}V${top + 1010}`,
      `M30 ${top + 680}H490M30 ${top + 930}H490`,
      `M322 ${top + 930}V${beach}M447 ${top + 930}V${beach}`,
    ].join(""),
    spaces,
    foes: {
      troll: { x: 92, y: top + 66 },
      draugr_1: { x: 260, y: top + 66 },
      draugr_2: { x: 428, y: top + 66 },
    },
    runes: [0, 1, 2, 3].map((place) => ({ x: 140 + place * 92, y: top + 722, w: 86, h: 60 })),
    ports: Object.fromEntries(shoreOrder.map(({ id }, place) => [id, { x: COLUMNS[place]!, y: beach + 82 }])),
    shores: Object.fromEntries(
      shoreOrder.map(({ id }, place) => [id, { x: 13 + place * 124, y: shoreTop, w: 122, h: 252 }]),
    ),
    docks: {
      small_public: { x: COLUMNS[2], y: beach + 14 },
      large_public: { x: COLUMNS[3], y: beach + 14 },
    },
    tray,
    rounds,
    merchant,
    merchantCard: { x: merchant.x + 226, y: merchant.y + 8, w: 264, h: 150 },
    slipway,
    slipRow,
    decks,
    home: (seat) => ({ x: 60 + seat * 130, y: -20 }),
  };
}

/** `aspect`: the width of the room, divided by its height. */
export function layout(name: LayoutName, privateShips: number, aspect = 0): Layout {
  return name === "wide" ? wide(aspect) : tall(privateShips);
}

const FOES = new Set(["troll_gate", "draugr_1", "draugr_2"]);

/** The part of the board that answers for a space: big enough for a thumb, and never two over another. */
export function hitArea(place: Layout, id: string): Box {
  const { x, y } = place.spaces[id]!;
  if (FOES.has(id)) return { x: x - 70, y: y - 30, w: 140, h: 62 };
  if (STALLS.includes(id)) return { x: x - 46, y: y - 34, w: 92, h: 78 };
  if (id === "hunting_grounds") return { x: x - 74, y: y - 86, w: 148, h: 118 };
  if (id === "merchant_ship") return { x: x - 106, y: y - 86, w: 212, h: 160 };
  if (id === "beg") return { x: x - 42, y: y - 34, w: 84, h: 76 };
  if (id.endsWith("_longship")) return { x: x - 61, y: y - 24, w: 122, h: 72 };
  if (id === "jarls_longhouse" && place.name === "wide") return { x: x - 71, y: y - 86, w: 142, h: 164 };
  return { x: x - 57, y: y - 72, w: 114, h: 150 };
}

/** Around the middle of a space: what glows when it can be chosen. */
export function silhouette(place: Layout, id: string): string {
  const { x, y } = place.spaces[id]!;
  if (STALLS.includes(id)) return "M-37-34H37L47-8L39 0V18H46V42H-46V18H-39V0L-47-8Z";
  if (id === "hunting_grounds")
    return "M-34-52A34 34 0 1 1 34-52Q34-40 28-32Q28-18 70-18V14L78 30L70 44H-70L-78 30L-70 14V-18Q-28-18-28-32Q-34-40-34-52Z";
  if (id.endsWith("_longship")) return "M-55-21H55V18H57L62 33L57 47H-57L-62 33L-57 18H-55Z";
  if (HOUSE.test(id)) {
    const broad = id === "jarls_longhouse" && place.name === "wide";
    const [top, roof, plank] = broad ? [-82, 77, 72] : [-70, 60, 58];
    return `M0 ${top}L${roof} 8L${roof - 11} 14V52H${plank}L${plank + 5} 66L${plank} 80H${-plank}L${-plank - 5} 66L${-plank} 52H${11 - roof}V14L${-roof} 8Z`;
  }
  const area = hitArea(place, id);
  return outlineOf({ ...area, x: area.x - x, y: area.y - y }, 12);
}

const HOUSE =
  /^(armory|spear_maker|blacksmith|smokehouse|jarls_longhouse|market|runesmith|stave_church|worker_huts|sage_house|shipwright)$/;
