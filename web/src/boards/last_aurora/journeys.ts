/** Drives and explorations that take several moves in a row, by their end. */

import type { Choice } from "../../api/types";
import type { Journey, Translate } from "../contract";
import { cards, edgesOf, EXTRA_FUEL, spaces } from "./content";
import { slotTokens } from "./placing";
import type { AuroraView, PlayerView } from "./view";

/** One way to a space: what it takes, and what lies on it. */
interface Way {
  path: readonly string[];
  points: number;
  /** Counters of others that go off. */
  mines: number;
  avalanches: number;
}

/** LAU-MOVE-11: an Avalanche costs more; tracks mind it less. */
const costOf = (view: AuroraView, isTracked: boolean, space: string): number =>
  1 + (view.avalanches.includes(space) ? (isTracked ? 1 : 2) : 0);

const isWorse = (one: Way, other: Way): boolean => one.points >= other.points && one.mines >= other.mines;

/** All ways worth driving with these points, by their end: none that is both longer and more dangerous. */
export function waysOf(view: AuroraView, player: PlayerView, points: number): Map<string, Way[]> {
  const edges = edgesOf(view.map).filter(({ kind }) => kind !== "tracked" || player.is_tracked);
  const found = new Map<string, Way[]>();
  const open: { at: string; way: Way }[] = [
    { at: player.space, way: { path: [], points: 0, mines: 0, avalanches: 0 } },
  ];
  for (let next = open.shift(); next; next = open.shift()) {
    const { at, way } = next;
    // LAU-MOVE-10: whoever has entered the Aurora's space stops there.
    const hasLeft = way.path.length > 0 || view.spaces_left.length > 0;
    if (at === view.aurora && hasLeft) continue;
    for (const { frm, to } of edges) {
      if (frm !== at) continue;
      const further: Way = {
        path: [...way.path, to],
        points: way.points + costOf(view, player.is_tracked, to),
        mines: way.mines + view.mines.filter(({ space, seat }) => space === to && seat !== player.seat).length,
        avalanches: way.avalanches + (view.avalanches.includes(to) ? 1 : 0),
      };
      const known = found.get(to) ?? [];
      if (further.points > points || known.some((other) => isWorse(further, other))) continue;
      found.set(to, [...known.filter((other) => !isWorse(other, further)), further]);
      open.push({ at: to, way: further });
    }
  }
  return found;
}

/** The points that each amount of extra Fuel would give, before setting out. */
function pointsBefore(view: AuroraView, player: PlayerView, choices: readonly Choice[]): number[] {
  const drives = choices.filter(({ verb, reason }) => verb === "drive" && reason === null);
  if (drives.length > 0) {
    // What Objects have added is known only to the choices: their notes begin with the points.
    const told: number[] = [];
    for (const { targets, note } of drives) told[Number(targets[0])] = Number(/\d+/.exec(note ?? "")?.[0] ?? 0);
    return told;
  }
  const storm = view.storm[view.order.indexOf(player.seat)] ?? 0;
  const base = player.speed + player.speed_bonus + player.next_move - storm;
  // LAU-MOVE-13: some Trucks burn Food as well.
  const burnsFood = player.convoy.some(({ card }) => cards[card]?.special === "biofuel");
  const fuel = (player.load["fuel"] ?? 0) + (burnsFood ? (player.load["food"] ?? 0) : 0);
  return Array.from({ length: Math.min(EXTRA_FUEL.most + 1, fuel) }, (_, extra) => base + extra * EXTRA_FUEL.speed);
}

const legal = (choices: readonly Choice[], verb: string, target?: string): Choice | undefined =>
  choices.find(
    (one) => one.verb === verb && one.reason === null && (target === undefined || one.targets[0] === target),
  );

