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
  /** The alternatives of its Bonus Action, what each brings. */
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
  /** All who choose, in their order; more than one in a Story for every player. */
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
  /** What a Story tells of the option before the choice; the consequences come after it. */
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
  crew_taken: { seat: number; crew: string };
  turn_order: { seats: string[] };
  round_began: { round: number };
  phase_began: { phase: string };
  waypoint_laid: { space: string; waypoint: string };
  card_laid: { slot: string; card: string };
  card_slid: { slot: string; card: string };
  enemy_lurks: { slot: string; card: string };
  event_revealed: { slot: string; card: string };
  card_discarded: { card: string };
  gained: { seat: number; token: string; n: number };
  refused: { seat: number; token: string };
  spent: { seat: number; token: string; n: number };
  dropped: { seat: number; token: string };
  fame_changed: { seat: number; n: number; total: number };
  object_drawn: { seat: number };
  object_seen: { seat: number; seen: string };
  object_played: { seat: number; object: string };
  object_discarded: { seat: number; object: string };
  passed: { seat: number };
  explored: { seat: number; slot: string; card: string };
  sent: { seat: number; survivor: string };
  ate: { seat: number; survivor: string; token: string };
  story_helped: { seat: number; story: string };
  bonus_taken: { seat: number; slot: string };
  token_taken: { seat: number; slot: string; token: string };
  option_taken: { seat: number; card: string; option: string };
  encounter_declined: { seat: number; card: string };
  attached: { seat: number; card: string; column: number };
  scrapped: { seat: number; card: string };
  recruited: { seat: number; survivor: string };
  not_recruited: { seat: number; survivor: string };
  zone_changed: { seat: number; survivor: string; zone: string };
  contaminated: { seat: number; survivor: string; total: number };
  cleansed: { seat: number; survivor: string; total: number };
  died: { seat: number; survivor: string };
  dismissed: { seat: number; survivor: string };
  damaged: { seat: number; box: string };
  repaired: { seat: number; box: string };
  ability_used: { seat: number; survivor: string };
  fed: { seat: number; survivor: string; token: string };
  fed_free: { seat: number; survivor: string };
  survivors_rested: Record<string, never>;
  stayed: { seat: number };
  set_out: { seat: number; points: number };
  moved: { seat: number; space: string };
  arrived: { seat: number; space: string };
  speed_marked: { seat: number; n: number };
  storm_coming: { card: string };
  avalanche_blasted: { seat: number; space: string };
  waypoint_taken: { seat: number; space: string; waypoint: string };
  mine_laid: { seat: number; space: string };
  mine_triggered: { seat: number; space: string; n: number };
  enemy_entered: { enemy: string; region: string };
  ambushed: { seat: number; enemy: string };
  ambush_ignored: { seat: number; enemy: string };
  fired: { seat: number; box: string; enemy: string };
  fired_at_player: { seat: number; box: string; other: number };
  sniped: { seat: number; survivor: string; enemy: string };
  radio_struck: { seat: number; survivor: string };
  outcome_shown: { seat: number; outcome: string };
  outcome_chosen: { seat: number; outcome: string };
  outcomes_shuffled: Record<string, never>;
  missed: { seat: number };
  enemy_hit: { seat: number; enemy: string; n: number };
  target_placed: { seat: number; enemy: string; place: number };
  target_removed: { seat: number; enemy: string };
  enemy_defeated: { enemy: string };
  enemy_healed: { enemy: string; n: number };
  enemy_left: { enemy: string };
  enemy_attacked: { enemy: string; outcome: string };
  loot_revealed: { card: string };
  loot_taken: { seat: number; card: string };
  loot_declined: { seat: number; card: string };
  loot_lost: { card: string };
  dodged: { seat: number; n: number };
  dodge_moved: { seat: number; place: number };
  attack_moved: { seat: number; place: number };
  attack_bonus: { seat: number; bonus: string };
  hit_player: { seat: number; other: number };
  donated: { seat: number; total: number };
  story_shown: { period: number };
  story_deck_changed: { period: number };
  story_skipped: Record<string, never>;
  story_faced: { seat: number; story: string };
  story_faced_by_all: { seat: number; story: string };
  story_chosen: { seat: number; story: string; option: string };
  test_boosted: { seat: number; story: string };
  story_succeeded: { seat: number; story: string; option: string; branch: number };
  story_failed: { seat: number; story: string; option: string; branch: number };
  mission_taken: { seat: number; story: string };
  story_kept: { seat: number; story: string };
  story_kept_under: { seat: number; story: string; card: string };
  story_kept_at: { seat: number; story: string; slot: string };
  story_discarded: { story: string };
  story_to_automa: Record<string, never>;
  story_kept_by_automa: { story: string };
  automa_hand: { n: number };
  automa_played: { action: string };
  automa_cancelled: { action: string };
  automa_explored: { slot: string; card: string };
  automa_fed: { n: number };
  automa_level: { level: number };
  automa_survivors: { n: number };
  automa_gained: { token: string; n: number };
  automa_lost: { token: string };
  automa_stored: { card: string };
  aurora_moved: { space: string };
  boarded: { seat: number };
  game_ended: Record<string, never>;
}
