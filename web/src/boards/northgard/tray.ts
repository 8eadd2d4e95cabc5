/** What is to be decided beside the map: the combat, drawn cards and tiles, and all that lies nowhere else. */

import type { Choice } from "../../api/types";
import { buildings, cards, clans, tiles } from "./content";
import { cellOf } from "./map";
import type { NorthgardView } from "./view";

export type TrayKind = "fight" | "cards" | "tiles" | "rest";

export type Targets = ReadonlyMap<string, readonly Choice[]>;

/** The tile that is being laid already lies on the map; what is left to decide is who lands there. */
export const isLaid = (view: NorthgardView): boolean =>
  view.placing?.tile != null && view.tiles.some(({ tile }) => tile === view.placing!.tile);

/** A tile is held: its cell is chosen, and now it can be turned. */
export const isTurning = (view: NorthgardView): boolean =>
  view.placing?.tile != null && view.placing.x !== null && view.placing.y !== null && !isLaid(view);

export function trayKind(view: NorthgardView): TrayKind {
  if (view.combat) return "fight";
  if (view.drawn_cards || view.inspected) return "cards";
  return view.placing && !isLaid(view) && !isTurning(view) ? "tiles" : "rest";
}

/** There is something to decide or to look at that lies neither on the map nor in a hand. */
export const isBusy = (view: NorthgardView, targets: Targets): boolean =>
  trayKind(view) !== "rest" || heldTiles(view).length > 0 || looseTargets(view, targets).length > 0;

/** The tiles that somebody holds: those to choose from, or the one that is being laid. */
export function heldTiles(view: NorthgardView): (string | null)[] {
  const { placing } = view;
  if (isLaid(view)) return [];
  if (isTurning(view)) return [];
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
function lyingIds(view: NorthgardView): Set<string> {
  const lying = new Set<string>(view.display);
  for (const { areas, creatures } of view.territories) {
    for (const area of areas) lying.add(area);
    for (const { creature } of creatures) lying.add(creature);
  }
  for (const site of sitesOf(view)) lying.add(site);
  const me = view.players[view.seat];
  for (const card of [...(me?.hand ?? []), ...(me?.upgrades ?? []), ...(me?.active ?? []).map(({ card }) => card)])
    lying.add(card);
  return lying;
}

const isTurn = (id: string): boolean => /^[0-3]$/.test(id);

/** Whether it has a place of its own: on the map, in the market, in the own hand. */
const isLying = (view: NorthgardView, lying: ReadonlySet<string>, id: string): boolean =>
  lying.has(id) || cellOf(id) !== null || (isTurn(id) && isTurning(view));

/** What the tray shows if it lies nowhere else; numbers, resources and plain words stand in the prompt. */
const isPicture = (id: string): boolean => id in cards || id in tiles || id in buildings || id in clans;

export const isPlaced = (view: NorthgardView, id: string): boolean =>
  isLying(view, lyingIds(view), id) || isPicture(id);

/** Every site on the map. */
export const sitesOf = (view: NorthgardView): string[] =>
  view.tiles.flatMap(({ tile }) =>
    (tiles[tile]?.area ?? []).flatMap((area) => area.sites.map((site) => `${tile}.${area.id}.${site.id}`)),
  );

/** The things to choose from that lie nowhere else; the tray offers them. */
export function looseTargets(view: NorthgardView, targets: Targets): string[] {
  const lying = lyingIds(view);
  return [...targets.keys()].filter((id) => isPicture(id) && !isLying(view, lying, id));
}

export type LooseKind = "card" | "tile" | "building" | "clan";

export const looseKind = (id: string): LooseKind =>
  id in cards ? "card" : id in tiles ? "tile" : id in buildings ? "building" : "clan";
