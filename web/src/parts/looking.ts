/** How a thing answers a mouse that rests on it, the focus, a right click and a finger that stays. */

import { on } from "svelte/events";

/** Milliseconds for which a mouse rests before it asks, and a finger stays. */
export const REST = 350;
export const STAY = 450;
/** Pixels that a finger may tremble. */
const TREMBLE = 10;

export interface Look {
  /** What there is to know something about. */
  id: string | null;
  /** What would be chosen; the same id, unless said otherwise. */
  means?: string | null;
  consider: (id: string | null) => void;
  inspect: (id: string | null, beside?: Element) => void;
}

/** Attach to a thing: `{@attach looking(() => ({ id, consider, inspect }))}`. */
export function looking(read: () => Look): (thing: Element) => () => void {
  return (thing) => {
    const ends: (() => void)[] = [];
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let hasStayed = false;
    let isSeen = false;

    function listen<Kind extends keyof ElementEvents>(
      kind: Kind,
      hear: (event: ElementEvents[Kind]) => void,
      capture = false,
    ): void {
      // A focused thing that is taken away loses its focus while Svelte draws, when nothing else may change.
      ends.push(on(thing, kind, (event) => hear(event as ElementEvents[Kind]), { capture }));
    }
    function consider(): void {
      const { id, means = id, consider } = read();
      consider(means);
    }
    function show(): void {
      const { id, inspect } = read();
      inspect(id, thing);
    }
    function leave(): void {
      const { consider, inspect } = read();
      consider(null);
      inspect(null);
    }
    function stop(): void {
      clearTimeout(waiting);
      from = null;
    }

    listen("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      consider();
      waiting = setTimeout(show, REST);
    });
    listen("pointerleave", (event) => {
      stop();
      if (event.pointerType === "mouse") leave();
    });
    listen("pointerdown", (event) => {
      stop();
      hasStayed = false;
      if (event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      waiting = setTimeout(() => {
        hasStayed = true;
        show();
      }, STAY);
    });
    listen("pointermove", (event) => {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) stop();
    });
    listen("pointerup", stop);
    listen("pointercancel", stop);
    // A finger that has stayed has asked; it does not choose as well.
    listen(
      "click",
      (event) => {
        if (!hasStayed) return;
        hasStayed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    listen("contextmenu", (event) => {
      event.preventDefault();
      show();
    });
    listen("focus", () => {
      isSeen = thing.matches(":focus-visible");
      if (!isSeen) return;
      consider();
      show();
    });
    listen("blur", () => {
      if (isSeen) leave();
      isSeen = false;
    });
    return () => {
      stop();
      for (const end of ends) end();
    };
  };
}

interface ElementEvents {
  pointerenter: PointerEvent;
  pointerleave: PointerEvent;
  pointerdown: PointerEvent;
  pointermove: PointerEvent;
  pointerup: PointerEvent;
  pointercancel: PointerEvent;
  click: MouseEvent;
  contextmenu: MouseEvent;
  focus: FocusEvent;
  blur: FocusEvent;
}
