/** A plain move takes a start, an end and a number of units; a click on its end is enough. */

import type { Choice } from "../../api/types";
import type { Journey, Translate } from "../contract";
import { territoryOf } from "./map";
import type { NorthgardView, TerritoryView } from "./view";

const legal = (choices: readonly Choice[], verb: string): Choice[] =>
  choices.filter((choice) => choice.verb === verb && choice.reason === null);

const unitsOf = (territory: TerritoryView | undefined, seat: number): number => territory?.units[seat] ?? 0;

/** Moves that a step between two lands takes (NUL-MOVE-03); null if they are not adjacent. */
function costOf(view: NorthgardView, from: string, to: string): number | null {
  const link = view.links.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  return link ? (link.is_hard ? 2 : 1) : null;
}

/** How many go if nobody says otherwise: all but the one who holds the land. */
export function usualUnits(view: NorthgardView, choices: readonly Choice[]): Choice | null {
  const { moving } = view;
  const counts = legal(choices, "units").sort((one, other) => Number(one.targets[0]) - Number(other.targets[0]));
  const origin = moving?.origin ? territoryOf(view, moving.origin) : undefined;
  const there = unitsOf(origin, moving?.seat ?? -1);
  const isHeld = (origin?.kaija ?? false) && !(moving?.with_kaija ?? false);
  const wanted = isHeld ? there : there - 1;
  return counts.findLast(({ targets }) => Number(targets[0]) <= wanted) ?? counts[0] ?? null;
}

export function journeys(view: NorthgardView, choices: readonly Choice[], t: Translate): Map<string, Journey> {
  const { moving } = view;
  const found = new Map<string, Journey>();
  if (!moving || moving.seat !== view.seat) return found;
  const note = (origin: string): string => {
    const there = unitsOf(territoryOf(view, origin), moving.seat);
    return t("board-journey", { n: Math.max(1, there - 1), there });
  };
  const units = usualUnits(view, choices);
  if (units && moving.target) {
    found.set(moving.target, { first: units, path: [moving.target], note: units.note ?? "" });
    return found;
  }
  for (const to of legal(choices, "to"))
    found.set(to.targets[0]!, { first: to, path: [to.targets[0]!], note: to.note ?? note(moving.origin ?? "") });
  const starts = legal(choices, "from");
  // The strongest group goes, by a regular border before a hard one.
  const strength = ({ targets }: Choice): number => unitsOf(territoryOf(view, targets[0]!), moving.seat);
  starts.sort((one, other) => strength(other) - strength(one));
  for (const territory of view.territories) {
    const goal = territory.id;
    if (starts.some(({ targets }) => targets[0] === goal)) continue;
    const ways = starts
      .map((start) => ({ start, cost: costOf(view, start.targets[0]!, goal) }))
      .filter(({ start, cost }) => cost !== null && cost <= moving.left && strength(start) > 0);
    const way = ways.find(({ cost }) => cost === 1) ?? ways[0];
    if (way)
      found.set(goal, { first: way.start, path: [way.start.targets[0]!, goal], note: note(way.start.targets[0]!) });
  }
  return found;
}
