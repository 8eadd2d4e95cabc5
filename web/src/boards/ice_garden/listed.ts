/** The list of all choices: under which heading a choice stands; and the pictures of things that are spoken of. */

import type { Choice } from "../../api/types";
import type { Emblem, Listed, Telling } from "../contract";
import { type IconName, pathOf } from "./glyphs";
import { ABILITIES, BOXES, GOODS, UNITS } from "./looks";
import type { IceGardenView } from "./view";

const GROUPS: Readonly<Record<string, string>> = {
  take: "board-list-take",
  exchange: "board-list-exchange",
  done: "web-list-finish",
  decline: "web-list-finish",
  keep: "web-list-finish",
};

const SIGNS: Readonly<Record<string, IconName>> = {
  influence: "flying-flag",
  seize: "flying-flag",
  move: "walking-boot",
  from: "mountains",
  to: "mountains",
  carry: "mountains",
  raven: "raven",
  attack: "broadsword",
  hit: "broadsword",
  make: "glowing-hands",
  shift: "floating-crystal",
  space: "shield",
  thorn: "evil-tree",
  tile: "iceberg",
  advance: "drakkar",
  token: "yin-yang",
  done: "check-mark",
};

const GROUNDS: Readonly<Record<string, string>> = {
  population: "#6b4a24",
  gold: "#7d5a0c",
  m_factor: "#1f5366",
};
const DARK = "#24454e";

/** What an exchange gives stands last in its id: "gold+gold>population". */
const subject = ({ targets }: Choice): string => (targets.at(-1) ?? "").replace(/^.*>/, "").replace(/_\d$/, "");

const known = (id: string): IconName | undefined => BOXES[id] ?? GOODS[id] ?? UNITS[id] ?? ABILITIES[id];

/** What is the same wherever it lies; regions are pictured as they lie on the map. */
export function emblem(_: Telling<IceGardenView>, id: string): Emblem | null {
  const icon = known(id);
  return icon ? { icon: pathOf(icon), ground: GROUNDS[id] ?? DARK } : null;
}

export function listed(telling: Telling<IceGardenView>, choice: Choice): Listed {
  const group = GROUPS[choice.verb];
  const sign = pathOf(SIGNS[choice.verb] ?? "flying-flag");
  return {
    group: group ? telling.t(group) : null,
    emblem: emblem(telling, subject(choice)) ?? { icon: sign, ground: DARK },
  };
}
