/** What others make of the M-factor: units, upgrades, and what it costs the world and their name. */

import type { Act, ActLine } from "../contract";
import { ABILITIES, seatColor } from "./looks";
import { nameOf, spaceName } from "./texts";
import type { Group } from "./act-group";
import type { Picture, Row } from "./act-picture";
import { act, allOf, factsOf, regionName, who, type IceTelling } from "./act-teller";

/** How far the Dead Snow has come, from before the first step to after the last. */
export function snowTrack(group: Group, telling: IceTelling): Picture["track"] {
  const steps = allOf(group, "dead_snow_rose");
  const first = steps[0]?.facts;
  if (!first) return undefined;
  return {
    name: telling.t("board-snow"),
    from: Number(first["total"]) - Number(first["n"]),
    to: Number(steps.at(-1)!.facts["total"]),
    limit: telling.view.dead_snow_limit,
  };
}

/** Units that come onto the map, with the regions where they do. */
export function summonedPieces(group: Group, telling: IceTelling): Picture["pieces"] {
  return allOf(group, "summoned").map(({ facts }) => ({
    kind: "unit",
    id: String(facts["unit"]),
    color: seatColor(telling.view, Number(facts["seat"])),
    text: regionName(telling, String(facts["region"])),
    damage: 0,
    needed: 0,
    isDefeated: false,
  }));
}

export function makingAct(group: Group, telling: IceTelling): Act | null {
  const { t, view } = telling;
  const option = factsOf(group, "option_taken");
  const summoned = allOf(group, "summoned");
  const upgraded = factsOf(group, "upgraded");
  const named = option ?? summoned[0]?.facts ?? upgraded;
  const seat = Number(named?.["seat"] ?? -1);
  // Whoever makes something sees it on their own board.
  if (seat < 0 || seat === view.seat) return null;
  const track = snowTrack(group, telling);
  const fall = factsOf(group, "reputation_changed");
  const token = factsOf(group, "vuko_token_taken");
  const space =
    fall &&
    t("board-act-from-to", {
      from: spaceName(telling, String(fall["before"])),
      to: spaceName(telling, String(fall["space"])),
    });
  const unit = String(summoned[0]?.facts["unit"] ?? upgraded?.["unit"] ?? "");
  const facts = {
    ...who(telling, seat),
    unit: unit ? nameOf(telling, unit) : "",
    unit_acc: nameOf(telling, unit, "acc"),
    n: summoned.length,
  };
  const title =
    summoned.length > 0
      ? t("board-act-summons", facts)
      : upgraded
        ? t("board-act-upgrades", facts)
        : t(`board-act-${String(option!["option"]).replaceAll("_", "-")}`, facts);
  const rows: Row[] = [
    ...(upgraded
      ? [
          {
            icon: ABILITIES[String(upgraded["ability"])] ?? "crown",
            text: nameOf(telling, String(upgraded["ability"])),
            step: 0,
          } as Row,
        ]
      : []),
    ...(space ? [{ icon: "yin-yang", text: t("board-reputation"), change: space, tone: "bad", step: 0 } as Row] : []),
  ];
  const lines: ActLine[] = [
    ...(space ? [{ seat, text: t("board-reputation"), change: space, isGood: false }] : []),
    ...(token ? [{ seat, text: t("board-act-token", who(telling, seat)), change: "+1", isGood: false }] : []),
  ];
  const where = summoned.map(({ facts: one }) => String(one["region"]));
  const isNear = view.regions.some(
    ({ id, forces }) => where.includes(id) && forces.some((one) => one.seat === view.seat),
  );
  return act(group, {
    title,
    cause: t("board-act-making-cause"),
    about: [...where, ...(track ? ["dead_snow"] : []), "making"],
    seat,
    result:
      summoned.length > 0
        ? t("board-act-creatures", { n: summoned.length })
        : upgraded
          ? nameOf(telling, String(upgraded["ability"]))
          : track
            ? t("board-act-snow-to", { n: track.to, limit: track.limit })
            : "",
    isGood: isNear ? false : null,
    lines,
    sound: "card",
    weight: summoned.length * (isNear ? 2 : 1) + (upgraded ? 1 : 0) + (track ? 0.5 : 0),
    picture: { ...(track && { track }), pieces: summonedPieces(group, telling) ?? [], rows },
  });
}
