/** What lies in the tray: the fight, hunt or voyage that goes on, and all that is chosen from nowhere else. */

import type { Choice } from "../../api/types";
import { destinies, faces, leaders, runes as runeCards, WARRIORS, type Face, type Warrior } from "./content";
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

/** The first of these that a click can mean is what it means: warriors board a ship before food does. */
export const VERBS: readonly string[] = [
  "place",
  "sail",
  "take",
  "build",
  "peek",
  "leader",
  "keep",
  "open",
  "reroll",
  "lose",
  "die",
  "food",
  "swap",
];

const isCard = (id: string): boolean => id in leaders || id in destinies;
const isSwap = (id: string): boolean => id.includes(">");

/** The warriors that wait at home lie in the tray while they are sent out. */
const sendsOut = (view: ChampionsView): boolean => /^Assign/.test(view.waiting_for ?? "");

/** The moves that end a thing, or use a rune, stand in the prompt; all that has a picture is picked on the board. */
export function isPlaced(view: ChampionsView, id: string): boolean {
  if (id === "own_longship") return Boolean(view.players[view.seat]?.longship);
  if (isCard(id) || isSwap(id)) return true;
  if (id in runeCards || id === "deck") return view.waiting_for === "ChooseRune";
  if (WARRIORS.includes(id as Warrior)) return trayKind(view) !== "rest" || sendsOut(view);
  if (id in faces) return view.dice.length > 0;
  if (id === "food") return trayKind(view) === "voyage";
  return [view.spaces, view.ships, view.shores].some((things) => things.some((thing) => thing.id === id))
    ? true
    : view.fights.some(({ target }) => target === id);
}

/** What can be picked and lies nowhere else on the board has a tile in the tray. */
export function tileTargets(view: ChampionsView, targets: ReadonlyMap<string, readonly Choice[]>): string[] {
  return [...targets.keys()].filter(
    (id) => isCard(id) || isSwap(id) || (sendsOut(view) && WARRIORS.includes(id as Warrior)),
  );
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
