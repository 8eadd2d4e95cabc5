/** Written by tools/generate_types.py from the Python structs: edit those instead. */

export interface BoxView {
  id: string;
  kind: string;
  accepts: string[];
  level: number;
  effect: string;
  n: number;
  is_damaged: boolean;
  is_fired: boolean;
}

export interface ConvoyCardView {
  card: string;
  /** 1 is the Truck. */
  column: number;
  is_device: boolean;
  boxes: BoxView[];
  /** The Story kept under it; its boxes are among those of the card. */
  story: string | null;
}

export interface SurvivorView {
  card: string;
  zone: string;
  /** As printed. */
  explore: number;
  /** With its Contamination. */
  value: number;
  contamination: number;
  limit: number;
  is_exploring: boolean;
  /** Whether its ability was used up in this phase. */
  is_used: boolean;
  stays_exhausted: boolean;
}

export interface MissionView {
  story: string;
  option: string;
  goal: string;
  token: string | null;
  region: string | null;
  n: number;
  progress: number;
  /** The round at whose end it fails; one more than the last means the end of the game. */
  due: number;
}

export interface PlayerView {
  seat: number;
  colour: string;
  fame: number;
  space: string;
  progress: number;
  region: string;
  convoy: ConvoyCardView[];
  /** Of the Truck. */
  speed: number;
  /** What Active Survivors add now. */
  speed_bonus: number;
  power: number;
  is_tracked: boolean;
  has_driver: boolean;
  load: Record<string, number>;
  survivors: SurvivorView[];
  object_count: number;
  object_limit: number;
  /** null for the hands of others. */
  objects: string[] | null;
  next_move: number;
  markers: string[];
  has_passed: boolean;
  is_hidden: boolean;
  targets_left: number;
  tales: string[];
  used_tales: string[];
  missions: MissionView[];
  dodge_mark: number;
  attack_mark: number;
  score: Record<string, number>;
}

export interface AutomaView {
  seat: number;
  level: number;
  speed: number;
  fame: number;
  space: string;
  progress: number;
  region: string;
  load: Record<string, number>;
  hand_count: number;
  extra_cards: number;
  used: string[];
  object_count: number;
  cards: string[];
  loot: string[];
  story_count: number;
  targets_left: number;
  dodge_mark: number;
  attack_mark: number;
  score: Record<string, number>;
}

export interface SlotView {
  id: string;
  value: number;
  card: string | null;
  tokens: Record<string, number>;
  /** The alternatives of its Bonus Action, each by what it brings. */
  bonuses: Record<string, number>[];
  story: string | null;
}

export interface EnemyView {
  card: string;
  region: string;
  asgard_defense: number;
  asgard_hits: number;
  defense: number;
  hits: number;
  attack: number;
  targets: (number | null)[];
  is_new: boolean;
  spared: number[];
}

export interface MineView {
  space: string;
  seat: number;
}

/** LFS-STORY-27: what is read out before the choice, never the consequences. */
export interface StoryOptionView {
  key: string;
  kind: string;
  letters: string[];
  boost_letters: string[];
  boost_cost: Record<string, number>;
  situation: string;
  situation_n: number;
  situation_letters: string[];
  goal: string | null;
  token: string | null;
  region: string | null;
  n: number;
  deadline: string;
}

export interface StoryView {
  id: string;
  /** Whoever has to choose now. */
  seat: number;
  /** All seats that choose, in order; more than one in a Story for every player. */
  choosers: number[];
  /** What the first of them have chosen; what comes of it is read when all have. */
  chosen: string[];
  options: StoryOptionView[];
}

/** One of the options of the card in question, with what it costs and brings. */
export interface ChoiceView {
  key: string;
  /** The Encounter; none for other cards. */
  card: string | null;
  story: string | null;
  /** What a Story shows of the option before the choice, without the consequences. */
  terms: StoryOptionView | null;
  cost: Record<string, number>;
  gain: Record<string, number>;
}

/** The condition side of the top card. */
export interface StoryTopView {
  period: number;
  trigger: string;
  /** Whether its choice is put to every player. */
  is_for_all: boolean;
}

export interface AttackView {
  seat: number;
  /** null for the Sniper's shot. */
  weapon: string | null;
  enemy: string | null;
  player: number | null;
  bonus: number;
}

export interface AuroraView {
  seat: number;
  map: string;
  modules: string[];
  round: number;
  phase: string;
  order: number[];
  deciders: number[];
  waiting_for: string | null;
  players: PlayerView[];
  automa: AutomaView | null;
  aurora: string;
  waypoints: Record<string, string>;
  avalanches: string[];
  mines: MineView[];
  storm: number[];
  slots: SlotView[];
  lurking: string[];
  enemies: EnemyView[];
  ambusher: string | null;
  supply: Record<string, number>;
  /** Of the top Exploration card. */
  period: number | null;
  deck_sizes: Record<string, number>;
  discard: string[];
  gone: string[];
  object_discard: string[];
  outcome_discard: string[];
  /** Columns on the back of the top Outcome card, with the PvP deck. */
  outcome_back: number[] | null;
  outcomes_shown: string[];
  loot_shown: string | null;
  exploring: string | null;
  explorers: string[];
  move_points: number | null;
  spaces_left: string[];
  attack: AttackView | null;
  donated: number;
  dodge_track: number[];
  attack_track: string[];
  hit_by: number[][];
  story_top: StoryTopView | null;
  /** The Story that a player is facing. */
  story: StoryView | null;
  /** What the options of the card in question are. */
  choices: ChoiceView[];
  telling: string[];
  story_discard: string[];
}

