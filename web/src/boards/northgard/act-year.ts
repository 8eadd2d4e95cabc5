/** What comes to everybody: harvest, winter, the year, and the end. */

import type { ActLine } from "../contract";
import { draft, isReader, minus, nameOfSeat, plus, plusAll, type Draft, type Table } from "./act-parts";
import { scoreOf } from "./summary";
import { amount, amounts } from "./texts";

export interface Share {
  seat: number;
  goods: Record<string, number>;
  unrest: boolean;
}

/** What each seat gets or pays, in the order in which it happens. */
export class Shares {
  readonly list: Share[] = [];

  constructor(readonly move: number) {}

  of(seat: number): Share {
    const known = this.list.find((one) => one.seat === seat);
    if (known) return known;
    const share = { seat, goods: {}, unrest: false };
    this.list.push(share);
    return share;
  }

  add(seat: number, good: string, n: number): void {
    const { goods } = this.of(seat);
    goods[good] = (goods[good] ?? 0) + n;
  }
}

export function harvestAct(table: Table, { move, list }: Shares): Draft | null {
  const { t, view } = table;
  if (list.length === 0) return null;
  const mine = list.find(({ seat }) => isReader(table, seat));
  const first = mine ?? list[0]!;
  return draft(move, "harvest", {
    title:
      list.length === 1 ? t("board-act-harvests", { name: nameOfSeat(table, first.seat) }) : t("board-act-harvest"),
    cause: t("board-act-because-harvest"),
    steps: [t("board-phase-harvest")],
    about: view.territories.filter(({ controller }) => controller === first.seat).map(({ id }) => id),
    seat: list.length === 1 ? first.seat : null,
    result: plusAll(table, first.goods) || t("board-act-no-yield"),
    isDrawn: true,
    isGood: mine ? plusAll(table, mine.goods) !== "" : null,
    lines: list.map(({ seat, goods }): ActLine => ({
      seat,
      text: nameOfSeat(table, seat),
      change: plusAll(table, goods) || t("board-act-no-yield"),
      ...(plusAll(table, goods) ? { isGood: true } : {}),
    })),
    sound: "gain",
    weight: mine ? 3 : 1,
    facts: { shares: list },
  });
}

export function winterAct(table: Table, { move, list }: Shares): Draft | null {
  const { t } = table;
  if (list.length === 0) return null;
  const mine = list.find(({ seat }) => isReader(table, seat));
  const cost = ({ goods }: Share): string => {
    const words = amounts(table, goods);
    return words === "" ? t("board-act-no-cost") : `−${words}`;
  };
  const worst = list.find(({ unrest }) => unrest);
  return draft(move, "winter", {
    title: t("board-act-winter"),
    cause: t("board-act-because-winter"),
    steps: [t("board-phase-winter")],
    seat: null,
    waits: mine?.unrest ?? false,
    result: mine
      ? mine.unrest
        ? t("board-act-unrest")
        : cost(mine)
      : worst
        ? t("board-act-unrest")
        : t("board-act-survived"),
    isGood: mine ? !mine.unrest : null,
    lines: list.map((share): ActLine => ({
      seat: share.seat,
      text: t(share.unrest ? "board-act-starves" : "board-act-pays", { name: nameOfSeat(table, share.seat) }),
      change: cost(share),
      ...(share.unrest ? { isGood: false } : {}),
    })),
    sound: "horn",
    weight: mine?.unrest ? 5 : 2,
    facts: { shares: list },
  });
}

export interface YearNews {
  move: number;
  year: number;
  display: readonly string[];
  lines: ActLine[];
}

export function yearAct(table: Table, { move, year, display, lines }: YearNews): Draft {
  const { t, view } = table;
  return draft(move, "year", {
    title: t("board-act-year", { year }),
    cause: t("board-act-because-year"),
    steps: [t("board-phase-start_of_year")],
    about: ["year"],
    result: t("board-own-of", { n: year, most: view.years }),
    lines: [
      ...lines,
      ...(view.first_player === null
        ? []
        : [{ seat: view.first_player, text: t("board-first", { name: nameOfSeat(table, view.first_player) }) }]),
    ],
    sound: "horn",
    weight: 1,
    facts: { display, year },
  });
}

/** `dominator`: whoever has won before the last year was over. */
export function endAct(table: Table, move: number, dominator: { seat: number; n: number } | null): Draft {
  const { t, view } = table;
  const totals = view.players.map(({ seat }) => ({ seat, total: scoreOf(view, seat) ?? 0 }));
  const ranking = [...totals].sort((one, other) => other.total - one.total);
  const winner = dominator?.seat ?? ranking[0]?.seat ?? 0;
  return draft(move, "end", {
    title: t("board-act-end", { name: nameOfSeat(table, winner) }),
    cause: dominator
      ? t("board-act-because-domination", { n: dominator.n })
      : t("board-act-because-end", { years: view.years }),
    steps: [t("board-phase-end")],
    seat: winner,
    waits: isReader(table, winner),
    result: dominator ? t("board-own-domination") : amount(table, "glory", ranking[0]?.total ?? 0),
    isGood: view.players[view.seat] ? isReader(table, winner) : null,
    lines: ranking.map(({ seat, total }) => ({
      seat,
      text: nameOfSeat(table, seat),
      change: amount(table, "glory", total),
      isGood: seat === winner,
    })),
    sound: "horn",
    weight: 10,
    facts: { seat: winner },
  });
}

/** Dice for the first turn of the game. */
export function firstAct(
  table: Table,
  move: number,
  rolls: readonly { seat: number; axes: number; faces: string[] }[],
): Draft {
  const { t, view } = table;
  const first = view.first_player ?? rolls[0]?.seat ?? 0;
  return draft(move, "first", {
    title: t("board-act-first"),
    cause: t("board-act-because-first"),
    steps: [t("board-act-step-dice")],
    about: ["first_player"],
    seat: first,
    result: nameOfSeat(table, first),
    isGood: view.players[view.seat] ? isReader(table, first) : null,
    lines: rolls.map(({ seat, axes }) => ({
      seat,
      text: nameOfSeat(table, seat),
      change: t("board-act-axes", { n: axes }),
    })),
    sound: "dice",
    weight: 1,
    facts: { rolls },
  });
}

export const goodsLine = (table: Table, seat: number, text: string, resource: string, n: number): ActLine =>
  n >= 0
    ? { seat, text, change: plus(table, resource, n), isGood: true }
    : { seat, text, change: minus(table, resource, -n), isGood: false };
