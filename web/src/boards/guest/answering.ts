/** How the things that a board from outside has drawn answer: as those of our own boards do. */

import { looking } from "../../parts/looking";
import type { BoardProps } from "../contract";
import { steer } from "../parts/keys";

const THING = "[data-thing]";

/** Listen to everything in the element that carries `data-thing`, until the returned function is called. */
export function answering(element: HTMLElement, read: () => BoardProps<unknown>): () => void {
  const end = new AbortController();
  const known = new Map<Element, () => void>();

  const thingAt = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(THING) : null;
  const idOf = (thing: HTMLElement): string => thing.dataset["thing"]!;
  /** A square is picked, and the piece on it explained. */
  const shownBy = (thing: HTMLElement): string => thing.dataset["shows"] ?? idOf(thing);

  /** The board says what can be picked: of all that goes, it may leave out what would only confuse. */
  const canPick = (thing: Element): boolean => thing.classList.contains("can-pick");

  function act(thing: HTMLElement): void {
    if (canPick(thing)) read().pick(idOf(thing));
    else read().inspect(shownBy(thing), thing);
  }

  /** A thing is listened to from the moment it is first come upon: boards draw new ones as they like. */
  function meet(event: Event): void {
    const thing = thingAt(event);
    if (!thing || known.has(thing)) return;
    for (const [old, forget] of known)
      if (!element.contains(old)) {
        forget();
        known.delete(old);
      }
    const look = looking(() => {
      const { consider, inspect } = read();
      return { id: shownBy(thing), means: canPick(thing) ? idOf(thing) : null, consider, inspect };
    });
    known.set(thing, look(thing));
  }

  function press(event: KeyboardEvent): void {
    const thing = thingAt(event);
    // The browser makes clicks of the keys on a button by itself.
    if ((event.key !== "Enter" && event.key !== " ") || !thing || thing instanceof HTMLButtonElement) return;
    event.preventDefault();
    act(thing);
  }

  // Before the thing itself hears of it, so that it can be made to listen.
  for (const kind of ["pointerover", "pointerdown", "focus"])
    element.addEventListener(kind, meet, { capture: true, signal: end.signal });
  element.addEventListener(
    "click",
    (event) => {
      const thing = thingAt(event);
      if (thing) act(thing);
    },
    { signal: end.signal },
  );
  element.addEventListener("keydown", press, { signal: end.signal });
  const rest = steer(element);
  return () => {
    rest();
    end.abort();
    for (const forget of known.values()) forget();
  };
}
