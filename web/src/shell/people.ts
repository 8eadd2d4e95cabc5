/** Who sits at the table, as the side column and the drawers show them. */

import type { Choice, Picture, Presence, SeatPicture } from "../api/types";
import type { Act, BoardModule, Telling } from "../boards/contract";
import { hasWord, t } from "../words";

/** Who or what plays a seat, and whether they are there, in a word or two. */
export function standing(picture: Picture, number: number, presence: Presence | null): string {
  const seat = picture.seats[number]!;
  if (seat.resigned && picture.status === "over") return t("web-seat-gave-up");
  if (seat.resigned) return t("web-seat-resigned", { bot: seat.sitting_in ?? picture.sit_in });
  if (seat.sitting_in) return t("web-seat-sit-in", { bot: seat.sitting_in });
  if (seat.bot) return t("web-seat-bot", { bot: seat.bot });
  if (seat.yours) return t("web-seat-you");
  if (!seat.taken) return t("web-seat-free");
  return t(presence?.seats.includes(number) ? "web-seat-here" : "web-seat-away");
}

/** What a bot with a character is like or, at one of its moments, says; nothing until those words are loaded. */
export function inCharacter({ bot, name }: SeatPicture, moment = ""): string | undefined {
  const key = `web-persona-${name.toLowerCase().replaceAll(" ", "-")}${moment}`;
  return bot && hasWord(key) ? t(key) : undefined;
}

export const lastWord = (seat: SeatPicture, place: number): string | undefined =>
  inCharacter(seat, place === 1 ? "-won" : "-lost");

export function scoreUnit(score: number): string {
  return hasWord("board-unit") ? t("board-unit", { n: score }) : t("web-score-unit", { n: score });
}

/** A change at a seat: "+3 points". */
export interface Chip {
  text: string;
  isBad: boolean;
}

/** What comes or goes, in few words; anything else is told on the stage only. */
const CHIP = /^[+−].{1,19}$/;

/** What the act on the stage has changed for a seat, once its result is shown; else what a choice would change. */
export function chipsOf({ act, isActDone, considered }: Company, seat: number): Chip[] {
  if (!act)
    return (considered?.changes ?? [])
      .filter((change) => change.seat === seat)
      .map(({ text, n }) => ({ text, isBad: n < 0 }));
  return act.lines.flatMap(({ seat: whose, change, isGood }) =>
    isActDone && whose === seat && change && CHIP.test(change) ? [{ text: change, isBad: isGood === false }] : [],
  );
}

/** Whose turn it is; during an act, whose act it is. */
export const isTurnOf = ({ act, picture }: Company, seat: number): boolean =>
  picture.status === "playing" && (act ? act.seat === seat : picture.seats[seat]!.asked);

/** Everything that is shown of the seats, from one position. */
export interface Company {
  module: BoardModule<unknown>;
  telling: Telling<unknown>;
  picture: Picture;
  /** When the picture came, in milliseconds. */
  at: number;
  presence: Presence | null;
  considered: Choice | null;
  /** What is on the stage, and whether its result is shown. */
  act: Act | null;
  isActDone: boolean;
}