/** What a drive costs and risks, in a few words. */
function noteOf(view: AuroraView, goal: string, way: Way, of: number, fuel: number | null, t: Translate): string {
  const ahead = (spaces[view.aurora]?.progress ?? 0) - (spaces[goal]?.progress ?? 0);
  return [
    fuel !== null && t("board-amount-fuel", { n: fuel }),
    t("board-way-points", { n: way.points, of }),
    way.mines > 0 && t("board-way-mines", { n: way.mines }),
    way.avalanches > 0 && t("board-way-avalanches", { n: way.avalanches }),
    spaces[goal]?.contaminated && t("board-way-radiation"),
    view.waypoints[goal] && t("board-way-waypoint"),
    goal === view.aurora ? t("board-way-ship") : ahead > 0 && t("board-way-ahead", { n: ahead }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A way, the points for it, and the Fuel burned for them beyond the first. */
interface Plan {
  way: Way;
  of: number;
  extra: number;
}

/**
 * LAU-MOVE: by the cheapest way: the least Fuel, then the fewest Mines, then the fewest points. Where more Fuel leads
 * around Mines, that is another way to the same goal.
 */
function drives(view: AuroraView, player: PlayerView, choices: readonly Choice[], t: Translate): Map<string, Journey> {
  const found = new Map<string, Journey>();
  const rolling = view.move_points;
  const burn = legal(choices, "burn", "fuel") ?? legal(choices, "burn");
  const stop = legal(choices, "stop");
  const steps = new Map(
    choices.filter(({ verb, reason }) => verb === "to" && !reason).map((one) => [one.targets[0], one]),
  );
  if (rolling !== null) {
    if (!burn && !stop && steps.size === 0) return found;
    if (stop) found.set(player.space, { first: stop, path: [], note: stop.note ?? t("board-way-stop") });
    for (const [goal, ways] of waysOf(view, player, rolling)) {
      const way = [...ways].sort((one, other) => one.mines - other.mines || one.points - other.points)[0]!;
      const first = burn ?? steps.get(way.path[0]);
      if (first) found.set(goal, { first, path: way.path, note: noteOf(view, goal, way, rolling, null, t) });
    }
    return found;
  }
  const go = legal(choices, "go");
  const points = pointsBefore(view, player, choices);
  for (const [goal, ways] of waysOf(view, player, Math.max(0, ...points.filter((n) => n > 0)))) {
    const plans = points
      .flatMap((of, extra) => ways.filter((way) => way.points <= of).map((way): Plan => ({ way, of, extra })))
      .sort(
        (one, other) => one.extra - other.extra || one.way.mines - other.way.mines || one.way.points - other.way.points,
      );
    const journey = ({ way, of, extra }: Plan): Journey | null => {
      const first = go ?? legal(choices, "drive", String(extra));
      return first ? { first, path: way.path, note: noteOf(view, goal, way, of, 1 + extra, t) } : null;
    };
    const [cheapest] = plans;
    const direct = cheapest && journey(cheapest);
    if (!direct) continue;
    const safest = plans.reduce((best, plan) => (plan.way.mines < best.way.mines ? plan : best));
    const around = safest === cheapest ? null : journey(safest);
    found.set(goal, around ? { ...direct, others: [{ ...around, name: t("board-way-around") }] } : direct);
  }
  return found;
}

/** The only one of what can be chosen, if there is no more than one. */
function only(choices: readonly Choice[]): Choice | undefined {
  const open = choices.filter(({ reason }) => reason === null);
  return open.length === 1 ? open[0] : undefined;
}

/** Tokens are taken without asking where all of them can be taken, or all are alike. */
function gathered(view: AuroraView, choices: readonly Choice[]): Choice | undefined {
  const left = Object.values(slotTokens(view)).reduce((sum, n) => sum + n, 0);
  return only(choices) ?? (left === 1 ? choices[0] : undefined);
}

/** A click on the card that is being explored goes on with what is sure to follow. */
function explores(view: AuroraView, choices: readonly Choice[]): Choice | undefined {
  switch (view.waiting_for) {
    case "ChooseExplorers":
      return legal(choices, "done") ?? only(choices);
    case "Strengthen":
      return only(choices);
    case "TakeActions":
      return legal(choices, "act");
    case "Gather":
      return gathered(view, choices);
    default:
      return undefined;
  }
}

export function journeys(view: AuroraView, choices: readonly Choice[], t: Translate): ReadonlyMap<string, Journey> {
  const player = view.players[view.seat];
  if (!player || choices.length === 0) return new Map();
  const slot = view.slots.find(({ id }) => id === view.exploring);
  const first = slot?.card ? explores(view, choices) : undefined;
  if (slot?.card && first)
    return new Map([[slot.card, { first, path: [], note: first.note ?? t("board-way-explore") }]]);
  if (["MoveTurn", "Prepare", "BurnFuel", "Drive"].includes(view.waiting_for ?? ""))
    return drives(view, player, choices, t);
  return new Map();
}
