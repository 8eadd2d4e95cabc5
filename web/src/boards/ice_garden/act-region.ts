/** One region of the Domination phase: who leads, what its abilities do, goods and points. */

import type { Told } from "../../api/types";
import type { Act, ActLine, ActStop } from "../contract";
import type { Group } from "./act-group";
import { act, allOf, factsOf, who, type IceTelling } from "./act-teller";
import { barsOf, type Bar } from "./bars";
import { decidedOf, inOrder, type Decided } from "./decided";
import { nextDoor } from "./forecast";
import { pathOf, type IconName } from "./glyphs";
import { GOODS, seatColor } from "./looks";
import { amount, join, nameOf, signedPoints } from "./texts";
import type { RegionView } from "./view";

const SPECIALS: Readonly<Record<string, IconName>> = {
  recruited: "robber-hand",
  enthralled: "goat",
  pillaged: "robber-hand",
  tormented: "floating-ghost",
  tower_built: "stone-tower",
  reserves_carried: "crystal-growth",
  absorbed: "crystal-growth",
  region_locked: "padlock",
};

/** A step, as its message names it. */
type StepName = string;

/** An event, as messages name it. */
const wordOf = (kind: string): string => kind.replaceAll("_", "-");
const seatOf = (word: unknown): number => Number(String(word).replace("seat_", ""));

