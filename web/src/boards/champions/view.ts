/** Written by tools/generate_types.py from the Python structs: edit those instead. */

export interface PlayerView {
  seat: number;
  color: string;
  leader: string | null;
  glory: number;
  blame: number;
  coin: number;
  wood: number;
  food: number;
  favor: number;
  /** At home; while others assign in secret, all they own. */
  warriors: Record<string, number>;
  workers: number;
  workforce: number;
  begging: number;
  hut_worker: boolean;
  longship: string | null;
  runes: string[];
  used_runes: string[];
  destiny_count: number;
  /** Those that the viewer knows. */
  destinies: string[];
  opened: string[];
  /** null where the pile is face down to the viewer. */
  defeated: string[] | null;
}

export interface SpaceView {
  id: string;
  workers: number[];
  stock: number;
  stall: string | null;
  /** The enemy or merchant card that lies open there. */
  card: string | null;
}

/** A place in town where an enemy can be fought. */
export interface FightView {
  target: string;
  enemy: string | null;
  holder: number | null;
  /** null while it is assigned in secret. */
  crew: Record<string, number> | null;
}

export interface ShoreView {
  id: string;
  /** Face up, or known to the viewer. */
  journey: string | null;
  has_journey: boolean;
  is_open: boolean;
  seen_by: number[];
  monster: string | null;
  coins: number;
  ship: string | null;
}

export interface ShipView {
  id: string;
  capacity: number;
  owner: number | null;
  holder: number | null;
  crew: Record<string, number> | null;
  food: number | null;
}

/** The dice on the table, one entry for each type and face that shows. */
export interface DiceView {
  die: string;
  n: number;
  locked: number;
  /** How many of them are chosen to be rolled again. */
  picked: number;
}

/** The fight that is going on. */
export interface CombatView {
  seat: number;
  enemy: string;
  target: string;
  damage: number;
}

export interface ChampionsView {
  seat: number;
  round: number;
  /** One of `PHASE_IDS`; null when the game is over. */
  phase: string | null;
  first_player: number;
  deciders: number[];
  waiting_for: string | null;
  players: PlayerView[];
  spaces: SpaceView[];
  fights: FightView[];
  shores: ShoreView[];
  ships: ShipView[];
  supply: Record<string, number>;
  deck_sizes: Record<string, number>;
  merchants: string[];
  runes_shown: (string | null)[];
  hut_buyers: number;
  enemy_discard: string[];
  journey_discard: string[];
  /** Destiny cards to choose from; null for those that the viewer may not see. */
  drawn: (string | null)[];
  /** Cards put under the destiny deck, the next to come first. */
  under_destinies: (string | null)[];
  dice: DiceView[];
  losses_prevented: boolean;
  shield_damage: number;
  combat: CombatView | null;
  /** The shore that a ship is on its way to, or has reached. */
  voyage: string | null;
  /** How many warriors, or food, have still to be given up now. */
  losses: number;
}

/** The facts of every kind of event. */
export interface ChampionsFacts {
  assigned: { seat: number; warrior: string; target: string; n: number };
  assignment_done: { seat: number };
  blame_discarded: { seat: number };
  blame_named: { seat: number; other: number };
  boarded_own_longship: { seat: number; ship: string };
  built: { seat: number; ship: string };
  damaged: { seat: number; enemy: string; n: number; total: number };
  destinies_drawn: { seat: number; n: number };
  destiny_dealt: { seat: number };
  destiny_kept: { seat: number; destiny: string };
  destiny_opened: { seat: number; destiny: string; n: number };
  destiny_seen: { seat: number; destiny: string };
  empty_ship: { seat: number; ship: string };
  enemy_appeared: { target: string; enemy: string };
  enemy_defeated: { seat: number; enemy: string };
  enemy_stands: { seat: number; enemy: string };
  favor_spent: { seat: number };
  fed: { seat: number; n: number; starving: number };
  fight_began: { seat: number; enemy: string };
  fight_skipped: { enemy: string };
  first_player: { seat: number };
  gained: { seat: number; good: string; n: number };
  game_ended: Record<string, never>;
  hired: { seat: number };
  hunt_began: { seat: number };
  journey_laid: { shore: string };
  journey_revealed: { seat: number; shore: string; journey: string };
  journey_seen: { seat: number; shore: string; seen: string; round: number };
  leader_chosen: { seat: number; leader: string };
  loaded: { seat: number; ship: string; n: number };
  lost: { seat: number; warrior: string; reason: string };
  lost_food: { seat: number };
  merchant_arrived: { merchant: string };
  monster_appeared: { shore: string; enemy: string };
  mustered: { seat: number; warrior: string; n: number };
  paid: { seat: number; good: string; n: number };
  peeked: { seat: number; shore: string };
  placed: { seat: number; space: string };
  placed_at_stall: { seat: number; space: string; stall: string };
  restocked: { space: string; n: number };
  rolled: { seat: number; leader: string; favor: number; attack: number; left: number; dice: string[] };
  round_began: { round: number };
  round_ended: { round: number };
  rune_shown: { rune: string };
  rune_taken: { seat: number; rune: string };
  rune_used: { seat: number; rune: string };
  sailed: { seat: number; ship: string; shore: string };
  stall_opened: { space: string; stall: string };
  troll_raged: { enemy: string };
  turn_order_demanded: { seat: number };
  voyage_failed: { seat: number; shore: string };
}
