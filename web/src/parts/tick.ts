/** The time, for whatever counts down; nothing ticks while nobody watches. */

import { createSubscriber } from "svelte/reactivity";

const follow = createSubscriber((update) => {
  const id = setInterval(update, 1000);
  return () => clearInterval(id);
});

/** Milliseconds, fresh every second. */
export function now(): number {
  follow();
  return Date.now();
}
