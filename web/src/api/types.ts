/** Written by tools/generate_types.py from the Python structs: edit those instead. */

export type AnalysisProgress = "done" | "failed" | "thinking";

export type Block = Paragraph | Points | Steps | Figure | Grid | Try | Example;

export type Gesture = "laugh" | "ouch" | "skal" | "thanks" | "well_played" | "wonder";

/** Those who are muted are not heard; those who are blocked have nothing to do with me at all. */
export type How = "block" | "mute";

export type Place = "daily" | "hall" | "table" | "waiting" | "watching";

export type SeatColor = "amber" | "black" | "blue" | "green" | "heather" | "red";

export type SeatKind = "bot" | "friend" | "me" | "open";

export type SeenBy = "everyone" | "friends" | "nobody";

export type Setting = boolean | number | string;

/** `asked`: I have asked them. `asks`: they have asked me. */
export type Standing = "asked" | "asks" | "friends" | "none";

export type Status = "ended" | "open" | "over" | "playing";

export type StoneId = "four_banners" | "full_bench" | "giant_slayer" | "grand_tour" | "in_a_row" | "winter_alone" | "word_kept";

export type TournamentKind = "knock-out" | "round-robin" | "swiss";

export type TurnKind = "luck" | "mistake" | "move";

export type UndoPolicy = "consent" | "free" | "friendly" | "none";

/** Everything that the seed was made from. */
export interface Draw {
  secret: string;
  /** For each seat the hash of what it was to add; empty if nobody promised anything. */
  pledges: string[];
  /** For each seat what it added; empty if nothing. */
  contributions: string[];
  how: string;
}

/** The standing by the game's own scoring; final once the game is over. */
export interface Result {
  totals: number[];
  /** Each seat's place, 1 for a winner; tied seats share one. */
  places: number[];
  /** Each seat's points by source; they add up to the total. */
  sheets: Record<string, number>[];
}

/** How lucky a seat's dice were over a whole game. */
export interface Luck {
  seat: number;
  /** How many were rolled; those rerolled by choice are left out. */
  dice: number;
  hits: number;
  /** The hits that this many dice show on average. */
  expected: number;
}

export interface SagaMove {
  seat: number;
  move: string;
  outcomes: number[];
  link: string;
}

export interface Saga {
  format: number;
  game: string;
  rules: string;
  players: number;
  options: Record<string, Setting>;
  seats: string[];
  commitment: string;
  /** null until the game is over. */
  seed: string | null;
  /** What the seed was made from; null if it was chosen, or the saga is older than draws. */
  draw: Draw | null;
  /** The outcomes drawn before the first choice. */
  opening: number[];
  /** The link that the first move is chained to: the hash of everything settled before it. */
  start: string;
  moves: SagaMove[];
  result: Result | null;
}

/** Where the page finds the board of a game. */
export interface BoardInfo {
  module: string;
  styles: string[];
  /** By language; empty if the board needs none of its own. */
  words: Record<string, string>;
}

export interface Move {
  seat: number;
  /** The id of the decision that the move answers. */
  decision: number;
  move: string;
  /** A name for this request; one that is sent twice is carried out once. */
  key?: string | null;
}

/** A command that was carried out and stored. */
export interface Done {
  seq: number;
  moves: number;
  repeated: boolean;
}

/** Why the connection ends. */
export interface Bye {
  type: "refused";
  kind: string;
  text: string;
}

/** The page is in front of its reader. */
export interface Looking {
  type: "looking";
}

/** An answer to a decision. It is answered with `Stored` or `Declined` and the same key. */
export interface Moving {
  type: "move";
  seat: number;
  decision: number;
  move: string;
  key: string;
}

/** The answer to every `Looking`: a page that waits for it in vain knows the line is dead. */
export interface Heard {
  type: "heard";
}

/** The move with this key is stored, and will not be lost. */
export interface Stored {
  type: "stored";
  key: string;
  seq: number;
  moves: number;
  repeated: boolean;
}

/** The move with this key was not made; the rest is as in a problem. */
export interface Declined {
  type: "declined";
  key: string;
  status: number;
  kind: string;
  detail: string;
  rule: string | null;
  /** Seconds, when the server asks for patience. */
  retry_after: number | null;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  /** One sentence, in the reader's language. */
  detail: string;
  kind: string;
  /** The rule of the game that prevents it. */
  rule: string | null;
}

/** A move as it was offered. */
export interface OfferInfo {
  move: string;
  text: string;
}

