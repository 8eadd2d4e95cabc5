/** What may come of the reader's own dice, as long as they are in the cup. */

import type { Told } from "../../api/types";
import { percent } from "../../parts/percent";
import type { RollForecast } from "../contract";
import { number, type Speaking } from "./act-parts";
import { diceChance, dieOf } from "./chances";
import { HUNT_CAP, type Warrior } from "./content";
import { seatOf } from "./happenings";

type Foreseen = { forecast?: RollForecast };

/** With one figure after the point, which the language writes in its own way. */
const tenths = (value: number): number => Math.round(value * 10) / 10;

const ownRoll = (told: readonly Told[], { view }: Speaking): Told | undefined =>
  told.find((one) => one.kind === "rolled" && seatOf(one) === view.seat);

const warriorsOf = ({ facts: { dice } }: Told): Warrior[] =>
  Array.isArray(dice) ? dice.map((die) => dieOf(String(die)).kind) : [];

/** The server tells the chance of a round's first throw; that of a reroll it has told with the choice. */
export function fightForecast(told: readonly Told[], telling: Speaking): Foreseen {
  const roll = ownRoll(told, telling);
  if (!roll || typeof roll.facts["win"] !== "number") return {};
  const { t, view } = telling;
  const win = roll.facts["win"];
  const better = roll.facts["win_with_favor"];
  const average = tenths(diceChance(view, view.seat, warriorsOf(roll)).average);
  return {
    forecast: {
      short: t("board-forecast-short", { percent: percent(win) }),
      chances: [
        { text: t("board-forecast-win"), odds: win },
        ...(typeof better === "number"
          ? [{ text: t("board-forecast-favor", { n: number(roll, "favor_counted") }), odds: better }]
          : []),
      ],
      note: t("board-forecast-fight", { average, left: number(roll, "left"), attack: number(roll, "attack") }),
    },
  };
}

export function huntForecast(told: readonly Told[], telling: Speaking): Foreseen {
  const roll = ownRoll(told, telling);
  if (!roll || !told.some(({ kind }) => kind === "hunt_began")) return {};
  const { t, view } = telling;
  const average = tenths(diceChance(view, view.seat, warriorsOf(roll), HUNT_CAP).average);
  return {
    forecast: {
      short: t("board-forecast-hunt-short", { average }),
      chances: [],
      note: t("board-forecast-hunt", { average, cap: HUNT_CAP }),
    },
  };
}
