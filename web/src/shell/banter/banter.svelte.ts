/**
 * The little that bots with a character say: when a game begins, and once each at a great moment of their own.
 * People's gestures are shown in the same way.
 *
 * One of them speaks at a time. What they say at the end stands in the ranking; here it is only said aloud.
 */

import type { Picture } from "../../api/types";
import type { Act } from "../../boards/contract";
import { remember, remembered } from "../../memory";
import { announcer } from "../announcer.svelte";
import { inCharacter, lastWord } from "../people";

export interface Speech {
  seat: number;
  name: string;
  text: string;
}

/** Milliseconds. */
export const STAYS = 5000;
/** With more moves than these, the game has begun without the reader. */
export const FEW = 8;
const MOST_IN_A_ROW = 3;
/** To the reader, most of what others do weighs 0.5 to 1: a story that ends well, a kill or a conquest weighs more. */
const GREAT = 1.5;

/** Whether it went well, and only well, for the seat that acts. */
export function isGreat({ seat, lines, isGood, weight }: Act): boolean {
  if (seat === null || weight < GREAT) return false;
  const own = lines.flatMap((line) => (line.seat === seat ? (line.isGood ?? []) : []));
  return own.length > 0 ? own.every(Boolean) : isGood === true;
}

export class Banter {
  said = $state.raw<Speech | null>(null);
  private queue: readonly Speech[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isHeld = false;
  /** What has had its time at this table: the start, the end, or a seat's great moment by its number. */
  private readonly past: Set<string>;

  constructor(
    private readonly table: string,
    private readonly mayTalk: () => boolean,
  ) {
    this.past = new Set(remembered(`banter.${table}`)?.split(" "));
  }

  begin({ seats, status, moves }: Picture): void {
    if (status !== "playing" || moves > FEW || !this.mayTalk() || !this.isFirst("start")) return;
    this.queue = seats
      .flatMap((one, seat) => {
        const text = inCharacter(one, "-start");
        return text ? [{ seat, name: one.name, text }] : [];
      })
      .slice(0, MOST_IN_A_ROW);
    this.next();
  }

  /** An act has come to its result. */
  notice(act: Act, { seats, status }: Picture): void {
    if (status !== "playing" || this.said || this.isHeld || !this.mayTalk() || !isGreat(act)) return;
    const seat = act.seat!;
    // An opponent without a seat has a number beyond those of the seats.
    const one = seats[seat];
    const text = one && inCharacter(one, "-great");
    if (!text || !this.isFirst(`${seat}`)) return;
    this.queue = [{ seat, name: one.name, text }];
    this.next();
  }

  end({ seats, status, result }: Picture): void {
    if (status !== "over" || !result || !this.mayTalk() || !this.isFirst("end")) return;
    this.hush();
    for (const [seat, one] of seats.entries()) {
      const text = lastWord(one, result.places[seat]!);
      if (text) announcer.say(`${one.name}: ${text}`);
    }
  }

  /** A person laughs or thanks. Whoever has something else before their eyes reads it in the talk. */
  gesture(speech: Speech): void {
    if (this.isHeld) return;
    this.queue = [...this.queue, speech];
    if (!this.said) this.next();
  }

  /** Nobody speaks while something waits for the reader; whoever has not begun does so later. */
  hold(isHeld: boolean): void {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    if (isHeld || !this.said) this.next();
  }

  /** Enough of this line. */
  dismiss(): void {
    this.next();
  }

  hush(): void {
    this.queue = [];
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.said = null;
    const [first, ...rest] = this.queue;
    if (this.isHeld || !first) return;
    this.queue = rest;
    this.said = first;
    announcer.say(`${first.name}: ${first.text}`);
    this.timer = setTimeout(() => this.next(), STAYS);
  }

  private isFirst(what: string): boolean {
    if (this.past.has(what)) return false;
    this.past.add(what);
    remember(`banter.${this.table}`, [...this.past].join(" "));
    return true;
  }
}
