/** A swipe to the side on what lies still: on to the next part, or back. */

const LEAST = 56;
/** How much further it goes aside than up or down. */
const FLAT = 1.8;

/** Attach to what holds the parts; only what is marked with `data-swipes` answers. */
export function swiping(turn: (by: 1 | -1) => void): (holder: HTMLElement) => () => void {
  return (holder) => {
    const gone = new AbortController();
    const options = { capture: true, passive: true, signal: gone.signal };
    let from: { x: number; y: number } | null = null;
    holder.addEventListener(
      "touchstart",
      ({ touches, target }) => {
        const finger = touches.length === 1 && (target as Element).closest("[data-swipes]") ? touches[0] : undefined;
        from = finger ? { x: finger.clientX, y: finger.clientY } : null;
      },
      options,
    );
    holder.addEventListener(
      "touchend",
      ({ changedTouches }) => {
        const finger = changedTouches[0];
        if (!from || !finger) return;
        const aside = finger.clientX - from.x;
        const along = Math.abs(finger.clientY - from.y);
        from = null;
        if (Math.abs(aside) >= LEAST && Math.abs(aside) > FLAT * along) turn(aside < 0 ? 1 : -1);
      },
      options,
    );
    return () => gone.abort();
  };
}
