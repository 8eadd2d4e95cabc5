/** What a considered choice would put on the board, and where. */

import type { Choice } from "../../api/types";
import type { Point } from "../parts/geometry";
import { FOE_SPACES } from "./ahead";
import {
  CHURCH_PRICES,
  hutPrice,
  leaders,
  merchants,
  ships,
  spaces,
  stalls,
  WARRIORS,
  type Effect,
  type Warrior,
} from "./content";
import type { Layout } from "./layout";
import type { ChampionsView } from "./view";

export type Ghost = Point &
  (
    | { what: "worker"; seat: number }
    | { what: "die"; warrior: Warrior }
    | { what: "ship"; seat: number; from: Point }
    | { what: "eye" }
    /** Goods come or go: they are written beside the place. */
    | { what: "goods"; amounts: readonly Change[] }
  );

export interface Change {
  good: string;
  n: number;
}

/** Where a worker stands on its space, measured from the middle of it. */
export function holeOf(id: string, place: Layout): Point {
  if (Object.values(FOE_SPACES).includes(id)) return { x: 0, y: -12 };
  if (id === "hunting_grounds" || id.endsWith("_longship")) return { x: 0, y: -1 };
  if (id === "merchant_ship") return { x: 0, y: 5 };
  if (id.startsWith("stall_") || id === "beg") return { x: 0, y: 3 };
  return place.spaces[id] ? { x: 0, y: 37 } : { x: 0, y: 0 };
}

export function ghostsOf(view: ChampionsView, place: Layout, choice: Choice | null): Ghost[] {
  if (!choice) return [];
  const [first = "", second = ""] = choice.targets;
  const seat = view.seat;
  switch (choice.verb) {
    case "place":
      return placed(view, place, first);
    case "sail": {
      const port = place.ports[first];
      const ship = view.ships.find((one) => one.holder === seat && !view.shores.some((shore) => shore.ship === one.id));
      const from = place.docks[ship?.id ?? ""] ?? shipyard(view, place, ship?.id ?? "") ?? port;
      return port && from ? [{ what: "ship", seat, ...port, from }] : [];
    }
    case "die":
      return berth(view, place, second).map((at) => ({ what: "die", warrior: first as Warrior, ...at }));
    case "food":
      return berth(view, place, first).map((at) => ({ what: "goods", amounts: [{ good: "food", n: 1 }], ...at }));
    case "peek": {
      const shore = place.shores[first];
      return shore ? [{ what: "eye", x: shore.x + shore.w - 40, y: shore.y + 84 }] : [];
    }
    case "build": {
      const at = shipyard(view, place, first);
      const cost = Object.entries(ships[first]?.build_cost ?? {}).map(([good, n]) => ({ good, n: -n }));
      return at
        ? [
            { what: "worker", seat, ...at },
            { what: "goods", amounts: cost, x: at.x + 150, y: at.y },
          ]
        : [];
    }
    default:
      return goods(view, place, choice);
  }
}

function placed(view: ChampionsView, place: Layout, id: string): Ghost[] {
  const ship = view.players[view.seat]?.longship;
  const at = id === "own_longship" ? shipyard(view, place, ship ?? "") : place.spaces[id];
  if (!at) return [];
  const hole = id === "own_longship" ? { x: 0, y: 0 } : holeOf(id, place);
  const taken = view.spaces.find((space) => space.id === id)?.workers.length ?? 0;
  const shift = id === "hunting_grounds" ? (taken - (view.players.length - 1) / 2) * 32 : 0;
  const worker: Ghost = { what: "worker", seat: view.seat, x: at.x + hole.x + shift, y: at.y + hole.y };
  const amounts = changesAt(view, id);
  return amounts.length > 0 ? [worker, { what: "goods", amounts, x: at.x, y: at.y - 40 }] : [worker];
}

/** What a worker brings and costs there, as far as it is printed. */
export function changesAt(view: ChampionsView, id: string): Change[] {
  const space = view.spaces.find((one) => one.id === id);
  const card = spaces[id];
  if (!space || !card) return [];
  const effects = [
    ...(space.stall ? (stalls[space.stall]?.effects ?? []) : card.effects),
    ...(id === "merchant_ship" && space.card ? (merchants[space.card]?.effects ?? []) : []),
  ];
  const leader = leaders[view.players[view.seat]?.leader ?? ""];
  const isWaived = leader?.effects.some((effect) => effect.do === "waive_cost" && effect.at === id);
  const found = effects.filter((effect) => !(isWaived && effect.do === "pay")).flatMap(changeOf);
  if (card.stock && space.stock > 0) found.push({ good: card.stock, n: space.stock });
  if (id === "worker_huts") found.push({ good: "coin", n: -hutPrice(view.hut_buyers) }, { good: "worker", n: 1 });
  return found.filter(({ good, n }) => good !== "" && n !== 0);
}

function changeOf({ do: what, what: good = "", type, n }: Effect): Change[] {
  const count = typeof n === "number" ? n : 0;
  if (what === "pay") return [{ good, n: -count }];
  if (what === "gain") return [{ good, n: count }];
  return what === "gain_warrior" && type ? [{ good: type, n: count || 1 }] : [];
}

/** Moves that only trade are shown where they are made. */
function goods(view: ChampionsView, place: Layout, { verb, targets: [id = ""] }: Choice): Ghost[] {
  const at = (space: string): Point => {
    const { x, y } = place.spaces[space]!;
    return { x, y: y - 40 };
  };
  if (verb === "swap") {
    const [give = "", get = ""] = id.split(">");
    const amounts = [
      { good: give, n: -1 },
      { good: get, n: 1 },
    ];
    return [{ what: "goods", amounts, ...at("market") }];
  }
  const row = verb === "buy" ? CHURCH_PRICES[Number(id) - 1] : undefined;
  if (row) {
    const amounts = [
      { good: "coin", n: -row[0] },
      { good: "favor", n: row[1] },
    ];
    return [{ what: "goods", amounts, ...at("stave_church") }];
  }
  if (verb === "take") {
    const index = id === "deck" ? 3 : view.runes_shown.indexOf(id);
    const box = place.runes[index];
    return box ? [{ what: "worker", seat: view.seat, x: box.x + box.w - 12, y: box.y + 14 }] : [];
  }
  return [];
}

/** Where the next of a crew would stand. */
function berth(view: ChampionsView, place: Layout, target: string): Point[] {
  const space = FOE_SPACES[target];
  const foe = space ? place.spaces[space] : undefined;
  if (foe) {
    const crew = view.fights.find((fight) => fight.target === target)?.crew ?? {};
    const kinds = WARRIORS.filter((warrior) => (crew[warrior] ?? 0) > 0).length;
    return [{ x: foe.x - 31 + kinds * 42, y: foe.y - 12 }];
  }
  const shore = view.shores.find(({ ship }) => ship === target);
  const port = shore ? place.ports[shore.id] : undefined;
  return port ? [{ x: port.x + 92, y: port.y - 22 }] : [];
}

/** The row of a ship on the slipway. */
function shipyard(view: ChampionsView, place: Layout, id: string): Point | null {
  const row = view.ships.filter((ship) => ships[ship.id]?.kind === "private").findIndex((ship) => ship.id === id);
  const { x, y } = place.slipway;
  return row < 0 ? null : { x: x + 58, y: y + 38 + (row + 0.5) * place.slipRow };
}
