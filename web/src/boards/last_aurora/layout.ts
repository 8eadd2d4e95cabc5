/**
 * Where everything lies. A large board has the Exploration Zone above the road, a low one at its side; sizes follow
 * from the window alone, in units of at least a pixel, so that no text is smaller than it was meant. On a phone the
 * road has a window of its own, and each of the other parts is a page as wide as the screen.
 */

import type { Box } from "./geometry";
import { FIELD } from "./map";

export interface Layout {
  width: number;
  height: number;
  zone: Box;
  /** The slots stand in a row, or one below the other. */
  isRow: boolean;
  /** The frame around road and Fame. */
  frame: Box;
  road: Box;
  fame: Box;
  /** What lies ahead; null where there is room for it only while something lies in the tray. */
  ahead: Box | null;
  pvp: Box | null;
  decks: Box;
  enemies: Box;
  convoy: Box;
}

export const GAP = 8;
const FAME = 36;
const DECKS = 34;
const EDGE = 4;
/** The board is drawn for these sizes, in pixels; larger windows enlarge it. */
const TALL_ENOUGH = { w: 1112, h: 752 };
const LOW = { w: 1050, h: 620 };
/** The exploration moves to the side where the board is lower than this, in pixels. */
const LEAST = 682;
const ZONE = { row: 108, column: 290, slot: 74 };
const FOES = 188;

export const ENEMY = { head: 28, whole: 76, line: 40 };

/** Enemies are drawn whole as long as there is room. */
export const enemyHeight = (count: number, isWhole: boolean): number =>
  ENEMY.head + Math.max(1, count) * (isWhole ? ENEMY.whole : ENEMY.line) + 4;

export interface Window {
  w: number;
  h: number;
}

/** Before it is known how large the board is drawn. */
export const USUAL: Window = TALL_ENOUGH;

export function wide(window: Window, hasDuels: boolean): Layout {
  const isRow = window.h >= LEAST;
  const meant = isRow ? TALL_ENOUGH : LOW;
  const scale = Math.min(window.w / meant.w, window.h / meant.h);
  const width = window.w / scale;
  const height = window.h / scale;
  return isRow ? above(width, height, hasDuels) : beside(width, height, hasDuels);
}

/** The road keeps its shape; what is left beside it belongs to the side. */
function framed(x: number, y: number, most: { w: number; h: number }): Pick<Layout, "frame" | "road" | "fame"> {
  const scale = Math.min((most.w - 2 * EDGE) / FIELD.w, (most.h - 2 * EDGE - FAME) / FIELD.h);
  const road: Box = { x: x + EDGE, y: y + EDGE, w: FIELD.w * scale, h: FIELD.h * scale };
  const fame: Box = { x: road.x, y: road.y + road.h, w: road.w, h: FAME };
  return { frame: { x, y, w: road.w + 2 * EDGE, h: road.h + FAME + 2 * EDGE }, road, fame };
}

function above(width: number, height: number, hasDuels: boolean): Layout {
  const zone: Box = { x: 0, y: 0, w: width, h: ZONE.row };
  const top = zone.h + GAP;
  const rest = framed(0, top, { w: width - GAP - ZONE.column, h: height - top - GAP - 150 });
  const side = { x: rest.frame.w + GAP, w: width - rest.frame.w - GAP };
  const end = top + rest.frame.h;
  const enemies: Box = { ...side, y: end - FOES, h: FOES };
  const decks: Box = { ...side, y: enemies.y - GAP - DECKS, h: DECKS };
  const pvp: Box | null = hasDuels ? { ...side, y: decks.y - GAP - DECKS, h: DECKS } : null;
  const convoy: Box = { x: 0, y: end + GAP, w: width, h: height - end - GAP };
  const ahead: Box = { ...side, y: top, h: (pvp ?? decks).y - GAP - top };
  return { width, height, zone, isRow: true, ...rest, ahead, pvp, decks, enemies, convoy };
}

function beside(width: number, height: number, hasDuels: boolean): Layout {
  const rest = framed(0, 0, { w: width - GAP - ZONE.column, h: height - GAP - 150 });
  const side = { x: rest.frame.w + GAP, w: width - rest.frame.w - GAP };
  const zone: Box = { ...side, y: 0, h: 5 * ZONE.slot + 14 };
  const decks: Box = { ...side, y: zone.h + GAP, h: DECKS };
  const pvp: Box | null = hasDuels ? { ...side, y: decks.y + decks.h + GAP, h: DECKS } : null;
  const over = (pvp ?? decks).y + DECKS + GAP;
  const convoy: Box = { x: 0, y: rest.frame.h + GAP, w: rest.frame.w, h: height - rest.frame.h - GAP };
  const enemies: Box = { ...side, y: over, h: height - over };
  return { width, height, zone, isRow: false, ...rest, ahead: null, pvp, decks, enemies, convoy };
}

/** A Story has lines to be read, so it reaches out over the road. */
export const STORY_WIDTH = 440;

/** The tray lies over the part that the question is not about, and grows as far as it must. */
export function trayBox(layout: Layout, needed: number, isExploring: boolean, isStory: boolean): Box {
  const box = narrowTray(layout, needed, isExploring);
  const w = isStory ? Math.max(box.w, STORY_WIDTH) : box.w;
  return { ...box, x: box.x + box.w - w, w };
}

function narrowTray({ ahead, zone, enemies }: Layout, needed: number, isExploring: boolean): Box {
  const column = ahead ?? { x: zone.x, w: zone.w, y: zone.y, h: enemies.y + enemies.h - zone.y };
  const end = enemies.y + enemies.h;
  if (ahead) return { ...ahead, h: Math.min(Math.max(ahead.h, needed), end - ahead.y) };
  const h = Math.min(Math.max(needed, enemies.h), column.h);
  return { x: column.x, w: column.w, y: isExploring ? end - h : column.y, h };
}

export const PHONE = 390;

/** The slots of the Exploration Zone inside a box: side by side, or one below the other. */
export function slotBoxes(box: Box, count: number, isRow: boolean, isPhone: boolean): Box[] {
  return Array.from({ length: count }, (_, place) => {
    if (isPhone) return { x: box.x, y: box.y + place * SLOT_ROW, w: box.w, h: SLOT_ROW - 8 };
    if (!isRow) {
      const h = (box.h - 14) / count;
      return { x: box.x + 7, y: box.y + 8 + place * h, w: box.w - 14, h: h - 3 };
    }
    const w = (box.w - 16 - (count - 1) * 8) / count;
    return { x: box.x + 8 + place * (w + 8), y: box.y + 8, w, h: box.h - 16 };
  });
}
export const SLOT_ROW = 144;
