/** What there is to know about a thing as it stands now, beyond what the glossary says of it. */

import type { Explanation, Telling } from "../contract";
import { boxes as boxCards } from "./content";
import { standings } from "./forecast";
import {
  amount,
  forceWords,
  goods,
  helmWords,
  join,
  nameOf,
  seatName,
  seatNames,
  signedPoints,
  spaceName,
  tileWords,
  unitWords,
} from "./texts";
import type { IceGardenView, PlayerView, RegionView } from "./view";

type IceTelling = Telling<IceGardenView>;

function regionLines(telling: IceTelling, region: RegionView): string[] {
  const { view, t } = telling;
  const placed = standings(view, region).filter(({ place }) => place > 0);
  return [
    tileWords(telling, region),
    ...region.forces.map((force) => forceWords(telling, view, force)),
    region.nations > 0 ? t("board-explain-nations", { n: region.nations }) : "",
    ...placed.map(({ seat, place, points }) =>
      t("board-explain-place", {
        place,
        name: seatName(telling, view, seat),
        points: signedPoints(telling, points),
      }),
    ),
    region.reserves > 0 ? amount(telling, "reserve", region.reserves) : "",
    region.reserves_down > 0 ? t("board-reserve-down", { n: region.reserves_down }) : "",
    region.has_thorn ? nameOf(telling, "thorn") : "",
    region.has_red_tower ? nameOf(telling, "red_tower") : "",
    region.nightmare_tokens > 0 ? amount(telling, "nightmare", region.nightmare_tokens) : "",
    region.has_vuko ? t("board-vuko-here") : "",
    region.is_locked ? t("board-locked") : "",
  ];
}

/** What each player has of something, those with none left out. */
function perSeat(telling: IceTelling, count: (player: PlayerView) => string | false): string[] {
  const { view } = telling;
  return view.players.flatMap((player) => {
    const words = count(player);
    return words ? [`${seatName(telling, view, player.seat)}: ${words}`] : [];
  });
}

function boxLines(telling: IceTelling, id: string): string[] {
  const { view, t } = telling;
  const box = view.boxes.find((one) => one.id === id)!;
  return [
    box.order === null ? "" : t("board-explain-order", { order: box.order }),
    box.is_current ? t("board-box-now") : "",
    ...box.markers.map((seat, place) =>
      box.slots > 0
        ? t("board-box-marker", { number: place + 1, name: seatName(telling, view, seat) })
        : seatName(telling, view, seat),
    ),
    boxCards[id]?.markers_allowed === false ? t("board-explain-no-markers") : "",
    box.slots > 0 ? t("board-explain-fields", { free: Math.max(0, box.slots - box.markers.length), n: box.slots }) : "",
    ...(id === "viper_gorge"
      ? perSeat(telling, ({ viper_gorge: n }) => n > 0 && t("board-text-gorge", { n }))
      : id === "vuko"
        ? vukoLines(telling)
        : []),
    view.solo && view.solo.actions[id] ? t("board-solo-line", { what: t(`board-solo-${view.solo.actions[id]}`) }) : "",
  ];
}

function vukoLines(telling: IceTelling): string[] {
  const { view, t } = telling;
  return [
    view.vuko
      ? t("board-explain-vuko-at", {
          region: nameOf(telling, view.vuko),
          region_loc: nameOf(telling, view.vuko, "loc"),
        })
      : t("board-explain-vuko-away"),
    ...perSeat(telling, ({ vuko_tokens: n }) => n > 0 && amount(telling, "vuko_token", n)),
    t("board-explain-in-stock", { n: view.vuko_token_stock }),
  ];
}

function reputationLines(telling: IceTelling): string[] {
  const { view, t } = telling;
  return view.reputation
    .filter(({ stack }) => stack.length > 0)
    .map(({ space, stack }) =>
      t("board-reputation-stack", {
        space: spaceName(telling, space),
        names: seatNames(telling, view, [...stack].reverse()),
      }),
    );
}

function stageLines(telling: IceTelling, number: number): string[] {
  const { view, t } = telling;
  const stage = view.stages.find((one) => one.number === number);
  return [
    join(
      t("board-stage", { number }),
      stage?.is_current && t("board-stage-now"),
      stage?.is_arrow && stage.vuko_tile && t("board-stage-arrow"),
      stage?.is_active && t("board-stage-active"),
    ),
    ...view.helms.filter((helm) => helm.stage === number).map((helm) => helmWords(telling, view, helm)),
  ];
}

/** The M-factor of everybody, by level. */
const mFactorLines = (telling: IceTelling): string[] =>
  perSeat(telling, ({ m_factor, is_independent }) => {
    if (is_independent) return false;
    return (
      join(...m_factor.map((n, level) => n > 0 && telling.t("board-m-level", { level, n }))) ||
      amount(telling, "m_factor", 0)
    );
  });

function unitLines(telling: IceTelling, id: string): string[] {
  const { view } = telling;
  for (const { seat, units } of view.players) {
    const unit = units.find((one) => one.unit === id);
    if (unit) return [`${seatName(telling, view, seat)}: ${unitWords(telling, unit)}`];
  }
  return [];
}

