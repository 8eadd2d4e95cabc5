/** What every piece of the board can reach. */

import { createContext } from "svelte";
import type { BoardScene } from "../parts/scene.svelte";
import type { AuroraView } from "./view";

export interface Scene extends BoardScene<AuroraView> {
  /** The seat whose convoy is looked at. */
  readonly shown: number;
  look: (seat: number) => void;
}

export const [getScene, setScene] = createContext<Scene>();
