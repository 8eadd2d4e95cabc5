/** The fights of this round in the order in which they will be fought, the ones still open among them. */

import { enemies, HUNT_CAP, WARRIORS } from "./content";
import type { IconName } from "./glyphs";
import { CARD_FIELDS, enemyIcon } from "./looks";
import { amount, crewSize, join, rewardOf, shortName, type Voice } from "./texts";
import type { ChampionsView } from "./view";

export interface Encounter {
  key: string;
  id: string;
  /** Where a worker claims it. */
  space: string | null;
  seats: readonly number[];
  icon: IconName;
  field: string;
  name: string;
  note: string;
  /** null while it is secret. */
  crew: Readonly<Record<string, number>> | null;
  food: number;
  /** The chance of whoever holds it to win it, or of the reader while it is open; null where it cannot be told. */
  odds: number | null;
  /** With whom, as long as nobody has been sent: the chance is reckoned with all who can go. */
  basis: string | null;
}

/** What is told of a fight before it is clear with whom it will be fought. */
type Meeting = Omit<Encounter, "basis">;

interface Known extends Voice {
  readonly view: ChampionsView;
  readonly outlooks: Readonly<Record<string, number>>;
}

export const FOE_SPACES: Readonly<Record<string, string>> = {
  troll: "troll_gate",
  draugr_1: "draugr_1",
  draugr_2: "draugr_2",
};

export function encounters(known: Known): Encounter[] {
  const found = meetings(known);
  return found.map((one) => ({ ...one, basis: basisOf(known, one, found) }));
}

const awaitsWarriors = ({ odds, crew }: Meeting): boolean => odds !== null && crew !== null && crewSize(crew) === 0;

/** Whoever holds several fights without warriors may send all who are left to only one of them. */
function basisOf(known: Known, one: Meeting, all: readonly Meeting[]): string | null {
  if (!awaitsWarriors(one)) return null;
  if (one.space === null) return known.t("board-odds-aboard");
  const seat = one.seats[0] ?? known.view.seat;
  const home = known.view.players[seat]?.warriors ?? {};
  const barred = enemies[one.id]?.forbidden ?? [];
  const n = WARRIORS.reduce((sum, kind) => sum + (barred.includes(kind) ? 0 : (home[kind] ?? 0)), 0);
  const isShared = all.some((other) => other !== one && awaitsWarriors(other) && other.seats.includes(seat));
  return known.t(isShared && n > 1 ? "board-odds-if-all" : "board-odds-with", { n });
}

function meetings(known: Known): Meeting[] {
  const { spaces, fights, shores, ships } = known.view;
  const found: Meeting[] = [];
  const hunters = spaces.find(({ id }) => id === "hunting_grounds")?.workers ?? [];
  if (hunters.length > 0) {
    found.push({
      key: "hunt",
      id: "hunting_grounds",
      space: null,
      seats: hunters,
      icon: "bow-arrow",
      field: "#16302a",
      name: known.t("board-hunters"),
      note: known.t("board-food-most", { cap: HUNT_CAP }),
      crew: {},
      food: 0,
      odds: null,
    });
  }
  const foe = (id: string) => ({
    id,
    icon: enemyIcon(id),
    field: CARD_FIELDS[enemies[id]?.color ?? "none"],
    name: shortName(known, id),
  });
  const prize = (id: string): string => (enemies[id] ? rewardOf(known, enemies[id]) : "");
  for (const { target, enemy, holder, crew } of fights) {
    if (enemy === null) continue;
    const space = FOE_SPACES[target] ?? target;
    found.push({
      key: target,
      ...foe(enemy),
      space,
      note: join(known.t(`board-${target}`), prize(enemy)),
      seats: holder === null ? [] : [holder],
      crew,
      food: 0,
      odds: known.outlooks[target] ?? null,
    });
  }
  for (const { monster, ship, coins } of shores) {
    const sailing = ships.find(({ id }) => id === ship);
    if (!monster || !sailing || sailing.holder === null) continue;
    found.push({
      key: sailing.id,
      ...foe(monster),
      space: null,
      note: join(prize(monster), coins > 0 && amount(known, "coin", coins)),
      seats: [sailing.holder],
      crew: sailing.crew,
      food: sailing.food ?? 0,
      odds: known.outlooks[sailing.id] ?? null,
    });
  }
  return found;
}
