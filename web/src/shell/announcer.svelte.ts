/**
 * What is read aloud: each sentence once, as a node of its own, so that a repeat is read again.
 *
 * A dialog silences the page behind it, so whatever is said goes to the region that was opened last; while a dialog
 * is on its way, it waits. What a dialog cuts short, by coming or by going, is said again where it is heard.
 */

/** Long enough for a screen reader to take it up. */
const STAYS = 20_000;
/** Milliseconds in which a voice at its usual pace reads a letter. */
const LETTER = 60;
/** A region has to be known before what comes into it is read. */
const SETTLES = 200;
/** A dialog that is not there by then does not come. */
const OPENS_WITHIN = 3_000;

export interface Announcement {
  key: number;
  text: string;
  /** The region in which it is read. */
  place: number;
  /** When a voice has come to its end. */
  readAt: number;
}

export class Announcer {
  lines = $state.raw<readonly Announcement[]>([]);
  private said: string[] = [];
  private places: readonly number[] = [];
  private count = 0;
  /** When the region is ready for what is said. */
  private readyAt = 0;
  private readAt = 0;
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
    this.sayAgain();
    const close = () => {
      this.places = this.places.filter((one) => one !== place);
      this.sayAgain();
    };
    return { place, close };
  }

  /** A dialog will cover the page, with a region of its own. */
  awaitDialog(): void {
    this.settle(OPENS_WITHIN);
  }

  /** Somebody else listens now. */
  forget(): void {
    this.said = [];
    this.lines = [];
    this.readAt = 0;
  }

  /** Another region is heard now: what a voice cannot have read to its end is for that one. */
  private sayAgain(): void {
    const now = Date.now();
    this.said = [...this.lines.filter((line) => line.readAt > now).map((line) => line.text), ...this.said];
    this.lines = this.lines.filter((line) => line.readAt <= now);
    this.readAt = now;
    this.settle(SETTLES);
  }

  private settle(time: number): void {
    this.readyAt = Date.now() + time;
    this.deliverIn(time);
  }

  private deliverIn(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.deliver, time);
  }

  private lineOf(text: string, place: number): Announcement {
    this.readAt = Math.max(this.readAt, Date.now()) + LETTER * text.length;
    return { key: ++this.count, text, place, readAt: this.readAt };
  }

  private readonly deliver = (): void => {
    const place = this.places.at(-1);
    const wait = this.readyAt - Date.now();
    if (wait > 0) return this.deliverIn(wait);
    if (place === undefined || this.said.length === 0) return;
    this.lines = [...this.lines, ...this.said.map((text) => this.lineOf(text, place))];
    this.said = [];
    const last = this.count;
    setTimeout(() => (this.lines = this.lines.filter((line) => line.key > last)), STAYS);
  };
}

export const announcer = new Announcer();
