/** The runestones there are, in the order in which they stand, each with its sign. */

import type { Stone } from "../../api/types";
import type { IconName } from "../../parts/icons";

export const STONES: readonly { id: Stone["id"]; icon: IconName }[] = [
  { id: "grand_tour", icon: "drakkar" },
  { id: "giant_slayer", icon: "broadsword" },
  { id: "winter_alone", icon: "floating-crystal" },
  { id: "four_banners", icon: "wolf-head" },
  { id: "full_bench", icon: "meeple-group" },
  { id: "in_a_row", icon: "laurels" },
  { id: "word_kept", icon: "beer-horn" },
];
