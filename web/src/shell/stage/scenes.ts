import type { Told } from "../../api/types";
import type { Act, BoardModule, SeatLook, Telling } from "../../boards/contract";
import { type Language, language } from "../../words";
import { saidOf, saidToYou, sentence } from "../you";
import type { Scene } from "./director.svelte";

/** What happened, as scenes; a board that cannot tell it must not keep the table from going on. */
export function scenesOf(board: BoardModule<unknown>, events: readonly Told[], telling: Telling<unknown>): Scene[] {
  if (events.length === 0) return [];
  try {
    return board.acts(events, telling).map((act) => ({ act: toReader(act, telling.seats, language()), telling }));
  } catch (error) {
    console.error(error);
    return [];
  }
}

/** What the reader does is said to the reader: "You attack Bjorn". */
export function toReader(act: Act, seats: readonly SeatLook[], spoken: Language): Act {
  const look = act.seat === null ? undefined : seats[act.seat];
  const said = look?.yours ? saidOf(act.title, look.name) : null;
  const turned = said && saidToYou(said, spoken);
  return turned ? { ...act, title: sentence(turned) } : act;
}
