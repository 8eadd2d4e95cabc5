/** Written by tools/generate_types.py from the Python structs: edit those instead. */

/** A unit on the map. Damage lasts until the end of Activation (LIG-ATK-06). */
export interface FigureView {
  unit: string;
  damage: number;
  /** Laid down, to be removed after all attacks (LIG-ATK-08). */
  is_defeated: boolean;
}

/** What one player has in a region; players without anything there are left out. */
export interface ForceView {
  seat: number;
  /** Free influence markers. */
  markers: number;
  /** Influence markers under Vuko's control. */
  controlled: number;
  units: FigureView[];
  /** As it counts for dominance (LIG-DEF-04, LIG-DEF-05). */
  influence: number;
}

export interface RegionView {
  id: string;
  /** It holds a tile, face up or face down. */
  is_in_play: boolean;
  /** null while it lies face down. */
  tile: string | null;
  /** The red number. */
  order: number | null;
  /** For the first place, the second and so on. */
  victory_points: number[];
  /** The kinds the tile shows, with their amounts. */
  resources: Record<string, number>;
  /** Kinds already taken while this region is being resolved. */
  taken: string[];
  nations: number;
  /** Magical reserves face up. */
  reserves: number;
  reserves_down: number;
  forces: ForceView[];
  /** Eligible players, the dominating one first, if dominance were determined now. */
  ranking: number[];
  has_thorn: boolean;
  has_vuko: boolean;
  has_red_tower: boolean;
  nightmare_tokens: number;
  is_locked: boolean;
}

/** An action box with its markers. */
export interface BoxView {
  id: string;
  /** Its place in the order of resolution; null while the order token is off the board. */
  order: number | null;
  /** Numbered fields usable with this number of players; 0 where there is no limit. */
  slots: number;
  /** The seat on each field from number 1 up; in Viper Gorge in the order of placing. */
  markers: number[];
  is_current: boolean;
}

export interface HelmView {
  index: number;
  stage: number;
  ship: number;
  is_red: boolean;
  /** A marker has reached or passed this red ship. */
  is_triggered: boolean;
  action_markers: number;
  /** Seats from the top of the stack to its bottom. */
  stack: number[];
}

export interface StageView {
  number: number;
  is_current: boolean;
  /** The side of the Vuko tile that lies face up here. */
  vuko_tile: string | null;
  /** It lasts to the end of the game once its stage has come. */
  is_arrow: boolean;
  is_active: boolean;
}

export interface ReputationView {
  space: string;
  /** Seats from the top of the stack (worst) to its bottom (best). */
  stack: number[];
}

/** A space for an upgrade on a character board. */
export interface SpaceView {
  number: number;
  is_maker_spy: boolean;
  ability: string | null;
  /** The ability was put there by Maker-Spy and not bought. */
  is_assigned: boolean;
}

/** A unit type on its owner's character board. */
export interface UnitView {
  unit: string;
  level: number;
  printed: string[];
  spaces: SpaceView[];
  attack: number;
  shield: number;
  dominate: number;
  speed: number;
  influence: number;
  /** The damage that defeats it (LIG-ATK-05). */
  toughness: number;
  in_supply: number;
  on_board: number;
}

export interface PlayerView {
  seat: number;
  /** The Independent Player of the solo variant. */
  is_independent: boolean;
  /** null until scientists are drawn. */
  scientist: string | null;
  color: string | null;
  victory_points: number;
  /** null where there is no reputation track (LIG-SOL-04). */
  reputation: string | null;
  population: number;
  gold: number;
  /** Tokens on the levels 0 to 3. */
  m_factor: number[];
  units: UnitView[];
  /** In supply. */
  influence_markers: number;
  /** Influence markers left in Viper Gorge. */
  viper_gorge: number;
  /** Influence markers of this player held in the Ice Garden. */
  in_ice_garden: number;
  vuko_tokens: number;
  /** Still to be placed this round. */
  action_markers: number;
  helm: number | null;
  /** The stages whose double step has been made. */
  double_steps: number[];
  goal: string | null;
  goal_progress: number;
  goal_target: number;
  /** In supply; 0 for all but Callo. */
  nightmare_tokens: number;
  lock_tokens: number;
  red_towers: number;
  absorbed_reserves: number;
}

/** The attack that is going on in one region. */
export interface AttackView {
  seat: number;
  region: string;
  /** Points still to be dealt. */
  pool: number;
}

/** What the choice that is waited for is about, as far as earlier choices have settled it. */
export interface FocusView {
  /** Where something comes from, or where something happens. */
  region: string | null;
  /** The piece that is moved: `influence_marker`, `controlled_marker` or a unit. */
  piece: string | null;
  unit: string | null;
  ability: string | null;
  order_token: string | null;
  /** How often the same choice may still be made, this time included; 0 without a limit. */
  left: number;
  /** Options of Making already taken in this action. */
  used: string[];
}

/** The last roll for the Independent Player and what it was for. */
export interface RollView {
  purpose: string;
  number: number;
}

export interface SoloView {
  level: string;
  seat: number;
  /** For each box what the Independent Player does before the player's marker is removed. */
  actions: Record<string, string>;
  /** The box that makes it act next in this round, as the markers lie. */
  next_box: string | null;
  /** The units its next Making would summon. */
  next_summon: string | null;
  roll: RollView | null;
  /** won, drawn or lost, once the game is over (LIG-SOL-26). */
  outcome: string | null;
}

