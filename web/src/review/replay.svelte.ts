/** Where a replay stands: the move, the seat that looks, and whether it plays by itself. */

import type { Moment } from "../api/types";
import { complain } from "../parts/toasts.svelte";
import { MomentCache } from "./moments";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two moves at speed 1. */
const PACE = 1400;
/** From here on pieces have no time to travel. */
const TOO_FAST_FOR_MOTION = 4;

export class Replay {
  /** What the board shows now. */
  shown = $state.raw<Moment | null>(null);
  /** The move that was asked for last; the board follows as soon as it is known. */
  move = $state(0);
  seat = $state(-1);
  /** Only a single step onward is shown as motion. */
  still = $state(true);
  playing = $state(false);
  speed = $state<number>(1);
  /** A picture of each move is being taken: nothing moves. */
  poses = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly moments: MomentCache,
    readonly moves: number,
  ) {}

  show(move: number, seat = this.seat): void {
    this.move = Math.min(Math.max(0, move), this.moves);
    this.seat = seat;
    clearTimeout(this.timer);
    const known = this.moments.peek(this.move, seat);
    if (known) this.place(known);
    else {
      this.moments.get(this.move, seat).then(
        (found) => {
          if (found.move === this.move && found.seat === this.seat) this.place(found);
        },
        (error: unknown) => {
          this.pause();
          complain(error);
        },
      );
    }
  }

  private place(moment: Moment): void {
    const before = this.shown;
    const isStep = before !== null && before.seat === moment.seat && moment.move === before.move + 1;
    this.still = !isStep || this.poses || (this.playing && this.speed >= TOO_FAST_FOR_MOTION);
    this.shown = moment;
    for (const step of [1, -1, 2]) {
      const next = moment.move + step;
      if (next >= 0 && next <= this.moves) this.moments.prepare(next, moment.seat);
    }
    if (this.playing) this.goOn();
  }

  private goOn(): void {
    if (this.move >= this.moves) this.pause();
    else this.timer = setTimeout(() => this.show(this.move + 1), PACE / this.speed);
  }

  /** A step by hand ends the playing. */
  step(by: number): void {
    this.jump(this.move + by);
  }

  jump(move: number): void {
    this.pause();
    this.show(move);
  }

  look(seat: number): void {
    this.show(this.move, seat);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      this.playing = true;
      // At the end it begins again, like everything that has a play button.
      this.show(this.move >= this.moves ? 0 : this.move + 1);
    }
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  faster(by: number): void {
    const at = SPEEDS.findIndex((one) => one === this.speed);
    this.speed = SPEEDS[Math.min(Math.max(0, at + by), SPEEDS.length - 1)] ?? 1;
  }

  /** The same place in another language. */
  again(): void {
    this.moments.clear();
    this.show(this.move);
  }
}
