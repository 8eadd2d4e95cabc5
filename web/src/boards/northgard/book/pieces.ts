/** What the figures of the book can show, each kind with an example. */

import { buildings, cards, clans, creatures, faces, kinds as beasts, RESOURCES, tiles } from "../content";
import type { IconName } from "../glyphs";
import { ACTIONS } from "../looks";

export const kinds: Record<string, string> = {
  action: "action:recruit",
  back: "back:card",
  beast: "beast:wolf",
  border: "border:hard",
  card: "card:start_feast",
  clan: "clan:stag",
  die: "die:axe2:red",
  good: "good:food:2",
  house: "house:forge",
  map: "map:landed",
  sign: "sign:casualty",
  site: "site:stone",
  thing: "thing:altar_of_kings",
  tile: "tile:tile_11:1",
  token: "token:kaija",
  unit: "unit:red:3",
};

/** What is known by a sign alone. */
export const SIGNS: Readonly<Record<string, IconName>> = {
  ...ACTIONS,
  glory: "laurels",
  point: "battle-axe",
  casualty: "death-skull",
  combat: "crossed-axes",
  flash: "lightning-trio",
  unrest: "flame",
  exchange: "trade",
  first_player: "hunting-horn",
};

const SITES = ["small", "stone", "large", "lair"];
const BORDERS = ["regular", "hard"];
const TOKENS = ["kaija", "scorched_earth", "first_player", "unit", "lair"];
const BACKS = ["draw_pile", "development_deck", "tile_pile", "hand", "discard", "active", "display"];

/** The kind and parts of the piece that shows a thing of the glossary; null if nothing does. */
export function pictureOf(id: string): readonly [kind: string, part: string] | null {
  if (id in cards) return ["card", id];
  if (id in tiles) return ["tile", id];
  if (id in buildings) return ["house", id];
  if (id in clans) return ["clan", id];
  if (id in creatures) return ["beast", creatures[id]!.kind];
  if (id in beasts) return ["beast", id];
  if (id in faces) return ["die", id];
  if (id === "glory" || RESOURCES.some((one) => one === id)) return ["good", id];
  if (TOKENS.includes(id)) return ["token", id];
  if (SITES.includes(id)) return ["site", id];
  if (BORDERS.includes(id)) return ["border", id];
  if (BACKS.includes(id)) return ["back", id];
  if (id in SIGNS) return ["action", id];
  if (id === "territory") return ["map", "closed"];
  if (id === "reserve") return ["token", "unit"];
  if (id === "creatures" || id === "creature_line") return ["beast", "draugr"];
  return null;
}

export const hasPicture = (id: string): boolean => pictureOf(id) !== null;
