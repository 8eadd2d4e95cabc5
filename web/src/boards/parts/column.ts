/** A board that is a column of its own on a phone: it scrolls by itself. */

/** Attach to the column: the frame around it must not take the finger for a pan. */
export function keepTouch(node: Element): () => void {
  const kept = new AbortController();
  for (const kind of ["touchstart", "wheel", "pointerdown", "pointermove", "pointerup", "mousedown"]) {
    node.addEventListener(kind, (event) => event.stopPropagation(), { passive: true, signal: kept.signal });
  }
  return () => kept.abort();
}

/**
 * Bring into view what can be picked, unless some of it is in view. What lies in the tray at the lower end counts only
 * if nothing else can be picked: there stands again what is written on the board.
 */
export function showChoices(column: Element, tray: Element | undefined, smoothly: boolean): void {
  const lit = [...column.querySelectorAll(".can-pick")];
  const outside = lit.filter((thing) => !tray?.contains(thing));
  const frame = column.getBoundingClientRect();
  const spots = (outside.length > 0 ? outside : lit).map((thing) => thing.getBoundingClientRect());
  const isSeen = spots.some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom);
  if (isSeen || spots.length === 0) return;
  const highest = Math.min(...spots.map(({ top }) => top));
  const top = column.scrollTop + highest - frame.top - frame.height / 3;
  column.scrollTo({ top, behavior: smoothly ? "smooth" : "instant" });
}

/** Pixels between the upper end of a column and what is brought there. */
const GAP = 12;

/**
 * Bring what is staged to the upper end of the column: the lower one is covered then. What is no longer there leaves
 * the beginning of the board, not the tray, which tells of what was decided before.
 */
export function showStaged(
  column: Element,
  tray: Element | undefined,
  about: readonly string[],
  smoothly: boolean,
): void {
  const things = about.flatMap((id) => [...column.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)]);
  const frame = column.getBoundingClientRect();
  const place = (one: Element | undefined) => one && one.getBoundingClientRect().top - frame.top;
  const subject = place(things.find((one) => !tray?.contains(one)));
  const isTrayInView = (place(tray) ?? Infinity) < frame.height / 2;
  if (subject === undefined && !isTrayInView) return;
  const top = subject === undefined ? 0 : column.scrollTop + subject - GAP;
  column.scrollTo({ top, behavior: smoothly ? "smooth" : "instant" });
}
