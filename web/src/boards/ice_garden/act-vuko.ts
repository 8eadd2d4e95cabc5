/** Vuko's hunt: where he goes, what he takes, whom he holds, and what his tiles do. */

import type { Act } from "../contract";
import { barsOf, worthOf } from "./bars";
import { amount, nameOf } from "./texts";
import type { Group } from "./act-group";
import type { Row } from "./act-picture";
import { act, allOf, factsOf, regionName, who, type IceTelling } from "./act-teller";

type Facts = Record<string, unknown>;

/** The names of the steps, in the order of his four; those without a line are left out. */
const STEPS = ["goes", "token", "creature", "markers", "tile"] as const;
type StepName = (typeof STEPS)[number];

interface Told {
  step: StepName;
  row: Omit<Row, "step">;
}

/** `most`: the influence that drew him there. */
function lineOf(telling: IceTelling, kind: string, facts: Facts, most: number): Told | null {
  const { t, view } = telling;
  const seat = Number(facts["seat"] ?? -1);
  const n = Number(facts["n"] ?? 1);
  const named = seat >= 0 ? who(telling, seat) : { name: "", you: "no" as const };
  const bad = seat === view.seat ? { tone: "bad" as const } : {};
  const region = regionName(telling, (facts["region"] as string | undefined) ?? null);
  const to = regionName(telling, (facts["to"] as string | undefined) ?? null);
  const region_loc = nameOf(telling, String(facts["region"]), "loc");
  const to_acc = nameOf(telling, String(facts["to"]), "acc");
  switch (kind) {
    case "vuko_moved": {
      const change = t("board-act-vuko-most", { n: most });
      return {
        step: "goes",
        row: { icon: "walking-boot", text: t("board-act-vuko-goes", { region: to, region_acc: to_acc }), change },
      };
    }
    case "vuko_came":
    case "vuko_stayed":
      return { step: "goes", row: { icon: "walking-boot", text: t("board-act-vuko-at", { region, region_loc }) } };
    case "vuko_finds_nobody":
      return { step: "goes", row: { icon: "walking-boot", text: t("board-act-vuko-nobody", named) } };
    case "vuko_token_taken": {
      const tokens = view.players[seat]?.vuko_tokens ?? 1;
      const change = t("board-act-from-to", { from: tokens - 1, to: tokens });
      return { step: "token", row: { icon: "hood", text: t("board-act-token", named), change, ...bad } };
    }
    case "unit_removed": {
      const id = String(facts["unit"]);
      const lost = { ...named, unit: nameOf(telling, id), unit_acc: nameOf(telling, id, "acc") };
      return {
        step: "creature",
        row: { icon: "crab", text: t("board-act-slain", lost), change: "−1", ...bad },
      };
    }
    case "controlled":
      return { step: "markers", row: { icon: "flying-flag", text: t("board-act-holds", { ...named, n }), ...bad } };
    case "expelled":
      return { step: "tile", row: { icon: "flying-flag", text: t("board-act-expelled", { ...named, n }), ...bad } };
    case "nations_carried":
      return { step: "tile", row: { icon: "huts-village", text: t("board-act-nations", { n, to, to_acc }) } };
    case "dead_snow_rose":
      return {
        step: "tile",
        row: {
          icon: "snowflake-2",
          text: t("board-act-snow"),
          change: t("board-act-from-to", { from: Number(facts["total"]) - n, to: Number(facts["total"]) }),
        },
      };
    case "moved":
      return { step: "tile", row: { icon: "snake", text: t("board-act-snake", { ...named, to, to_acc }), ...bad } };
    default:
      return null;
  }
}

export function vukoAct(group: Group, telling: IceTelling): Act | null {
  const { t, view } = telling;
  const way = factsOf(group, "vuko_came", "vuko_moved", "vuko_stayed", "vuko_finds_nobody");
  const slain = factsOf(group, "unit_removed");
  const held = allOf(group, "controlled");
  if (!way && !slain && held.length === 0) return null;
  const victim = Number(way?.["seat"] ?? slain?.["seat"] ?? held[0]?.facts["seat"]);
  const named = who(telling, victim);
  const at = (way?.["to"] ?? way?.["region"] ?? slain?.["region"] ?? held[0]?.facts["region"] ?? null) as string | null;
  const region = view.regions.find(({ id }) => id === at);
  const markers = held.filter(({ facts }) => Number(facts["seat"]) === victim);
  const n = markers.reduce((sum, { facts }) => sum + Number(facts["n"]), 0);
  const after = region?.forces.find(({ seat }) => seat === victim)?.influence ?? 0;
  const before = after + n + (slain ? worthOf(view, victim, String(slain["unit"])) : 0);
  const told = group.events.flatMap(({ kind, facts }) => lineOf(telling, kind, facts, before) ?? []);
  const names = STEPS.filter((name) => told.some(({ step }) => step === name));
  const rows = told.map(({ step, row }): Row => ({ ...row, step: names.indexOf(step) }));
  const moved = factsOf(group, "vuko_moved");
  const mine = allOf(group, "controlled", "expelled", "unit_removed").filter(
    ({ facts }) => Number(facts["seat"]) === view.seat,
  ).length;
  return act(group, {
    title: way ? t("board-act-vuko", named) : t("board-act-vuko-strikes", named),
    cause: view.solo ? t("board-act-vuko-solo") : t("board-act-vuko-cause", named),
    steps: names.map((name) => t(`board-step-${name}`)),
    about: [at, "vuko"],
    seat: victim,
    verdict: before > after ? t("board-act-vuko-becomes", { ...named, from: before, to: after }) : null,
    reason: n > 0 ? t("board-act-vuko-uncounted") : null,
    result: slain
      ? t("board-act-creature-lost")
      : n > 0
        ? t("board-act-held", { n })
        : `+${amount(telling, "vuko_token", 1)}`,
    isGood: victim === view.seat || mine > 0 ? false : null,
    sound: "blow",
    weight: victim === view.seat ? 6 + mine : 2 + mine * 2,
    picture: {
      rows,
      ...(moved && { way: { from: String(moved["region"]), to: String(moved["to"]) } }),
      ...(region && { bars: barsOf(telling, view, region), nations: region.nations, barsFrom: names.length - 1 }),
    },
  });
}
