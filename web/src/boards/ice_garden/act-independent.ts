/** The turn of the Independent Player in a solo game: its dice, and what they bring. */

import type { Act } from "../contract";
import { nameOf, shortName } from "./texts";
import type { Group } from "./act-group";
import { snowTrack, summonedPieces } from "./act-making";
import type { Picture, Row } from "./act-picture";
import { act, allOf, factsOf, regionName, who, type IceTelling } from "./act-teller";

function dice(group: Group, telling: IceTelling): NonNullable<Picture["dice"]> {
  return allOf(group, "rolled", "rolled_region", "rolled_in_vain").map(({ kind, facts }) => ({
    number: Number(facts["number"]),
    text: facts["region"]
      ? regionName(telling, String(facts["region"]))
      : telling.t(`board-purpose-${String(facts["purpose"]).replaceAll("_", "-")}`),
    inVain: kind === "rolled_in_vain",
  }));
}

function rowsOf(group: Group, telling: IceTelling): Row[] {
  const { t } = telling;
  return group.events.flatMap(({ kind, facts, text }): Row[] => {
    const region = facts["region"] ? regionName(telling, String(facts["region"])) : "";
    const to = facts["to"] ? regionName(telling, String(facts["to"])) : "";
    if (kind === "influence_placed") {
      const markers = allOf(group, kind).filter((one) => one.facts["region"] === facts["region"]);
      const isFirst = markers[0]?.facts === facts;
      return isFirst ? [{ icon: "flying-flag", text: region, change: `+${markers.length}`, step: 1 }] : [];
    }
    if (kind === "moved" || kind === "called") {
      const piece = shortName(telling, String(facts["piece"] ?? facts["unit"]));
      return [{ icon: "walking-boot", text: t("board-act-goes", { piece, to }), step: 1 }];
    }
    if (kind === "independent_idle") return [{ icon: "snowflake-2", text, step: 1 }];
    return [];
  });
}

export function independentAct(group: Group, telling: IceTelling): Act | null {
  const { t, view } = telling;
  const seat = view.solo?.seat;
  if (seat === undefined) return null;
  const rolled = dice(group, telling);
  const rows = rowsOf(group, telling);
  const pieces = summonedPieces(group, telling) ?? [];
  const track = snowTrack(group, telling);
  if (rolled.length + rows.length + pieces.length === 0 && !track) return null;
  const box = String(factsOf(group, "independent_acts")?.["box"] ?? view.phase);
  const placed = allOf(group, "influence_placed");
  const regions = [...placed, ...allOf(group, "summoned", "moved", "called")].map(({ facts }) =>
    String(facts["to"] ?? facts["region"]),
  );
  return act(group, {
    title: t("board-act-independent", { name: who(telling, seat).name, box: nameOf(telling, box) }),
    cause: t("board-act-independent-cause"),
    steps: rolled.length > 0 && rows.length + pieces.length > 0 ? [t("board-step-dice"), t("board-step-outcome")] : [],
    about: [...new Set(regions), box],
    seat,
    result:
      pieces.length > 0
        ? t("board-act-creatures", { n: pieces.length })
        : placed.length > 0
          ? t("board-act-markers", { n: placed.length })
          : track
            ? t("board-act-snow-to", { n: track.to, limit: track.limit })
            : t("board-act-nothing"),
    sound: rolled.length > 0 ? "dice" : "card",
    weight: 1 + placed.length + pieces.length * 2,
    picture: { dice: rolled, ...(track && { track }), pieces, rows },
  });
}