/** A turn that changed somebody's chance. */
export interface TurningPointInfo {
  /** The number of its first move, from 1. */
  first: number;
  /** The number of its last move. */
  move: number;
  /** Whether another line was better, chance or something hidden was involved, or neither. */
  kind: TurnKind;
  /** The seat whose turn it was. */
  by: number;
  /** The seat whose chance is given. */
  seat: number;
  /** The chance before the turn; for a mistake, with the better line. */
  before: number;
  after: number;
  /** The standard error of their difference. */
  error: number;
  played: OfferInfo[];
  /** The line that a bot would have played instead of a mistake. */
  better: OfferInfo[];
}

export interface AnalysisInfo {
  progress: AnalysisProgress;
  moves: number;
  /** Each seat's chance to win as it could judge it, after the opening and each move so far. */
  chances: number[][];
  /** The turning points in game order; they are looked for once all chances are known. */
  turning_points: TurningPointInfo[];
}

export interface NewChannel {
  kind: "mail" | "push" | "webhook";
  /** push: endpoint, p256dh, auth. mail: address. webhook: service, url. */
  config: Record<string, string>;
}

export interface ChannelInfo {
  id: number;
  kind: string;
  /** What distinguishes it from the others, without its secrets. */
  label: string;
  created_at: number;
  last_ok_at: number | null;
  last_error: string;
  last_error_at: number | null;
}

/** What this server supports. */
export interface Ways {
  kinds: string[];
  /** The chat services that a webhook may belong to. */
  services: string[];
  /** The public key that a browser needs to subscribe. */
  push_key: string;
}

export interface Circle {
  friends: Friend[];
  avoided: Avoided[];
}

/** How I stand with somebody. */
export interface Tie {
  standing: Standing;
  avoided: "" | "block" | "mute";
}

export interface Avoiding {
  how: How;
}

/** A person who can be seen to be here. */
export interface Someone {
  id: string;
  name: string;
  color: string;
  place: Place;
  friend: boolean;
}

/** Your try that counts. */
export interface OwnDaily {
  table: string;
  status: Status;
  /** null before the end, and if a bot had to finish it. */
  place: number | null;
  points: number | null;
  won: boolean;
  /** Whether a bot had to finish it. */
  abandoned: boolean;
  seconds: number | null;
}

/** One of today's sagas. */
export interface DailyGame {
  game: string;
  deal: Deal;
  /** How many have told it. */
  told: number;
  under_way: number;
  yours: OwnDaily | null;
  /** Of everybody's points, once you have told yours. */
  distribution: Distribution | null;
}

export interface Today {
  day: string;
  now: number;
  ends: number;
  games: DailyGame[];
  /** Yours; null for somebody who has not entered. */
  streak: Streak | null;
}

export interface FieldRow {
  /** Equal results share one; null if a bot had to finish it. */
  place: number | null;
  name: string;
  points: number;
  won: boolean;
  seconds: number;
  yours: boolean;
  /** For looking back, once the day is over. */
  table: string | null;
}

export interface Practice {
  table: string;
  status: Status;
}

export interface Curve {
  name: string;
  points: Sample[];
}

/** A saga of one day, as far as you may know it. */
export interface DailySaga {
  day: string;
  game: string;
  deal: Deal;
  now: number;
  begins: number;
  ends: number;
  /** The day before, if there was a saga. */
  previous: string | null;
  next: string | null;
  /** The hash of the day's secret: that of every table of this saga. */
  commitment: string;
  /** Since when the commitment could be seen. */
  sealed_at: number;
  /** The commitment of tomorrow's saga, on the page of today. */
  tomorrow: string | null;
  /** What the seed was drawn from, once the day is over. */
  secret: string | null;
  seed: string | null;
  told: number;
  under_way: number;
  /** Whether you may see the results: after your own end, or once the day is over. */
  is_open: boolean;
  yours: OwnDaily | null;
  /** The best, and those around you. */
  field: FieldRow[];
  distribution: Distribution | null;
  /** How the points of the best grew. */
  best: Curve | null;
  /** How yours did. */
  curve: Sample[];
  practice: Practice[];
  streak: Streak | null;
}

export interface ValueInfo {
  value: Setting;
  name: string;
}

export interface OptionInfo {
  id: string;
  name: string;
  sentence: string;
  default: Setting;
  values: ValueInfo[];
}

