/** "Since your last turn": what it tells, and whether it hangs over the board. */

import type { Told } from "../../api/types";
import type { Scene } from "../stage/director.svelte";
import { lastTurn, type RecapEntry, recapEntries } from "./entries";

/** How the table stands. */
export interface Standing {
  seat: number;
  /** The question to the reader; null: others are asked. */
  decision: number | null;
  moves: number;
  log: readonly Told[];
  scenesOf: (move: number) => readonly Scene[];
}

export class Recap {
  entries = $state.raw<readonly RecapEntry[]>([]);
  /** Whether the reader wants to see it. */
  private isOpen = $state(false);
  /** The number of moves when the reader was last asked; null: not yet since the page was opened. */
  private asked: { seat: number; decision: number; moves: number } | null = null;
  private since = 0;

  /**
   * `isCovered`: the board shows something else than the present, so that nothing can hang over it.
   * `opensItself`: it hangs as soon as a turn begins; on a phone it would lie over what can be chosen.
   */
  constructor(
    readonly isCovered: () => boolean,
    private readonly opensItself: () => boolean = () => true,
  ) {}

  get hangs(): boolean {
    return this.isOpen && !this.isCovered();
  }

  /** To be called with every new picture. Returns whether the reader's turn begins with it. */
  notice(standing: Standing): boolean {
    const { seat, decision, moves, log } = standing;
    if (this.asked && (this.asked.seat !== seat || this.asked.moves > moves)) this.asked = null;
    const isNew = decision !== null && decision !== this.asked?.decision;
    const { ended, isMidTurn } = this.asked ? { ended: this.asked.moves, isMidTurn: false } : lastTurn(log, seat);
    if (decision === null || this.asked === null) this.since = ended;
    let begins = false;
    if (isNew) {
      const hasNews = ended < moves && this.othersActed(standing, ended);
      if (hasNews) this.since = ended;
      begins = hasNews && !isMidTurn;
      this.asked = { seat, decision, moves };
    }
    const scenes = scenesSince(standing, this.since);
    this.entries = recapEntries(
      scenes,
      log.filter((event) => event.move > this.since),
      seat,
    );
    if (begins) this.isOpen = this.opensItself() && this.entries.length > 0;
    // Whoever has answered a question is done with reading, however they answered.
    else if (isNew || decision === null) this.isOpen = false;
    return begins;
  }

  toggle(): void {
    if (this.isCovered()) return;
    this.isOpen = !this.isOpen && this.entries.length > 0;
  }

  fold(): void {
    this.isOpen = false;
  }

  private othersActed(standing: Standing, since: number): boolean {
    return standing.moves > since + 1 || scenesSince(standing, since).some(({ act }) => act.seat !== standing.seat);
  }
}

function scenesSince({ log, moves, scenesOf }: Standing, since: number): Scene[] {
  const numbers = [...new Set(log.map((event) => event.move))].filter((move) => move > since && move <= moves);
  return numbers.flatMap((move) => [...scenesOf(move)]);
}
