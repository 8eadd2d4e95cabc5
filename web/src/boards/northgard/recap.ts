/** What has just happened to everybody: fights that are over, a Harvest, a Winter. */

import type { Told } from "../../api/types";
import type { NorthgardFacts, NorthgardView } from "./view";

export interface Share {
  seat: number;
  goods: Record<string, number>;
  /** Who could not pay for the Winter. */
  unrest: boolean;
}

export interface Tale {
  territory: string;
  attack: number;
  defence: number;
  rolls: { seat: number; creature: string | null; face: string }[];
  losses: number;
  winner: { seat: number } | { creature: string } | null;
}

export interface Recap {
  fights: Tale[];
  harvest: Share[];
  winter: Share[];
}

const BEFORE: Readonly<Record<string, string>> = { winter: "harvest", end_of_year: "winter" };

export function recapOf(view: NorthgardView, events: readonly Told[]): Recap {
  const recap: Recap = { fights: [], harvest: [], winter: [] };
  const first = events.find(({ kind }) => kind === "phase_began")?.facts["phase"] as string | undefined;
  let phase = first === undefined ? view.phase : (BEFORE[first] ?? "");
  let tale: Tale | null = null;
  const share = (list: Share[], seat: number): Share => {
    const known = list.find((one) => one.seat === seat);
    if (known) return known;
    list.push({ seat, goods: {}, unrest: false });
    return list.at(-1)!;
  };
  const add = (list: Share[], seat: number, good: string, n: number) => {
    const { goods } = share(list, seat);
    goods[good] = (goods[good] ?? 0) + n;
  };
  const begin = (territory: string): Tale => {
    tale = { territory, attack: 0, defence: 0, rolls: [], losses: 0, winner: null };
    return tale;
  };
  const tell = <Kind extends keyof NorthgardFacts>(
    event: Told,
    kind: Kind,
    then: (facts: NorthgardFacts[Kind]) => void,
  ) => {
    if (event.kind === kind) then(event.facts as NorthgardFacts[Kind]);
  };
  for (const event of events) {
    tell(event, "phase_began", (facts) => (phase = facts.phase));
    tell(event, "combat_began", ({ territory }) => begin(territory));
    tell(event, "creature_fought", ({ territory }) => begin(territory));
    tell(event, "creature_attacked", ({ territory }) => begin(territory));
    tell(event, "rolled", ({ seat, face }) => tale?.rolls.push({ seat, creature: null, face }));
    tell(event, "creature_rolled", ({ seat, creature, face }) => tale?.rolls.push({ seat, creature, face }));
    tell(event, "combat_scored", ({ territory, attack, defence, attacker_losses, defender_losses }) => {
      const known: Tale = tale ?? begin(territory);
      recap.fights.push(Object.assign(known, { attack, defence, losses: attacker_losses + defender_losses }));
    });
    tell(event, "combat_won", ({ seat }) => tale && (tale.winner = { seat }));
    tell(event, "creature_won", ({ creature }) => tale && (tale.winner = { creature }));
    if (phase === "harvest") {
      tell(event, "harvested", ({ seat }) => share(recap.harvest, seat));
      tell(event, "gained", ({ seat, resource, n }) => add(recap.harvest, seat, resource, n));
      tell(event, "glory_gained", ({ seat, n }) => add(recap.harvest, seat, "glory", n));
    }
    tell(event, "wintered", ({ seat, food, wood }) => {
      add(recap.winter, seat, "food", food);
      add(recap.winter, seat, "wood", wood);
    });
    tell(event, "unrest_taken", ({ seat }) => (share(recap.winter, seat).unrest = true));
    if (phase === "winter") tell(event, "glory_lost", ({ seat, n }) => add(recap.winter, seat, "glory", n));
  }
  return recap;
}

export const isEmpty = ({ fights, harvest, winter }: Recap): boolean =>
  fights.length + harvest.length + winter.length === 0;
