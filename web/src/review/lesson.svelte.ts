/** A lesson on its way: the step, what the learner tries, and what was heard so far. */

import { api } from "../api/client";
import type { Choice, LessonStep, Told } from "../api/types";
import { Choosing, type Ways } from "../parts/choosing.svelte";
import { complain } from "../parts/toasts.svelte";
import { keepProgress } from "./progress";

type Ask = (number: number) => Promise<LessonStep>;

const askServer =
  (game: string): Ask =>
  (number) =>
    api.get<LessonStep>(`/lessons/${encodeURIComponent(game)}/steps/${number}`);

export class LessonSession extends Choosing {
  step = $state.raw<LessonStep | null>(null);
  /** What happened was seen before, or is skipped. */
  still = $state(true);
  /** How often something else was tried at this step. */
  tries = $state(0);
  /** What was tried last. */
  tried = $state.raw<Choice | null>(null);
  /** Whether the move to make is marked. */
  showing = $state(false);
  log = $state.raw<Told[]>([]);
  /** The thing that is shown on the board while everything else is dimmed. */
  spotlit = $state<string | null>(null);
  private wanted = 0;
  private known = new Map<number, LessonStep>();

  constructor(
    readonly game: string,
    private readonly ask: Ask = askServer(game),
    ways?: Ways,
  ) {
    super(ways);
  }

  view = $derived.by((): unknown => this.step?.view ?? null);

  choices = $derived.by((): readonly Choice[] => this.step?.choices ?? []);
  expected = $derived.by(() => this.choices.find((choice) => choice.move === this.step?.expected) ?? null);

  /** What the note is about: a thing in the paragraph that says what to do, or else the first one. */
  subject = $derived.by((): string | null => {
    const { paragraphs = [], expected = null } = this.step ?? {};
    if (expected === null) return null;
    const named = [...(paragraphs.at(-1) ?? []), ...paragraphs.flat()];
    return named.find((phrase) => phrase.thing !== null)?.thing ?? null;
  });

  async go(number: number): Promise<void> {
    this.wanted = number;
    try {
      const found = await this.find(number);
      if (this.wanted === number) this.place(found);
    } catch (error) {
      complain(error);
    }
  }

  private async find(number: number): Promise<LessonStep> {
    const known = this.known.get(number);
    if (known) return known;
    const found = await this.ask(number);
    this.known.set(number, found);
    return found;
  }

  private place(step: LessonStep): void {
    this.still = this.step === null || step.number !== this.step.number + 1;
    this.step = step;
    this.tries = 0;
    this.tried = null;
    this.showing = false;
    this.spotlit = null;
    this.inspecting.close();
    this.clear();
    this.log = this.heardUntil(step.number);
    keepProgress(this.game, step.number, step.steps);
    // The answer to the right move is there before it is made.
    if (step.number < step.steps) this.find(step.number + 1).catch(() => undefined);
  }

  /** Without gaps: of steps that were left out nothing is known. */
  private heardUntil(number: number): Told[] {
    const heard: Told[][] = [];
    for (let one = number; this.known.has(one); one -= 1) heard.unshift(this.known.get(one)!.events);
    return heard.flat();
  }

  play = (choice: Choice): void => {
    if (choice.reason || !this.step) return;
    this.clear();
    if (choice.move === this.step.expected) void this.go(this.step.number + 1);
    else {
      this.tries += 1;
      this.tried = choice;
      this.show();
    }
  };

  override light = (id: string | null): void => {
    this.lit = id ?? this.spotlit ?? this.shownTarget();
  };

  spotlight = (id: string | null): void => {
    this.spotlit = id;
    this.light(null);
  };

  /** Mark the move to make, on the board and in the list. */
  show(): void {
    this.showing = true;
    this.lit = this.shownTarget();
  }

  private shownTarget(): string | null {
    return this.showing ? (this.expected?.targets.at(-1) ?? null) : null;
  }

  /** The step in which a move was heard of. */
  stepOf(move: number): number | null {
    for (const step of this.known.values()) if (step.events.some((event) => event.move === move)) return step.number;
    return null;
  }

  /** The same step in another language. */
  again(): void {
    this.known.clear();
    const number = this.step?.number ?? this.wanted;
    if (number > 0) void this.go(number);
  }
}
