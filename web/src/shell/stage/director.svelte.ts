/**
 * What is shown when: updates of the server queue up, and their acts are staged one after the other.
 *
 * - `add(update)`: the next update. Its acts are played over the picture before it; the update itself is shown
 *   with the last step of its last act. Without acts it is shown at once, and held for as long as pieces move.
 * - `goOn()`: the next step, or the next act: a tap, Space, Enter.
 * - `skip()`: show everything up to the reader's next decision.
 * - `again()`: the act on the stage from its beginning.
 * - `watchAgain(move)`, `replay(scenes)`: acts of the past; the picture stays as it is.
 * - `flush()`: show everything now. The page is hidden, or the stage was turned off.
 *
 * While `isOn`, no question is put to the reader.
 */

import type { Act, Telling } from "../../boards/contract";
import { factorOf, lengthOf, MOTION, type Pace, raised, resultOf, STEP, TOO_LONG } from "../pace";

/** An act, with what is needed to draw it. */
export interface Scene {
  act: Act;
  telling: Telling<unknown>;
}

export interface Ends<Update> {
  /** The update becomes the picture that the reader sees. */
  show: (update: Update) => void;
  /** What happened in an update, as scenes. */
  scenes: (update: Update) => readonly Scene[];
  /** The scenes of an earlier move, as far as the log tells. */
  past: (move: number) => readonly Scene[];
  /** Whether the update stops at the reader: with a question, or with the end of the game. */
  asks: (update: Update) => boolean;
  pace: () => Pace;
  /** Whether somebody looks at the present. */
  isWatched: () => boolean;
}

interface Waiting<Update> {
  update: Update | null;
  scenes: readonly Scene[];
}

/** How many moves keep their scenes; those of older moves are made from the log. */
const KEPT = 40;
/** Pictures without acts are held shorter if more than these wait. */
const FEW = 4;

export const lastStep = (act: Act): number => Math.max(0, act.steps.length - 1);

export class Director<Update> {
  /** What is on the stage. */
  scene = $state.raw<Scene | null>(null);
  step = $state(0);
  /** It stops here until the reader goes on. */
  isWaiting = $state(false);
  /** Until the next step, for a bar that fills; null while it waits. */
  hold = $state.raw<{ length: number; key: number } | null>(null);
  private place = $state(0);
  private current = $state.raw<Waiting<Update> | null>(null);
  private queue = $state.raw<readonly Waiting<Update>[]>([]);
  private isShown = false;
  private isSkipping = false;
  private hasAsked = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private holds = 0;
  private readonly kept = new Map<number, readonly Scene[]>();
  private endedAt = -Infinity;

  constructor(private readonly ends: Ends<Update>) {}

  get isOn(): boolean {
    return this.scene !== null;
  }

  get isResult(): boolean {
    return this.scene !== null && this.step === lastStep(this.scene.act);
  }

  /** What is on the stage has been there before. */
  get isReplay(): boolean {
    return this.current !== null && this.current.update === null;
  }

  /** What follows on the stage, as far as it is known. */
  get next(): Act | null {
    const rest = [...(this.current?.scenes.slice(this.place + 1) ?? []), ...this.queue.flatMap((one) => one.scenes)];
    return rest[0]?.act ?? null;
  }

  /** A key pressed in the last moment was meant for the stage, not for what came after it. */
  get hasJustEnded(): boolean {
    return performance.now() - this.endedAt < 400;
  }

  /** `isBacklog`: it tells of a time in which nobody could watch. */
  add(update: Update, isBacklog = false): void {
    const scenes = this.ends.scenes(update);
    if (isBacklog || this.isSkipping || this.ends.pace() === "off" || !this.ends.isWatched()) {
      this.flush();
      this.reveal({ update, scenes });
      return;
    }
    this.queue = [...this.queue, { update, scenes }];
    if (!this.current && this.timer === undefined) this.takeNext();
  }

  goOn(): void {
    if (!this.scene) return;
    if (this.step < lastStep(this.scene.act)) this.enter(this.step + 1);
    else this.finish();
  }

  again(): void {
    if (this.scene) this.enter(0);
  }

