/** A convoy as a row of columns: the Truck, then Trailers, a Device above each. */

import type { ConvoyCardView, PlayerView } from "./view";

export interface Column {
  n: number;
  x: number;
  w: number;
  vehicle: ConvoyCardView;
  device: ConvoyCardView | null;
}

export const BOX = 41;
/** The cab stands before the first column. */
export const CAB = 120;
const COUPLING = 18;
const FREE = 150;

const widthOf = (card: ConvoyCardView): number => card.boxes.length * BOX + 11;

export interface Train {
  columns: Column[];
  /** Places for Trailers up to the Power of the Truck. */
  free: { x: number; w: number; n: number } | null;
  width: number;
}

export function trainOf({ convoy, power }: Pick<PlayerView, "convoy" | "power">): Train {
  let x = CAB;
  const columns = convoy
    .filter(({ is_device }) => !is_device)
    .sort((one, other) => one.column - other.column)
    .map((vehicle): Column => {
      const device = convoy.find((card) => card.is_device && card.column === vehicle.column) ?? null;
      const w = Math.max(172, widthOf(vehicle), device ? widthOf(device) : 0);
      const column = { n: vehicle.column, x, w, vehicle, device };
      x += w + COUPLING;
      return column;
    });
  const room = power - (columns.length - 1);
  const free = room > 0 ? { x, w: FREE, n: room } : null;
  return { columns, free, width: x + (free ? FREE : 0) + 10 };
}

/** Where the boxes of a card begin inside its column. */
export const boxesAt = ({ x, w }: Pick<Column, "x" | "w">, card: ConvoyCardView): number =>
  card.is_device ? x + (w - widthOf(card)) / 2 + 8 : x + 8;

export const deviceBox = (column: Column, card: ConvoyCardView): { x: number; w: number } => {
  const w = Math.max(widthOf(card), Math.min(column.w, 138));
  return { x: column.x + (column.w - w) / 2, w };
};
