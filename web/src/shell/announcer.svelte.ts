/** What is read aloud: each sentence once, as a node of its own, so that a repeat is read again. */

import { untrack } from "svelte";

/** Long enough for a screen reader to take it up. */
const STAYS = 20_000;

export interface Announcement {
  key: number;
  text: string;
}

export class Announcer {
  lines = $state.raw<readonly Announcement[]>([]);
  private count = 0;

  say(...texts: readonly string[]): void {
    const said = texts.filter((text) => text.trim()).map((text) => ({ key: ++this.count, text }));
    if (said.length === 0) return;
    // An effect that says something does not depend on what was said before.
    this.lines = [...untrack(() => this.lines), ...said];
    const last = this.count;
    setTimeout(() => (this.lines = this.lines.filter((line) => line.key > last)), STAYS);
  }

  /** Somebody else listens now. */
  forget(): void {
    this.lines = [];
  }
}

export const announcer = new Announcer();