/** The facts of every kind of event. */
export interface AuroraFacts {
  ability_used: { seat: number; survivor: string };
  ambush_ignored: { seat: number; enemy: string };
  ambushed: { seat: number; enemy: string };
  arrived: { seat: number; space: string };
  ate: { seat: number; survivor: string; token: string };
  attached: { seat: number; card: string; column: number };
  attack_bonus: { seat: number; bonus: string };
  attack_moved: { seat: number; place: number };
  aurora_moved: { space: string };
  automa_cancelled: { action: string };
  automa_explored: { slot: string; card: string };
  automa_fed: { n: number };
  automa_gained: { token: string; n: number };
  automa_hand: { n: number };
  automa_level: { level: number };
  automa_lost: { token: string };
  automa_played: { action: string };
  automa_stored: { card: string };
  automa_survivors: { n: number };
  avalanche_blasted: { seat: number; space: string };
  boarded: { seat: number };
  bonus_taken: { seat: number; slot: string };
  card_discarded: { card: string };
  card_laid: { slot: string; card: string };
  card_slid: { slot: string; card: string };
  cleansed: { seat: number; survivor: string; total: number };
  contaminated: { seat: number; survivor: string; total: number };
  crew_taken: { seat: number; crew: string };
  damaged: { seat: number; box: string };
  died: { seat: number; survivor: string };
  dismissed: { seat: number; survivor: string };
  dodge_moved: { seat: number; place: number };
  dodged: { seat: number; n: number };
  donated: { seat: number; total: number };
  dropped: { seat: number; token: string };
  encounter_declined: { seat: number; card: string };
  enemy_attacked: { enemy: string; outcome: string };
  enemy_defeated: { enemy: string };
  enemy_entered: { enemy: string; region: string };
  enemy_healed: { enemy: string; n: number };
  enemy_hit: { seat: number; enemy: string; n: number };
  enemy_left: { enemy: string };
  enemy_lurks: { slot: string; card: string };
  event_revealed: { slot: string; card: string };
  explored: { seat: number; slot: string; card: string };
  fame_changed: { seat: number; n: number; total: number };
  fed: { seat: number; survivor: string; token: string };
  fed_free: { seat: number; survivor: string };
  fired: { seat: number; box: string; enemy: string };
  fired_at_player: { seat: number; box: string; other: number };
  gained: { seat: number; token: string; n: number };
  game_ended: Record<string, never>;
  hit_player: { seat: number; other: number };
  loot_declined: { seat: number; card: string };
  loot_lost: { card: string };
  loot_revealed: { card: string };
  loot_taken: { seat: number; card: string };
  mine_laid: { seat: number; space: string };
  mine_triggered: { seat: number; space: string; n: number };
  missed: { seat: number };
  mission_taken: { seat: number; story: string };
  moved: { seat: number; space: string };
  not_recruited: { seat: number; survivor: string };
  object_discarded: { seat: number; object: string };
  object_drawn: { seat: number };
  object_played: { seat: number; object: string };
  object_seen: { seat: number; seen: string };
  option_taken: { seat: number; card: string; option: string };
  outcome_chosen: { seat: number; outcome: string };
  outcome_shown: { seat: number; outcome: string };
  outcomes_shuffled: Record<string, never>;
  passed: { seat: number };
  phase_began: { phase: string };
  radio_struck: { seat: number; survivor: string };
  recruited: { seat: number; survivor: string };
  refused: { seat: number; token: string };
  repaired: { seat: number; box: string };
  round_began: { round: number };
  scrapped: { seat: number; card: string };
  sent: { seat: number; survivor: string };
  set_out: { seat: number; points: number };
  sniped: { seat: number; survivor: string; enemy: string };
  speed_marked: { seat: number; n: number };
  spent: { seat: number; token: string; n: number };
  stayed: { seat: number };
  storm_coming: { card: string };
  story_chosen: { seat: number; story: string; option: string };
  story_deck_changed: { period: number };
  story_discarded: { story: string };
  story_faced: { seat: number; story: string };
  story_faced_by_all: { seat: number; story: string };
  story_failed: { seat: number; story: string; option: string; branch: number };
  story_helped: { seat: number; story: string };
  story_kept: { seat: number; story: string };
  story_kept_at: { seat: number; story: string; slot: string };
  story_kept_by_automa: { story: string };
  story_kept_under: { seat: number; story: string; card: string };
  story_shown: { period: number };
  story_skipped: Record<string, never>;
  story_succeeded: { seat: number; story: string; option: string; branch: number };
  story_to_automa: Record<string, never>;
  survivors_rested: Record<string, never>;
  target_placed: { seat: number; enemy: string; place: number };
  target_removed: { seat: number; enemy: string };
  test_boosted: { seat: number; story: string };
  token_taken: { seat: number; slot: string; token: string };
  turn_order: { seats: string[] };
  waypoint_laid: { space: string; waypoint: string };
  waypoint_taken: { seat: number; space: string; waypoint: string };
  zone_changed: { seat: number; survivor: string; zone: string };
}
