/** Where a list that does not fit is cut, so that no row is seen by half. */

export interface Box {
  top: number;
  bottom: number;
  isHeading: boolean;
}

/**
 * The height of as many whole rows as fit into the limit, but of at least so many rows of choices.
 * A heading at the end, with nothing of what it announces, is left out.
 */
export function wholeRows(boxes: readonly Box[], limit: number, atLeast: number): number {
  const rows: Box[][] = [];
  for (const box of [...boxes].sort((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    // What stands beside each other need not begin at the same height.
    if (row && box.top < Math.max(...row.map((one) => one.bottom))) row.push(box);
    else rows.push([box]);
  }
  let height = 0;
  let shown = 0;
  for (const row of rows) {
    const bottom = Math.max(...row.map((one) => one.bottom));
    if (bottom > limit && shown >= atLeast) break;
    if (row.every((one) => one.isHeading)) continue;
    height = bottom;
    shown++;
  }
  return height;
}