function specialLine(telling: IceTelling, { kind, facts }: Told, step: number): ActLine {
  const { t } = telling;
  const own = who(telling, Number(facts["seat"]));
  const other = facts["other"] === undefined ? "" : who(telling, Number(facts["other"])).name;
  const isMine = Number(facts["other"] ?? -1) === telling.view.seat;
  const good = facts["good"] ? nameOf(telling, String(facts["good"])) : "";
  return {
    seat: Number(facts["seat"]),
    icon: pathOf(SPECIALS[kind]!),
    text: t(`board-act-${wordOf(kind)}`, { ...own, other, good, n: Number(facts["n"] ?? 1) }),
    ...(facts["total"] !== undefined && { change: t("board-act-total", { n: Number(facts["total"]) }) }),
    ...(isMine ? { isGood: false } : own.you === "yes" ? { isGood: true } : {}),
    step,
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

/** What somebody else than the dominating seat gets. */
function lineOf(telling: IceTelling, { seat, place, points, goods }: Share): ActLine {
  const kinds = Object.entries(goods).map(([kind, n]) => `+${amount(telling, kind, n)}`);
  const change = join(points > 0 && signedPoints(telling, points), ...kinds);
  return {
    seat,
    text: place > 0 ? telling.t("board-act-place", { place }) : "",
    ...(change && { change, isGood: true }),
  };
}

/** What the dominating seat takes besides points: goods of the tile (LIG-DOM-07), and of reserves (LIG-DOM-08). */
function takenLines(telling: IceTelling, group: Group, leader: number, steps: readonly StepName[]): ActLine[] {
  return allOf(group, "gained").flatMap(({ facts }): ActLine[] => {
    const name = facts["why"] === "reserves" ? "reserve" : facts["why"] === "region" ? "goods" : null;
    if (!name || Number(facts["seat"]) !== leader) return [];
    const kind = String(facts["resource"]);
    return [
      {
        seat: leader,
        icon: pathOf(name === "reserve" ? "crystal-growth" : GOODS[kind]!),
        text: telling.t(`board-act-${name}`),
        change: `+${amount(telling, kind, Number(facts["n"]))}`,
        isGood: true,
        step: steps.indexOf(name),
      },
    ];
  });
}

/** The steps of LIG-DOM-05 that came to something here. */
function stepsOf(group: Group, specials: readonly Told[]): StepName[] {
  const has = (kind: string, why: string): boolean => allOf(group, kind).some(({ facts }) => facts["why"] === why);
  return [
    "rank",
    ...new Set(specials.map(({ kind }) => wordOf(kind))),
    ...(has("gained", "region") ? ["goods"] : []),
    ...(has("gained", "reserves") ? ["reserve"] : []),
    ...(has("scored", "region") ? ["points"] : []),
  ];
}

/** Every region of this phase: those before with whoever dominates them. */
function runOf(telling: IceTelling, region: string, decided: readonly Decided[]): ActStop[] {
  const { view, t } = telling;
  return inOrder(view).map(({ id, order }, place): ActStop => {
    const name = nameOf(telling, id);
    const stop = { mark: String(order), label: name };
    if (id === region) return { ...stop, state: "now" };
    const before = decided[place];
    if (!before) return { ...stop, state: "ahead" };
    if (before.seat === null) return { ...stop, state: "over" };
    const label = t("board-act-region", { ...who(telling, before.seat), region: name });
    return { ...stop, label, state: "won", color: seatColor(view, before.seat) };
  });
}

/** Why this seat dominates (LIG-DOM-02, LIG-DOM-03), and whose influence does not count. */
function reasonOf(telling: IceTelling, region: RegionView, bars: readonly Bar[], leader: number): string {
  const { view, t } = telling;
  const own = bars.find(({ seat }) => seat === leader)?.influence ?? 0;
  const others = bars.filter(({ seat, influence }) => seat !== leader && influence > 0);
  const facts = { ...who(telling, leader), own };
  const next = others.find(({ influence }) => influence === own);
  const lead = (): string => {
    if (others.length === 0) return t("board-forecast-alone", facts);
    if (!next) return t("board-forecast-leads", { ...facts, other: others[0]!.influence });
    const [here, there] = [nextDoor(view, leader, region.id), nextDoor(view, next.seat, region.id)];
    return here > there
      ? t("board-act-next-door", { own, next: here, other: there })
      : t(view.solo ? "board-act-tie-solo" : "board-act-tie", { own });
  };
  const out = others.filter(({ influence }) => influence <= region.nations);
  return [
    lead(),
    ...out.map(({ seat, influence }) =>
      t("board-act-unbeaten", { ...who(telling, seat), own: influence, n: region.nations }),
    ),
  ].join(" ");
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
  const steps = stepsOf(group, specials);
  const facts = { ...who(telling, leader), region: nameOf(telling, region.id) };
  const gained = Object.entries(best.goods).map(([kind, n]) => `+${amount(telling, kind, n)}`);
  const regions = inOrder(view);
  const place = regions.findIndex(({ id }) => id === region.id);
  const decided = decidedOf(view, best.points / (region.victory_points[0] || 1)).slice(0, place);
  const bars = barsOf(telling, view, region);
  const used = specials.map((one) => specialLine(telling, one, steps.indexOf(wordOf(one.kind))));
  const done = used.at(-1)?.change ?? t(`board-step-${steps.at(-1)!}`);
  return act(group, {
    title: t("board-act-region", facts),
    heading: facts.region,
    cause: t("board-act-region-cause", {
      order: region.order ?? 0,
      regions: regions.length,
      nations: region.nations,
    }),
    run: runOf(telling, region.id, decided),
    steps: steps.map((name) => t(`board-step-${name}`)),
    about: [region.id],
    seat: leader,
    verdict: t("board-act-dominates", facts),
    reason: bars.length > 0 ? reasonOf(telling, region, bars, leader) : null,
    result: best.points > 0 ? signedPoints(telling, best.points) : (gained[0] ?? done),
    isGood: own ? leader === view.seat : null,
    lines: [
      ...used,
      ...takenLines(telling, group, leader, steps),
      ...shares.filter(({ seat }) => seat !== leader).map((share) => lineOf(telling, share)),
    ],
    sound: isScored || gained.length > 0 ? "gain" : "horn",
    weight:
      (own?.points ?? 0) +
      Object.values(own?.goods ?? {}).reduce((sum, n) => sum + n, 0) +
      specials.length * (own ? 2 : 1) +
      (own && leader !== view.seat ? 1 : 0) +
      (own ? 0 : best.points / 4),
    picture: { bars, nations: region.nations, decided },
  });
}
