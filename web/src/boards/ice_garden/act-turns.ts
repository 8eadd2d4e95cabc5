/** What concerns everybody: red ships, stages, rounds, and the end. */

import type { Act, ActLine } from "../contract";
import { GOALS } from "./looks";
import { nameOf, signedPoints, textOf } from "./texts";
import type { Group } from "./act-group";
import { act, allOf, factsOf, who, type IceTelling } from "./act-teller";

export function stageAct(group: Group, telling: IceTelling): Act | null {
  const { t, view } = telling;
  const ship = factsOf(group, "ship_triggered");
  const stage = factsOf(group, "stage_began");
  const tile = factsOf(group, "vuko_tile_began")?.["effect"];
  const seat = ship ? Number(ship["seat"]) : null;
  const card = tile
    ? { icon: "hood" as const, name: nameOf(telling, String(tile)), text: telling.glossary[String(tile)]?.text ?? "" }
    : null;
  if (!ship && !stage && !card) return null;
  return act(group, {
    title: ship
      ? t("board-act-ship", who(telling, seat!))
      : stage
        ? t("board-act-stage", { stage: Number(stage["stage"]) })
        : card!.name,
    cause: ship ? t("board-act-ship-cause") : card ? t("board-act-tile-cause") : t("board-act-stage-cause"),
    about: [`stage_${Number(stage?.["stage"] ?? view.stage)}`, ...(ship ? ["victory_points"] : [])],
    seat,
    result: ship ? t("board-scores", { n: Math.max(1, view.scoring_count) }) : (card?.name ?? ""),
    sound: "horn",
    weight: ship ? 2 : 1,
    picture: {
      ...(card && { card }),
      rows: ship ? [{ icon: "laurels", text: t("board-scores", { n: Math.max(1, view.scoring_count) }), step: 0 }] : [],
    },
  });
}

/** Points of all seats, the best first. */
function ranking(telling: IceTelling): ActLine[] {
  return [...telling.view.players]
    .sort((one, other) => other.victory_points - one.victory_points)
    .map(({ seat, victory_points, goal, goal_progress: n, goal_target: target }) => ({
      seat,
      text: goal ? telling.t("board-goal", { goal: nameOf(telling, goal), n, target }) : "",
      change: telling.t("board-act-points", { n: victory_points }),
    }));
}

export function roundAct(group: Group, telling: IceTelling): Act | null {
  const { t, view } = telling;
  const ended = factsOf(group, "round_ended");
  // The first round begins with the game.
  if (!ended || view.phase === "over") return null;
  const round = Number(ended["round"]);
  return act(group, {
    title: t("board-act-round", { round }),
    cause: t("board-snow-words", { n: view.dead_snow, limit: view.dead_snow_limit }),
    about: ["victory_points"],
    seat: null,
    result: t("board-round", { round: round + 1 }),
    lines: ranking(telling),
    sound: "horn",
    weight: 0,
    picture: {
      track: { name: t("board-snow"), from: view.dead_snow, to: view.dead_snow, limit: view.dead_snow_limit },
    },
  });
}

export function endAct(group: Group, telling: IceTelling): Act | null {
  const { t, view } = telling;
  const goal = factsOf(group, "goal_reached");
  const ended = factsOf(group, "game_ended");
  const gorge = allOf(group, "scored");
  if (!goal && !ended) return null;
  const seat = goal ? Number(goal["seat"]) : null;
  const player = seat === null ? null : view.players[seat];
  const reason = String(ended?.["why"] ?? "goal");
  return act(group, {
    title: goal
      ? t("board-act-goal", { ...who(telling, seat!), goal: nameOf(telling, String(goal["goal"])) })
      : t("board-act-end"),
    cause: goal ? `${textOf(telling, String(goal["goal"]))}.` : t(`board-act-end-${reason.replaceAll("_", "-")}`),
    about: [goal ? null : reason === "dead_snow" ? "dead_snow" : "victory_points"],
    seat,
    result: player
      ? t("board-act-goal-at", { n: player.goal_progress, target: player.goal_target })
      : t("board-text-phase-over"),
    isGood: seat === null ? null : seat === view.seat,
    lines: [
      ...gorge.map(({ facts }) => ({
        seat: Number(facts["seat"]),
        text: nameOf(telling, "viper_gorge"),
        change: signedPoints(telling, Number(facts["n"])),
        isGood: true,
      })),
      ...ranking(telling),
    ],
    sound: "horn",
    weight: 20,
    picture: goal
      ? {
          rows: [
            { icon: GOALS[String(goal["goal"])] ?? "laurels", text: nameOf(telling, String(goal["goal"])), step: 0 },
          ],
        }
      : {},
  });
}
