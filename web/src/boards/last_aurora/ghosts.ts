/** What a considered choice would do to the convoy. */

import type { Choice } from "../../api/types";
import { packed } from "./cargo";
import { cards, TOKENS, type Card } from "./content";
import type { AuroraView, PlayerView } from "./view";

export type BoxGhost = "broken" | "mended" | "gone" | "used";

/** What would become of a box and of the token in it. */
export function ghostOf(considered: Choice | null, box: string, token: string | undefined): BoxGhost | null {
  if (!considered) return null;
  const [id] = considered.targets;
  if (id === box) return considered.verb === "repair" ? "mended" : considered.verb === "damage" ? "broken" : "used";
  return token !== undefined && ["drop", "burn", "load"].includes(considered.verb) && id === token ? "gone" : null;
}

/** The tokens that a choice would bring, as far as it is known. */
export function gainOf(view: AuroraView, considered: Choice | null): string[] {
  if (!considered) return [];
  const { verb, targets } = considered;
  const counts: Readonly<Record<string, number>> =
    verb === "take" || verb === "gain"
      ? { [targets[0] ?? ""]: 1 }
      : verb === "bonus"
        ? (view.slots.find(({ id }) => id === targets[0])?.bonuses[Number(targets[1]) - 1] ?? {})
        : verb === "option"
          ? (view.choices.find(({ key }) => key === targets[0])?.gain ?? {})
          : {};
  const known: readonly string[] = TOKENS;
  return Object.entries(counts).flatMap(([token, n]) =>
    known.includes(token) ? Array.from({ length: n }, () => token) : [],
  );
}

/** The card that would join the convoy. */
export function cardToJoin(view: AuroraView, considered: Choice | null, player: PlayerView): Card | null {
  const slot = view.slots.find(
    ({ id }) => id === (considered?.verb === "explore" ? considered.targets[0] : view.exploring),
  );
  const isMeant = considered?.verb === "explore" || considered?.verb === "act" || considered?.verb === "mount";
  const card = isMeant && slot?.card ? cards[slot.card] : undefined;
  const fits = card !== undefined && ["truck", "trailer", "device"].includes(card.type);
  return fits && player.seat === view.seat ? card : null;
}

/** The boxes, empty now, in which what a choice brings would lie. */
export function coming(view: AuroraView, considered: Choice | null, player: PlayerView): Map<string, string> {
  const gains = player.seat === view.seat ? gainOf(view, considered) : [];
  if (gains.length === 0) return new Map();
  const load = { ...player.load };
  for (const token of gains) load[token] = (load[token] ?? 0) + 1;
  const before = packed(player);
  return new Map([...packed({ convoy: player.convoy, load })].filter(([box]) => !before.has(box)));
}
