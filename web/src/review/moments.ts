/** The moments of a game that were already asked for: stepping to and fro asks nobody. */

import type { Moment } from "../api/types";

export class MomentCache {
  private readonly known = new Map<string, Moment>();
  private readonly asked = new Map<string, Promise<Moment>>();

  constructor(private readonly ask: (move: number, seat: number) => Promise<Moment>) {}

  peek(move: number, seat: number): Moment | undefined {
    return this.known.get(`${move}/${seat}`);
  }

  get(move: number, seat: number): Promise<Moment> {
    const key = `${move}/${seat}`;
    const known = this.known.get(key);
    if (known) return Promise.resolve(known);
    const underWay = this.asked.get(key);
    if (underWay) return underWay;
    const answer = this.ask(move, seat).then((moment) => {
      this.known.set(key, moment);
      return moment;
    });
    this.asked.set(key, answer);
    // A failure is not kept: the next look asks again.
    void answer.catch(() => undefined).then(() => this.asked.delete(key));
    return answer;
  }

  /** Have it ready, should it be asked for; a failure will show itself then. */
  prepare(move: number, seat: number): void {
    this.get(move, seat).catch(() => undefined);
  }

  /** Sentences in another language are other moments. */
  clear(): void {
    this.known.clear();
    this.asked.clear();
  }
}
