/** A board that is a column of its own on a phone: it scrolls by itself. */

/** Attach to the column: the frame around it must not take the finger for a pan. */
export function keepTouch(node: Element): () => void {
  const kept = new AbortController();
  for (const kind of ["touchstart", "wheel", "pointerdown", "pointermove", "pointerup", "mousedown"]) {
    node.addEventListener(kind, (event) => event.stopPropagation(), { passive: true, signal: kept.signal });
  }
  return () => kept.abort();
}

/** What is to be decided comes into view: the tray at the top, or something that can be picked. */
export function showChoices(column: Element, trayFirst: boolean, smoothly: boolean): void {
  const frame = column.getBoundingClientRect();
  const spots = [...column.querySelectorAll(".can-pick")].map((thing) => thing.getBoundingClientRect());
  const seen = spots.some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom);
  if (!trayFirst && (seen || spots.length === 0)) return;
  const top = trayFirst ? 0 : column.scrollTop + spots[0]!.top - frame.top - frame.height / 3;
  column.scrollTo({ top, behavior: smoothly ? "smooth" : "instant" });
}
