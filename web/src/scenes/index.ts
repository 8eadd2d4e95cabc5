/** The paper-cut scenes of the games, by the ids of the catalogue. A game may do without one. */

import type { Component } from "svelte";
import Champions from "./Champions.svelte";
import IceGarden from "./IceGarden.svelte";
import LastAurora from "./LastAurora.svelte";
import Northgard from "./Northgard.svelte";

const SCENES: Readonly<Record<string, Component>> = {
  champions: Champions,
  ice_garden: IceGarden,
  last_aurora: LastAurora,
  northgard: Northgard,
};

export function sceneOf(game: string): Component | null {
  return SCENES[game] ?? null;
}
