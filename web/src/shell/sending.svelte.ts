/**
 * A move on its way: kept as long as there is no line, sent under one key, and so carried out once.
 *
 * The tab keeps it, too, until the server has said what became of it: after a reload it is sent again under its key.
 */

import { Refusal } from "../api/client";
import { newKey } from "../api/tables";
import type { Done, Picture } from "../api/types";
import { remember, remembered } from "../memory";
import { t } from "../words";

/** An answer to a decision of a seat. */
export interface Answer {
  seat: number;
  decision: number;
  move: string;
}

/** An answer with the key under which it is sent. */
export type Kept = Answer & { key: string };

/** Milliseconds between two attempts while nothing says that the line is back. */
const WAITS = [300, 1000, 2500, 5000];

export class Sending {
  /** The answer that was given; null once its question is gone from the screen, or it was refused. */
  answer = $state.raw<Answer | null>(null);
  /** Nobody could be reached: the answer waits here. */
  isKept = $state(false);
  private readonly waiting = new Set<() => void>();

  private readonly place: string;

  constructor(
    table: string,
    /** One attempt; all attempts for an answer have the same key. */
    private readonly attempt: (answer: Kept) => Promise<Done>,
  ) {
    this.place = `move.${table}`;
  }

  /** The answer that was on its way when the page was left. */
  recall(): Kept | null {
    const text = this.answer ? null : remembered(this.place, "tab");
    return text === null ? null : (JSON.parse(text) as Kept);
  }

  /** Send it until the server says what became of it. */
  async send(answer: Answer | Kept): Promise<Done> {
    this.answer = answer;
    let wasKept = "key" in answer;
    const kept = "key" in answer ? answer : { ...answer, key: newKey() };
    remember(this.place, JSON.stringify(kept), "tab");
    try {
      for (let attempt = 0; ; attempt++) {
        const isBack = new Promise<null>((resolve) => this.waiting.add(() => resolve(null)));
        try {
          // An attempt that hangs since the line broke is not waited for once it is back.
          const done = await Promise.race([this.attempt(kept), isBack]);
          if (done) return done;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          if (!error.passing) throw wasKept ? tooLate(error) : error;
          if (this.answer === answer) this.isKept = wasKept = true;
          await Promise.race([isBack, pause(WAITS[Math.min(attempt, WAITS.length - 1)]!)]);
        }
      }
    } catch (error) {
      if (this.answer === answer) this.answer = null;
      throw error;
    } finally {
      this.isKept = false;
      remember(this.place, null, "tab");
    }
  }

  /** The line is back: now is the time to try again. */
  hurry(): void {
    for (const goOn of this.waiting) goOn();
    this.waiting.clear();
  }

  /** A new picture: an answer whose question is gone needs no waiting for. */
  see(picture: Picture): void {
    const answer = this.answer;
    if (!answer) return;
    const isAsked = picture.views.some((view) => view.seat === answer.seat && view.decision?.id === answer.decision);
    if (!isAsked) this.answer = null;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function tooLate(error: Refusal): Refusal {
  return new Refusal(error.status, error.kind, t("web-kept-refused", { reason: error.detail }), error.rule);
}
