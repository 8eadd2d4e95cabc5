/** Positions of Northgard for tests of its board, on the map of EX-14. */

import type { Choice } from "../src/api/types";
import type { CombatView, NorthgardView, PlayerView, SideView, TerritoryView } from "../src/boards/northgard/view";
import { choice } from "./boards";

export interface Table {
  view: NorthgardView;
  choices: Choice[];
}

function player(seat: number, own: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    color: ["red", "green", "purple"][seat]!,
    partner: null,
    clan: ["stag", "bear", "wolf"][seat]!,
    food: 2,
    wood: 3,
    lore: 1,
    glory: seat === 0 ? 21 : null,
    hand_size: 3,
    hand: seat === 0 ? ["start_feast", "start_feast", "dev_fishing"] : [],
    active: [{ card: "dev_town_hall", was_played: true }],
    discard: ["start_move"],
    draw_pile: 3,
    top: [],
    upgrades: seat === 0 ? ["clan_stag_annexation"] : [],
    removed: [],
    reserve: 8,
    units_on_map: 6,
    territories: 2,
    kaija: seat === 1 ? "map" : null,
    has_passed: false,
    took_display_card: false,
    kaija_may_attack: false,
    ignores_defences: false,
    setup_tiles: [],
    ...own,
  };
}

function territory(areas: string[], own: Partial<TerritoryView> = {}): TerritoryView {
  return {
    id: areas[0]!,
    areas,
    tiles: new Set(areas.map((area) => area.split(".")[0])).size,
    is_open: areas.length < 3,
    controller: null,
    units: [0, 0, 0],
    kaija: false,
    printed: {},
    yields: {},
    harvest_glory: 0,
    buildings: [],
    creatures: [],
    scorched_earth: false,
    ...own,
  };
}

const wolf = { creature: "wolf_beige", kind: "wolf", area: "tile_07.s" };

export function position(own: Partial<NorthgardView> = {}): NorthgardView {
  return {
    seat: 0,
    year: 4,
    years: 7,
    phase: "actions",
    first_player: 1,
    active: 0,
    deciders: [0],
    waiting_for: "TakeTurn",
    players: [player(0), player(1), player(2)],
    tiles: [
      { tile: "start", x: 0, y: 0, turn: 0 },
      { tile: "tile_07", x: 1, y: 0, turn: 0 },
      { tile: "tile_02", x: 2, y: 0, turn: 3 },
    ],
    territories: [
      territory(["start.n"]),
      territory(["start.e", "tile_07.m", "tile_02.n"], {
        controller: 0,
        units: [4, 0, 0],
        yields: { food: 1 },
        harvest_glory: 2,
        buildings: [{ building: "food_silo", area: "tile_02.n", site: "tile_02.n.n1" }],
      }),
      territory(["start.s"], { controller: 1, units: [0, 2, 0], kaija: true }),
      territory(["start.w"], { scorched_earth: true }),
      territory(["tile_07.n"], { controller: 2, units: [0, 0, 3] }),
      territory(["tile_07.s"], { creatures: [wolf] }),
      territory(["tile_02.s"]),
    ],
    links: [
      { a: "start.n", b: "start.e", is_hard: false },
      { a: "start.e", b: "tile_07.s", is_hard: true },
    ],
    tile_pile: 20,
    under_pile: [],
    display: ["dev_rangers", "dev_spy", "dev_capture"],
    development_deck: 6,
    achievements: ["ach_builder"],
    unrest: 9,
    building_tokens: { food_silo: 6, fortress: 7 },
    creature_deck: 3,
    creature_line: [wolf],
    creature_discard: [],
    resolving: null,
    placing: null,
    drawn_cards: null,
    inspected: null,
    moving: null,
    pending: [],
    combat: null,
    owed: 0,
    glory_by_source: null,
    ...own,
  };
}

const side = (own: Partial<SideView>): SideView => ({
  seat: null,
  creature: null,
  units: 0,
  kaija: false,
  unit_points: 0,
  card_points: 0,
  building_points: 0,
  clan_points: 0,
  food: null,
  die: null,
  die_points: 0,
  die_casualties: 0,
  bonus_points: 0,
  bonus_casualties: 0,
  building_casualties: 0,
  cancelled: 0,
  points: 0,
  inflicts: 0,
  losses_left: 0,
  ...own,
});

/** EX-07 at its end: 6 to 6, the defender wins. */
export const combat: CombatView = {
  territory: "tile_07.n",
  step: "retreat",
  attacker: side({
    seat: 0,
    units: 2,
    unit_points: 4,
    card_points: 1,
    food: 0,
    die: "axe_skull",
    die_points: 1,
    die_casualties: 1,
    points: 6,
    inflicts: 1,
  }),
  defender: side({
    seat: 2,
    units: 1,
    unit_points: 2,
    building_points: 2,
    food: 2,
    die: "skull_or_axe",
    die_casualties: 1,
    building_casualties: 1,
    points: 6,
    inflicts: 2,
  }),
  winner: "defender",
};

