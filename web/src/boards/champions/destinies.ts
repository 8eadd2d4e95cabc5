/** What destiny cards count: each compares all players in one respect. */

import { destinies, enemies, WARRIORS } from "./content";
import type { ChampionsView } from "./view";

/** How much a seat has of what a card counts; null where the viewer may not know it. */
export function standing(view: ChampionsView, seat: number, id: string): number | null {
  const player = view.players[seat];
  const metric = destinies[id]?.metric;
  if (!player || !metric) return null;
  const slain = /^(\w+)_defeated$/.exec(metric)?.[1];
  if (slain) {
    const kind = slain.replace(/s$/, "");
    return (
      player.defeated?.filter((card) => enemies[card]?.color === slain || enemies[card]?.kind === kind).length ?? null
    );
  }
  const aboard = [...view.fights, ...view.ships].filter(({ holder }) => holder === seat);
  if (metric === "warriors") {
    const crews = [player.warriors, ...aboard.map(({ crew }) => crew ?? {})];
    return crews.reduce((sum, crew) => sum + WARRIORS.reduce((n, warrior) => n + (crew[warrior] ?? 0), 0), 0);
  }
  if (metric === "runes") return player.runes.length + player.used_runes.length;
  if (metric === "coins") return player.coin;
  if (metric === "wood" || metric === "favor") return player[metric];
  const loaded = view.ships.reduce((sum, ship) => (ship.holder === seat ? sum + (ship.food ?? 0) : sum), 0);
  return metric === "food" ? player.food + loaded : null;
}

/** What a card would score now: its full value for the most alone, less for a shared first place. */
export function destinyPoints(view: ChampionsView, seat: number, id: string): number {
  const card = destinies[id];
  const own = standing(view, seat, id) ?? 0;
  if (!card || own === 0) return 0;
  const best = Math.max(
    ...view.players.filter((one) => one.seat !== seat).map((one) => standing(view, one.seat, id) ?? 0),
  );
  if (own > best) return card.full;
  return own === best ? card.tied : 0;
}
