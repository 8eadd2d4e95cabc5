/** The list of all choices: under which heading a choice stands; and the pictures of cards and pieces that are spoken of. */

import type { Choice } from "../../api/types";
import type { Emblem, Listed, Telling } from "../contract";
import { destinies, enemies, runes, WARRIORS, type Warrior } from "./content";
import { FOE_SPACES } from "./ahead";
import { type IconName, pathOf } from "./glyphs";
import { CARD_FIELDS, DECKS, DICE, enemyIcon, GOODS, HOUSES, JOURNEYS } from "./looks";
import type { ChampionsView } from "./view";

interface Picture {
  icon: IconName;
  ground: string;
}

const TIMBER = "#5c4a1e";
const SLATE = "#24454e";
const BLOOD = "#6d2a1c";

const SPACES: Readonly<Record<string, Picture>> = {
  hunting_grounds: { icon: "bow-arrow", ground: "#3f5a37" },
  merchant_ship: { icon: "sailboat", ground: SLATE },
  small_public_longship: { icon: "drakkar", ground: SLATE },
  large_public_longship: { icon: "drakkar", ground: SLATE },
  own_longship: { icon: "drakkar", ground: SLATE },
  beg: { icon: "receive-money", ground: BLOOD },
};

const VERBS: Readonly<Record<string, Picture>> = {
  sail: { icon: "drakkar", ground: SLATE },
  build: { icon: "drakkar", ground: SLATE },
  food: { icon: "meat", ground: TIMBER },
  peek: { icon: "big-wave", ground: DECKS["journey"]!.back },
  take: { icon: "rune-stone", ground: DECKS["rune"]!.back },
  rune: { icon: "rune-stone", ground: DECKS["rune"]!.back },
  use: { icon: "rune-stone", ground: DECKS["rune"]!.back },
  keep: { icon: "scroll-unfurled", ground: DECKS["destiny"]!.back },
  open: { icon: "scroll-unfurled", ground: DECKS["destiny"]!.back },
  leader: { icon: "viking-head", ground: BLOOD },
  swap: { icon: "swap-bag", ground: TIMBER },
  buy: { icon: "two-coins", ground: TIMBER },
  favor: { icon: "prayer", ground: SLATE },
  blame: { icon: "imp-laugh", ground: BLOOD },
};

/** Only where workers or warriors are sent out are there so many choices that headings help. */
const GROUPS: Readonly<Record<string, string>> = {
  place: "board-list-workers",
  die: "board-list-warriors",
  food: "board-list-ships",
  done: "web-list-finish",
};

const isWarrior = (id: string | undefined): id is Warrior => WARRIORS.includes(id as Warrior);

function groupOf({ verb, targets: [id] }: Choice, { fights }: ChampionsView): string | undefined {
  if (id === "beg") return undefined;
  return verb === "place" && fights.some(({ target }) => FOE_SPACES[target] === id)
    ? "board-list-fights"
    : GROUPS[verb];
}

/** A card or a piece that is the same wherever it lies; places are pictured by what stands there. */
function pictureOf(id: string): Picture | null {
  const enemy = enemies[id];
  if (enemy) return { icon: enemyIcon(id), ground: CARD_FIELDS[enemy.color] };
  if (isWarrior(id)) return { icon: GOODS[id]!, ground: id === "swordsman" ? "#6d6247" : DICE[id].body };
  if (id in JOURNEYS) return { icon: JOURNEYS[id]!, ground: DECKS["journey"]!.back };
  if (id in runes) return VERBS["rune"]!;
  if (id in destinies) return VERBS["open"]!;
  return null;
}

function choicePicture({ verb, targets: [id = ""] }: Choice, { fights }: ChampionsView): Picture {
  const enemy = verb === "place" ? fights.find(({ target }) => FOE_SPACES[target] === id)?.enemy : null;
  const picture = pictureOf(enemy ?? id);
  if (picture) return picture;
  const house = HOUSES[id];
  if (house) return { icon: house, ground: TIMBER };
  if (id.startsWith("stall_space")) return { icon: "swap-bag", ground: TIMBER };
  return SPACES[id] ?? VERBS[verb] ?? { icon: GOODS[id] ?? "check-mark", ground: SLATE };
}

const drawn = ({ icon, ground }: Picture): Emblem => ({ icon: pathOf(icon), ground });

export function emblem(_: Telling<ChampionsView>, id: string): Emblem | null {
  const picture = pictureOf(id);
  return picture && drawn(picture);
}

export function listed({ view, glossary, t }: Telling<ChampionsView>, choice: Choice): Listed {
  const group = groupOf(choice, view);
  const [card = ""] = choice.targets;
  return {
    group: group ? t(group) : null,
    emblem: drawn(choicePicture(choice, view)),
    says: card in runes || card in destinies ? (glossary[card]?.text ?? null) : null,
  };
}
