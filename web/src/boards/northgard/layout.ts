/**
 * Where everything lies. `wide`: the map, a rail beside it and the cards below, in one drawing of
 * one pixel for a unit. `tall` is for a phone: the map has a window of its own, and each of the
 * other parts is a page as wide as the screen.
 */

import type { Box } from "./geometry";

export interface Layout {
  width: number;
  height: number;
  /** The sea within its frame. */
  field: Box;
  rail: Box;
  year: Box;
  creatures: Box;
  market: Box;
  cards: Box;
}

export interface Size {
  width: number;
  height: number;
}

/** The board before anything is measured: a window of 1440 by 900. */
export const USUAL: Size = { width: 1112, height: 752 };

const EDGE = 9;
const GAP = 8;
/** The wooden frame around the map. */
const FRAME = 5;
/** Year, its beads, and the piles below them. */
const YEAR = 84;

/** A figure that grows with the window between two measures. */
const between = (
  n: number,
  [low, atLow]: readonly [number, number],
  [high, atHigh]: readonly [number, number],
): number => Math.round(atLow + Math.max(0, Math.min(1, (n - low) / (high - low))) * (atHigh - atLow));

/** The window alone decides all sizes; only the line of creatures shares its height with the market. */
export function wide({ width, height }: Size, creatureRows: number): Layout {
  const dock = height < 752 ? between(height, [620, 100], [752, 140]) : between(height, [752, 140], [932, 176]);
  const beside = between(width, [1112, 190], [1544, 248]);
  const high = height - dock - GAP;
  const rail: Box = { x: width - beside, y: 0, w: beside, h: high };
  const column = columnOf({ x: rail.x + EDGE, y: 7, w: rail.w - 2 * EDGE }, creatureRows);
  return {
    width,
    height,
    field: { x: FRAME, y: FRAME, w: width - beside - GAP - 2 * FRAME, h: high - 2 * FRAME },
    rail,
    ...column,
    market: { ...column.market, h: high - column.market.y - 6 },
    cards: { x: 0, y: high + GAP, w: width, h: dock },
  };
}

/** `more`: how much taller every row of the rail is than a mouse needs. */
function columnOf(
  inner: Omit<Box, "h">,
  creatureRows: number,
  more = 0,
): Pick<Layout, "year" | "creatures" | "market"> {
  const year = { ...inner, h: YEAR + 2 * more };
  const creatures = { ...inner, y: year.y + year.h + 4, h: creatureRows > 0 ? 23 + creatureRows * (29 + more) : 0 };
  const top = creatures.y + creatures.h + (creatureRows > 0 ? 4 : 0);
  return { year, creatures, market: { ...inner, y: top, h: 0 } };
}

export const PHONE = 390;
/** Rows that a mouse hits become high enough for a thumb, on a narrow phone too. */
export const FOR_THUMBS = 20;

/** The page of a phone with year, creatures and market. */
export function tallMarket(creatureRows: number, offered: number, achievements: number): Layout {
  const column = columnOf({ x: 14, y: 10, w: PHONE - 28 }, creatureRows, FOR_THUMBS);
  const market = {
    ...column.market,
    h: 26 + offered * 88 + (achievements > 0 ? 26 + achievements * 88 : 0) + 26 + 54 + FOR_THUMBS / 2,
  };
  const height = market.y + market.h + 12;
  const nowhere = { x: 0, y: 0, w: 0, h: 0 };
  return {
    width: PHONE,
    height,
    ...column,
    field: nowhere,
    rail: { x: 0, y: 0, w: PHONE, h: height },
    market,
    cards: nowhere,
  };
}

/** A short line of creatures has room for their names. */
export const chipsPerRow = (creatures: number): number => (creatures <= 4 ? 2 : 4);

export const rowsOf = (creatures: number): number => Math.ceil(creatures / chipsPerRow(creatures));
