/** The whole board in words, section by section: enough to win without seeing it. */

import type { Glossary, SeatLook, TextSection, Translate } from "../contract";
import { RESOURCES } from "./content";
import {
  amount,
  boxWords,
  goods,
  helmWords,
  join,
  nameOf,
  regionWords,
  seatName,
  seatNames,
  spaceName,
  stageWords,
  unitWords,
  type Voice,
} from "./texts";
import type { IceGardenView, PlayerView } from "./view";

export function describe(
  view: IceGardenView,
  seats: readonly SeatLook[],
  t: Translate,
  glossary: Glossary,
): TextSection[] {
  const voice: Voice = { t, glossary, seats };
  return [
    { title: t("board-text-now"), lines: now(voice, view) },
    ...(view.solo ? [{ title: t("board-text-solo"), lines: solo(voice, view) }] : []),
    { title: t("board-text-regions"), lines: regions(voice, view) },
    { title: t("board-text-boxes"), lines: boxesInOrder(voice, view) },
    { title: t("board-text-tracks"), lines: tracks(voice, view) },
    {
      title: t("board-text-initiative"),
      lines: [
        ...view.stages.map((stage) => stageWords(voice, stage)),
        ...view.helms.map((helm) => helmWords(voice, view, helm)),
      ],
    },
    ...view.players.map((player) => playerSection(voice, view, player)),
    { title: t("board-text-stock"), lines: stock(voice, view) },
  ];
}

function now(voice: Voice, view: IceGardenView): string[] {
  const { t } = voice;
  if (view.ended_by) return [t("board-text-over", { how: t(`board-ended-${view.ended_by.replaceAll("_", "-")}`) })];
  const lines = [
    t("board-text-round", { round: view.round, stage: view.stage }),
    t(`board-text-phase-${view.phase.replaceAll("_", "-")}`),
    t("board-text-order", { names: seatNames(voice, view, view.order) }),
    t("board-text-waiting", { names: seatNames(voice, view, view.deciders) }),
    view.scoring_count > 0 ? t("board-scores", { n: view.scoring_count }) : t("board-scores-not"),
  ];
  if (view.resolving) lines.push(t("board-text-resolving", { region: nameOf(voice, view.resolving) }));
  if (view.attack) {
    const { seat, region, pool } = view.attack;
    lines.push(
      `${t("board-attack", { region: nameOf(voice, region) })}: ${t("board-attack-pool", { name: seatName(voice, view, seat), n: pool })}`,
    );
  }
  const focus = view.focus;
  if (focus) {
    const about = [focus.region, focus.piece, focus.unit, focus.ability, focus.order_token].filter((id) => id !== null);
    if (about.length > 0)
      lines.push(t("board-text-about", { things: about.map((id) => nameOf(voice, id)).join(", ") }));
    if (focus.left > 0) lines.push(t("board-text-left", { n: focus.left }));
  }
  return lines;
}

function solo(voice: Voice, view: IceGardenView): string[] {
  const { t } = voice;
  const { level, roll, next_box, next_summon, actions } = view.solo!;
  return [
    t("board-solo-level", { level: nameOf(voice, level) }),
    ...Object.entries(actions).map(([box, what]) => `${nameOf(voice, box)}: ${t(`board-solo-${what}`)}`),
    roll
      ? `${t(`board-purpose-${roll.purpose.replaceAll("_", "-")}`)}: ${t("board-rolled", { number: roll.number })}`
      : "",
    next_box
      ? t("board-solo-next", { box: nameOf(voice, next_box), what: t(`board-solo-${actions[next_box] ?? "none"}`) })
      : t("board-solo-rests"),
    next_summon
      ? t("board-solo-summons", { unit: nameOf(voice, next_summon), unit_acc: nameOf(voice, next_summon, "acc") })
      : "",
  ].filter(Boolean);
}

/** In the order in which regions are resolved; those without a number last. */
function regions(voice: Voice, view: IceGardenView): string[] {
  return [...view.regions]
    .sort((one, other) => (one.order ?? 99) - (other.order ?? 99))
    .map((region) => regionWords(voice, view, region));
}

function boxesInOrder(voice: Voice, view: IceGardenView): string[] {
  return [...view.boxes]
    .sort((one, other) => (one.order ?? 99) - (other.order ?? 99))
    .map((box) => boxWords(voice, view, box));
}

function tracks(voice: Voice, view: IceGardenView): string[] {
  const { t } = voice;
  return [
    t("board-snow-words", { n: view.dead_snow, limit: view.dead_snow_limit }),
    ...view.reputation
      .filter(({ stack }) => stack.length > 0)
      .map(({ space, stack }) =>
        t("board-reputation-stack", {
          space: spaceName(voice, space),
          names: seatNames(voice, view, [...stack].reverse()),
        }),
      ),
    ...view.players.map(({ seat, victory_points }) =>
      t("board-score", { name: seatName(voice, view, seat), n: victory_points }),
    ),
  ];
}

function playerSection(voice: Voice, view: IceGardenView, player: PlayerView): TextSection {
  const { t } = voice;
  const tokens = [
    player.viper_gorge > 0 && t("board-text-gorge", { n: player.viper_gorge }),
    player.in_ice_garden > 0 && t("board-text-garden", { n: player.in_ice_garden }),
    player.vuko_tokens > 0 && amount(voice, "vuko_token", player.vuko_tokens),
    player.action_markers > 0 && t("board-text-actions", { n: player.action_markers }),
    player.nightmare_tokens > 0 && amount(voice, "nightmare", player.nightmare_tokens),
    player.lock_tokens > 0 && t("board-text-locks", { n: player.lock_tokens }),
    player.red_towers > 0 && t("board-text-towers", { n: player.red_towers }),
    player.absorbed_reserves > 0 && t("board-text-absorbed", { n: player.absorbed_reserves }),
  ];
  const lines = [
    player.scientist ? nameOf(voice, player.scientist) : "",
    player.is_independent ? "" : join(goods(voice, { population: player.population, gold: player.gold })),
    player.is_independent ? "" : join(...player.m_factor.map((n, level) => n > 0 && t("board-m-level", { level, n }))),
    t("board-text-supply", { n: player.influence_markers }),
    join(...tokens),
    player.reputation ? t("board-reputation-brief", { space: spaceName(voice, player.reputation) }) : "",
    player.goal
      ? t("board-goal", { goal: nameOf(voice, player.goal), n: player.goal_progress, target: player.goal_target })
      : "",
    player.double_steps.length > 0 ? t("board-text-doubles", { stages: player.double_steps.join(", ") }) : "",
    ...player.units.map((unit) => unitWords(voice, unit)),
  ];
  return { title: seatName(voice, view, player.seat), lines: lines.filter(Boolean) };
}

function stock(voice: Voice, view: IceGardenView): string[] {
  return [
    join(...RESOURCES.map((kind) => amount(voice, kind, view.stock[kind] ?? 0))),
    join(...Object.entries(view.upgrade_stock).map(([ability, n]) => `${nameOf(voice, ability)}: ${n}`)),
    amount(voice, "vuko_token", view.vuko_token_stock),
  ];
}
