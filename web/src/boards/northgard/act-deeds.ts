/** What somebody does with a card, and to whom. */

import type { ActLine } from "../contract";
import { landIds, landName, landWords, minus, nameOfSeat, plus, type Happening, type Table } from "./act-parts";
import { goodsLine } from "./act-year";
import { amount, nameOf } from "./texts";

export interface Deed {
  seat: number;
  line: ActLine;
  result: string;
  about: string[];
  /** The card itself, where it is not the one that was played. */
  card: string | null;
  /** Where it is not by a card that it happens. */
  title: string | null;
}

export function deedOf(table: Table, { kind, facts }: Happening): Deed | null {
  const { t, view } = table;
  const deed = (line: ActLine, about: string[], own: Partial<Deed> = {}): Deed => ({
    seat: line.seat ?? 0,
    line,
    result: line.change ?? "",
    about,
    card: null,
    title: null,
    ...own,
  });
  const land = (area: string): Record<string, string> => landWords(table, area);
  switch (kind) {
    case "units_placed":
      return deed(
        {
          seat: facts.seat,
          text: t("board-act-recruits", land(facts.territory)),
          change: plus(table, "unit", facts.n),
          isGood: true,
        },
        landIds(table, facts.territory),
        { title: t("board-act-lands", { name: nameOfSeat(table, facts.seat) }) },
      );
    case "recruited":
    case "camp_trained":
      return deed(
        {
          seat: facts.seat,
          text: t("board-act-recruits", land(facts.territory)),
          change: plus(table, "unit", facts.n),
          isGood: true,
        },
        landIds(table, facts.territory),
      );
    case "moved":
      return deed(
        { seat: facts.seat, text: t("board-act-moves", land(facts.territory)), change: amount(table, "unit", facts.n) },
        [...landIds(table, facts.territory), ...landIds(table, facts.origin)],
      );
    case "built": {
      const area = facts.site.split(".").slice(0, 2).join(".");
      const building = nameOf(table, facts.building);
      return deed(
        { seat: facts.seat, text: t("board-act-builds", { building, ...land(area) }) },
        landIds(table, area),
        { result: building },
      );
    }
    case "built_loose": {
      const building = nameOf(table, facts.building);
      return deed(
        { seat: facts.seat, text: t("board-act-builds", { building, ...land(facts.area) }) },
        landIds(table, facts.area),
        { result: building },
      );
    }
    case "gained":
      return deed(goodsLine(table, facts.seat, t("board-act-gains"), facts.resource, facts.n), []);
    case "glory_gained":
      return deed(
        { seat: facts.seat, text: t("board-act-glory-clan"), change: plus(table, "glory", facts.n), isGood: true },
        [],
      );
    case "unit_removed":
      return deed(
        {
          seat: facts.other,
          text: t("board-act-loses", land(facts.territory)),
          change: minus(table, "unit", 1),
          isGood: false,
        },
        landIds(table, facts.territory),
        { seat: facts.seat },
      );
    case "shifted":
      return deed(
        {
          seat: facts.other,
          text: t("board-act-is-led", land(facts.territory)),
          change: amount(table, "unit", facts.n),
          isGood: false,
        },
        [...landIds(table, facts.territory), ...landIds(table, facts.origin)],
        { seat: facts.seat },
      );
    case "scorched":
      return deed(
        { seat: facts.seat, text: t("board-act-scorches", land(facts.territory)) },
        landIds(table, facts.territory),
        { result: t("board-scorched-earth") },
      );
    case "stolen":
      return deed(
        goodsLine(
          table,
          facts.other,
          t("board-act-is-robbed", { name: nameOfSeat(table, facts.seat) }),
          facts.resource,
          -1,
        ),
        [],
        { seat: facts.seat },
      );
    case "hand_inspected":
      return deed(
        { seat: facts.other, text: t("board-act-is-spied", { name: nameOfSeat(table, facts.seat) }), isGood: false },
        [],
        { seat: facts.seat, result: t("board-zone-hand") },
      );
    case "discarded":
    case "top_card_lost": {
      // On the turn of another the card was not given up freely.
      const by = view.resolving?.seat ?? view.active ?? facts.seat;
      const line: ActLine = { seat: facts.seat, text: t("board-act-discards", { card: nameOf(table, facts.card) }) };
      if (by !== facts.seat) line.isGood = false;
      return deed(line, [], { seat: by, result: nameOf(table, facts.card) });
    }
    case "cancelled":
      return deed(
        { seat: facts.other, text: t("board-act-is-cancelled", { card: nameOf(table, facts.card) }), isGood: false },
        [],
        {
          seat: facts.seat,
          result: nameOf(table, facts.card),
        },
      );
    case "upgraded":
      return deed({ seat: facts.seat, text: t("board-act-upgrades", { card: nameOf(table, facts.upgrade) }) }, [], {
        result: nameOf(table, facts.upgrade),
        card: facts.upgrade,
        title: t("board-act-upgraded", { name: nameOfSeat(table, facts.seat) }),
      });
    case "display_card_taken":
      return deed(
        { seat: facts.seat, text: t("board-act-takes-card", { card: nameOf(table, facts.card) }) },
        [facts.card],
        {
          result: nameOf(table, facts.card),
          card: facts.card,
          title: t("board-act-passes", { name: nameOfSeat(table, facts.seat) }),
        },
      );
    case "second_chance":
      return deed(
        { seat: facts.seat, text: t("board-act-second-chance", land(facts.territory)) },
        landIds(table, facts.territory),
        {
          result: landName(table, facts.territory),
        },
      );
    default:
      return null;
  }
}
