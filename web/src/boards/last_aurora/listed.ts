/** The list of all choices: under which heading a choice stands; and the pictures of cards that are spoken of. */

import type { Choice } from "../../api/types";
import type { Emblem, Listed, Telling } from "../contract";
import { type IconName, pathOf } from "./glyphs";
import { isCard, lookOf } from "./looks";
import type { AuroraView } from "./view";

const GROUPS: Readonly<Record<string, string>> = {
  explore: "board-list-explore",
  fire: "board-list-fire",
  play: "board-list-cards",
  ability: "board-list-cards",
  to: "board-list-drive",
  drive: "board-list-drive",
  burn: "board-list-drive",
  blast: "board-list-drive",
  pass: "web-list-finish",
  done: "web-list-finish",
  stop: "web-list-finish",
  stay: "web-list-finish",
};

interface Picture {
  icon: IconName;
  fill: string;
}

const BLOOD = "#8d2a16";
const DARK = "#2c4a52";

/** Where a choice is about a place, a box or nothing at all. */
const VERBS: Readonly<Record<string, Picture>> = {
  to: { icon: "truck", fill: DARK },
  go: { icon: "truck", fill: DARK },
  stop: { icon: "truck", fill: DARK },
  stay: { icon: "truck", fill: DARK },
  pass: { icon: "campfire", fill: DARK },
  drive: { icon: "jerrycan", fill: "#a8381c" },
  blast: { icon: "bullets", fill: "#5d6a70" },
  mine: { icon: "land-mine", fill: BLOOD },
  fire: { icon: "sentry-gun", fill: BLOOD },
  at: { icon: "crosshair", fill: BLOOD },
  hit: { icon: "crosshair", fill: BLOOD },
  damage: { icon: "crosshair", fill: BLOOD },
  repair: { icon: "spanner", fill: DARK },
  load: { icon: "bullets", fill: "#5d6a70" },
  act: { icon: "check-mark", fill: DARK },
  option: { icon: "crossroad", fill: "#17404a" },
  help: { icon: "scroll-unfurled", fill: "#17404a" },
};

/** The card that lies on a slot stands for it. */
function subject({ verb, targets: [id = ""] }: Choice, view: AuroraView): string {
  return verb === "explore" ? (view.slots.find((slot) => slot.id === id)?.card ?? id) : id;
}

/** What is the same wherever it lies; places are pictured as they lie on the road. */
export function emblem(_: Telling<AuroraView>, id: string): Emblem | null {
  if (!isCard(id)) return null;
  const { icon, fill } = lookOf(id);
  return { icon: pathOf(icon), ground: fill };
}

export function listed({ view, glossary, t }: Telling<AuroraView>, choice: Choice): Listed {
  const group = GROUPS[choice.verb];
  const card = subject(choice, view);
  const { icon, fill }: Picture = VERBS[choice.verb] ?? lookOf(card);
  return {
    group: group ? t(group) : null,
    emblem: { icon: pathOf(icon), ground: fill },
    says: isCard(card) ? (glossary[card]?.text ?? null) : null,
  };
}
