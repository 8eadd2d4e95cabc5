/**
 * What is read aloud: each sentence once, as a node of its own, so that a repeat is read again.
 *
 * A dialog silences the page behind it, so whatever is said goes to the region that was opened last; while a dialog
 * is on its way, it waits.
 */

/** Long enough for a screen reader to take it up. */
const HEARD_WITHIN = 1_000;
/** Long enough for whoever reads the page again. */
const STAYS = 20_000;
/** A region has to be known before what comes into it is read. */
const SETTLES = 200;
/** A dialog that is not there by then does not come. */
const OPENS_WITHIN = 3_000;

export interface Announcement {
  key: number;
  text: string;
  /** The region in which it is read. */
  place: number;
}

export class Announcer {
  lines = $state.raw<readonly Announcement[]>([]);
  private said: string[] = [];
  private places: readonly number[] = [];
  private count = 0;
  /** When the region is ready for what is said. */
  private readyAt = 0;
  private deliveredAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(...texts: readonly string[]): void {
    this.said.push(...texts.filter((text) => text.trim()));
    // Whoever opens a dialog because of the same news does so first.
    this.deliverIn(0);
  }

  /** A region for what is said from now on, until the returned function is called. */
  open(): { place: number; close: () => void } {
    const place = ++this.count;
    this.places = [...this.places, place];
    this.settle(SETTLES);
    const close = () => {
      this.places = this.places.filter((one) => one !== place);
      this.settle(SETTLES);
    };
    return { place, close };
  }

  /** Milliseconds until a dialog may cover what has just been said. */
  get untilHeard(): number {
    return Math.max(0, this.deliveredAt + HEARD_WITHIN - Date.now());
  }

  /** A dialog will cover the page, with a region of its own. */
  awaitDialog(): void {
    this.settle(OPENS_WITHIN);
  }

  /** Somebody else listens now. */
  forget(): void {
    this.said = [];
    this.lines = [];
  }

  private settle(time: number): void {
    this.readyAt = Date.now() + time;
    this.deliverIn(time);
  }

  private deliverIn(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.deliver, time);
  }

  private readonly deliver = (): void => {
    const place = this.places.at(-1);
    const wait = this.readyAt - Date.now();
    if (wait > 0) return this.deliverIn(wait);
    if (place === undefined || this.said.length === 0) return;
    this.lines = [...this.lines, ...this.said.map((text) => ({ key: ++this.count, text, place }))];
    this.said = [];
    this.deliveredAt = Date.now();
    const last = this.count;
    setTimeout(() => (this.lines = this.lines.filter((line) => line.key > last)), STAYS);
  };
}

export const announcer = new Announcer();
