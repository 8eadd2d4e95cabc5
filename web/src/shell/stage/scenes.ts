import type { Told } from "../../api/types";
import type { BoardModule, Telling } from "../../boards/contract";
import type { Scene } from "./director.svelte";

/** What happened, as scenes; a board that cannot tell it must not keep the table from going on. */
export function scenesOf(board: BoardModule<unknown>, events: readonly Told[], telling: Telling<unknown>): Scene[] {
  if (events.length === 0) return [];
  try {
    return board.acts(events, telling).map((act) => ({ act, telling }));
  } catch (error) {
    console.error(error);
    return [];
  }
}
