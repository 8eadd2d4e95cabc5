/** Written by tools/generate_types.py from the Python structs: edit those instead. */

/** A tile on the map: its cell and its quarter turns clockwise (NUL-TILE-04). */
export interface TileView {
  tile: string;
  x: number;
  y: number;
  turn: number;
}

export interface BuildingView {
  building: string;
  area: string;
  /** null for a small building that uses no site (NUL-BUILD-07). */
  site: string | null;
}

export interface CreatureView {
  /** The card: its kind and its colour. */
  creature: string;
  kind: string;
  area: string;
}

export interface TerritoryView {
  id: string;
  areas: string[];
  /** On how many tiles it lies (NUL-TILE-07). */
  tiles: number;
  is_open: boolean;
  /** During a combat the defender (NUL-CTRL-01); null where the territory is neutral. */
  controller: number | null;
  /** By seat, without Kaija. Two seats have units here only until their combat is over. */
  units: number[];
  kaija: boolean;
  /** Resource icons on its tiles. */
  printed: Record<string, number>;
  /** What a Harvest brings its controller now: tiles and buildings, less what a Wolf blocks. */
  yields: Record<string, number>;
  /** The Glory that a Harvest brings its controller now. */
  harvest_glory: number;
  buildings: BuildingView[];
  creatures: CreatureView[];
  scorched_earth: boolean;
}

/** Two adjacent territories (NUL-TILE-09, 10). */
export interface LinkView {
  a: string;
  b: string;
  is_hard: boolean;
}

export interface ActiveCardView {
  card: string;
  /** False for a card that lies there by wait, replace or upgrade. */
  was_played: boolean;
}

export interface PlayerView {
  seat: number;
  color: string;
  partner: number | null;
  /** null before it is chosen. */
  clan: string | null;
  food: number;
  wood: number;
  lore: number;
  /** The tokens; null where they are hidden from the viewer (NUL-INFO-02, 04, 06). */
  glory: number | null;
  hand_size: number;
  /** The cards that the viewer knows to be there: all of the own hand. */
  hand: string[];
  active: ActiveCardView[];
  discard: string[];
  draw_pile: number;
  /**
   * Cards whose place on top of the draw pile is fixed, the next one first; null for those that
   * the viewer did not see.
   */
  top: (string | null)[];
  /** Clan cards still set aside. */
  upgrades: string[];
  /** Cards put back into the box. */
  removed: string[];
  reserve: number;
  units_on_map: number;
  territories: number;
  /** `reserve` or `map` for the Bear Clan, null for others. */
  kaija: string | null;
  has_passed: boolean;
  took_display_card: boolean;
  kaija_may_attack: boolean;
  ignores_defences: boolean;
  /** Tiles drawn in setup and not yet placed; null for those of others. */
  setup_tiles: (string | null)[];
}

/** A tile that is being placed: what has been chosen of tile, cell and turn so far. */
export interface PlacingView {
  seat: number;
  tile: string | null;
  x: number | null;
  y: number | null;
  /** The tiles to choose from; null where the viewer may not see them (NUL-INFO-07). */
  drawn: (string | null)[];
}

/** Cards of a Draw action that are still to be divided. */
export interface DrawnCardsView {
  seat: number;
  cards: (string | null)[];
  keep: number;
  discard: number;
  top: number;
}

/** A hand that somebody looks at (NUL-CARD-21). */
export interface InspectedView {
  seat: number;
  victim: number;
  /** null for everyone but the looker and the victim. */
  cards: string[] | null;
  /** The card that is to be given up or ransomed (NUL-CARD-22), for the same two. */
  named: string | null;
}

/** How a fight with this many units would end on average, before anyone spends food. */
export interface FightView {
  /** How many come to those of the mover who are there already. */
  units: number;
  /** The attacker's chance to win. */
  percent: number;
  /** The attacker's casualties, in hundredths of a unit. */
  losses: number;
  losses_of_foe: number;
}