export interface IceGardenView {
  seat: number;
  round: number;
  /** setup, help, initiative, action_order, planning, the id of a box, domination, or over. */
  phase: string;
  deciders: number[];
  waiting_for: string | null;
  /** The order of play of this round. */
  order: number[];
  stage: number;
  /** How often victory points are given in this round (LIG-INI-08). */
  scoring_count: number;
  ships_triggered: number;
  dead_snow: number;
  dead_snow_limit: number;
  /** The region that is being resolved in the Domination phase. */
  resolving: string | null;
  /**
   * Who dominates each region of the last Domination phase so far, by rising red number; the one
   * that is being resolved comes last.
   */
  dominated: (number | null)[];
  regions: RegionView[];
  boxes: BoxView[];
  /** The box on which each order token lies, from token 1 to token 5. */
  order_tokens: (string | null)[];
  helms: HelmView[];
  stages: StageView[];
  /** From yin_yang down; empty in the solo variant. */
  reputation: ReputationView[];
  players: PlayerView[];
  /** population, gold and m_factor that nobody owns. */
  stock: Record<string, number>;
  upgrade_stock: Record<string, number>;
  vuko_token_stock: number;
  vuko: string | null;
  thorn: string | null;
  attack: AttackView | null;
  focus: FocusView | null;
  solo: SoloView | null;
  /** dead_snow, goal or victory_points once the game is over. */
  ended_by: string | null;
}

/** The facts of every kind of event. */
export interface IceGardenFacts {
  absorbed: { seat: number; region: string; n: number; total: number };
  action_began: { seat: number; box: string };
  advanced: { seat: number; n: number; helm: number };
  assigned: { seat: number; unit: string; ability: string; space: string };
  attack_began: { seat: number };
  attack_declined: { seat: number };
  box_began: { box: string };
  called: { seat: number; unit: string; region: string; to: string };
  controlled: { seat: number; region: string; n: number };
  dead_snow_rose: { n: number; total: number };
  declined: { seat: number; box: string };
  enthralled: { seat: number; other: number; piece: string; region: string };
  exchanged: { seat: number; given: string; also: string; taken: string };
  expelled: { seat: number; region: string; n: number };
  freed: { seat: number; region: string; n: number };
  gained: { seat: number; resource: string; n: number; why: string };
  game_ended: { why: string };
  goal_reached: { seat: number; goal: string };
  helped: { seat: number };
  independent_acts: { seat: number; box: string };
  independent_chose: { seat: number; why: string };
  independent_idle: { seat: number; why: string };
  influence_placed: { seat: number; region: string; why: string };
  m_factor_blocked: { region: string };
  m_factor_moved: { seat: number; level: number; to: number };
  marker_defeated: { seat: number; other: number; piece: string; region: string };
  markers_returned: { seat: number; region: string; n: number };
  markers_taken: { seat: number; n: number };
  moved: { seat: number; piece: string; region: string; to: string; why: string };
  nation_defeated: { seat: number; region: string };
  nations_carried: { region: string; to: string; n: number };
  nations_gone: { region: string; n: number };
  nobody_dominates: { region: string };
  option_taken: { seat: number; option: string };
  order_set: { order: string[] };
  order_token_placed: { seat: number; token: string; box: string };
  paid: { seat: number; resource: string; n: number };
  pillaged: { seat: number; other: number; good: string; region: string };
  planned: { seat: number; box: string; number: number };
  ranked: { region: string; ranking: string[] };
  recruited: { seat: number; other: number; piece: string; region: string; total: number };
  region_attacked: { seat: number; region: string; n: number };
  region_locked: { seat: number; region: string; total: number };
  reputation_changed: { seat: number; before: string; space: string };
  reserve_found: { region: string };
  reserve_lost: { region: string };
  reserve_rehoused: { region: string; to: string };
  reserves_carried: { seat: number; region: string; to: string; n: number };
  reserves_turned: { region: string; n: number };
  rolled: { seat: number; purpose: string; number: number };
  rolled_in_vain: { seat: number; purpose: string; number: number; why: string };
  rolled_region: { seat: number; purpose: string; number: number; region: string };
  round_began: { round: number };
  round_ended: { round: number };
  scientist_taken: { seat: number; scientist: string };
  scored: { seat: number; n: number; why: string; total: number };
  set_aside: { seat: number; n: number };
  ship_triggered: { seat: number; helm: number };
  stage_began: { stage: number };
  summoned: { seat: number; unit: string; region: string };
  summoning: { seat: number; unit: string; n: number };
  thorn_placed: { seat: number; region: string };
  tile_laid: { seat: number; region: string };
  tile_revealed: { region: string; tile: string };
  tormented: { seat: number; region: string; total: number };
  tower_built: { seat: number; region: string; total: number };
  unit_defeated: { seat: number; other: number; unit: string; region: string };
  unit_hit: { seat: number; other: number; unit: string; region: string; damage: number; needed: number };
  unit_removed: { seat: number; unit: string; region: string; why: string };
  unit_stayed: { seat: number; unit: string; region: string; why: string };
  upgrade_forgone: { seat: number };
  upgrade_returned: { seat: number; unit: string; ability: string };
  upgraded: { seat: number; unit: string; ability: string; space: string };
  vuko_came: { seat: number; region: string };
  vuko_finds_nobody: { seat: number };
  vuko_idle: Record<string, never>;
  vuko_left: { region: string };
  vuko_moved: { seat: number; region: string; to: string };
  vuko_skipped: Record<string, never>;
  vuko_stayed: { seat: number; region: string };
  vuko_tile_began: { effect: string };
  vuko_tile_ended: { effect: string };
  vuko_tile_laid: { stage: number; effect: string };
  vuko_token_discarded: { seat: number; n: number; why: string };
  vuko_token_taken: { seat: number; why: string };
}
