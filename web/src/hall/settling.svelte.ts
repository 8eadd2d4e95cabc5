/** Which options can be chosen as things are; the server asks the game. */

import { api } from "../api/client";
import type { Clash, SettledOptions, Setting } from "../api/types";

export class Settling {
  clashes = $state.raw<readonly Clash[]>([]);
  /** Options that went back to their default because they no longer fit. */
  dropped = $state.raw<readonly string[]>([]);
  private asked = 0;

  constructor(private readonly game: string) {}

  /** The options that fit, if others than these; null: all do, or nobody could say. */
  async check(players: number, options: Record<string, Setting>): Promise<Record<string, Setting> | null> {
    const number = ++this.asked;
    let settled: SettledOptions;
    try {
      settled = await api.post<SettledOptions>(`/games/${encodeURIComponent(this.game)}/options`, { players, options });
    } catch {
      // What does not fit is refused when the table is opened.
      return null;
    }
    if (number !== this.asked) return null;
    this.clashes = settled.clashes;
    const dropped = Object.keys(settled.options).filter((id) => id in options && settled.options[id] !== options[id]);
    if (dropped.length === 0) return null;
    this.dropped = dropped;
    return { ...options, ...settled.options };
  }
}