export interface GameInfo {
  id: string;
  name: string;
  summary: string;
  rules: string;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  /** How long a game takes, from and to; null if nobody has said so. */
  minutes: [number, number] | null;
  /** Of the seats before the game begins; empty if the page may choose. */
  colors: SeatColor[];
  /** Where its picture is; null if there is none. */
  scene: string | null;
  /** The colours around the picture, from top to bottom; null if the page may choose. */
  sky: [string, string, string] | null;
  /** How many minutes the lesson takes; null if there is none. */
  lesson: number | null;
  /** The board that its package brings; null if the page has one, or draws it plainly. */
  board: BoardInfo | null;
  /** The levels that bots play it at, from the weakest to the strongest. */
  bots: string[];
}

export interface ClockInfo {
  id: string;
  name: string;
  clock: Clock;
}

export interface Catalogue {
  games: GameInfo[];
  clocks: ClockInfo[];
  usual_clock: string;
  usual_bot: string;
  /** Whether there is a daily saga. */
  daily: boolean;
}

export interface OptionsWished {
  players: number;
  options?: Record<string, Setting>;
}

export interface RuleText {
  /** The number by which tests, obstacles and glossaries cite it. */
  id: string;
  text: string;
}

export interface RuleSection {
  id: string;
  title: string;
  rules: RuleText[];
}

/** The numbered rules of a game. */
export interface Rulebook {
  game: string;
  version: string;
  sections: RuleSection[];
}

export interface GlossaryEntry {
  name: string;
  /** What it does or costs. */
  text: string | null;
  /** The number of the rule that explains it. */
  rule: string | null;
  /** The name in other grammatical cases, where it differs: gen, dat, acc, ins, loc. */
  cases: Record<string, string>;
}

/** Everything a view, an event or a choice of the game can mention, by id. */
export interface Glossary {
  entries: Record<string, GlossaryEntry>;
}

/** What is read out of a Story card before the choice; what comes of it only its event tells. */
export interface Story {
  opening: string;
  choices: Record<string, string>;
}

export interface Challenge {
  name: string;
}

/** A seat that waits for you. */
export interface SeatOffer {
  table: Summary;
  seat: number;
  by: string;
  /** What lets you see the table and sit down there; empty if nothing is needed. */
  secret: string;
  at: number;
}

export interface Guest {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface NewAccount {
  password: string;
  /** Not needed for a guest, who keeps their name. */
  name?: string | null;
}

export interface PasswordChange {
  old: string;
  new: string;
}

/** Whatever is left out stays as it is. */
export interface Wishes {
  language?: "en" | "pl" | null;
  /** The colour of the seat you would like, where it is free; empty if any will do. */
  color?: "amber" | "black" | "blue" | "green" | "heather" | "red" | "" | null;
  /** Who may see that you are here. */
  seen_by?: SeenBy | null;
}

export interface Farewell {
  /** Of an account; guests have none. */
  password?: string | null;
}

export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  color: "amber" | "black" | "blue" | "green" | "heather" | "red" | "";
  seen_by: SeenBy;
}

export interface SessionInfo {
  id: string;
  agent: string;
  created_at: number;
  seen_at: number;
  current: boolean;
}

export interface SeatOnly {
  seat: number;
}

export interface TakeBack {
  seat: number;
  /** How many moves should remain; none: go back to before the seat's last decision. */
  to?: number | null;
}

export interface Consent {
  agrees: boolean;
}

export interface PlanWish {
  seat: number;
  /** null ends the plan. */
  plan?: string | null;
}

export interface HintInfo {
  move: string;
  text: string;
  /** The share of its simulations that the bot spent on it, from 0 to 1. */
  share: number;
  /** The chance to win after this move, from 0 to 1. */
  chance: number;
}

export interface PlayerInfo {
  id: string;
  name: string;
  guest: boolean;
  since: number;
  /** The colour that they like; empty if any will do. */
  color: string;
}

export interface PlayerRating {
  game: string;
  players: number;
  rating: Rating;
}

export interface Player {
  player: PlayerInfo;
  ratings: PlayerRating[];
  /** Those that everyone may see; of the person who asks, all. */
  tables: Summary[];
}

export interface Ranked {
  id: string;
  name: string;
  rating: Rating;
}

export interface PuzzleRow {
  id: string;
  rating: number;
  /** The verb that most of its choices have. */
  kind: string;
  /** Whether your first answer was right; null before it. */
  solved: boolean | null;
}

export interface PuzzleGame {
  game: string;
  /** The easiest first. */
  puzzles: PuzzleRow[];
  /** The one that suits you: not answered yet, and about as hard as you are good. */
  next: string | null;
}

export interface PuzzleOfTheDay {
  game: string;
  id: string;
  solved: boolean | null;
}

