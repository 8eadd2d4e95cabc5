/** A quiet table for figures of the rulebook: the board wants a whole position, a figure shows one thing of it. */

import { ships as shipCards, shores as shoreCards, spaces as spaceCards, WARRIORS } from "../content";
import type { ChampionsView, FightView, PlayerView, ShipView, ShoreView, SpaceView } from "../view";

const SEATS = ["color_red", "color_green", "color_purple", "color_orange"];
/** The seats in the colours that figures name. */
export const SEAT_COLORS = ["red", "green", "heather", "amber"] as const;
export const seatOf = (color: string): number => SEAT_COLORS.findIndex((one) => one === color);

const STALLS = ["stall_vikings", "stall_savages", "stall_trader", "stall_outcast"];
const FOES = { troll: "troll_hill_1", draugr_1: "draugr_thrall_red", draugr_2: "draugr_wight_blue" } as const;
const MONSTERS: Readonly<Record<string, string>> = {
  shore_1: "monster_huldra_red",
  shore_2: "monster_sea_serpent_red",
  shore_3: "monster_mare_yellow",
  shore_4: "monster_frost_giant_blue",
};

const player = (color: string, seat: number): PlayerView => ({
  seat,
  color,
  leader: null,
  glory: 0,
  blame: 0,
  coin: 0,
  wood: 0,
  food: 0,
  favor: 0,
  warriors: {},
  workers: 0,
  workforce: 3,
  begging: 0,
  hut_worker: true,
  longship: null,
  runes: [],
  used_runes: [],
  destiny_count: 1,
  destinies: [],
  opened: [],
  defeated: null,
});

export const spaceAt = (id: string, change: Partial<SpaceView> = {}): SpaceView => ({
  id,
  workers: [],
  stock: spaceCards[id]?.stock ? 1 : 0,
  stall: id.startsWith("stall_space_") ? (STALLS[Number(id.at(-1)) - 1] ?? null) : null,
  card: id === "merchant_ship" ? "merchant_settlers" : null,
  ...change,
});

export const shoreAt = (id: string, change: Partial<ShoreView> = {}): ShoreView => ({
  id,
  journey: null,
  has_journey: true,
  is_open: false,
  seen_by: [],
  monster: MONSTERS[id] ?? null,
  coins: 0,
  ship: null,
  ...change,
});

export const shipAt = (id: string, change: Partial<ShipView> = {}): ShipView => ({
  id,
  capacity: shipCards[id]?.capacity ?? 0,
  owner: null,
  holder: null,
  crew: Object.fromEntries(WARRIORS.map((warrior) => [warrior, 0])),
  food: 0,
  ...change,
});

export const fightAt = (target: keyof typeof FOES, enemy: string = FOES[target]): FightView => ({
  target,
  enemy,
  holder: null,
  crew: {},
});

/** Four players before the first worker is placed. */
export const quietTable = (change: Partial<ChampionsView> = {}): ChampionsView => ({
  seat: -1,
  round: 1,
  phase: "workers",
  first_player: 0,
  deciders: [],
  waiting_for: null,
  players: SEATS.map(player),
  spaces: Object.keys(spaceCards).map((id) => spaceAt(id)),
  fights: [fightAt("troll"), fightAt("draugr_1"), fightAt("draugr_2")],
  shores: Object.keys(shoreCards).map((id) => shoreAt(id)),
  ships: Object.keys(shipCards).map((id) => shipAt(id)),
  supply: {},
  deck_sizes: { rune: 7 },
  merchants: ["merchant_settlers"],
  runes_shown: ["rune_gifts", "rune_healing", "rune_fame"],
  hut_buyers: 0,
  enemy_discard: [],
  journey_discard: [],
  drawn: [],
  under_destinies: [],
  dice: [],
  losses_prevented: false,
  shield_damage: 0,
  combat: null,
  voyage: null,
  losses: 0,
  ...change,
});
