/** The pages of a phone. */

import type { Choice } from "../../api/types";
import { isPlaced } from "./tray";
import type { AuroraView } from "./view";

export type Page = "road" | "now" | "explore" | "convoy" | "enemies";

/** Where the first of what can be picked lies. */
export function pageOf(view: AuroraView, targets: ReadonlyMap<string, readonly Choice[]>): Page {
  const choice = [...targets.values()][0]?.[0];
  const id = choice?.targets[0] ?? "";
  if (!choice || !isPlaced(view, choice, view.seat)) return "now";
  if (view.slots.some((slot) => slot.id === id)) return "explore";
  if (view.enemies.some(({ card }) => card === id)) return "enemies";
  return ["to", "blast", "mine"].includes(choice.verb) || id.startsWith("seat_") ? "road" : "convoy";
}
