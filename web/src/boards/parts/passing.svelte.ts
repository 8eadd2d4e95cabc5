/** Pieces and goods on their way: events set them off, and they are gone when they have arrived. */

import { untrack } from "svelte";
import { getBoardScene } from "./scene.svelte";

interface Passing<Thing> {
  /** What the latest events have set off. It is asked at every change, also while nothing shall move. */
  find: () => Thing[];
  /** More than this would be a swarm; the last ones are shown. */
  most?: number;
  /** Milliseconds. */
  lasts: () => number;
}

/** What is on its way right now. */
export function passing<Thing>({ find, most = Infinity, lasts }: Passing<Thing>): {
  readonly now: readonly (Thing & { key: number })[];
} {
  const scene = getBoardScene();
  let now = $state.raw<(Thing & { key: number })[]>([]);
  let count = 0;
  let begun = false;

  $effect(() => {
    void scene.props.events;
    return untrack(() => {
      const found = find();
      // What led to the first picture is told in the log; nothing moves before the eye has settled.
      now = begun && scene.pace.roll > 0 ? found.slice(-most).map((thing) => ({ ...thing, key: count++ })) : [];
      begun = true;
      if (now.length === 0) return;
      const arrived = setTimeout(() => (now = []), lasts());
      return () => clearTimeout(arrived);
    });
  });

  return {
    get now() {
      return now;
    },
  };
}
