/** The better line of a turning point, walked through on the board step by step. */

import type { Moment, TurningPointInfo } from "../api/types";
import { complain } from "../parts/toasts.svelte";

export interface BetterStep {
  point: TurningPointInfo;
  /** The move that is drawn as considered, counted from 0; those before it have been made. */
  index: number;
  /** The table at that place, as the seat would have seen it. */
  moment: Moment;
}

export class BetterLine {
  shown = $state.raw<BetterStep | null>(null);
  private wanted: { point: TurningPointInfo; index: number } | null = null;

  constructor(
    private readonly played: (move: number, seat: number) => Promise<Moment>,
    private readonly instead: (move: number, seat: number, line: readonly string[]) => Promise<Moment>,
  ) {}

  async show(point: TurningPointInfo, index: number): Promise<void> {
    const wanted = { point, index };
    this.wanted = wanted;
    const made = point.better.slice(0, index).map(({ move }) => move);
    const before = point.first - 1;
    try {
      const moment =
        made.length === 0 ? await this.played(before, point.by) : await this.instead(before, point.by, made);
      if (this.wanted === wanted) this.shown = { point, index, moment };
    } catch (error) {
      complain(error);
    }
  }

  /** Further along the line, or back. */
  step(by: number): void {
    if (this.shown) void this.show(this.shown.point, this.shown.index + by);
  }

  /** Whoever goes on in the game, or looks with other eyes, has left the line. */
  leaveUnlessAt(move: number, seat: number): void {
    const point = this.wanted?.point;
    if (point && (move !== point.first - 1 || seat !== point.by)) this.close();
  }

  close = (): void => {
    this.wanted = null;
    this.shown = null;
  };
}
