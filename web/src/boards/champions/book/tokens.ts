/** Goods as they would lie in the hand; like dice and cards they keep their colours in both themes. */

import type { IconName } from "../glyphs";

interface Token {
  icon: IconName;
  body: string;
  edge: string;
  ink: string;
}

export const TOKENS: Readonly<Record<string, Token>> = {
  coin: { icon: "two-coins", body: "#e3bd6a", edge: "#8a6410", ink: "#2a1a05" },
  wood: { icon: "wood-beam", body: "#8a5a33", edge: "#4a2d15", ink: "#ffe6c4" },
  food: { icon: "meat", body: "#6b3a1c", edge: "#33190a", ink: "#ffe6c4" },
  favor: { icon: "prayer", body: "#e9dcbf", edge: "#8a754d", ink: "#6a4a05" },
  glory: { icon: "laurels", body: "#24454e", edge: "#bfe0e6", ink: "#f3cf83" },
  blame: { icon: "imp-laugh", body: "#43283f", edge: "#b98fb0", ink: "#f6dff0" },
  worker: { icon: "meeple", body: "#e9dcbf", edge: "#8a754d", ink: "#2a2015" },
  first_player: { icon: "hunting-horn", body: "#3a2413", edge: "#f3cf83", ink: "#f3cf83" },
  discard: { icon: "death-skull", body: "#cfbb91", edge: "#8a754d", ink: "#2a2015" },
};