/** How you have done so far. */
export interface OwnPuzzles {
  rating: PuzzleRating;
  answered: number;
  solved: number;
  /** How many of the latest you have solved without a wrong answer between them. */
  row: number;
}

export interface PuzzleList {
  games: PuzzleGame[];
  today: PuzzleOfTheDay | null;
  /** null for somebody who has not entered. */
  yours: OwnPuzzles | null;
}

/** What became of a choice, by all searches together. */
export interface WeighedChoice {
  move: string;
  chance: number;
  error: number;
  /** By source, how many more points the best choice brings by the end. */
  lacks: Record<string, number>;
  /** How many more points the best rival has at the end than after the best choice. */
  rivals: number;
  /** How often it was somebody's first answer. */
  chosen: number;
}

export interface Verdict {
  /** What you answered. */
  move: string;
  solved: boolean;
  /** Whether this was your first answer, which is the one that counts, and you have entered. */
  counts: boolean;
  /** The best first. */
  choices: WeighedChoice[];
  /** What a huscarl would do. */
  natural: string;
  simulations: number;
  /** Of the puzzle. */
  rating: PuzzleRating;
  /** Your rating before the answer; null if it does not count. */
  before: PuzzleRating | null;
}

/** A puzzle as its seat sees it, and what you have answered. */
export interface OpenPuzzle {
  puzzle: ShownPuzzle;
  rating: PuzzleRating;
  yours: OwnPuzzles | null;
  /** Only after your answer. */
  verdict: Verdict | null;
  next: string | null;
  is_today: boolean;
}

export interface PuzzleMove {
  move: string;
}

/** A game's names in the reader's language, in the order of the record. */
export interface GameNames {
  factions: string[];
  levels: string[];
}

/** A rating over time. */
export interface Course {
  game: string;
  players: number;
  points: RatingPoint[];
}

export interface PlayersRecord {
  record: PersonalRecord;
  /** One for each game of the record. */
  names: GameNames[];
  courses: Course[];
  /** Days in a row on which they told the daily saga; null where there is none. */
  sagas: Streak | null;
  /** Whether private games are part of it. */
  complete: boolean;
}

/** The table after a move, from one seat, and what the move led to. */
export interface Moment {
  move: number;
  moves: number;
  seat: number;
  view: unknown;
  prompt: string;
  events: Told[];
}

export interface BranchAnswer {
  seat: number;
  move: string;
}

export interface WhatIf {
  seat: number;
  /** The move after which the branch begins. */
  at: number;
  /** Another number redeals the unknown. */
  world?: number;
  answers?: BranchAnswer[];
}

/** A seat that is asked in the branch; the viewer answers for it. */
export interface BranchSeat {
  seat: number;
  prompt: string;
  choices: Choice[];
}

export interface BranchPicture {
  view: unknown;
  waiting: string;
  asked: BranchSeat[];
  /** `move` counts the answers, from 1. */
  events: Told[];
  result: Result | null;
}

export interface Joining {
  seat?: number | null;
  invitation?: string | null;
}

export interface Revealing {
  contribution: string;
}

export interface Line {
  text: string;
}

export interface Gesturing {
  gesture: Gesture;
}

export interface Notes {
  text: string;
}

export interface TournamentWish {
  title: string;
  game: string;
  kind?: TournamentKind;
  /** How many sit at a table. */
  size?: number;
  /** Of a Swiss; the others have as many as it takes. */
  rounds?: number;
  options?: Record<string, Setting>;
  clock?: string;
  /** The level of bots that fill up the tables when it begins. */
  fill?: string | null;
  /** The levels of bots that take part from the beginning. */
  bots?: string[];
  /** When it begins by itself, in seconds since 1970; otherwise you begin it. */
  begins_at?: number | null;
  /** Seconds after which bots end what is left of a round; null for as long as clocks allow. */
  round_lasts?: number | null;
}

export interface TournamentLine {
  id: string;
  title: string;
  game: string;
  kind: TournamentKind;
  size: number;
  stage: Status;
  round: number;
  entrants: number;
  begins_at: number | null;
  changed_at: number;
  opener: string;
}

export interface TournamentList {
  tournaments: TournamentLine[];
}

/** Somebody who takes part, with what they have reached so far. */
export interface EntrantRow {
  number: number;
  name: string;
  /** The level; empty for a person. */
  bot: string;
  yours: boolean;
  left: boolean;
  /** null before the first round is over. */
  place: number | null;
  points: number;
  opponents: number;
  between: number;
  margin: number;
  /** The points of each round; null where the game is not over, or there was none. */
  results: (number | null)[];
}

