/** The points of all seats over the game, asked for little by little. */

import { coarseFirst, type Sample, sampleMoves } from "./chart";

const MOST_SAMPLES = 40;
/** Two at a time leave the server room for the steps of the reader. */
const AT_ONCE = 2;

export class Points {
  samples = $state.raw<readonly Sample[]>([]);
  private stopped = false;

  /** `totals`: the final result, which counts more than lies on the table. */
  async collect(
    moves: number,
    pointsAfter: (move: number) => Promise<number[]>,
    totals: readonly number[] | null,
  ): Promise<void> {
    const waiting = coarseFirst(sampleMoves(moves, MOST_SAMPLES));
    const work = async (): Promise<void> => {
      for (let move = waiting.shift(); move !== undefined && !this.stopped; move = waiting.shift()) {
        const points = move === moves && totals ? totals : await pointsAfter(move);
        this.samples = [...this.samples, { move, points }].sort((a, b) => a.move - b.move);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  stop(): void {
    this.stopped = true;
  }
}
