/**
 * Where everything lies. `wide`: the map, a rail beside it and the cards below, in one drawing of
 * about one pixel for a unit. `tall` is for a phone: the map has a window of its own, and each of
 * the other parts is a page as wide as the screen.
 */

import type { Box } from "./geometry";

export interface Layout {
  width: number;
  height: number;
  field: Box;
  rail: Box;
  year: Box;
  creatures: Box;
  /** What is on offer, or what is to be decided. */
  market: Box;
  cards: Box;
}

const EDGE = 10;

export function wide(creatureRows: number): Layout {
  const rail: Box = { x: 764, y: 0, w: 246, h: 598 };
  const inner = { x: rail.x + EDGE, w: rail.w - 2 * EDGE };
  const year = { ...inner, y: 8, h: 88 };
  const creatures = { ...inner, y: year.y + year.h + 6, h: creatureRows > 0 ? 24 + creatureRows * 29 : 0 };
  const top = creatures.y + creatures.h + (creatureRows > 0 ? 6 : 0);
  return {
    width: 1010,
    height: 790,
    field: { x: 5, y: 5, w: 746, h: 588 },
    rail,
    year,
    creatures,
    market: { ...inner, y: top, h: rail.h - top - 8 },
    cards: { x: 0, y: 608, w: 1010, h: 182 },
  };
}

export const PHONE = 390;

/** The page of a phone with year, creatures and market. */
export function tallMarket(creatureRows: number, offered: number, achievements: number): Layout {
  const inner = { x: 14, w: PHONE - 28 };
  const year = { ...inner, y: 10, h: 88 };
  const creatures = { ...inner, y: year.y + year.h + 8, h: creatureRows > 0 ? 24 + creatureRows * 29 : 0 };
  const top = creatures.y + creatures.h + (creatureRows > 0 ? 8 : 0);
  const market = { ...inner, y: top, h: 28 + offered * 84 + 28 + achievements * 76 + 60 };
  const height = market.y + market.h + 12;
  const nowhere = { x: 0, y: 0, w: 0, h: 0 };
  return {
    width: PHONE,
    height,
    field: nowhere,
    rail: { x: 0, y: 0, w: PHONE, h: height },
    year,
    creatures,
    market,
    cards: nowhere,
  };
}

/** A short line of creatures has room for their names. */
export const chipsPerRow = (creatures: number): number => (creatures <= 4 ? 2 : 4);

export const rowsOf = (creatures: number): number => Math.ceil(creatures / chipsPerRow(creatures));