/** A table of a round; an entrant alone has a bye. */
export interface RoundTable {
  table: string;
  /** By seat. */
  entries: number[];
  /** null for a bye. */
  status: Status | null;
  /** Empty until it is over. */
  points: number[];
  totals: number[];
  yours: boolean;
  /** Whether you are to decide there. */
  asked: boolean;
}

export interface TournamentRound {
  number: number;
  tables: RoundTable[];
  is_over: boolean;
  /** When bots take over what is left of it, if they ever do. */
  ends_at: number | null;
}

export interface TournamentPage {
  id: string;
  title: string;
  game: string;
  kind: TournamentKind;
  size: number;
  /** How many rounds a Swiss has. */
  rounds_planned: number | null;
  options: Record<string, Setting>;
  clock: string;
  fill: string | null;
  stage: Status;
  begins_at: number | null;
  opener: string;
  you_opened: boolean;
  you_take_part: boolean;
  /** The leader first; before it begins, as they came. */
  entrants: EntrantRow[];
  rounds: TournamentRound[];
}

/** The whole table, and what has happened since the last update. */
export interface Update {
  type: "update";
  picture: Picture;
  events: Told[];
  /** Seconds since the picture was taken: nothing but the clocks has gone on since. */
  age: number;
  /** The last questions to your seats that have been answered, for differences to build on. */
  asked: Decision[];
}

/**
 * How the table differs from the last picture, and what has happened since.
 *
 * A seat that was not asked anything in that picture counts as if its last question were still
 * open: the next one is often much the same.
 */
export interface Changed {
  type: "changed";
  /** The `seq` of the picture that the difference applies to. */
  after: number;
  /** A difference, as docs/network.md describes them. */
  picture: Record<string, unknown>;
  events: Told[];
}

/** The seats whose people have looked at the table within the last minute. */
export interface Presence {
  type: "presence";
  seats: number[];
  /** How many others are looking on. */
  watching: number;
}

export interface ChatMessage {
  type: "chat";
  number: number;
  name: string;
  at: number;
  text: string;
  gesture: string;
}

/** A friend, or somebody who would like to be one, or whom I asked. */
export interface Friend {
  id: string;
  name: string;
  standing: Standing;
  /** When they became friends, or when one of them asked. */
  since: number;
}

export interface Avoided {
  id: string;
  name: string;
  how: How;
  since: number;
}

export interface ExportedAccount {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  created_at: number;
  seen_at: number;
  color: string;
  seen_by: string;
}

export interface ExportedSession {
  created_at: number;
  seen_at: number;
  expires_at: number;
  agent: string;
}

export interface ExportedChannel {
  kind: string;
  config: Record<string, string>;
  created_at: number;
}

export interface ExportedLine {
  table: string;
  at: number;
  text: string;
  gesture: string;
}

export interface ExportedNote {
  table: string;
  text: string;
}

/** When the person last looked at a table. */
export interface ExportedLook {
  table: string;
  at: number;
}

/** A try at a daily saga: 0 is the one that counted. */
export interface ExportedTry {
  day: string;
  game: string;
  number: number;
  table: string;
}

/** The first answer to a puzzle. */
export interface ExportedAnswer {
  at: number;
  game: string;
  puzzle: string;
  move: string;
  solved: boolean;
}

/** Taking part in a tournament. */
export interface ExportedEntry {
  tournament: string;
  name: string;
  left: boolean;
}

/** A seat that somebody offered to the person. */
export interface ExportedOffer {
  table: string;
  seat: number;
  at: number;
}

/** No password, not even its hash, and nothing that would let anybody enter. */
export interface Export {
  account: ExportedAccount;
  sessions: ExportedSession[];
  channels: ExportedChannel[];
  said: ExportedLine[];
  notes: ExportedNote[];
  looks: ExportedLook[];
  daily: ExportedTry[];
  puzzles: ExportedAnswer[];
  tournaments: ExportedEntry[];
  friends: Friend[];
  avoided: Avoided[];
  offers: ExportedOffer[];
  /** All tables the person opened or sat at; their moves are in their sagas. */
  tables: Summary[];
}

export interface ChatLine {
  table: string;
  /** The number of the line in the table's conversation, from 1. */
  number: number;
  /** null once the person has been removed; the name is then empty. */
  person: string | null;
  name: string;
  at: number;
  text: string;
  /** What they did instead of saying something; the text is then empty. */
  gesture: string;
}

/** Why a choice cannot be made. */
export interface Reason {
  rule: string;
  text: string;
}