const counted =
  (what: "population" | "gold") =>
  (telling: IceTelling): string[] => [
    ...perSeat(telling, (player) => !player.is_independent && amount(telling, what, player[what])),
    telling.t("board-explain-in-stock", { n: telling.view.stock[what] ?? 0 }),
  ];

const where = (telling: IceTelling, holds: (region: RegionView) => boolean): string[] => {
  const names = telling.view.regions.filter(holds).map(({ id }) => nameOf(telling, id));
  return names.length > 0 ? [telling.t("board-explain-where", { names: names.join(", ") })] : [];
};

/** Things that are not places: tracks, decks, tokens. */
const THINGS: Readonly<Record<string, (telling: IceTelling) => string[]>> = {
  dead_snow: ({ view, t }) => [t("board-snow-words", { n: view.dead_snow, limit: view.dead_snow_limit })],
  victory_points: (telling) => [
    ...telling.view.players.map(({ seat, victory_points: n }) =>
      telling.t("board-score", { name: seatName(telling, telling.view, seat), n }),
    ),
    telling.view.scoring_count > 0
      ? telling.t("board-scores", { n: telling.view.scoring_count })
      : telling.t("board-scores-not"),
  ],
  reputation: reputationLines,
  yin_yang: reputationLines,
  vuko_token: vukoLines,
  ice_garden: (telling) => perSeat(telling, ({ in_ice_garden: n }) => n > 0 && telling.t("board-text-garden", { n })),
  viper_gorge_pile: (telling) =>
    perSeat(telling, ({ viper_gorge: n }) => n > 0 && telling.t("board-text-gorge", { n })),
  influence_marker: (telling) => perSeat(telling, ({ influence_markers: n }) => telling.t("board-text-supply", { n })),
  controlled_marker: (telling) => where(telling, ({ forces }) => forces.some(({ controlled }) => controlled > 0)),
  action_marker: (telling) =>
    perSeat(telling, ({ action_markers: n }) => n > 0 && telling.t("board-text-actions", { n })),
  population: counted("population"),
  gold: counted("gold"),
  m_factor: mFactorLines,
  nation: (telling) => where(telling, ({ nations }) => nations > 0),
  magical_reserve: (telling) => where(telling, ({ reserves, reserves_down }) => reserves + reserves_down > 0),
  thorn: (telling) => where(telling, ({ has_thorn }) => has_thorn),
  red_tower: (telling) => where(telling, ({ has_red_tower }) => has_red_tower),
  nightmare_token: (telling) => where(telling, ({ nightmare_tokens }) => nightmare_tokens > 0),
  region_lock_token: (telling) => where(telling, ({ is_locked }) => is_locked),
  independent_player: ({ view, t, ...voice }) => {
    const telling = { view, t, ...voice };
    if (!view.solo) return [];
    const { level, next_box, next_summon, actions } = view.solo;
    return [
      t("board-solo-level", { level: nameOf(telling, level) }),
      next_box
        ? t("board-solo-next", { box: nameOf(telling, next_box), what: t(`board-solo-${actions[next_box] ?? "none"}`) })
        : t("board-solo-rests"),
      next_summon
        ? t("board-solo-summons", { unit: nameOf(telling, next_summon), unit_acc: nameOf(telling, next_summon, "acc") })
        : "",
    ];
  },
};

function personLines(
  telling: IceTelling,
  { population, gold, goal, goal_progress, goal_target, is_independent }: PlayerView,
): string[] {
  return [
    is_independent ? "" : goods(telling, { population, gold }),
    goal ? telling.t("board-goal", { goal: nameOf(telling, goal), n: goal_progress, target: goal_target }) : "",
  ];
}

function linesOf(telling: IceTelling, id: string): string[] | null {
  const { view } = telling;
  const region = view.regions.find((one) => one.id === id);
  if (region) return regionLines(telling, region);
  if (view.boxes.some((box) => box.id === id)) return boxLines(telling, id);
  const helm = view.helms.find(({ index }) => id === `helm_${index}`);
  if (helm) return [telling.glossary["helm"]?.text ?? "", helmWords(telling, view, helm)];
  const stage = view.stages.find(({ number, vuko_tile }) => id === `stage_${number}` || id === vuko_tile);
  if (stage) return stageLines(telling, stage.number);
  const player = view.players.find(({ scientist, goal }) => id === scientist || id === goal);
  if (player) return personLines(telling, player);
  const upgrades = view.upgrade_stock[id];
  if (upgrades !== undefined) return [telling.t("board-explain-in-stock", { n: upgrades })];
  return THINGS[id]?.(telling) ?? (unitLines(telling, id).length > 0 ? unitLines(telling, id) : null);
}

/** Things of the board that the glossary has no name for. */
function titleOf(telling: IceTelling, id: string): string {
  if (id === "independent_player" && telling.view.solo) return seatName(telling, telling.view, telling.view.solo.seat);
  if (id.startsWith("helm_")) return nameOf(telling, "helm");
  return nameOf(telling, id);
}

export function explain(telling: IceTelling, id: string): Explanation | null {
  const lines = linesOf(telling, id)
    ?.filter(Boolean)
    .map((line) => line[0]!.toUpperCase() + line.slice(1));
  if (!lines) return null;
  const known = telling.glossary[id] ?? telling.glossary[id.replace(/_\d+$/, "")];
  return { title: titleOf(telling, id), lines, rule: known?.rule ?? null };
}
