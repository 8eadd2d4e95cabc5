/** On a phone the board is four pages; what is asked for decides which one lies on top. */

import type { Choice } from "../../api/types";
import { boxes } from "./content";
import type { TrayPlan } from "./tray";
import type { IceGardenView } from "./view";

export const PAGE_NAMES = ["map", "now", "actions", "tracks"] as const;
export type Page = (typeof PAGE_NAMES)[number];

interface Offer {
  readonly targets: ReadonlyMap<string, readonly Choice[]>;
}

/** Boxes can be picked on the map page, too: they stand in a row above it. */
export function pageOf({ targets }: Offer, plan: TrayPlan): Page {
  if (plan.attacked || plan.board !== null || plan.tiles.length > 0) return "now";
  const verbs = new Set([...targets.values()].flat().map(({ verb }) => verb));
  if (verbs.has("advance")) return "tracks";
  return [...targets.keys()].some((id) => id in boxes) ? "actions" : "map";
}

/** Where what is staged happens: in a region, in a box, or on a track. */
export function stagedOn({ regions }: Pick<IceGardenView, "regions">, about: readonly string[]): Page | undefined {
  if (about.some((id) => regions.some((region) => region.id === id))) return "map";
  if (about.some((id) => id in boxes)) return "actions";
  return about.length > 0 ? "tracks" : undefined;
}