/** What a choice certainly adds to a seat's things, or takes away. */
export interface Change {
  seat: number;
  /** The amount with its sign, such as "+2 wood". */
  text: string;
  n: number;
}

export interface Choice {
  move: string;
  verb: string;
  targets: string[];
  text: string;
  /** Whether chance or a secret is involved, so that it cannot simply be taken back. */
  final: boolean;
  /** What prevents it; null if the choice can be made. */
  reason: Reason | null;
  /** What it costs, gains and risks, in a few words, where the game can say so. */
  note: string | null;
  /** The chance to win the fight, or whatever it is about, from 0 to 1. */
  odds: number | null;
  changes: Change[];
}

/** The settings of a clock, all in seconds. */
export interface Clock {
  bank: number;
  gain: number;
  cap: number;
}

/** How many had how many points, in columns of equal width. */
export interface Distribution {
  low: number;
  width: number;
  counts: number[];
}

/** Days in a row on which a person has told a saga of the day to its end. */
export interface Streak {
  days: number;
  longest: number;
  /** The last seven days, today last. */
  week: boolean[];
}

/** The points after so many decisions of one's own. */
export interface Sample {
  decisions: number;
  points: number;
}

/** Which day's saga a table tells; see `daily.py`. */
export interface DailyTry {
  /** The date, such as `2026-11-18`, in UTC. */
  day: string;
  /** When that day is over. Until then nobody but its player may see the table. */
  until: number;
  /** Whether it is the person's first try; any other is practice. */
  counts: boolean;
}

/** Which game of a tournament a table plays; see `tournaments/plan.py`. */
export interface TournamentGame {
  id: string;
  title: string;
  round: number;
  /** What everybody is called in the tournament, by seat; bots, too, keep their names. */
  names: string[];
  /** When bots take over whatever is left of the round; null for never. */
  until: number | null;
}

/** What everybody plays who plays the daily saga. */
export interface Deal {
  players: number;
  /** The level of the opponents; of whoever finishes an abandoned game too. */
  bot: string;
  options: Record<string, Setting>;
  /** Everybody's own seat; the day decides. */
  seat: number;
}

export interface Lesson {
  game: string;
  title: string;
  minutes: number;
  /** How many steps there are, including the last one, which asks for nothing. */
  steps: number;
  seats: string[];
  /** The learner's seat. */
  seat: number;
}

/** A stretch of a note: plain text, or the name of a thing on the board. */
export interface Phrase {
  text: string;
  thing: string | null;
}

export interface LessonStep {
  /** The number of the step, from 1. */
  number: number;
  steps: number;
  /** What there is to know now, and what to do, in plain text. */
  note: string;
  /** The same with its marks; the last paragraph says what to do. */
  paragraphs: Phrase[][];
  seat: number;
  view: unknown;
  outlooks: Record<string, number>;
  prompt: string;
  /** Everything that could be done; in the lesson only `expected` leads on. */
  choices: Choice[];
  /** The move to make; null at the end. */
  expected: string | null;
  /** What to say to someone who tries something else. */
  wrong_hint: string;
  /** What has happened since the previous step. */
  events: Told[];
}

/** A value that cannot be chosen as things are. */
export interface Clash {
  option: string;
  value: Setting;
  /** Options of which another value would allow it; if none would, it's the number of players. */
  because: string[];
}

export interface SettledOptions {
  /** What was wished for, with the default wherever a wish cannot be granted. */
  options: Record<string, Setting>;
  clashes: Clash[];
}

/** A question to a seat; a move must name its id. */
export interface Decision {
  id: number;
  seat: number;
  prompt: string;
  choices: Choice[];
  since: number;
}

export interface Plan {
  id: string;
  text: string;
}

export interface SeatPicture {
  kind: SeatKind;
  name: string;
  taken: boolean;
  yours: boolean;
  bot: string | null;
  sitting_in: string | null;
  resigned: boolean;
  asked: boolean;
  /** Seconds left on the clock at the moment of the picture; null without a clock. */
  left: number | null;
  running: boolean;
  /** The hash of what the seat adds to the seed; empty if it adds nothing. */
  pledge: string;
  /** What the seat has added to the seed. */
  contribution: string;
}

/** What one of your seats knows; seat -1 is a spectator. */
export interface SeatView {
  seat: number;
  view: unknown;
  /** The chances of what lies ahead, from 0 to 1, by the id of the thing. */
  outlooks: Record<string, number>;
  decision: Decision | null;
  /** The number of moves this seat may freely go back to. */
  undo_to: number | null;
  plan: Plan | null;
  plans: Plan[];
}

