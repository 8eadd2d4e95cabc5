/** Which drawing stands for a thing on its page of the rulebook. */

import { boxes, LEVELS, regions, units } from "../content";
import { ABILITIES, GOALS, GOODS } from "../looks";
import { scientists, tileOf, vukoTiles } from "./content";
import { SIGNS } from "./signs";

const OWN: Readonly<Record<string, string>> = {
  influence_marker: "marker:red",
  controlled_marker: "controlled:red",
  controlled: "controlled:red",
  action_marker: "marker:blue",
  nation: "token:nation",
  magical_reserve: "token:reserve",
  thorn: "token:thorn",
  absorb_reserves: "token:thorn",
  red_tower: "token:tower",
  nightmare_token: "token:nightmare",
  region_lock: "token:lock",
  region_lock_token: "token:lock",
  vuko: "token:vuko",
  vuko_token: "token:vuko_token",
  vuko_tile: "vuko_tile:both_bears",
  action_box: "box:move",
  action_order_token: "order:1",
  action_order: "order:1",
  viper_gorge_pile: "box:viper_gorge",
  initiative_track: "stage:2:red.4",
  stage: "stage:2",
  helm: "helm:3",
  ship: "helm:3",
  red_ship: "helm:4",
  reputation: "reputation:red.-2:black.-3",
  yin_yang: "sign:yin_yang",
  dead_snow: "snow:6:18",
  victory_points: "points:50",
  character: "scientist:freihoff",
  character_board: "ladder:3:1:1:0",
  unit: "unit:moonlit_brother",
  level: "unit:harrasim",
  upgrade: "sign:attack",
  region: "region:valley_of_sorrow:t2_6",
  region_tile: "tile:t2_6",
  order: "number:6",
  ip: "die:5",
};

/** In a list, what would be too wide is shown by a sign. */
const IN_A_LIST: Readonly<Record<string, string>> = {
  action_box: "sign:move",
  viper_gorge_pile: "sign:viper_gorge",
  initiative_track: "helm:3",
  stage: "helm:6",
  reputation: "space:-2",
  dead_snow: "sign:dead_snow",
  character: "crest:freihoff",
  region_tile: "number:6",
};

/** The piece to draw, or nothing where a thing is only a word. */
export function pictureOf(id: string, isListed = false): string | null {
  const own = (isListed ? IN_A_LIST[id] : undefined) ?? OWN[id];
  if (own) return own;
  if (id in units) return `${isListed ? "unit" : "sheet"}:${id}`;
  if (id in regions) return `map:${id}`;
  if (id in boxes) return `${isListed ? "sign" : "box"}:${id}`;
  if (id in GOODS) return `good:${id}`;
  if (id in ABILITIES || id in GOALS || id in SIGNS) return `sign:${id}`;
  if (vukoTiles.some((tile) => tile.id === id)) return `vuko_tile:${id}`;
  if (scientists.some((one) => one.id === id)) return `${isListed ? "crest" : "scientist"}:${id}`;
  const { order } = tileOf(id);
  if (order !== null) return isListed ? `number:${order}` : `tile:${id}`;
  const level = /^m_factor_([0-3])$/.exec(id)?.[1];
  if (level) return `ladder:${LEVELS.map((one) => (one === Number(level) ? 1 : 0)).join(":")}`;
  const token = /^order_([1-5])$/.exec(id)?.[1];
  return token ? `order:${token}` : null;
}