/** A fight that the Move action under way may still bring. */
export interface ProspectView {
  territory: string;
  opponent: number | null;
  creature: string | null;
  /** Other creatures can be left in peace (NUL-CREA-09). */
  must_fight: boolean;
  /** Those of the opponent, with Kaija. */
  figures: number;
  /** What a victory brings besides the territory. */
  gain: Record<string, number>;
  /** The more units, the later. */
  fights: FightView[];
}

/** A Move action, or another effect that moves units, in progress. */
export interface MovingView {
  seat: number;
  /** Moves left in the action. */
  left: number;
  origin: string | null;
  target: string | null;
  with_kaija: boolean;
  /** The partner's territory that the last move has entered and the next must leave. */
  passing: string | null;
  /** The fights within reach; none while one is being fought. */
  prospects: ProspectView[];
}

/** One side of a combat: where its points and the casualties it inflicts come from. */
export interface SideView {
  /** null for a creature. */
  seat: number | null;
  creature: string | null;
  units: number;
  kaija: boolean;
  /** For units and Kaija, or the value of the creature. */
  unit_points: number;
  card_points: number;
  building_points: number;
  clan_points: number;
  /** null before it is decided. */
  food: number | null;
  die: string | null;
  die_points: number;
  die_casualties: number;
  bonus_points: number;
  bonus_casualties: number;
  building_casualties: number;
  cancelled: number;
  /** All of them so far. */
  points: number;
  /** All casualties so far, less those that the other side cancels. */
  inflicts: number;
  /** Casualties still to be taken off. */
  losses_left: number;
}

export interface CombatView {
  territory: string;
  /** `push`, `food`, `roll`, `bonus`, `casualties` or `retreat`. */
  step: string;
  attacker: SideView;
  defender: SideView;
  /** `attacker`, `defender`, `nobody`, or null before it is decided. */
  winner: string | null;
}

/** A combat still to be fought in this action. */
export interface PendingView {
  territory: string;
  opponent: number | null;
  creature: string | null;
}

/** The card whose effects are being carried out. */
export interface ResolvingView {
  seat: number;
  card: string;
  /** The card whose effects it has taken over (NUL-CARD-18). */
  copied: string | null;
}

export interface NorthgardView {
  seat: number;
  year: number;
  years: number;
  /** `setup`, one of the phases of `game.toml`, or `end`. */
  phase: string;
  first_player: number | null;
  /** Whose turn it is, in the Actions phase and in setup. */
  active: number | null;
  deciders: number[];
  waiting_for: string | null;
  players: PlayerView[];
  tiles: TileView[];
  territories: TerritoryView[];
  links: LinkView[];
  tile_pile: number;
  /** Tiles put under the pile, the next to come first; null for those the viewer did not see. */
  under_pile: (string | null)[];
  display: string[];
  development_deck: number;
  /** Laid out in setup; the display of the last year. */
  achievements: string[];
  unrest: number;
  building_tokens: Record<string, number>;
  creature_deck: number;
  /** From left to right. */
  creature_line: CreatureView[];
  creature_discard: string[];
  resolving: ResolvingView | null;
  placing: PlacingView | null;
  drawn_cards: DrawnCardsView | null;
  inspected: InspectedView | null;
  moving: MovingView | null;
  pending: PendingView[];
  combat: CombatView | null;
  /** How many resources, units or cards are still to be paid, placed or given up now. */
  owed: number;
  /** The sheets of the final score; null before the end. */
  glory_by_source: Record<string, number>[] | null;
}

