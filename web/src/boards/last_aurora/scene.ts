/** What every piece of the board can reach. */

import { createContext } from "svelte";
import type { BoardScene } from "../parts/scene";
import type { AuroraView } from "./view";

export interface Scene extends BoardScene<AuroraView> {
  /** On a phone: the road in its own window, all else on pages beside it. */
  readonly tall: boolean;
  /** The seat whose convoy is looked at. */
  readonly shown: number;
  look: (seat: number) => void;
}

export const [getScene, setScene] = createContext<Scene>();
