/** A march takes a start, an end and a number of units for each of its steps; a click on its end is enough. */

import type { Choice } from "../../api/types";
import type { Journey, Party, Plan, Translate } from "../contract";
import { territoryOf } from "./map";
import type { MovingView, NorthgardView, TerritoryView } from "./view";

const legal = (choices: readonly Choice[], verb: string): Choice[] =>
  choices.filter((choice) => choice.verb === verb && choice.reason === null);

const unitsOf = (territory: TerritoryView | undefined, seat: number): number => territory?.units[seat] ?? 0;

/** How many go if nobody says otherwise: all but the one who holds the land. */
function usual(from: TerritoryView | undefined, seat: number, withKaija: boolean): number {
  const there = unitsOf(from, seat);
  return (from?.kaija ?? false) && !withKaija ? there : there - 1;
}

/** The number that is wished, or else the usual one. */
export function usualUnits(view: NorthgardView, choices: readonly Choice[], wish: number | null = null): Choice | null {
  const { moving } = view;
  const counts = legal(choices, "units").sort((one, other) => Number(one.targets[0]) - Number(other.targets[0]));
  const origin = moving?.origin ? territoryOf(view, moving.origin) : undefined;
  const wanted = wish ?? usual(origin, moving?.seat ?? -1, moving?.with_kaija ?? false);
  return counts.findLast(({ targets }) => Number(targets[0]) <= wanted) ?? counts[0] ?? null;
}

/** Who sets out from a land; all of them go to the end of the way. */
export function partyFrom(view: NorthgardView, from: string, wish: number | null): Party {
  const { seat = -1, with_kaija: withKaija = false } = view.moving ?? {};
  const land = territoryOf(view, from);
  const most = Math.max(1, unitsOf(land, seat));
  return { n: Math.min(most, Math.max(1, wish ?? usual(land, seat, withKaija))), least: 1, most };
}

/** A group may go on from a land in which nobody fights it. */
function isOpenTo(territory: TerritoryView | undefined, seat: number): boolean {
  if (!territory || territory.creatures.length > 0) return false;
  return territory.units.every((n, other) => n === 0 || other === seat) && [null, seat].includes(territory.controller);
}

interface Way {
  cost: number;
  /** From the next land to the last one. */
  path: string[];
}

/** The cheapest ways to all lands within reach (NUL-MOVE-02, 03). */
function waysFrom(view: NorthgardView, origin: string, moves: number, seat: number): Map<string, Way> {
  const found = new Map<string, Way>([[origin, { cost: 0, path: [] }]]);
  for (let open = [origin]; open.length > 0;) {
    open.sort((one, other) => found.get(other)!.cost - found.get(one)!.cost);
    const at = open.pop()!;
    const { cost, path } = found.get(at)!;
    if (at !== origin && !isOpenTo(territoryOf(view, at), seat)) continue;
    for (const { a, b, is_hard } of view.links) {
      if (a !== at && b !== at) continue;
      const to = a === at ? b : a;
      const whole = cost + (is_hard ? 2 : 1);
      if (whole > moves || whole >= (found.get(to)?.cost ?? Infinity)) continue;
      found.set(to, { cost: whole, path: [...path, to] });
      open = [...open.filter((one) => one !== to), to];
    }
  }
  found.delete(origin);
  return found;
}

/** The land is known to which the group goes: who goes, and how to go on from there. */
function onArrival(view: NorthgardView, moving: MovingView, target: string, first: Choice): Map<string, Journey> {
  const n = Number(first.targets[0]);
  const journey = {
    first,
    note: first.note ?? "",
    ...(first.verb === "units" && { party: { n, least: n, most: n } }),
  };
  const found = new Map<string, Journey>([[target, { ...journey, path: [target] }]]);
  if (!isOpenTo(territoryOf(view, target), moving.seat)) return found;
  for (const [goal, { path }] of waysFrom(view, target, moving.left, moving.seat))
    if (goal !== moving.origin) found.set(goal, { ...journey, path: [target, ...path] });
  return found;
}

export function journeys(
  view: NorthgardView,
  choices: readonly Choice[],
  t: Translate,
  plan: Plan,
): Map<string, Journey> {
  const { moving } = view;
  if (!moving || moving.seat !== view.seat) return new Map();
  const { seat, left, origin, target, passing } = moving;
  // Kaija stays and holds the land, unless she goes alone.
  const kaija = legal(choices, "without_kaija")[0] ?? legal(choices, "with_kaija")[0];
  const group = usualUnits(view, choices, plan.party) ?? kaija;
  if (group) return target ? onArrival(view, moving, target, group) : new Map();
  const found = new Map<string, Journey>();
  const strength = (id: string): number => unitsOf(territoryOf(view, id), seat);
  const setOut = (from: string): Pick<Journey, "note" | "party"> => {
    const party = partyFrom(view, from, plan.party);
    return { party, note: t("board-journey", { n: party.n, there: party.most }) };
  };
  const steps = new Map(legal(choices, "to").map((choice) => [choice.targets[0]!, choice]));
  // A group that only passes through stays together.
  const going = origin && !passing ? setOut(origin) : { note: "" };
  for (const [goal, first] of steps) found.set(goal, { ...going, first, path: [goal] });
  if (origin && steps.size > 0)
    for (const [goal, { path }] of waysFrom(view, origin, left, seat)) {
      const first = steps.get(path[0]!);
      if (first && !found.has(goal)) found.set(goal, { ...going, first, path });
    }
  // The cheapest way is taken, by the strongest group; whoever is under way goes on first.
  const starts = legal(choices, "from").filter(({ targets }) => strength(targets[0]!) > 0);
  const isUnderWay = (id: string): boolean => plan.path.includes(id);
  const rank = ({ targets }: Choice): number => strength(targets[0]!) + (isUnderWay(targets[0]!) ? 100 : 0);
  starts.sort((one, other) => rank(other) - rank(one));
  const costs = new Map<string, number>();
  for (const first of starts) {
    const from = first.targets[0]!;
    for (const [goal, { cost, path }] of waysFrom(view, from, left, seat)) {
      if (cost >= (costs.get(goal) ?? Infinity) || starts.some(({ targets }) => targets[0] === goal)) continue;
      costs.set(goal, cost);
      found.set(goal, { ...setOut(from), first, path: [from, ...path] });
    }
  }
  return found;
}
