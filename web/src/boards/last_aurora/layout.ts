/**
 * Where everything lies. `wide`: the Exploration Zone above, road and tray in the middle, a convoy
 * below, in one drawing of about one pixel for a unit. On a phone the road has a window of its own,
 * and each of the other parts is a page as wide as the screen.
 */

import type { Box } from "./geometry";
import { FIELD } from "./map";

export interface Layout {
  width: number;
  height: number;
  zone: Box;
  /** The frame around road and tracks. */
  frame: Box;
  road: Box;
  fame: Box;
  info: Box;
  tray: Box;
  enemies: Box;
  convoy: Box;
  /** The Automa beside the convoy of a lone player. */
  automa: Box | null;
}

export const GAP = 8;
export const ENEMY = { head: 28, whole: 76, line: 40 };

/** Enemies are drawn whole as long as the tray has the room it needs. */
export const enemyHeight = (count: number, isWhole: boolean): number =>
  ENEMY.head + Math.max(1, count) * (isWhole ? ENEMY.whole : ENEMY.line) + 4;

export interface Needs {
  tray: number;
  enemies: number;
  isSolo: boolean;
}

export function wide({ tray, enemies, isSolo }: Needs): Layout {
  const width = 1024;
  const zone: Box = { x: GAP, y: GAP, w: width - 2 * GAP, h: 134 };
  const top = zone.y + zone.h + GAP;
  const scale = 0.7;
  const road: Box = { x: GAP + 4, y: top + 4, w: FIELD.w * scale, h: FIELD.h * scale };
  const fame: Box = { x: road.x, y: road.y + road.h, w: road.w, h: 34 };
  const info: Box = { x: road.x, y: fame.y + fame.h, w: road.w, h: 34 };
  const frame: Box = { x: GAP, y: top, w: road.w + 8, h: info.y + info.h + 4 - top };
  const side = { x: frame.x + frame.w + GAP, w: width - frame.x - frame.w - 2 * GAP };
  const whole = enemyHeight(enemies, true);
  const foes = Math.min(
    frame.h - GAP - tray >= whole ? whole : enemyHeight(enemies, false),
    frame.h - GAP - Math.min(tray, 170),
  );
  const bottom = frame.y + frame.h + GAP;
  const convoy: Box = { x: GAP, y: bottom, w: width - 2 * GAP - (isSolo ? 268 : 0), h: 192 };
  return {
    width,
    height: bottom + convoy.h + GAP,
    zone,
    frame,
    road,
    fame,
    info,
    tray: { ...side, y: top, h: frame.h - GAP - foes },
    enemies: { ...side, y: top + frame.h - foes, h: foes },
    convoy,
    automa: isSolo ? { x: convoy.x + convoy.w + GAP, y: bottom, w: 260, h: convoy.h } : null,
  };
}

export const PHONE = 390;

/** The slots of the Exploration Zone inside a box: side by side, or one below the other. */
export function slotBoxes(box: Box, count: number, isTall: boolean): Box[] {
  return Array.from({ length: count }, (_, place) => {
    if (isTall) return { x: box.x, y: box.y + place * SLOT_ROW, w: box.w, h: SLOT_ROW - 8 };
    const w = (box.w - 16 - (count - 1) * 8) / count;
    return { x: box.x + 8 + place * (w + 8), y: box.y + 8, w, h: box.h - 16 };
  });
}
export const SLOT_ROW = 144;
