/** What is told of a thing, as rows: what there is of it, what a click on it brings and costs. */

import type { Choice } from "../api/types";
import type { Row, SeatLook } from "../boards/contract";
import { withoutStop } from "./sentences";
import { t } from "../words";

/** "In stock: 1 axeman.": a label of a few words, and a value that has room beside it. */
const ROW = /^([^:]{2,24}): ([^:]{1,34})$/;

export function rowOf(line: string): Row | null {
  const found = ROW.exec(withoutStop(line));
  return found && !/[.;]/.test(found[2]!) ? { label: found[1]!, value: found[2]! } : null;
}

/** What a choice certainly adds and takes away, the reader's things first. */
export function changeRows({ changes }: Choice, seats: readonly SeatLook[]): Row[] {
  const order = [...new Set(changes.map(({ seat }) => seat))].sort((a, b) => yours(b, seats) - yours(a, seats));
  return order.flatMap((seat) =>
    [true, false].flatMap((isGood): Row[] => {
      const texts = changes.filter((one) => one.seat === seat && one.n > 0 === isGood).map(({ text }) => text);
      const name = seats.find((look) => look.seat === seat)?.name ?? "";
      const label = yours(seat, seats) ? t(isGood ? "web-you-get" : "web-you-give") : name;
      return texts.length > 0 ? [{ label, value: texts.join(", "), isGood }] : [];
    }),
  );
}

const yours = (seat: number, seats: readonly SeatLook[]): number =>
  Number(seats.some((look) => look.seat === seat && look.yours));

/** How many words of a note bind its amounts: "Pay 1 food, gain 2 coins". */
const BINDING = 2;

/** Whether the rows say all that the note of a choice says. */
export function isSaid({ note, changes, odds }: Choice): boolean {
  if (!note || changes.length === 0 || odds !== null) return false;
  const words = (text: string): number => text.split(" ").length;
  return words(note) <= changes.reduce((sum, { text }) => sum + words(text), 0) + BINDING;
}
