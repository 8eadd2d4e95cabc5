/** Which events belong together: an attack with its card and its blows, a Story with its Test and what came of it. */

import type { Told } from "../../api/types";
import type { AuroraView } from "./view";

export type GroupKind =
  | "attack"
  | "ambush"
  | "shot"
  | "object"
  | "defeat"
  | "break"
  | "event"
  | "story"
  | "mine"
  | "avalanche"
  | "drive"
  | "automa"
  | "explore"
  | "bonus"
  | "round"
  | "end"
  | "crew"
  /** A card that was turned before it is known for what. */
  | "card"
  | "quiet";

export interface Group {
  kind: GroupKind;
  events: Told[];
  /** The phase in which it happened. */
  phase: string;
}

/** What begins something new, whatever was before. */
const OPENERS: Readonly<Record<string, GroupKind>> = {
  fired: "shot",
  fired_at_player: "shot",
  sniped: "shot",
  object_played: "object",
  enemy_entered: "ambush",
  enemy_defeated: "defeat",
  event_revealed: "event",
  story_faced: "story",
  story_faced_by_all: "story",
  mine_triggered: "mine",
  avalanche_blasted: "avalanche",
  explored: "explore",
  automa_played: "automa",
  crew_taken: "crew",
  game_ended: "end",
};

const seatIn = (told: Told | undefined): unknown => told?.facts["seat"];
const has = (group: Group, ...kinds: string[]): boolean => group.events.some(({ kind }) => kinds.includes(kind));
const READ = ["story_succeeded", "story_failed"];
const ON_ROAD = ["set_out", "moved", "stayed"];

/** A round of what others did may begin before this view and end after it; the phase is followed backwards. */
function firstPhase(events: readonly Told[], view: AuroraView): string {
  const order = ["setup", "exploration", "rest", "movement", "fire", "end"];
  const next = events.find(({ kind }) => kind === "phase_began")?.facts["phase"];
  // A game ends in the midst of a round, after the fire.
  if (next === undefined) return view.phase === "over" ? "fire" : view.phase;
  return order[Math.max(0, order.indexOf(String(next)) - 1)] ?? view.phase;
}

export function groupsOf(events: readonly Told[], view: AuroraView): Group[] {
  const groups: Group[] = [];
  let phase = firstPhase(events, view);
  let group: Group = { kind: "quiet", events: [], phase };

  const open = (kind: GroupKind, told: Told, ...before: Told[]): void => {
    group = { kind, events: [...before, told], phase };
    groups.push(group);
  };
  const add = (told: Told): unknown => group.events.push(told);

  for (const told of events) {
    const { kind, facts } = told;
    const mine = seatIn(told) === seatIn(group.events[0]);
    if (kind === "phase_began") {
      phase = String(facts["phase"]);
      open(phase === "end" ? "round" : "quiet", told);
    } else if (kind === "round_began") {
      if (group.kind === "round") add(told);
      else open("round", told);
    } else if (kind === "outcome_shown") {
      const waits = group.kind === "story" && !has(group, ...READ);
      if (group.kind === "shot" || waits) add(told);
      else open("card", told);
    } else if (kind === "enemy_attacked") {
      if (group.kind === "card") {
        group.kind = "attack";
        add(told);
      } else open("attack", told);
    } else if (READ.includes(kind)) {
      if (group.kind === "card") {
        group.kind = "story";
        add(told);
      } else if (group.kind === "story" && !has(group, ...READ)) add(told);
      else open("story", told);
    } else if (kind === "story_chosen") {
      if (group.kind === "story" && !has(group, ...READ)) add(told);
      else open("story", told);
    } else if (kind === "ambushed" || kind === "ambush_ignored") {
      // All Enemies have come out before the first one strikes.
      const entered = groups.find((one) => one.kind === "ambush" && one.events[0]?.facts["enemy"] === facts["enemy"]);
      if (entered) {
        group = entered;
        add(told);
      } else open("ambush", told);
    } else if (kind === "loot_taken" || kind === "loot_declined") {
      if (group.kind === "defeat") add(told);
      else open("defeat", told);
    } else if (kind === "attack_bonus") {
      if (group.kind === "bonus" && mine) add(told);
      else open("bonus", told);
    } else if (ON_ROAD.includes(kind)) {
      const isAutoma = group.kind === "automa" && seatIn(told) === view.automa?.seat;
      if (isAutoma || (group.kind === "drive" && mine)) add(told);
      else open("drive", told);
    } else if (kind === "boarded") {
      if (group.kind === "end") add(told);
      else open("end", told);
    } else if (kind === "game_ended" && group.kind === "end") {
      add(told);
    } else if (OPENERS[kind] === "shot") {
      // What was loaded for the shot was told before it.
      const loaded = group.events.filter(({ move }) => move === told.move);
      const isLoading =
        loaded.length > 0 && loaded.every((one) => LOADING.includes(one.kind) && seatIn(one) === seatIn(told));
      if (isLoading) group.events = group.events.filter((one) => !loaded.includes(one));
      open("shot", told, ...(isLoading ? loaded : []));
    } else if (kind === "damaged" && group.kind === "quiet") open("break", told);
    else if (kind in OPENERS) open(OPENERS[kind]!, told);
    else if (kind === "passed" || kind === "fed" || kind === "survivors_rested") open("quiet", told);
    else if (groups.length === 0) open("quiet", told);
    else add(told);
  }
  return groups.filter((one) => one.events.length > 0);
}

const LOADING = ["spent", "object_played", "object_discarded"];
