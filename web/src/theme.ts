/** Night, birch, or what the system says. */

import { createSubscriber } from "svelte/reactivity";
import { remember, remembered } from "./memory";

export const THEMES = ["system", "night", "birch"] as const;
export type Theme = (typeof THEMES)[number];

let current: Theme = THEMES.find((one) => one === remembered("theme")) ?? "system";
let told: (() => void) | undefined;
const follow = createSubscriber((update) => {
  told = update;
});

export function theme(): Theme {
  follow();
  return current;
}

export function setTheme(wished: Theme): void {
  current = wished;
  remember("theme", wished === "system" ? null : wished);
  showTheme();
  told?.();
}

export function showTheme(): void {
  document.documentElement.classList.toggle("dark", current === "night");
  document.documentElement.classList.toggle("light", current === "birch");
}
