/** The pages of a phone. */

import type { Choice } from "../../api/types";
import { spotOf } from "./placing";
import type { AuroraView } from "./view";

export type Page = "road" | "now" | "explore" | "convoy" | "enemies";

const PAGES = { road: "road", zone: "explore", enemies: "enemies", convoy: "convoy", tray: "now" } as const;

/**
 * Where the first of what can be picked lies; the road, if it lies nowhere. One's convoy lies below the tray, too, so
 * what is chosen in both is chosen there.
 */
export function pageOf(view: AuroraView, targets: ReadonlyMap<string, readonly Choice[]>): Page {
  const spots = [...targets.keys()].map((id) => spotOf(view, id));
  const first = spots.find((spot) => spot !== null);
  if (first === "convoy" && spots.includes("tray")) return "now";
  return first ? PAGES[first] : "road";
}

/** Where what is staged happens: on the road, if anything of it does. */
export function stagedOn(view: AuroraView, about: readonly string[]): Page | undefined {
  const spots = about.map((id) => spotOf(view, id)).filter((spot) => spot !== null);
  const first = spots.includes("road") ? "road" : spots[0];
  return first && PAGES[first];
}
