/** Where the recap lies over the board: it hangs from the bar, unless it would hide what can be chosen there. */

import { type Box, hidden, MARGIN } from "../stage/place";

export interface Corner {
  edge: "top" | "bottom";
  side: "left" | "right";
}

/** The first is under its tab in the bar. */
const CORNERS: readonly Corner[] = [
  { edge: "top", side: "right" },
  { edge: "top", side: "left" },
  { edge: "bottom", side: "right" },
  { edge: "bottom", side: "left" },
];

interface Size {
  width: number;
  height: number;
}

/** Hiding so little of one thing is no reason to lie elsewhere: it can be seen and clicked beside the recap. */
const SLIGHT = 0.3;

export function cornerFor(panel: Size, frame: Size, things: readonly Box[]): Corner {
  const costs = CORNERS.map((corner) => {
    const box = boxAt(corner, panel, frame);
    return things.map((thing) => hidden(thing, box)).reduce((sum, share) => sum + (share > SLIGHT ? share : 0), 0);
  });
  return CORNERS[costs.indexOf(Math.min(...costs))]!;
}

function boxAt({ edge, side }: Corner, panel: Size, frame: Size): Box {
  return {
    ...panel,
    left: side === "left" ? MARGIN : frame.width - MARGIN - panel.width,
    top: edge === "top" ? 0 : frame.height - panel.height,
  };
}
