/** What all acts are made of: a telling, a draft that grows with the events, and words for changes. */

import type { Told } from "../../api/types";
import type { Act, ActLine, Telling } from "../contract";
import { landsAround } from "./ground";
import { cellOf, territoryOf } from "./map";
import { amount, amounts, plainName, seatName, territoryName } from "./texts";
import type { NorthgardFacts, NorthgardView } from "./view";

export type Table = Telling<NorthgardView>;

/** An event as what it is. */
export type Happening = {
  [Kind in keyof NorthgardFacts]: { kind: Kind; move: number; facts: NorthgardFacts[Kind] };
}[keyof NorthgardFacts];

export const happeningOf = ({ kind, move, facts }: Told): Happening => ({ kind, move, facts }) as unknown as Happening;

/** An act before it has its key. */
export type Draft = Omit<Act, "key" | "lines"> & { lines: ActLine[] };

export function draft(move: number, kind: string, own: Partial<Draft>): Draft {
  return {
    kind,
    move,
    title: "",
    cause: "",
    steps: [],
    about: [],
    seat: null,
    waits: false,
    result: "",
    isGood: null,
    lines: [],
    sound: "none",
    weight: 1,
    facts: {},
    ...own,
  };
}

/** Keys hold across updates: what happened, after which move, and which of its kind. */
export function keyed(drafts: readonly Draft[]): Act[] {
  const seen = new Map<string, number>();
  return drafts.map((one) => {
    const name = `${one.move} ${one.kind}`;
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    return { ...one, key: `${name} ${place}` };
  });
}

/** A land as it was called then, and as it is called now that it may be part of a larger one. */
export const landIds = ({ view }: Table, area: string): string[] => [
  ...new Set([area, territoryOf(view, area)?.id ?? area]),
];

export const landName = (table: Table, area: string): string => territoryName(table, table.view, area);

/** A land as sentences need it: its name, and its forms with the preposition that it takes. */
export const landWords = (table: Table, area: string): Record<string, string> => ({
  territory: landName(table, area),
  ...Object.fromEntries(
    ["acc", "at", "to", "from"].map((form) => [`territory_${form}`, territoryName(table, table.view, area, form)]),
  ),
});

/** The lands on a tile and around it: some of them lie on the board before it does. */
export function tileIds(table: Table, tile: string, cell: string): string[] {
  const { view } = table;
  const own = view.territories.filter(({ areas }) => areas.some((area) => area.startsWith(`${tile}.`)));
  const at = cellOf(cell);
  const around = at ? landsAround(view, at).map((area) => territoryOf(view, area)?.id ?? area) : [];
  return [...new Set([...around, ...own.map(({ id }) => id)])];
}

export const nameOfSeat = (table: Table, seat: number): string => seatName(table, seat);
export const nameOfBeast = (table: Table, creature: string, grammaticalCase = ""): string =>
  plainName(table, creature, grammaticalCase);

export const plus = (table: Table, what: string, n: number): string => `+${amount(table, what, n)}`;
export const minus = (table: Table, what: string, n: number): string => `−${amount(table, what, n)}`;

/** "+2 food, 1 Glory", or nothing. */
export function plusAll(table: Table, goods: Readonly<Record<string, number>>): string {
  const words = amounts(table, goods);
  return words === "" ? "" : `+${words}`;
}

export const isReader = ({ view }: Table, seat: number | null): boolean => seat !== null && seat === view.seat;
