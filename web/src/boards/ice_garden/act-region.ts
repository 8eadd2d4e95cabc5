/** One region of the Domination phase: who leads, what its abilities do, goods and points. */

import type { Act, ActLine } from "../contract";
import { barsOf } from "./bars";
import { amount, join, nameOf, signedPoints } from "./texts";
import type { Group } from "./act-group";
import type { Row } from "./act-picture";
import { act, allOf, factsOf, regionName, who, type IceTelling } from "./act-teller";

const SPECIALS: Readonly<Record<string, Row["icon"]>> = {
  recruited: "robber-hand",
  enthralled: "goat",
  pillaged: "robber-hand",
  tormented: "floating-ghost",
  tower_built: "stone-tower",
  reserves_carried: "crystal-growth",
  absorbed: "crystal-growth",
  region_locked: "padlock",
};

const seatOf = (word: unknown): number => Number(String(word).replace("seat_", ""));

function specialRow(telling: IceTelling, kind: string, facts: Record<string, unknown>): Row {
  const { t } = telling;
  const own = who(telling, Number(facts["seat"]));
  const other = facts["other"] === undefined ? "" : who(telling, Number(facts["other"])).name;
  const isMine = Number(facts["other"] ?? -1) === telling.view.seat;
  const good = facts["good"] ? nameOf(telling, String(facts["good"])) : "";
  return {
    icon: SPECIALS[kind]!,
    text: t(`board-act-${kind.replaceAll("_", "-")}`, { ...own, other, good, n: Number(facts["n"] ?? 1) }),
    ...(facts["total"] !== undefined && { change: t("board-act-total", { n: Number(facts["total"]) }) }),
    ...(isMine ? { tone: "bad" as const } : own.you === "yes" ? { tone: "good" as const } : {}),
    step: 1,
  };
}

interface Share {
  seat: number;
  place: number;
  points: number;
  goods: Record<string, number>;
}

function sharesOf(group: Group, ranked: readonly number[]): Share[] {
  const shares = ranked.map((seat, at): Share => ({ seat, place: at + 1, points: 0, goods: {} }));
  const at = (seat: number): Share => {
    const known = shares.find((one) => one.seat === seat);
    if (known) return known;
    const added = { seat, place: 0, points: 0, goods: {} };
    shares.push(added);
    return added;
  };
  for (const { facts } of allOf(group, "scored")) at(Number(facts["seat"])).points += Number(facts["n"]);
  for (const { facts } of allOf(group, "gained")) {
    const { goods } = at(Number(facts["seat"]));
    const kind = String(facts["resource"]);
    goods[kind] = (goods[kind] ?? 0) + Number(facts["n"]);
  }
  return shares;
}

function lineOf(telling: IceTelling, { seat, place, points, goods }: Share): ActLine {
  const kinds = Object.entries(goods).map(([kind, n]) => `+${amount(telling, kind, n)}`);
  const change = join(points > 0 && signedPoints(telling, points), ...kinds);
  return {
    seat,
    text: place > 0 ? telling.t("board-act-place", { place }) : "",
    ...(change && { change, isGood: true }),
  };
}

export function regionAct(group: Group, telling: IceTelling): Act | null {
  const { view, t } = telling;
  const region = view.regions.find(({ id }) => id === group.region);
  if (!region || factsOf(group, "nobody_dominates")) return null;
  const told = factsOf(group, "ranked")?.["ranking"] as unknown[] | undefined;
  const ranked = told?.map(seatOf) ?? region.ranking;
  const specials = group.events.filter(({ kind }) => kind in SPECIALS);
  const shares = sharesOf(group, ranked);
  const isScored = shares.some(({ points }) => points > 0);
  const own = shares.find(({ seat }) => seat === view.seat);
  // Who leads is told with what it brings; a region without points is worth a stop for those who share in it.
  if (specials.length === 0 && (!group.isOver || (!isScored && !own))) return null;
  const leader = ranked[0] ?? shares[0]?.seat;
  if (leader === undefined) return null;
  const best = shares.find(({ seat }) => seat === leader)!;
  const rows = specials.map(({ kind, facts }) => specialRow(telling, kind, facts));
  const brings = isScored || shares.some(({ goods }) => Object.keys(goods).length > 0);
  const steps = [
    t("board-step-rank"),
    ...(rows.length > 0 ? [t("board-step-abilities")] : []),
    ...(brings && (ranked.length > 1 || rows.length > 0) ? [t("board-step-spoils")] : []),
  ];
  const facts = { ...who(telling, leader), region: regionName(telling, region.id) };
  const gained = Object.entries(best.goods).map(([kind, n]) => `+${amount(telling, kind, n)}`);
  const inPlay = view.regions.filter(({ order }) => order !== null).length;
  return act(group, {
    title: t("board-act-region", facts),
    cause: t("board-act-region-cause", { order: region.order ?? 0, regions: inPlay, nations: region.nations }),
    steps,
    about: [region.id],
    seat: leader,
    result: best.points > 0 ? signedPoints(telling, best.points) : (gained[0] ?? t("board-act-leads")),
    isGood: own ? leader === view.seat : null,
    lines: shares.map((share) => lineOf(telling, share)),
    sound: isScored || gained.length > 0 ? "gain" : "horn",
    weight:
      (own?.points ?? 0) +
      Object.values(own?.goods ?? {}).reduce((sum, n) => sum + n, 0) +
      specials.length * (own ? 2 : 1) +
      (own && leader !== view.seat ? 1 : 0) +
      (own ? 0 : best.points / 4),
    picture: { bars: barsOf(telling, view, region), nations: region.nations, rows },
  });
}