/** An opponent without a seat, such as the Automa of a solo game. */
export interface RivalPicture {
  id: string;
  name: string;
  total: number;
  sheet: Record<string, number>;
  won: boolean;
}

/** How a finished game ended. */
export interface EndingPicture {
  /** Why it was won or lost. */
  sentence: string;
  /** Whether one of your seats is in first place; null for a spectator. */
  won: boolean | null;
  rivals: RivalPicture[];
}

export interface UndoWish {
  seat: number;
  to: number;
  your_answer_needed: boolean;
}

export interface Invitation {
  seat: number;
  secret: string;
}

export interface Picture {
  id: string;
  /** How many entries of the log the person may know of; see `quiet.py`. */
  seq: number;
  now: number;
  status: Status;
  game: string;
  options: Record<string, Setting>;
  public: boolean;
  clock: Clock | null;
  clock_name: string | null;
  undo: UndoPolicy;
  hints: boolean;
  sit_in: string;
  seeded: boolean;
  rated: boolean;
  opener: string;
  you_opened: boolean;
  seats: SeatPicture[];
  moves: number;
  imported: number;
  /**
   * The hash of the secret that the seed is drawn from, or of a chosen seed; known from the start
   * and never changed.
   */
  commitment: string;
  /** Whether players may add to the seed; otherwise it was chosen, or comes from an old table. */
  drawn: boolean;
  /** Whether the seats are settled, so that what was pledged is to be revealed. */
  gathered: boolean;
  /** The seed itself, once the game is over; that of a daily saga, once its day is over too. */
  seed: string | null;
  /** Which day's saga this is a try at, if it is one. */
  daily: DailyTry | null;
  /** Which game of a tournament this is, if it is one. */
  tournament: TournamentGame | null;
  /** Who is being waited for, and for what. */
  waiting: string;
  views: SeatView[];
  undo_wish: UndoWish | null;
  result: Result | null;
  ending: EndingPicture | null;
  end_reason: string;
  rematch: string;
  after: string;
  /** For the opener: the secret that lets others watch. */
  watch: string | null;
  /** For the opener: the secrets that let friends take their seats. */
  invitations: Invitation[];
}

/** A position as its seat sees it, and what can be done there. */
export interface ShownPuzzle {
  id: string;
  game: string;
  players: number;
  options: Record<string, Setting>;
  names: string[];
  seat: number;
  view: unknown;
  outlooks: Record<string, number>;
  prompt: string;
  choices: Choice[];
}

export interface PuzzleRating {
  shown: number;
  /** It is probably no further from the truth than this. */
  spread: number;
  answers: number;
}

export interface Rating {
  mean: number;
  spread: number;
  shown: number;
  games: number;
  /** Games in which no other person was placed ahead of them. */
  wins: number;
}

/** What one game changed for one seat, in the numbers that are shown. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
}

/** What somebody's rating was after a game. */
export interface RatingPoint {
  at: number;
  mean: number;
  spread: number;
}

/** How often somebody came first, second, and so on. */
export interface Places {
  people: number[];
  bots: number[];
  /** The level of bot met most often where there were bots only. */
  usual_bot: string;
}

/** How games alone went at one level of difficulty. */
export interface Alone {
  /** The value of the game's option for it; null if there is no such option. */
  level: Setting | null;
  games: number;
  wins: number;
  /** The most points in a game won. */
  best: number | null;
}

/** How games went with one leader, clan, scientist or crew. */
export interface Faction {
  id: string;
  games: number;
  wins: number;
  /** The victories that a fair share would have been: a third of a game for three, and so on. */
  fair: number;
}

/** How games with others went at one number of players. */
export interface AtPlayers {
  players: number;
  games: number;
  wins: number;
}

export interface GameRecord {
  game: string;
  games: number;
  places: Places;
  /** The fewest players first. */
  by_players: AtPlayers[];
  /** The easiest level first. */
  alone: Alone[];
  /** Those of games with others, the most often played first. */
  factions: Faction[];
}

/** A runestone: something worth remembering, raised by the first game that earned it. */
export interface Stone {
  id: StoneId;
  table: string;
  at: number;
}

export interface PersonalRecord {
  games: number;
  /** How many of them were played to the end without resigning or leaving the seat to a bot. */
  kept: number;
  /** Victories in a row, up to now. */
  streak: number;
  longest: number;
  /** In the order of the catalogue; only games that were played. */
  by_game: GameRecord[];
  /** The oldest first. */
  stones: Stone[];
}

