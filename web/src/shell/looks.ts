import type { Picture } from "../api/types";
import type { BoardModule, SeatLook } from "../boards/contract";

/** Who sits where, in which colour. */
export function looksOf(board: BoardModule<unknown>, picture: Picture, view: unknown): SeatLook[] {
  return picture.seats.map((seat, number) => ({
    seat: number,
    name: seat.name,
    color: board.color(view, number),
    yours: seat.yours,
  }));
}
