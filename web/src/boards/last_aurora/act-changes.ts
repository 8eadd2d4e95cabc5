/** What events gave and took, seat by seat. */

import type { Told } from "../../api/types";
import type { ActLine } from "../contract";
import { changeOf, join, nameOf, seatName, type Voice } from "./texts";
import type { AuroraView } from "./view";

interface Tally {
  counts: Map<string, number>;
  notes: string[];
}

/** How much one of each is worth, about: what is good, what is bad, and what a recap shows first. */
const WORTH: Readonly<Record<string, number>> = {
  fame: 1,
  fuel: 0.5,
  food: 0.4,
  ammo: 0.4,
  object: 0.7,
  survivor: 1.5,
  speed: 0.7,
  damage: -1,
  contamination: -0.8,
};
const ORDER = ["fame", "fuel", "food", "ammo", "object", "survivor", "speed", "damage", "contamination"];

export type Tallies = ReadonlyMap<number, Tally>;

export function tallyOf(voice: Voice, view: AuroraView, events: readonly Told[]): Tallies {
  const tallies = new Map<number, Tally>();
  const of = (seat: number): Tally => {
    const known = tallies.get(seat) ?? { counts: new Map<string, number>(), notes: [] };
    tallies.set(seat, known);
    return known;
  };
  const count = (seat: number, what: string, n: number): void => {
    const { counts } = of(seat);
    counts.set(what, (counts.get(what) ?? 0) + n);
  };
  const note = (seat: number, text: string): unknown => of(seat).notes.push(text);
  const automa = view.automa?.seat ?? -1;
  for (const { kind, facts } of events) {
    const seat = Number(facts["seat"] ?? automa);
    const n = Number(facts["n"] ?? 1);
    const id = (fact: string): string => String(facts[fact]);
    const called = (fact: string, grammaticalCase = ""): string => nameOf(voice, id(fact), grammaticalCase);
    const { t } = voice;
    switch (kind) {
      case "gained":
      case "automa_gained":
        count(seat, id("token"), n);
        break;
      case "spent":
        count(seat, id("token"), -n);
        break;
      case "dropped":
      case "automa_lost":
        count(seat, id("token"), -1);
        break;
      case "fame_changed":
        count(seat, "fame", n);
        break;
      case "object_drawn":
        count(seat, "object", 1);
        break;
      case "object_discarded":
        count(seat, "object", -1);
        break;
      case "damaged":
        count(seat, "damage", 1);
        note(seat, t("board-act-breaks", { box: called("box"), box_acc: called("box", "acc") }));
        break;
      case "repaired":
        count(seat, "damage", -1);
        break;
      case "contaminated":
        count(seat, "contamination", 1);
        note(seat, t("board-act-sick", { who: called("survivor") }));
        break;
      case "cleansed":
        note(seat, t("board-act-cleansed", { who: called("survivor"), who_acc: called("survivor", "acc") }));
        break;
      case "died":
        count(seat, "survivor", -1);
        note(seat, t("board-act-dies", { who: called("survivor") }));
        break;
      case "dismissed":
        count(seat, "survivor", -1);
        note(seat, t("board-act-leaves", { who: called("survivor") }));
        break;
      case "recruited":
        count(seat, "survivor", 1);
        note(seat, t("board-act-joins", { who: called("survivor") }));
        break;
      case "attached":
        note(seat, t("board-act-joins", { who: called("card") }));
        break;
      case "loot_taken":
        note(seat, t("board-act-loot-of", { card: called("card") }));
        break;
      case "waypoint_taken":
        note(seat, t("board-act-waypoint-of", { name: called("waypoint") }));
        break;
      case "automa_survivors":
        count(seat, "survivor", n);
        break;
      case "automa_level":
        note(seat, t("board-act-level", { level: Number(facts["level"]) }));
        break;
      case "automa_stored":
        note(seat, t("board-act-joins", { who: called("card") }));
        break;
      case "speed_marked":
        count(seat, "speed", n);
        break;
      case "dodged":
        note(seat, t("board-act-dodged", { n }));
        break;
      case "mission_taken":
        note(seat, t("board-act-mission"));
        break;
      case "story_kept":
      case "story_kept_under":
      case "story_kept_at":
        note(seat, t("board-act-kept"));
        break;
      default:
    }
  }
  return tallies;
}

const changes = (voice: Voice, { counts }: Tally): string =>
  join(...ORDER.map((what) => (counts.get(what) ?? 0) !== 0 && changeOf(voice, what, counts.get(what)!)));

const worth = ({ counts }: Tally): number => [...counts].reduce((sum, [what, n]) => sum + n * (WORTH[what] ?? 0), 0);

/** How much it matters to a seat, for better or worse. */
export const weightOf = (tallies: Tallies, seat: number): number => {
  const tally = tallies.get(seat);
  return tally ? Math.abs(worth(tally)) + tally.notes.length * 0.2 : 0;
};

/** The reader is spoken to. */
export const called = (voice: Voice, view: AuroraView, seat: number): string =>
  seat === view.seat ? voice.t("board-you") : seatName(voice, seat);

/** A line for each seat that gains or loses, the reader's first. */
export function linesOf(voice: Voice, view: AuroraView, tallies: Tallies): ActLine[] {
  return [...tallies]
    .map(([seat, tally]): ActLine & { seat: number } => {
      const change = changes(voice, tally);
      const good = worth(tally);
      const notes = tally.notes.slice(0, 2).join(", ");
      const more = tally.notes.length > 2 ? "…" : "";
      return {
        seat,
        text: notes ? `${called(voice, view, seat)}: ${notes}${more}` : called(voice, view, seat),
        ...(change ? { change } : {}),
        ...(good === 0 ? {} : { isGood: good > 0 }),
      };
    })
    .filter(({ seat, change }) => change !== undefined || (tallies.get(seat)?.notes.length ?? 0) > 0)
    .sort((one, other) => Number(other.seat === view.seat) - Number(one.seat === view.seat));
}

/** All that a seat gained or lost as one figure. */
export const figureOf = (voice: Voice, tallies: Tallies, seat: number): string => {
  const tally = tallies.get(seat);
  return tally ? changes(voice, tally) : "";
};

export const isGoodFor = (tallies: Tallies, seat: number): boolean | null => {
  const tally = tallies.get(seat);
  const n = tally ? worth(tally) : 0;
  return n === 0 ? null : n > 0;
};
