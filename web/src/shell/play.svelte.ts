/** What the reader is about to do at a table: picks, previews, imagined moves, looks back. */

import type { Choice, HintInfo, Told } from "../api/types";
import type { Journey } from "../boards/contract";
import { Choosing, NO_PLAN, type Ways } from "../parts/choosing.svelte";
import { complain } from "../parts/toasts.svelte";
import { Moments } from "./moments.svelte";
import { SPECTATOR, type TableSession } from "./table.svelte";
import { WhatIf } from "./what-if.svelte";

const NO_CHOICES: readonly Choice[] = [];

export class Play extends Choosing {
  hints = $state.raw<HintInfo[] | null>(null);
  thinking = $state(false);
  whatIf = $state.raw<WhatIf | null>(null);
  /** Where the reader is going, by one move after the other. */
  goal = $state<string | null>(null);
  /** The way that was chosen, where there are several. */
  private way: string | undefined;
  /** How far it was at the last move: whoever has arrived does not set out again. */
  private distance = 0;
  readonly moments: Moments;

  constructor(
    private readonly table: TableSession,
    ways?: Ways,
  ) {
    super(ways);
    this.moments = new Moments(table.requests);
  }

  get seat(): number {
    return this.table.view?.seat ?? SPECTATOR;
  }

  /** Questions are answered in the present, or in a branch; never while looking back or watching the stage. */
  choices = $derived.by((): readonly Choice[] => {
    if (this.table.director.isOn) return NO_CHOICES;
    if (this.whatIf) return this.whatIf.asked?.choices ?? NO_CHOICES;
    if (this.moments.shown) return NO_CHOICES;
    return this.table.view?.decision?.choices ?? NO_CHOICES;
  });

  view = $derived.by((): unknown => {
    if (this.whatIf?.branch) return this.whatIf.branch.view;
    return this.moments.shown?.view ?? this.table.view?.view ?? null;
  });

  /** What lies ahead is reckoned for the present only. */
  get outlooks(): Readonly<Record<string, number>> {
    return (this.whatIf || this.moments.shown ? null : this.table.view?.outlooks) ?? {};
  }

  /** Not the present is looked at, but the past or a branch. */
  get isElsewhere(): boolean {
    return !!this.whatIf?.branch || this.moments.shown !== null;
  }

  get events(): readonly Told[] {
    if (this.whatIf?.branch) return this.whatIf.branch.events.filter((one) => one.move === this.whatIf?.answers.length);
    return this.moments.shown?.events ?? this.table.events;
  }

  /** What is asked now: another one for every decision, in earnest or imagined. */
  question = $derived.by((): string | null => {
    if (this.whatIf)
      return this.whatIf.asked ? `imagined ${this.whatIf.asked.seat} ${this.whatIf.answers.length}` : null;
    const decision = this.table.view?.decision;
    return decision ? `${decision.seat} ${decision.id}` : null;
  });

  play = (choice: Choice): void => {
    this.halt();
    this.answer(choice);
  };

  private answer(choice: Choice): void {
    if (choice.reason) return;
    this.clear();
    const asked = this.whatIf?.asked;
    if (this.whatIf && asked) void this.whatIf.answer(asked.seat, choice.move);
    else void this.table.play(choice).then((isDone) => !isDone && this.halt());
  }

  protected override travel(goal: string, journey: Journey): void {
    this.goal = goal;
    this.way = journey.name;
    this.advance(journey);
  }

  private advance(journey: Journey): void {
    this.distance = journey.path.length;
    this.plan = { party: journey.party?.n ?? this.plan.party, path: journey.path };
    this.answer(journey.first);
  }

  override asksParty({ party }: Journey): boolean {
    return party !== undefined && party.least < party.most;
  }

  /** Stay where one is. */
  halt = (): void => {
    this.goal = null;
    this.plan = NO_PLAN;
  };

  /** There is a new question: go on with the journey, if it still leads somewhere. */
  goOn(): void {
    this.clear();
    if (this.goal === null) this.plan = NO_PLAN;
    if (this.goal === null || this.question === null) return;
    const known = this.journeys.get(this.goal);
    const journey = known?.others?.find(({ name }) => name === this.way) ?? known;
    if (journey && journey.path.length <= this.distance) this.advance(journey);
    else this.halt();
  }

  override stepBack = (): boolean => {
    if (this.goal !== null) {
      this.halt();
      return true;
    }
    return this.unpick();
  };

  override clear = (): void => {
    this.forget();
    this.hints = null;
  };

  async askHint(): Promise<void> {
    if (this.thinking || !this.table.view?.decision || this.whatIf) return;
    this.thinking = true;
    try {
      this.hints = await this.table.requests.hint(this.seat);
    } catch (error) {
      complain(error);
    }
    this.thinking = false;
  }

  playHint = (move: string): void => {
    const choice = this.choices.find((one) => one.move === move);
    if (choice) this.play(choice);
  };

  async imagine(): Promise<void> {
    const picture = this.table.picture;
    if (!picture || this.seat === SPECTATOR) return;
    const at = this.moments.shown?.move ?? picture.moves;
    this.moments.leave();
    this.clear();
    const branch = new WhatIf(this.table.requests, this.seat, at);
    // From here on no key plays in earnest, even before the branch is there.
    this.whatIf = branch;
    await branch.begin();
    if (!branch.branch) this.stopImagining();
  }

  stopImagining(): void {
    this.whatIf = null;
    this.clear();
  }
}
