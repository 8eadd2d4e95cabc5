/** Which token lies in which box: positions have no meaning (LAU-CARGO-04), so they are packed anew every time. */

import { TOKENS } from "./content";
import type { BoxView, PlayerView } from "./view";

/** What has found no box, until it is thrown out. */
export function spilled(player: Pick<PlayerView, "convoy" | "load">): string[] {
  const held = [...packed(player).values()];
  return TOKENS.flatMap((token) => {
    const n = (player.load[token] ?? 0) - held.filter((one) => one === token).length;
    return Array.from({ length: n }, () => token);
  });
}

export function packed({ convoy, load }: Pick<PlayerView, "convoy" | "load">): Map<string, string> {
  const holds = convoy.flatMap(({ boxes }) => boxes).filter(({ kind, is_damaged }) => kind === "hold" && !is_damaged);
  const fussiest = [...holds].sort((one, other) => one.accepts.length - other.accepts.length);
  const held = new Map<string, string>();

  /** Finds room for a token; what lies in its way may move to another box. */
  const store = (token: string, tried: Set<BoxView>): boolean =>
    fussiest.some((box) => {
      if (!box.accepts.includes(token) || tried.has(box)) return false;
      tried.add(box);
      const other = held.get(box.id);
      if (other !== undefined && !store(other, tried)) return false;
      held.set(box.id, token);
      return true;
    });

  for (const token of TOKENS) for (let left = load[token] ?? 0; left > 0; left--) store(token, new Set());
  return held;
}

/** What would find no room any more if this box broke. */
export function lostWith({ convoy, load }: Pick<PlayerView, "convoy" | "load">, id: string): string[] {
  const broken = convoy.map((card) => ({
    ...card,
    boxes: card.boxes.map((box) => (box.id === id ? { ...box, is_damaged: true } : box)),
  }));
  return spilled({ convoy: broken, load });
}