/** The facts of every kind of event. */
export interface NorthgardFacts {
  achievements_laid: { cards: string[] };
  built: { seat: number; building: string; site: string };
  built_loose: { seat: number; building: string; area: string };
  camp_trained: { seat: number; territory: string; n: number };
  cancelled: { seat: number; other: number; card: string };
  card_demanded_seen: { seat: number; other: number; named: string };
  card_named: { seat: number; other: number };
  card_seen: { seat: number; seen: string };
  cards_drawn: { seat: number; n: number };
  cards_kept: { seat: number; n: number };
  cards_put_on_top: { seat: number; n: number };
  clan_taken: { seat: number; clan: string };
  combat_began: { seat: number; other: number; territory: string };
  combat_scored: { territory: string; attack: number; defence: number; attacker_losses: number; defender_losses: number };
  combat_won: { seat: number; territory: string };
  conquered: { seat: number; territory: string };
  copied: { seat: number; card: string };
  creature_appeared: { seat: number; creature: string; territory: string };
  creature_attacked: { creature: string; seat: number; territory: string };
  creature_defeated: { seat: number; creature: string };
  creature_fought: { seat: number; creature: string; territory: string };
  creature_moved: { creature: string; origin: string; territory: string };
  creature_rolled: { seat: number; creature: string; face: string };
  creature_stayed: { creature: string };
  creature_won: { creature: string; territory: string };
  creatures_reshuffled: { n: number };
  discarded: { seat: number; card: string };
  display_card_taken: { seat: number; card: string };
  display_cleared: { cards: string[] };
  display_laid: { cards: string[] };
  dominated: { seat: number; n: number };
  exchanged: { seat: number; resource: string };
  first_player: { seat: number };
  food_spent: { seat: number; n: number };
  found_no_place: { seat: number };
  gained: { seat: number; resource: string; n: number };
  game_ended: Record<string, never>;
  glory_gained: { seat: number; n: number; reason: string };
  glory_lost: { seat: number; n: number };
  hand_inspected: { seat: number; other: number };
  hand_seen: { seat: number; other: number; seen: string[] };
  harvested: { seat: number };
  kaija_lost: { seat: number; territory: string };
  kaija_moved: { seat: number; origin: string; territory: string };
  kaija_placed: { seat: number; territory: string };
  kaija_retreated: { seat: number; origin: string; territory: string };
  let_pass: { seat: number; other: number; card: string };
  moved: { seat: number; origin: string; territory: string; n: number };
  no_retreat: { seat: number; territory: string; n: number };
  nobody_won: { territory: string };
  paid: { seat: number; resource: string; n: number };
  passed: { seat: number };
  phase_began: { phase: string };
  played: { seat: number; card: string };
  ransomed: { seat: number; other: number };
  recovered: { seat: number; card: string };
  recruited: { seat: number; territory: string; n: number };
  removed: { seat: number; card: string };
  replaced: { seat: number; card: string };
  reshuffled: { seat: number; n: number };
  retreated: { seat: number; origin: string; territory: string; n: number };
  rolled: { seat: number; face: string };
  rolled_for_first: { seat: number; axes: number; faces: string[] };
  scorched: { seat: number; territory: string };
  second_chance: { seat: number; territory: string };
  second_chance_declined: { seat: number };
  shifted: { seat: number; other: number; origin: string; territory: string; n: number };
  start_tile_placed: { tile: string; cell: string };
  stolen: { seat: number; other: number; resource: string };
  swap_accepted: { seat: number; other: number };
  swap_offered: { seat: number; other: number; given: string; taken: string };
  swap_refused: { seat: number; other: number };
  swapped: { seat: number; territory: string; building: string; into: string };
  territory_closed: { territory: string; tiles: number };
  tile_placed: { seat: number; tile: string; cell: string; turn: number };
  tile_seen: { seat: number; seen: string };
  tiles_drawn: { seat: number; n: number };
  tiles_put_back: { n: number };
  tiles_put_under: { seat: number; n: number };
  took_casualty: { seat: number };
  took_point: { seat: number };
  top_card_lost: { seat: number; card: string };
  turn_ended: { seat: number };
  unit_removed: { seat: number; other: number; territory: string };
  units_lost: { seat: number; territory: string; n: number };
  units_placed: { seat: number; territory: string; n: number };
  unrest_taken: { seat: number };
  upgraded: { seat: number; card: string; upgrade: string };
  waited: { seat: number; card: string };
  wintered: { seat: number; food: number; wood: number };
  year_began: { year: number };
  year_ended: { year: number };
  year_flag_set: { seat: number; flag: string };
}
