/** The sounds of a table. What makes them is loaded with the first one. */

import { settings } from "../settings.svelte";

export type Sound = "dice" | "card" | "blow" | "horn" | "gain" | "victory";

/** Nothing is heard before the reader has asked for it. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0 || document.visibilityState !== "visible") return;
  void import("./synthesiser").then(({ synthesiser }) => synthesiser().play(sound, settings.volume / 100));
}

/** The key and the setting: it is answered by a sound, so that one hears how loud it is. */
export function toggleSound(): void {
  settings.sound = !settings.sound;
  play("gain");
}
