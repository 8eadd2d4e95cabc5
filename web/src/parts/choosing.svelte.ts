/** What a reader is about to choose: what is picked so far, considered, lit up, and looked at. */

import type { Choice } from "../api/types";
import type { BoardModule, Journey, Plan } from "../boards/contract";
import { t } from "../words";
import { Inspecting } from "./inspecting.svelte";
import { byNature, fitting, pick, rank, targetsOf } from "./picking";

/** What a board knows of the ways to choose on it. */
export type Ways = Pick<BoardModule<any>, "verbs" | "isPlaced" | "journeys">;

export const NO_PLAN: Plan = { party: null, path: [] };

/** A board that knows nothing of them. */
export const NO_WAYS: Ways = { verbs: [], isPlaced: () => true, journeys: () => new Map() };

export abstract class Choosing {
  picked = $state.raw<string[]>([]);
  lit = $state<string | null>(null);
  /** The choice under the pointer, the focus or the first tap. */
  considered = $state.raw<Choice | null>(null);
  /** The thing on the board that was pointed at last; what can be done with it stays in the prompt. */
  thing = $state<string | null>(null);
  /** The thing that a first tap has shown; the second one plays. */
  tapped = $state<string | null>(null);
  /** The journey that leads to the thing, if it takes several moves. */
  journey = $state.raw<Journey | null>(null);
  /** What the reader wishes of a journey, and how far it has come. */
  plan = $state.raw<Plan>(NO_PLAN);
  readonly inspecting = new Inspecting();
  readonly inspect = this.inspecting.show;

  constructor(readonly ways: Ways = NO_WAYS) {}

  abstract readonly choices: readonly Choice[];
  abstract readonly view: unknown;
  abstract readonly play: (choice: Choice) => void;

  /** Far goals, each with the way there. */
  journeys = $derived.by((): ReadonlyMap<string, Journey> =>
    this.choices.length === 0 || this.picked.length > 0
      ? new Map<string, Journey>()
      : this.ways.journeys(this.view, this.choices, t, this.plan),
  );

  targets = $derived.by((): ReadonlyMap<string, readonly Choice[]> => {
    const targets = targetsOf(this.choices, this.picked);
    for (const [goal, journey] of this.journeys) if (!targets.has(goal)) targets.set(goal, [journey.first]);
    return targets;
  });

  /** What can be done with the thing that was pointed at, the most natural first. */
  aboutThing = $derived.by((): readonly Choice[] => {
    if (this.thing === null) return [];
    const fits = fitting(this.choices, [...this.picked, this.thing]).filter((choice) => !choice.reason);
    return byNature(fits, this.ways.verbs);
  });

  /** The journey to the thing that was pointed at; how to set out stays in the prompt. */
  towards = $derived.by((): Journey | null => (this.thing === null ? null : this.wayTo(this.thing)));

  isPlaced = (id: string): boolean => this.ways.isPlaced(this.view, id);

  /** A finger has tapped a thing: what comes of it is shown before it is played. */
  tap = (id: string): void => {
    const isWhole = this.wayTo(id) || pick(this.choices, this.picked, id, this.ways.verbs).kind === "play";
    if (!isWhole || this.tapped === id) this.pick(id);
    else this.keep(id);
  };

  pick = (id: string): void => {
    const journey = this.wayTo(id);
    if (journey && this.asksParty(journey) && this.tapped !== id) {
      this.keep(id);
      return;
    }
    this.tapped = null;
    if (journey) {
      this.travel(id, journey);
      return;
    }
    const outcome = pick(this.choices, this.picked, id, this.ways.verbs);
    if (outcome.kind === "play") this.play(outcome.choice);
    else if (outcome.kind === "narrow") {
      this.picked = outcome.picked;
      this.considerThing(null);
      this.thing = null;
    } else this.inspect(id);
  };

  /** Keep in sight what would come of a thing until it is played or put back. */
  private keep(id: string): void {
    this.tapped = null;
    this.plan = NO_PLAN;
    this.considerThing(id);
    this.tapped = id;
  }

  /** Whether the reader is to say how many set out on a journey before it begins. */
  asksParty(_journey: Journey): boolean {
    return false;
  }

  /** So many shall set out for the thing that was pointed at; whether it can be said at all. */
  setParty = (n: number): boolean => {
    const { thing, towards } = this;
    if (thing === null || !towards?.party || !this.asksParty(towards)) return false;
    if (this.tapped !== thing) this.keep(thing);
    const { least, most } = towards.party;
    this.plan = { ...this.plan, party: Math.min(Math.max(least, n), most) };
    this.consider(null);
    return true;
  };

  /** A journey to a thing, unless something more natural can be done with it. */
  wayTo(id: string): Journey | null {
    const journey = this.journeys.get(id);
    if (!journey) return null;
    const direct = pick(this.choices, this.picked, id, this.ways.verbs);
    if (direct.kind !== "play") return journey;
    const { verbs } = this.ways;
    return rank(verbs, direct.choice.verb) < rank(verbs, journey.first.verb) ? null : journey;
  }

  /** Set out for a goal. */
  protected travel(_goal: string, journey: Journey): void {
    this.play(journey.first);
  }

  /** Another way to the thing that was pointed at is considered. */
  considerWay = (journey: Journey | null): void => {
    this.journey = journey;
    this.considered = journey?.first ?? null;
  };

  takeWay = (journey: Journey): void => {
    if (this.thing !== null) this.travel(this.thing, journey);
  };

  /** A choice in the prompt or in the list is pointed at; then again what is kept in sight, if anything is. */
  consider = (choice: Choice | null): void => {
    this.considered = choice;
    this.journey = null;
    this.light(choice?.targets.filter((id) => !this.picked.includes(id)).at(-1) ?? null);
    if (choice === null && this.tapped !== null) this.considerThing(this.tapped);
  };

  /** A thing on the board is pointed at: what a click on it would do is considered. */
  considerThing = (id: string | null): void => {
    if (this.tapped !== null && id !== this.tapped) return;
    this.journey = id === null ? null : this.wayTo(id);
    const outcome = id === null ? null : pick(this.choices, this.picked, id, this.ways.verbs);
    this.considered = this.journey?.first ?? (outcome?.kind === "play" ? outcome.choice : null);
    if (id !== null) this.thing = this.targets.has(id) ? id : null;
  };

  light = (id: string | null): void => {
    this.lit = id;
  };

  /** One step back; whether there was something to take back. */
  stepBack = (): boolean => this.unpick();

  protected unpick(): boolean {
    if (this.tapped !== null) {
      this.tapped = this.thing = null;
      this.plan = NO_PLAN;
      this.considerThing(null);
      return true;
    }
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  /** Forget what was begun. */
  clear = (): void => this.forget();

  protected forget(): void {
    this.picked = [];
    this.considered = null;
    this.journey = null;
    this.thing = this.tapped = null;
    this.light(null);
  }
}
