/** What happened, what things mean, and the board in words: fetched after the first picture. */

import type { BoardTales } from "../contract";
import type { IceGardenView } from "./view";

export { default as ActPicture } from "./ActPicture.svelte";
export { acts } from "./acts";
export { describe } from "./describe";
export { explain } from "./explain";
export { further } from "./further";
export { emblem, listed } from "./listed";
export { default as Own } from "./Own.svelte";

export const journeys: BoardTales<IceGardenView>["journeys"] = () => new Map();
export const forecast: BoardTales<IceGardenView>["forecast"] = () => null;
