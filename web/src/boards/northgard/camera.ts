/** How the map lies in its frame: as large as it fits, with all that can be chosen in sight. */

import type { Box, Point } from "./geometry";
import { cellOf, extentOf, territoryOf } from "./map";
import { CELL } from "./tiles";
import { cellsOf, isTurning, type Targets } from "./tray";
import type { NorthgardView } from "./view";

export interface Camera {
  scale: number;
  left: number;
  top: number;
}

/** No land is drawn larger than this, however small the map still is. */
export const NEAREST = 1.42;

export function cameraOf(view: NorthgardView, targets: Targets, box: Box, nearest = NEAREST): Camera {
  const cells = cellsOf(targets).map((id) => cellOf(id)!);
  const { placing } = view;
  if (placing && isTurning(view)) cells.push({ x: placing.x!, y: placing.y! });
  const extent = extentOf(view, cells);
  const scale = Math.min(nearest, box.w / extent.w, box.h / extent.h);
  return {
    scale,
    left: box.x + box.w / 2 - (extent.x + extent.w / 2) * scale,
    top: box.y + box.h / 2 - (extent.y + extent.h / 2) * scale,
  };
}

export const onScreen = ({ scale, left, top }: Camera, { x, y }: Point): Point => ({
  x: left + x * scale,
  y: top + y * scale,
});

/** What must stay in sight: cells and lands that can be chosen, and where units fight or come from. */
export function pointsOfInterest(view: NorthgardView, targets: Targets, spotsOf: (area: string) => Point[]): Point[] {
  const { moving, combat, pending, placing } = view;
  const named = [
    moving?.origin,
    moving?.target,
    combat?.territory,
    ...pending.map(({ territory }) => territory),
    ...targets.keys(),
  ];
  const areas = named.flatMap((id) => (id && territoryOf(view, id)?.areas) || []);
  const cells = [
    ...cellsOf(targets).map((id) => cellOf(id)!),
    ...(placing && isTurning(view) ? [{ x: placing.x!, y: placing.y! }] : []),
  ];
  return [
    ...[...new Set(areas)].flatMap(spotsOf),
    ...cells.map(({ x, y }) => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL })),
  ];
}

const MARGIN = 10;

/** The corner of the frame at which a panel covers least of what matters, and then least of all else. */
export function cornerFor(
  size: Pick<Box, "w" | "h">,
  field: Box,
  points: readonly Point[],
  others: readonly Point[] = [],
): Box {
  const w = Math.min(size.w, field.w - 2 * MARGIN);
  const h = Math.min(size.h, field.h - 2 * MARGIN);
  const xs = [field.x + field.w - w - MARGIN, field.x + MARGIN];
  const ys = [field.y + MARGIN, field.y + field.h - h - MARGIN, field.y + (field.h - h) / 2];
  const corners = xs.flatMap((x) => ys.map((y) => ({ x, y, w, h })));
  const near = 34;
  const under = (box: Box, some: readonly Point[]): number =>
    some.filter(
      ({ x, y }) => x > box.x - near && x < box.x + box.w + near && y > box.y - near && y < box.y + box.h + near,
    ).length;
  const covered = (box: Box): number => under(box, points) * (others.length + 1) + under(box, others);
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