const beast: CombatView = {
  ...combat,
  step: "food",
  winner: null,
  attacker: side({ seat: 0, units: 3, unit_points: 3, points: 3 }),
  defender: side({ creature: "wolf_beige", unit_points: 4, points: 4 }),
};

const laying = { seat: 0, tile: "tile_05", x: null, y: null, drawn: ["tile_05"] };
const hand = ["start_feast", "dev_fishing"];

export const tables: Readonly<Record<string, Table>> = {
  turn: {
    view: position(),
    choices: [...hand.flatMap((card) => [choice(`play:${card}`), choice(`wait:${card}`)]), choice("pass")],
  },
  upgrade: { view: position(), choices: [choice("take:clan_stag_annexation")] },
  display: {
    view: position(),
    choices: ["dev_rangers", "dev_spy", "dev_capture"].map((card) => choice(`take:${card}`)),
  },
  clans: {
    view: position({ phase: "setup" }),
    choices: ["boar", "goat", "snake"].map((clan) => choice(`clan:${clan}`)),
  },
  "setup tiles": {
    view: position({
      phase: "setup",
      players: [player(0, { setup_tiles: ["tile_04", "tile_20"] }), player(1), player(2)],
    }),
    choices: [choice("tile:tile_04"), choice("tile:tile_20")],
  },
  "drawn tiles": {
    view: position({ placing: { ...laying, tile: null, drawn: ["tile_05", "tile_29"] } }),
    choices: [choice("tile:tile_05"), choice("tile:tile_29")],
  },
  cells: { view: position({ placing: laying }), choices: [choice("cell:0,-1"), choice("cell:-1,0")] },
  recruit: { view: position({ owed: 2 }), choices: [choice("recruit:start.e"), choice("done")] },
  build: {
    view: position(),
    choices: [choice("build:food_silo:tile_02.s.s1"), choice("build:training_camp:tile_02.s.s1")],
  },
  swap: { view: position(), choices: [choice("swap:tile_02.n.n1")] },
  move: {
    view: position({
      moving: { seat: 0, left: 2, origin: "start.e", target: null, with_kaija: false, passing: null, prospects: [] },
    }),
    choices: [choice("to:start.n"), choice("to:tile_07.n")],
  },
  units: {
    view: position({
      moving: {
        seat: 0,
        left: 2,
        origin: "start.e",
        target: "start.n",
        with_kaija: false,
        passing: null,
        prospects: [],
      },
    }),
    choices: [1, 2, 3, 4].map((n) => choice(`units:${n}`)),
  },
  creature: {
    view: position({ pending: [{ territory: "tile_07.n", opponent: 2, creature: null }] }),
    choices: [choice("fight:wolf_beige"), choice("decline")],
  },
  food: { view: position({ combat: beast }), choices: [0, 1, 2].map((n) => choice(`food:${n}`)) },
  retreat: { view: position({ combat }), choices: [choice("retreat:start.e"), choice("retreat:start.n")] },
  loss: { view: position({ combat }), choices: [choice("lose:unit"), choice("lose:kaija")] },
  feast: {
    view: position({ resolving: { seat: 0, card: "start_feast", copied: null } }),
    choices: ["recruit", "move", "explore", "build"].map((one) => choice(`choose:${one}`)),
  },
  draw: {
    view: position({ drawn_cards: { seat: 0, cards: ["dev_bribery", "dev_spy"], keep: 1, discard: 1, top: 0 } }),
    choices: [choice("keep:dev_bribery"), choice("discard:dev_bribery")],
  },
  spy: {
    view: position({ inspected: { seat: 0, victim: 1, cards: ["start_build", "clan_bear"], named: null } }),
    choices: [choice("name:start_build"), choice("name:clan_bear")],
  },
  named: {
    view: position({ inspected: { seat: 0, victim: 1, cards: ["start_build", "clan_bear"], named: "clan_bear" } }),
    choices: [],
  },
  opponent: { view: position(), choices: [choice("opponent:seat_1"), choice("opponent:seat_2")] },
  exchange: {
    view: position({ phase: "harvest", owed: 2 }),
    choices: [...["food", "wood", "lore"].map((kind) => choice(`pay:${kind}`)), choice("done")],
  },
  watching: {
    view: position({
      seat: -1,
      players: [0, 1, 2].map((seat) => player(seat, { hand: [], glory: null })),
      placing: { ...laying, tile: null, drawn: [null] },
    }),
    choices: [],
  },
  end: {
    view: position({
      phase: "end",
      deciders: [],
      waiting_for: null,
      glory_by_source: [{ closing: 9, harvest: 8 }, { closing: 4 }, { unrest: -5 }],
    }),
    choices: [],
  },
};