/** An event in words, for those who may know it. */
export interface Told {
  /** The number of the move that it followed; 0 for the opening. */
  move: number;
  kind: string;
  /**
   * Those that the event names, what could be expected before it (`Game.prospects`), and the
   * `rule` by which it happened (`Game.cited`).
   */
  facts: Record<string, unknown>;
  text: string;
  /** Which of the seats asked about heard it; null if everyone did. */
  only: number[] | null;
}

/** What replaying a game has shown. */
export interface Proof {
  /** Every move was legal and led where the saga says. */
  holds: boolean;
  /** All random outcomes come from the seed; otherwise some are what a file said. */
  proved_from_seed: boolean;
  /** What was published about the seed before the game. */
  commitment: string;
  seed: string;
  moves: number;
  /** How many of the moves were made elsewhere. */
  imported: number;
  /** The first move that differs, 0 for the start. */
  first_difference: number | null;
  sentence: string;
}

/** Who should sit here: the opener, someone with a secret link, anyone, or a bot. */
export interface SeatWish {
  who: SeatKind;
  /** For another seat of the opener: who plays it at the same screen. */
  name?: string | null;
  /** The level of a bot; null for the usual one. */
  bot?: string | null;
}

export interface Settings {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Setting>;
  public?: boolean;
  /**
   * The name of a preset, or custom settings. null: the usual one, or no clock at all at a table
   * where one person plays alone or against bots.
   */
  clock?: string | Clock | null;
  undo?: UndoPolicy;
  hints?: boolean;
  /** The bot that sits in for someone whose time is up, or who resigns. */
  sit_in?: string;
  starts_when_full?: boolean;
  /** Whoever chooses the seed can know every outcome in advance; the table says so. */
  seed?: string | null;
}

export interface SeatSummary {
  kind: SeatKind;
  name: string;
  /** The id of the person; empty for a bot or a free seat. */
  person: string;
  bot: string;
  sitting_in: string;
  resigned: boolean;
  asked: boolean;
  /** When the seat's time is up, if its clock is running. */
  runs_out: number | null;
}

export interface Summary {
  id: string;
  game: string;
  options: Record<string, Setting>;
  status: Status;
  public: boolean;
  opener: string;
  opener_name: string;
  seats: SeatSummary[];
  clock: string | Clock | null;
  undo: UndoPolicy;
  hints: boolean;
  /** Whether the opener chose the seed, and so may know the outcomes in advance. */
  seeded: boolean;
  rated: boolean;
  moves: number;
  opened_at: number;
  started_at: number;
  changed_at: number;
  finished_at: number;
  totals: number[];
  places: number[];
  end_reason: string;
  rematch: string;
  /** Whether it began with moves from a file. */
  imported: boolean;
  /** What each seat of a finished game played (`Game.faction`), or nothing. */
  factions: string[];
  /** The day whose saga it is a try at, if it is one. */
  daily: string;
}

/** A stretch of text in one style, or the rules that the text before it tells. */
export interface Run {
  text: string;
  strong: boolean;
  thing: string | null;
  chapter: string | null;
  rules: string[];
}

/** A row of symbols and pieces, and what it shows. */
export interface Figure {
  type: "Figure";
  words: string[];
  caption: string;
}

export interface Paragraph {
  type: "Paragraph";
  runs: Run[];
}

/** A point or a step. */
export interface Item {
  title: string;
  runs: Run[];
  figure: Figure | null;
  example: Run[] | null;
}

export interface Points {
  type: "Points";
  items: Item[];
}

export interface Steps {
  type: "Steps";
  items: Item[];
}

/** A small table. */
export interface Grid {
  type: "Grid";
  head: Run[][];
  rows: Run[][][];
}

/** A way into the lesson. */
export interface Try {
  type: "Try";
  /** The number of the step, from 1. */
  step: number;
  text: string;
}

export interface Example {
  type: "Example";
  title: Run[];
  blocks: (Paragraph | Points | Steps | Figure | Grid | Try)[];
}

export interface Section {
  title: string;
  blocks: Block[];
}

export interface Chapter {
  slug: string;
  title: string;
  lead: Run[];
  sections: Section[];
}

/** Things of one kind that have a page each. */
export interface Group {
  title: string;
  things: string[];
}

/** A game's rulebook in one language. */
export interface Book {
  game: string;
  chapters: Chapter[];
  groups: Group[];
}

export type LiveMessage = Update | Changed | Presence | ChatMessage | Heard | Stored | Declined | Bye;
