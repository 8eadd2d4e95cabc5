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

/** Whether what is on the stage is about one of these ids. */
export const isStaged = ({ props }: Pick<Scene, "props">, ...ids: readonly string[]): boolean =>
  props.act?.about.some((id) => ids.includes(id)) ?? false;
