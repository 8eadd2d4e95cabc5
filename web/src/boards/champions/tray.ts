/** What lies in the tray: the fight, hunt or voyage that goes on, and all that is chosen from nowhere else. */

import type { Choice } from "../../api/types";
import { faces, leaders, WARRIORS, type Face, type Warrior } from "./content";
import type { ChampionsView, ShipView, ShoreView } from "./view";

export type TrayKind = "fight" | "hunt" | "voyage" | "rest";

/** A single die of the roll; dice of one kind and face are alike, so the view counts them. */
export interface Rolled {
  kind: Warrior;
  face: Face;
  locked: boolean;
  /** Chosen to be rolled again. */
  picked: boolean;
  key: string;
}

export function trayKind(view: ChampionsView): TrayKind {
  if (view.combat) return "fight";
  if (view.dice.length > 0) return "hunt";
  return voyageOf(view) ? "voyage" : "rest";
}

/** The ship that is under way, with the shore it sails to. */
export function voyageOf(view: ChampionsView): { shore: ShoreView; ship: ShipView } | null {
  const shore = view.shores.find(({ id }) => id === view.voyage);
  const ship = view.ships.find(({ id }) => id === shore?.ship);
  return shore && ship ? { shore, ship } : null;
}

export function rolledDice(view: ChampionsView): Rolled[] {
  const combat = view.combat;
  const throwing = `${combat?.enemy ?? "hunt"}${combat?.damage ?? ""}${view.deciders.join()}`;
  return view.dice.flatMap(({ die, n, locked, picked }) => {
    const [kind, face] = die.split(":") as [Warrior, Face];
    return Array.from({ length: n }, (_, index) => ({
      kind,
      face,
      locked: index < locked,
      picked: index >= n - picked,
      key: `${throwing} ${die} ${index}`,
    }));
  });
}

/** The damage printed on a face, with what the leader and a rune add to it. */
export function dieDamage(view: ChampionsView, seat: number, kind: Warrior, face: Face): number {
  const printed = face === "shield" ? view.shield_damage : (faces[face]?.damage ?? 0);
  if (printed === 0) return 0;
  const bonus = leaders[view.players[seat]?.leader ?? ""]?.effects.find(({ do: what }) => what === "damage_bonus");
  return bonus?.type === kind && typeof bonus.n === "number" ? printed + bonus.n : printed;
}

export const dieShields = (face: Face): number => faces[face]?.shields ?? 0;

/** Who rolls, fights or sails; where nobody does, the one who decides. */
export function actor(view: ChampionsView): number {
  return view.combat?.seat ?? view.deciders[0] ?? view.first_player;
}

/** The crew that fights; null while it is secret. */
export function crewOf(view: ChampionsView, target: string): Record<string, number> | null {
  const there = view.fights.find((fight) => fight.target === target) ?? view.ships.find((ship) => ship.id === target);
  return there?.crew ?? null;
}

/** What a click on the board itself already picks. */
function placedIds(view: ChampionsView): Set<string> {
  const placed = new Set<string>(["deck"]);
  for (const { id } of view.spaces) placed.add(id);
  for (const { target } of view.fights) placed.add(target);
  for (const { id } of view.ships) placed.add(id);
  for (const { id } of view.shores) placed.add(id);
  for (const rune of view.runes_shown) if (rune) placed.add(rune);
  const me = view.players[view.seat];
  if (me?.longship) placed.add("own_longship");
  const kind = trayKind(view);
  if (kind !== "rest") for (const warrior of WARRIORS) placed.add(warrior);
  if (view.dice.length > 0) for (const face of Object.keys(faces)) placed.add(face);
  if (kind === "voyage") placed.add("food");
  return placed;
}

/** The targets that lie nowhere else; the tray offers them, so that nothing can be missing. */
export function looseTargets(view: ChampionsView, targets: ReadonlyMap<string, readonly Choice[]>): string[] {
  const placed = placedIds(view);
  return [...targets.keys()].filter((id) => !placed.has(id));
}

export interface Chance {
  text: string;
  odds: number;
}

/** The choices whose chance the server knows, best first. */
export function chances(choices: Iterable<Choice>): Chance[] {
  const found = new Map<string, Chance>();
  for (const { move, text, odds } of choices) if (odds !== null && odds !== undefined) found.set(move, { text, odds });
  return [...found.values()].sort((one, other) => other.odds - one.odds);
}
