/** Shows what arrives in order, with short pauses, so that a row of quick moves can be followed. */

const PAUSE = 650;
/** Nobody waits longer than this for a question that is already there. */
export const LONGEST_WAIT = 1500;

interface Timer {
  now: () => number;
  after: (milliseconds: number, then: () => void) => () => void;
}

const realTimer: Timer = {
  now: () => performance.now(),
  after: (milliseconds, then) => {
    const id = setTimeout(then, milliseconds);
    return () => clearTimeout(id);
  },
};

export class Pace<T> {
  private waiting: T[] = [];
  private deadline = Infinity;
  private freeAt = 0;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly show: (item: T) => void,
    private readonly isStill: () => boolean,
    private readonly timer: Timer = realTimer,
  ) {}

  /** `asks`: the item holds a question to the reader. `eventful`: there is something to see in it. */
  add(item: T, asks: boolean, eventful: boolean): void {
    if (this.isStill()) {
      this.skip();
      this.show(item);
      return;
    }
    this.waiting.push(item);
    if (asks) this.deadline = Math.min(this.deadline, this.timer.now() + LONGEST_WAIT);
    if (!eventful && this.waiting.length === 1) this.next();
    else this.plan();
  }

  get behind(): number {
    return this.waiting.length;
  }

  /** Show all that waits, at once. */
  skip(): void {
    this.cancel?.();
    this.cancel = null;
    this.freeAt = 0;
    this.deadline = Infinity;
    for (const item of this.waiting.splice(0)) this.show(item);
  }

  private plan(): void {
    this.cancel?.();
    const now = this.timer.now();
    const wait = Math.max(0, this.freeAt - now);
    const share = Math.max(0, this.deadline - now) / this.waiting.length;
    this.cancel = this.timer.after(Math.min(wait, share), () => this.next());
  }

  private next(): void {
    this.cancel = null;
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.freeAt = this.timer.now() + PAUSE;
    if (this.waiting.length === 0) this.deadline = Infinity;
    this.show(item);
    if (this.waiting.length > 0) this.plan();
  }
}
