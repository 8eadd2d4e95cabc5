/** The list of all choices: under which heading a choice stands; and the pictures of cards that are spoken of. */

import type { Choice } from "../../api/types";
import type { Act, Emblem, Listed, Telling } from "../contract";
import { cards } from "./content";
import { type IconName, pathOf } from "./glyphs";
import { ACTIONS, type CardLook, cardLook, CLANS, FIELDS, GOODS, KINDS } from "./looks";
import type { NorthgardView } from "./view";

const OTHER = "board-list-other";

const GROUPS: Readonly<Record<string, string>> = {
  play: "board-list-play",
  wait: OTHER,
  replace: OTHER,
  remove: OTHER,
  upgrade: OTHER,
  pass: "web-list-finish",
  end_turn: "web-list-finish",
  done: "web-list-finish",
};

/** What is done, if nothing that is chosen has a picture of its own. */
const VERBS: Readonly<Record<string, keyof typeof ACTIONS>> = {
  recruit: "recruit",
  recruit_kaija: "recruit",
  camp: "recruit",
  place: "recruit",
  from: "move",
  to: "move",
  units: "move",
  retreat: "move",
  retreat_all: "move",
  retreat_kaija: "move",
  push: "move",
  build: "build",
  build_loose: "build",
  swap: "build",
  swap_loose: "build",
  into: "build",
  tile: "explore",
  cell: "explore",
  draw_tile: "explore",
  keep_tile: "explore",
  redraw: "explore",
};

const SIGNS: Readonly<Record<string, IconName>> = {
  pass: "viking-head",
  end_turn: "sundial",
  done: "check-mark",
  use: "check-mark",
  fight: "crossed-axes",
  resolve: "crossed-axes",
  strike: "crossed-axes",
  food: "wheat",
  point: "battle-axe",
  casualty: "death-skull",
  scorch: "burning-forest",
  turn: "clockwise-rotation",
};

const DARK = "#4b3a38";

/** What happened, where it is recalled; a card is pictured by itself. */
const HAPPENINGS: Readonly<Record<string, CardLook>> = {
  fight: { picture: "crossed-axes", field: "#7a2a1c" },
  outcome: { picture: "battle-axe", field: "#7a2a1c" },
  explore: { picture: "compass", field: FIELDS.explore },
  tiles: { picture: "compass", field: FIELDS.explore },
  creatures: { picture: "bear-head", field: "#4b3a38" },
  harvest: { picture: "wheat", field: FIELDS.build },
  winter: { picture: "flame", field: FIELDS.move },
  year: { picture: "sundial", field: FIELDS.special },
  end: { picture: "laurels", field: "#7d5a0c" },
};

const drawn = ({ picture, field }: CardLook): Emblem => ({ icon: pathOf(picture), ground: field });

/** What an act is recalled by: the card that was played, or a sign for what happened. */
export function recalled({ kind, facts }: { kind: string; facts: Act["facts"] }): Emblem | undefined {
  const card = facts["card"];
  const look = typeof card === "string" ? cardLook(card) : HAPPENINGS[kind];
  return look && drawn(look);
}

/** What is the same wherever it lies; lands and pieces are pictured as they lie on the map. */
export function emblem(_: Telling<NorthgardView>, id: string): Emblem | null {
  if (id in cards) return drawn(cardLook(id));
  const icon = CLANS[id] ?? KINDS[id];
  return icon ? { icon: pathOf(icon), ground: DARK } : null;
}

function actionOf({ verb, targets: [id = ""] }: Choice): Emblem {
  const action = VERBS[verb];
  if (action) return { icon: pathOf(ACTIONS[action]), ground: FIELDS[action] };
  return { icon: pathOf(GOODS[id] ?? SIGNS[verb] ?? "scroll-unfurled"), ground: DARK };
}

export function listed(telling: Telling<NorthgardView>, choice: Choice): Listed {
  const group = GROUPS[choice.verb];
  const [card = ""] = choice.targets;
  return {
    group: group ? telling.t(group) : null,
    isMixed: group === OTHER,
    emblem: emblem(telling, card) ?? actionOf(choice),
    says: choice.verb === "play" ? (telling.glossary[card]?.text ?? null) : null,
  };
}
