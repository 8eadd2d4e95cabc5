/** A table as it is being set: what the form holds, what is sent, and what is remembered. */

import type { Catalogue, Clock, GameInfo, SeatWish, Settings } from "../api/types";
import { type Span, toSeconds, toSpan, UNITS } from "./time";

export type SeatKind = SeatWish["who"];
export type Setting = GameInfo["options"][number]["default"];
export type UndoPolicy = "none" | "free" | "consent" | "friendly";

export const SEAT_KINDS: readonly SeatKind[] = ["me", "friend", "open", "bot"];
export const UNDO_POLICIES: readonly UndoPolicy[] = ["free", "consent", "friendly", "none"];
export const OWN_CLOCK = "own";
/** For a table at which nobody else would wait; with other people it stands for the usual clock. */
export const NO_CLOCK = "none";

export interface SeatDraft {
  who: SeatKind;
  /** Who plays another seat of mine at this screen. */
  name: string;
  bot: string;
}

export interface ClockDraft {
  bank: Span;
  gain: Span;
  cap: Span;
}

export interface Draft {
  seats: SeatDraft[];
  options: Record<string, Setting>;
  public: boolean;
  /** A preset, OWN_CLOCK or NO_CLOCK. */
  clock: string;
  own: ClockDraft;
  undo: UndoPolicy;
  hints: boolean;
  startsWhenFull: boolean;
  seed: string;
}

/** How many play when nobody says otherwise: three if the game allows it, so that sides can shift. */
export function usualPlayers(game: GameInfo): number {
  return Math.min(game.max_players, Math.max(game.min_players, 3));
}

export function freshDraft(game: GameInfo, catalogue: Catalogue): Draft {
  const bot = catalogue.usual_bot;
  const preset = catalogue.clocks.find((one) => one.id === catalogue.usual_clock)?.clock;
  return {
    seats: Array.from({ length: usualPlayers(game) }, (_, seat) => ({ who: seat === 0 ? "me" : "bot", name: "", bot })),
    options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    public: false,
    clock: NO_CLOCK,
    own: clockDraft(preset ?? { bank: 3600, gain: 120, cap: 3600 }),
    undo: "free",
    hints: true,
    startsWhenFull: true,
    seed: "",
  };
}

function clockDraft(clock: Clock): ClockDraft {
  return { bank: toSpan(clock.bank), gain: toSpan(clock.gain), cap: toSpan(clock.cap) };
}

/** More or fewer seats; a further one is for a bot, so that the table can always start. */
export function withPlayers(seats: readonly SeatDraft[], players: number, bot: string): SeatDraft[] {
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? { who: "bot", name: "", bot });
}

/** With a seat that is kept for a friend: the last one of a bot, if there is none yet; beside whoever plays alone. */
export function withFriend(draft: Draft): Draft {
  if (draft.seats.some((seat) => seat.who === "friend")) return draft;
  const seats = draft.seats.length > 1 ? draft.seats : [...draft.seats, ...draft.seats];
  const bot = seats.findLastIndex((seat) => seat.who === "bot");
  const kept = bot > 0 ? bot : seats.length - 1;
  return { ...draft, seats: seats.map((seat, number) => (number === kept ? { ...seat, who: "friend" } : seat)) };
}

export function toSettings(game: string, draft: Draft): Settings {
  const first = draft.seats.findIndex((seat) => seat.who === "me");
  return {
    game,
    seats: draft.seats.map((seat, number) => ({
      who: seat.who,
      name: seat.who === "me" && number !== first && seat.name.trim() !== "" ? seat.name.trim() : null,
      bot: seat.who === "bot" ? seat.bot : null,
    })),
    options: draft.options,
    public: draft.public,
    clock:
      draft.clock === NO_CLOCK
        ? null
        : draft.clock === OWN_CLOCK
          ? { bank: toSeconds(draft.own.bank), gain: toSeconds(draft.own.gain), cap: toSeconds(draft.own.cap) }
          : draft.clock,
    undo: draft.undo,
    hints: draft.hints,
    starts_when_full: draft.startsWhenFull,
    seed: draft.seed.trim() === "" ? null : draft.seed.trim(),
  };
}

/** Whether nobody but me has a seat, apart from bots. */
export const isForOne = (draft: Draft): boolean => draft.seats.every((seat) => seat.who === "me" || seat.who === "bot");

/** The clock that will run: where other people sit, there always is one. */
export const clockOf = (draft: Draft, catalogue: Catalogue): string =>
  draft.clock === NO_CLOCK && !isForOne(draft) ? catalogue.usual_clock : draft.clock;

/** One click in the Hall: me against bots, without hurry. */
export function againstBots(game: GameInfo, catalogue: Catalogue): Settings {
  return toSettings(game.id, { ...freshDraft(game, catalogue), undo: "friendly" });
}

/** Which part of the form a refusal of the server belongs to. */
export type Field = "seats" | "options" | "clock" | "seed" | "table";

const FIELDS: Readonly<Record<string, Field>> = {
  "wrong-name": "seats",
  "unknown-bot": "seats",
  "nobody-seated": "seats",
  "wrong-setting": "options",
  "wrong-clock": "clock",
  "unknown-clock": "clock",
  "wrong-seed": "seed",
};

export function fieldOf(kind: string): Field {
  return FIELDS[kind] ?? "table";
}

function isClockDraft(own: ClockDraft): boolean {
  return [own.bank, own.gain, own.cap].every((span) => span?.unit in UNITS && Number.isFinite(span.amount));
}

/** The last choices for a game, as far as it still offers them; a seed is never used twice by accident. */
export function recall(game: GameInfo, catalogue: Catalogue, stored: string | null): Draft {
  const fresh = freshDraft(game, catalogue);
  if (stored === null) return fresh;
  let last: Partial<Draft>;
  try {
    last = (JSON.parse(stored) ?? {}) as Partial<Draft>;
  } catch {
    return fresh;
  }
  const seats = (Array.isArray(last.seats) ? last.seats : [])
    .filter((seat) => SEAT_KINDS.includes(seat?.who) && typeof seat.name === "string")
    .map((seat) => ({ ...seat, bot: game.bots.includes(seat.bot) ? seat.bot : catalogue.usual_bot }));
  const fits = seats.length >= game.min_players && seats.length <= game.max_players;
  const options = { ...fresh.options };
  for (const option of game.options) {
    const chosen = last.options?.[option.id];
    if (chosen !== undefined && option.values.some((one) => one.value === chosen)) options[option.id] = chosen;
  }
  const knowsClock =
    last.clock === OWN_CLOCK || last.clock === NO_CLOCK || catalogue.clocks.some((one) => one.id === last.clock);
  return {
    seats: fits ? seats : fresh.seats,
    options,
    public: last.public === true,
    clock: knowsClock && last.clock !== undefined ? last.clock : fresh.clock,
    own: last.own !== undefined && isClockDraft(last.own) ? last.own : fresh.own,
    undo: last.undo !== undefined && UNDO_POLICIES.includes(last.undo) ? last.undo : fresh.undo,
    hints: last.hints !== false,
    startsWhenFull: last.startsWhenFull !== false,
    seed: "",
  };
}

export function remembered(draft: Draft): string {
  return JSON.stringify({ ...draft, seed: "" });
}
