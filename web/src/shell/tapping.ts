import type { Choosing } from "../parts/choosing.svelte";
import { hand } from "../parts/hand";
import { settings } from "./settings.svelte";

/** What a board calls when a thing is picked: a click chooses, the first tap of a finger only shows. */
export function tapping(choosing: Choosing): (id: string) => void {
  return (id) => {
    if (hand.isFinger && settings.touch === "preview") choosing.tap(id);
    else choosing.pick(id);
  };
}
