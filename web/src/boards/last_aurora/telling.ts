/** How to get somewhere, what things mean and what happened: fetched after the first picture. */

export { acts } from "./acts";
export { describe } from "./describe";
export { explain } from "./explain";
export { journeys } from "./journeys";
