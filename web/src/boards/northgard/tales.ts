/** What happened, what things mean, how to get somewhere, and the board in words: fetched after the first picture. */

export { default as ActPicture } from "./ActPicture.svelte";
export { acts } from "./acts";
export { describe } from "./describe";
export { explain } from "./explain";
export { forecast } from "./forecast";
export { further } from "./further";
export { journeys } from "./journeys";
export { emblem, listed } from "./listed";
export { default as Own } from "./Own.svelte";
