/** The pieces of which the figures of the rulebook are made, and the room that each of them takes. */

import type { Box } from "../../parts/geometry";
import { boxes, printedOn } from "../content";
import { helms, spacesOf, tileOf } from "./content";
import { MAP_VIEW, regionView } from "./land";
import { pictureOf } from "./things";

/** Each kind with an example. */
export const kinds: Record<string, string> = {
  marker: "marker:red:3",
  controlled: "controlled:green",
  unit: "unit:crab",
  token: "token:reserve",
  good: "good:gold:2",
  sign: "sign:attack",
  tile: "tile:t2_6",
  die: "die:4",
  points: "points:+3",
  number: "number:6",
  crest: "crest:callo",
  order: "order:3",
  box: "box:making:red:black",
  helm: "helm:7:blue:black",
  stage: "stage:3:red.6:blue.7",
  reputation: "reputation:red.-2:black.-3",
  space: "space:-4",
  snow: "snow:5:18",
  ladder: "ladder:3:0:1:0",
  sheet: "sheet:harrasim:attack",
  scientist: "scientist:freihoff",
  vuko_tile: "vuko_tile:both_bears",
  region: "region:bear_lands:t2_6:enlightened_one:marker.black",
  map: "map:bear_lands.6:coast_of_sails.2",
  thing: "thing:crab",
};

export const hasPicture = (id: string): boolean => pictureOf(id) !== null;

/** Units of a drawing that are as high as a usual piece. */
export const USUAL = 64;

export const PITCH = { helm: 58, reputation: 52, snow: 20, slot: 37, space: 42 } as const;

/** The places of an action box: as many as it has, or enough for the markers where any number may lie. */
export const slotsOf = (box: string, markers: number): number => {
  const card = boxes[box];
  if (card?.markers_allowed === false) return 0;
  return Math.max(card?.slots || 3, markers);
};

export const tileWidth = (id: string): number => {
  const { order, resources, victory_points } = tileOf(id);
  if (order === null) return 80;
  return 59 + Object.values(resources).filter((n) => n > 0).length * 35 + victory_points.length * 17;
};

/** What a piece takes of its own sheet, in units. */
export function room(kind: string, parts: readonly string[]): Box {
  const [id = "", more] = parts;
  switch (kind) {
    case "unit":
      return { x: -22, y: -34, w: 44, h: 66 };
    case "token":
      return { x: -23, y: -38, w: 46, h: 76 };
    case "good":
      return { x: more ? -48 : -26, y: -26, w: more ? 74 : 52, h: 52 };
    case "tile":
      return { x: -tileWidth(id) / 2 - 4, y: -22, w: tileWidth(id) + 8, h: 48 };
    case "order":
      return { x: -21, y: -26, w: 42, h: 54 };
    case "box":
      return { x: 0, y: 0, w: 92 + slotsOf(id, parts.length - 1) * PITCH.slot, h: 58 };
    case "helm":
      return { x: -28, y: -30, w: 72, h: 74 };
    case "stage":
      return { x: 0, y: 0, w: helms.filter(({ stage }) => stage === Number(id)).length * PITCH.helm + 16, h: 96 };
    case "reputation":
      return { x: 0, y: 0, w: 11 * PITCH.reputation + 4, h: 66 };
    case "snow":
      return { x: 0, y: 0, w: 52 + Number(more ?? 18) * PITCH.snow, h: 44 };
    case "ladder":
      return { x: 0, y: 0, w: 176, h: 144 };
    case "sheet": {
      const { free_spaces, maker_spy_spaces } = spacesOf(id);
      return { x: 0, y: 0, w: 66 + (printedOn(id).length + free_spaces + maker_spy_spaces) * PITCH.space, h: 76 };
    }
    case "scientist":
      return { x: 0, y: 0, w: 218, h: 80 };
    case "vuko_tile":
      return { x: -38, y: -28, w: 76, h: 58 };
    case "region":
      return regionView(id);
    case "map":
      return MAP_VIEW;
    default:
      return { x: -25, y: -25, w: 50, h: 52 };
  }
}

/** How high a piece is drawn, in usual pieces: parts of the map are larger than what lies on them. */
export function height(kind: string, { h }: Box): number {
  if (kind === "map") return 4.4;
  if (kind === "region") return 3.6;
  return h / USUAL;
}
