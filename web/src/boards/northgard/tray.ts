/** What is to be decided beside the map: the combat, drawn cards and tiles, and all that lies nowhere else. */

import type { Choice } from "../../api/types";
import { buildings, cards, clans, RESOURCES, tiles, type Resource } from "./content";
import { cellOf } from "./map";
import type { NorthgardView } from "./view";

export type TrayKind = "fight" | "cards" | "tiles" | "rest";

type Targets = ReadonlyMap<string, readonly Choice[]>;

/** A tile is held: its cell is chosen, and now it can be turned. */
export const isTurning = (view: NorthgardView): boolean => view.placing?.tile != null && view.placing.x !== null;

export function trayKind(view: NorthgardView): TrayKind {
  if (view.combat) return "fight";
  if (view.drawn_cards || view.inspected) return "cards";
  return view.placing ? "tiles" : "rest";
}

/** The tiles that somebody holds: those to choose from, or the one that is being laid. */
export function heldTiles(view: NorthgardView): (string | null)[] {
  const { placing } = view;
  if (placing?.tile) return [placing.tile];
  if (placing && placing.drawn.length > 0) return placing.drawn;
  return view.players[view.seat]?.setup_tiles ?? [];
}

/** The cards that lie open before somebody, to be divided or looked at. */
export const shownCards = (view: NorthgardView): (string | null)[] =>
  view.drawn_cards?.cards ?? view.inspected?.cards ?? [];

/** The quarter turns that fit, as the ids of their moves. */
export const turnsOf = (targets: Targets): string[] =>
  [...targets].filter(([, choices]) => choices.some(({ verb }) => verb === "turn")).map(([id]) => id);

/** The cells that can be chosen, with the number of ways to lay the tile there if it is known. */
export const cellsOf = (targets: Targets): string[] => [...targets.keys()].filter((id) => cellOf(id) !== null);

/** What a click on the map or on a lying card already picks. */
function placedIds(view: NorthgardView, targets: Targets): Set<string> {
  const placed = new Set<string>([...cellsOf(targets), ...view.display]);
  if (isTurning(view)) for (const turn of turnsOf(targets)) placed.add(turn);
  for (const { areas, creatures } of view.territories) {
    for (const area of areas) placed.add(area);
    for (const { creature } of creatures) placed.add(creature);
  }
  for (const site of sitesOf(view)) placed.add(site);
  const me = view.players[view.seat];
  for (const card of [...(me?.hand ?? []), ...(me?.upgrades ?? []), ...(me?.active ?? []).map(({ card }) => card)])
    placed.add(card);
  return placed;
}

/** Every site on the map. */
export const sitesOf = (view: NorthgardView): string[] =>
  view.tiles.flatMap(({ tile }) =>
    (tiles[tile]?.area ?? []).flatMap((area) => area.sites.map((site) => `${tile}.${area.id}.${site.id}`)),
  );

/** The targets that lie nowhere else; the tray offers them, so that nothing can be missing. */
export function looseTargets(view: NorthgardView, targets: Targets): string[] {
  const placed = placedIds(view, targets);
  return [...targets.keys()].filter((id) => !placed.has(id));
}

export type LooseKind = "card" | "tile" | "building" | "resource" | "seat" | "clan" | "number" | "word";

export function looseKind(id: string, choices: readonly Choice[] | undefined): LooseKind {
  if (choices?.some(({ verb }) => verb === "choose")) return "word";
  if (id in cards) return "card";
  if (id in tiles) return "tile";
  if (id in buildings) return "building";
  if (RESOURCES.includes(id as Resource)) return "resource";
  if (/^seat_\d$/.test(id)) return "seat";
  if (id in clans) return "clan";
  return /^\d+$/.test(id) ? "number" : "word";
}
