/** The paper-cut scenes that we have drawn, by the ids of the catalogue, each with the sky above it. */

import type { Component } from "svelte";
import Champions from "./Champions.svelte";
import IceGarden from "./IceGarden.svelte";
import LastAurora from "./LastAurora.svelte";
import Northgard from "./Northgard.svelte";

interface Scene {
  Drawing: Component;
  /** The background of a banner in which the scene lies. */
  sky: string;
}

const SCENES: Readonly<Record<string, Scene>> = {
  champions: { Drawing: Champions, sky: "linear-gradient(#5b2c1d, #a8502a 55%, #20211f 75%)" },
  ice_garden: { Drawing: IceGarden, sky: "linear-gradient(#1a2440, #47608c 60%, #15202f 80%)" },
  last_aurora: { Drawing: LastAurora, sky: "linear-gradient(#071419, #1d4b55 60%, #0c2831 80%)" },
  northgard: { Drawing: Northgard, sky: "linear-gradient(#1c3a4a, #4f7f8f 60%, #16303a 80%)" },
};

/** Over a game of another package. */
const DUSK = "linear-gradient(#12282e, #2c5560 60%, #0f272c 80%)";

export const sceneOf = (game: string): Component | null => SCENES[game]?.Drawing ?? null;

export const skyOf = (game: string): string => SCENES[game]?.sky ?? DUSK;
