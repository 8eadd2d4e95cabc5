/** What an act does to a convoy, drawn on it: where it is struck, and what is lost there. */

import type { Act } from "../contract";
import { BOX, boxesAt, type Train } from "./convoy";
import type { Box } from "./geometry";

export interface Mark {
  seat: number;
  /** A box that breaks, or the column that is struck while it is open which box breaks. */
  at: string | number;
  /** "−1 fuel" */
  text: string;
}

export const marksOf = (act: Act | null): readonly Mark[] => (act?.facts["marks"] as readonly Mark[] | undefined) ?? [];

/** Where a mark lies on the drawing of the convoy. */
export function markBox({ columns }: Train, at: string | number): Box | null {
  for (const column of columns) {
    if (column.n === at) return { x: column.x, y: column.device ? 14 : 76, w: column.w, h: column.device ? 136 : 74 };
    for (const card of [column.vehicle, ...(column.device ? [column.device] : [])]) {
      const place = card.boxes.findIndex(({ id }) => id === at);
      if (place >= 0) return { x: boxesAt(column, card) + place * BOX, y: card.is_device ? 33 : 101, w: 36, h: 36 };
    }
  }
  return null;
}
