/** What happened, as acts worth stopping for. Plain moves of pieces and markers are seen on the board. */

import type { Told } from "../../api/types";
import type { Act } from "../contract";
import { attackAct } from "./act-attack";
import { regionAct } from "./act-region";
import { grouped, type Group, type GroupKind } from "./act-group";
import { independentAct } from "./act-independent";
import { makingAct } from "./act-making";
import type { IceTelling } from "./act-teller";
import { endAct, roundAct, stageAct } from "./act-turns";
import { vukoAct } from "./act-vuko";

const MAKERS: Readonly<Record<GroupKind, (group: Group, telling: IceTelling) => Act | null>> = {
  region: regionAct,
  vuko: vukoAct,
  attack: attackAct,
  independent: independentAct,
  making: makingAct,
  stage: stageAct,
  round: roundAct,
  end: endAct,
};

export function acts(events: readonly Told[], telling: IceTelling): Act[] {
  const known = new Map<string, number>();
  return grouped(events, telling.view).flatMap((group) => {
    const act = MAKERS[group.kind](group, telling);
    if (!act) return [];
    // Two hits on the same thing after one move are two acts.
    const count = (known.get(act.key) ?? 0) + 1;
    known.set(act.key, count);
    return [count > 1 ? { ...act, key: `${act.key}-${count}` } : act];
  });
}