  skip(): void {
    const wasReplay = this.isReplay;
    this.flush();
    if (!wasReplay) this.isSkipping = !this.hasAsked;
  }

  watchAgain(move: number): boolean {
    return this.replay(this.scenesOf(move));
  }

  scenesOf(move: number): readonly Scene[] {
    return this.kept.get(move) ?? this.ends.past(move);
  }

  replay(scenes: readonly Scene[]): boolean {
    if (scenes.length === 0 || (this.current && !this.isReplay)) return false;
    clearTimeout(this.timer);
    this.play({ update: null, scenes });
    return true;
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = [...(this.current && !this.isShown ? [this.current] : []), ...this.queue];
    this.current = null;
    this.queue = [];
    this.close();
    for (const one of waiting) this.reveal(one);
  }

  /** Nothing of it is shown any more: the table was left. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.current = null;
    this.queue = [];
    this.kept.clear();
    this.close();
  }

  /** Moves after this one have been taken back. */
  forget(move: number): void {
    for (const known of this.kept.keys()) if (known > move) this.kept.delete(known);
  }

  private takeNext(): void {
    this.timer = undefined;
    const [first, ...rest] = this.queue;
    this.queue = rest;
    if (!first) {
      this.current = null;
      this.close();
    } else if (first.scenes.length > 0) this.play(first);
    else {
      this.current = null;
      this.close();
      this.reveal(first);
      this.timer = setTimeout(() => this.takeNext(), this.motion());
    }
  }

  private play(waiting: Waiting<Update>): void {
    this.current = waiting;
    this.isShown = false;
    this.begin(0);
  }

  private begin(place: number): void {
    this.place = place;
    this.scene = this.current!.scenes[place]!;
    this.enter(0);
  }

  private enter(step: number): void {
    clearTimeout(this.timer);
    this.step = step;
    const { act } = this.scene!;
    const isLast = step === lastStep(act);
    if (isLast && this.place === this.current!.scenes.length - 1 && !this.isShown) {
      this.isShown = true;
      this.reveal(this.current!);
    }
    this.isWaiting = act.waits && !this.isReplay && (isLast || (step === 0 && !this.isShown));
    if (this.isWaiting) {
      this.hold = null;
      return;
    }
    // Whoever reads is not hurried by what waits.
    const pace = isLast && act.reading ? this.ends.pace() : this.pace();
    const length = (isLast ? resultOf(act) : STEP) * factorOf(pace);
    this.hold = { length, key: ++this.holds };
    this.timer = setTimeout(() => this.goOn(), length);
  }

  private finish(): void {
    clearTimeout(this.timer);
    if (this.place < this.current!.scenes.length - 1) this.begin(this.place + 1);
    else this.takeNext();
  }

  private reveal({ update, scenes }: Waiting<Update>): void {
    if (update === null) return;
    for (const { act } of scenes) {
      this.kept.delete(act.move);
      this.kept.set(
        act.move,
        scenes.filter((one) => one.act.move === act.move),
      );
    }
    for (const move of [...this.kept.keys()].slice(0, -KEPT)) this.kept.delete(move);
    this.hasAsked = this.ends.asks(update);
    if (this.hasAsked) this.isSkipping = false;
    this.ends.show(update);
  }

  private close(): void {
    if (this.scene) this.endedAt = performance.now();
    this.scene = null;
    this.step = 0;
    this.isWaiting = false;
    this.hold = null;
  }

  /** The pace that the reader chose, or one step more if too much is waiting. */
  private pace(): Pace {
    const pace = this.ends.pace();
    const scenes = [
      ...(this.current?.scenes.slice(this.place + 1) ?? []),
      ...this.queue.flatMap((waiting) => waiting.scenes),
    ];
    const length = scenes.reduce((sum, { act }) => sum + lengthOf(act), 0) * factorOf(pace);
    return length > TOO_LONG ? raised(pace) : pace;
  }

  private motion(): number {
    const quiet = this.queue.filter((waiting) => waiting.scenes.length === 0).length;
    return (MOTION * factorOf(this.pace())) / Math.max(1, quiet / FEW);
  }
}
