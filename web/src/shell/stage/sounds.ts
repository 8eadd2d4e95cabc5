import type { ActSound } from "../../boards/contract";

/** The step at which an act is heard: dice when they are thrown, a blow when it strikes. */
export function soundStep(sound: ActSound): number {
  return sound === "dice" ? 1 : sound === "blow" || sound === "gain" ? Infinity : 0;
}
