/** The pieces of which the figures of the rulebook are made, and the room that each of the small ones takes. */

import type { Box } from "../../parts/geometry";
import { pictureOf } from "./things";

/** Each kind with an example. */
export const kinds: Record<string, string> = {
  die: "die:swordsman:hit_1",
  faces: "faces:spearman",
  foe: "foe:monster_lindworm_yellow:2",
  mini: "mini:draugr_thrall_blue",
  card: "card:draugr_warlord_red",
  journey: "journey:journey_storm",
  deck: "deck:journey",
  worker: "worker:green",
  good: "good:blame:3",
  damage: "damage:3:4",
  attack: "attack:2",
  defense: "defense:4",
  ship: "ship:private_karve",
  hull: "hull:large_public",
  load: "load:small_public:heather:spearman:spearman:food",
  place: "place:armory:2:red",
  stall: "stall:stall_raiders",
  shore: "shore:shore_2:monster_lindworm_yellow:2",
  merchant: "merchant:merchant_settlers",
  rune: "rune:rune_healing",
  leader: "leader:ullr",
  destiny: "destiny:destiny_woodcutter",
  sign: "sign:ullr",
  rounds: "rounds:3",
  map: "map:town",
  thing: "thing:draugr_warlord_red",
};

export const hasPicture = (id: string): boolean => pictureOf(id) !== null;

/** What a small piece takes of its own sheet; 56 units are as high as a usual piece. */
export function room(kind: string, parts: readonly string[]): Box {
  switch (kind) {
    case "faces":
      return { x: -25, y: -26, w: 302, h: 56 };
    case "foe":
      return { x: -64, y: -51, w: 131, h: 107 };
    case "mini":
      return { x: -27, y: -22, w: 56, h: 46 };
    case "card":
      return { x: -89, y: -107, w: 182, h: 217 };
    case "journey":
      return { x: -49, y: -62, w: 102, h: 128 };
    case "deck":
    case "sign":
      return { x: -36, y: -47, w: 75, h: 98 };
    case "hull":
    case "ship":
      return { x: -82, y: -50, w: 164, h: 100 };
    case "damage":
      return { x: -2, y: -12, w: Number(parts[1] ?? 1) * 22, h: 24 };
    case "worker":
      return { x: -23, y: -23, w: 46, h: 46 };
    case "good":
      return { x: -25, y: -31, w: 58, h: 60 };
    default:
      return { x: -26, y: -26, w: 54, h: 58 };
  }
}
