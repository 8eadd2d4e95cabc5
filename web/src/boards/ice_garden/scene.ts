/** What every piece of the board can reach, the places of the layout among it. */

import { createContext } from "svelte";
import type { BoardScene } from "../parts/scene.svelte";
import type { Layout } from "./layout";
import type { IceGardenView } from "./view";

export interface Scene extends BoardScene<IceGardenView> {
  readonly layout: Layout;
}

export const [getScene, setScene] = createContext<Scene>();
