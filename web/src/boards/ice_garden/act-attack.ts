/** An attack in one region: who strikes with how many points, and what is hit. */

import type { Act, ActLine } from "../contract";
import { seatColor } from "./looks";
import { nameOf, shortName, signedPoints } from "./texts";
import type { Group } from "./act-group";
import type { PicturePiece } from "./act-picture";
import { act, allOf, factsOf, regionName, who, type IceTelling } from "./act-teller";

const HITS = ["unit_hit", "marker_defeated", "nation_defeated"] as const;

function pieceOf(telling: IceTelling, kind: string, facts: Record<string, unknown>): PicturePiece {
  const { t, view } = telling;
  const other = Number(facts["other"] ?? 0);
  const needed = Number(facts["needed"] ?? 1);
  const damage = Number(facts["damage"] ?? 1);
  return {
    kind: kind === "unit_hit" ? "unit" : kind === "nation_defeated" ? "nation" : "marker",
    id: String(facts["unit"] ?? ""),
    color: seatColor(view, other),
    text:
      kind === "unit_hit"
        ? shortName(telling, String(facts["unit"]))
        : t(kind === "nation_defeated" ? "board-nation" : "board-marker"),
    damage,
    needed,
    isDefeated: damage >= needed,
  };
}

export function attackAct(group: Group, telling: IceTelling): Act | null {
  const { t, view } = telling;
  const hits = allOf(group, ...HITS);
  const began = factsOf(group, "region_attacked");
  const seat = Number((hits[0]?.facts ?? began)?.["seat"] ?? -1);
  if (seat < 0) return null;
  const region = group.region;
  const isThreat = view.regions
    .find(({ id }) => id === region)
    ?.forces.some((force) => force.seat === view.seat && seat !== view.seat);
  // Before the first blow falls, only whoever stands there has to know.
  if (hits.length === 0 && !isThreat) return null;
  const region_loc = region === null ? "" : nameOf(telling, region, "loc");
  const facts = { ...who(telling, seat), region: regionName(telling, region), region_loc };
  const points = allOf(group, "scored").reduce((sum, { facts: one }) => sum + Number(one["n"]), 0);
  const struck = hits.filter(({ facts: one }) => one["other"] !== undefined);
  const lost = struck.filter(({ facts: one }) => Number(one["other"]) === view.seat).length;
  const fallen = allOf(group, "unit_defeated");
  const lines: ActLine[] = [
    ...(points > 0
      ? [{ seat, text: t("board-act-for-attack"), change: signedPoints(telling, points), isGood: true }]
      : []),
    ...struck.map(({ kind, facts: one }): ActLine => {
      const other = Number(one["other"]);
      const isDown = kind !== "unit_hit" || fallen.some(({ facts: down }) => down["unit"] === one["unit"]);
      const thing = kind === "unit_hit" ? nameOf(telling, String(one["unit"])) : t("board-marker");
      return {
        seat: other,
        text: thing,
        change: isDown ? t("board-act-lost") : t("board-damage", { n: Number(one["damage"] ?? 1) }),
        isGood: false,
      };
    }),
  ];
  const n = Number(began?.["n"] ?? hits.length);
  return act(group, {
    title: t("board-act-attack", facts),
    cause: t("board-act-attack-cause", { n }),
    about: [region, "activation"],
    seat,
    result:
      points > 0
        ? signedPoints(telling, points)
        : hits.length > 0
          ? t("board-act-hits", { n: hits.length })
          : t("board-act-strength", { n }),
    isGood: seat === view.seat ? true : lost > 0 ? false : null,
    lines,
    sound: hits.length > 0 ? "blow" : "horn",
    weight: lost * 3 + (seat === view.seat ? points : 0) + (hits.length > 0 ? 1 : 0) + (isThreat ? 1 : 0),
    picture: { pieces: hits.map(({ kind, facts: one }) => pieceOf(telling, kind, one)) },
  });
}
