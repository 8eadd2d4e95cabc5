/** Events that belong together: one region of the Domination phase, one hunt, one attack, one turn of the opponent. */

import type { Told } from "../../api/types";
import { inOrder } from "./decided";
import type { IceGardenView } from "./view";

export type GroupKind = "region" | "vuko" | "attack" | "independent" | "making" | "stage" | "round" | "end";

export interface Group {
  kind: GroupKind;
  events: Told[];
  /** The region that is resolved or attacked; null if the events do not name it. */
  region: string | null;
  /** Nothing more can come to this region: another one follows, or the round ends. */
  isOver: boolean;
}

const REGION = new Set([
  "ranked",
  "nobody_dominates",
  "absorbed",
  "recruited",
  "enthralled",
  "pillaged",
  "tormented",
  "tower_built",
  "reserves_carried",
  "region_locked",
  "nations_gone",
  "markers_returned",
  "reserve_rehoused",
  "reserve_lost",
  "m_factor_blocked",
]);
const VUKO = new Set([
  "vuko_came",
  "vuko_moved",
  "vuko_stayed",
  "vuko_finds_nobody",
  "freed",
  "controlled",
  "expelled",
  "nations_carried",
]);
const ATTACK = new Set([
  "region_attacked",
  "unit_hit",
  "unit_defeated",
  "marker_defeated",
  "nation_defeated",
  "attack_began",
]);
const MAKING = new Set(["option_taken", "dead_snow_rose", "summoning", "summoned", "upgraded", "reputation_changed"]);
const INDEPENDENT = new Set([
  "independent_acts",
  "independent_idle",
  "rolled",
  "rolled_region",
  "rolled_in_vain",
  "unit_stayed",
  "called",
]);
const STAGE = new Set(["ship_triggered", "stage_began", "vuko_tile_began"]);
const ROUND = new Set(["round_ended", "round_began"]);
const END = new Set(["goal_reached", "game_ended"]);

/** What the reason of an event says about the group it belongs to. */
const BY_REASON: Readonly<Record<string, Readonly<Record<string, GroupKind>>>> = {
  gained: { region: "region", reserves: "region", piper: "region", pillage: "region" },
  scored: { region: "region", attack: "attack", viper_gorge: "end" },
  moved: { lock: "region", giant_snake: "vuko", independent: "independent" },
  unit_removed: { lock: "region", vuko: "vuko" },
  vuko_token_taken: { visit: "vuko", dead_snow: "making" },
  vuko_token_discarded: { nightwalkers: "vuko" },
  influence_placed: { independent: "independent" },
};

/** What happens while the opponent acts, or Vuko, is part of it, whoever else could do the same. */
const WITHIN: Readonly<Partial<Record<GroupKind, ReadonlySet<string>>>> = {
  independent: new Set(["dead_snow_rose", "summoned", "independent_chose"]),
  vuko: new Set(["dead_snow_rose", "independent_chose"]),
  region: new Set(["independent_chose", "rolled", "rolled_in_vain", "independent_idle"]),
  attack: new Set(["reputation_changed"]),
};

function kindOf({ kind, facts }: Told, open: GroupKind | null): GroupKind | null {
  if (open && WITHIN[open]?.has(kind)) return open;
  if (REGION.has(kind)) return "region";
  if (VUKO.has(kind)) return "vuko";
  if (ATTACK.has(kind)) return "attack";
  if (INDEPENDENT.has(kind)) return "independent";
  if (MAKING.has(kind)) return "making";
  if (STAGE.has(kind)) return "stage";
  if (ROUND.has(kind)) return "round";
  if (END.has(kind)) return "end";
  return BY_REASON[kind]?.[String(facts["why"])] ?? null;
}

/** Whether an event begins something new of the same kind. */
function isNew({ kind, facts }: Told, group: Group): boolean {
  const region = facts["region"];
  if (group.kind === "region") {
    return (kind === "ranked" || kind === "nobody_dominates") && region !== group.region;
  }
  if (kind === "region_attacked") return group.region !== null && region !== group.region;
  if (kind === "independent_acts" || kind === "option_taken" || kind === "goal_reached") return true;
  const isOther = (one: Told): boolean => one.kind === "summoned" && one.facts["unit"] !== facts["unit"];
  return kind === "summoned" && group.events.some(isOther);
}

const TITLED = new Set(["ranked", "nobody_dominates", "region_attacked"]);

/** The region that comes before another one in the order of the red numbers. */
function before(view: IceGardenView, region: string): string | null {
  const ids = inOrder(view).map(({ id }) => id);
  return ids[ids.indexOf(region) - 1] ?? null;
}

export function grouped(events: readonly Told[], view: IceGardenView): Group[] {
  const groups: Group[] = [];
  let open: Group | null = null;
  for (const event of events) {
    const kind = kindOf(event, open?.kind ?? null);
    if (kind === null) {
      // Beginnings of boxes and actions stand between; payments and the like do not.
      if (event.kind === "box_began" || event.kind === "action_began") open = null;
      continue;
    }
    if (!open || open.kind !== kind || isNew(event, open)) {
      open = { kind, events: [], region: null, isOver: false };
      groups.push(open);
    }
    open.events.push(event);
    if (TITLED.has(event.kind) || (kind === "attack" && open.region === null)) {
      open.region = (event.facts["region"] as string | undefined) ?? open.region;
    }
  }
  settleRegions(groups, view);
  return groups;
}

/** A region that was ranked earlier is the one before the next; it is over unless it is still being resolved. */
function settleRegions(groups: Group[], view: IceGardenView): void {
  const regions = groups.filter(({ kind }) => kind === "region");
  for (const [place, group] of regions.entries()) {
    const next = regions[place + 1];
    if (group.region === null) {
      const last = view.regions.reduce((far, one) => ((one.order ?? 0) > (far.order ?? 0) ? one : far)).id;
      group.region = next?.region ? before(view, next.region) : (view.resolving ?? last);
    }
    group.isOver = next !== undefined || view.resolving !== group.region;
  }
}
