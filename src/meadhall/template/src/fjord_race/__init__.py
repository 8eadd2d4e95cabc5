"""Fjord Race, a game for Meadhall."""

from collections.abc import Mapping

from meadhall.kernel.deck import take_any
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Ending, Game, Option, Preview, Result

from .policy import RacePolicy
from .rules.state import HARBOUR, MOVES, ROUNDS, SQUARE_IDS, WIND_IDS, WINDS, RaceState
from .rules.turns import DealWinds
from .seen import RaceView, preview, view


class Race(Game[RaceState]):
    id = "fjord_race"
    rules = "1"
    min_players = 2
    max_players = 4
    options = (Option("winds", True, (True, False)),)
    moves = MOVES
    longest = ROUNDS * 4 * HARBOUR
    """In every turn of every seat a ship moves on with each decision but the last."""
    policy = RacePolicy()
    turns = ("row", "turn", "drop")
    unclaimed = ("row",)
    positions = SQUARE_IDS

    def begin(self, players: int, given: Mapping[str, object], seed: str) -> RaceState:
        settings = self.read_settings(players, given)
        return RaceState(
            seats=players,
            dice=Dice.from_seed(seed, streams=2),
            steps=[DealWinds(bool(settings["winds"]))],
            reveals=0,
            round=1,
            ships=[0] * players,
            anchors=[0] * players,
            winds=[0] * players,
            turned=[],
        )

    def view(self, state: RaceState, seat: int) -> RaceView:
        return view(state, seat)

    def resample(self, state: RaceState, seat: int, dice: Dice) -> RaceState:
        """Redeal the cards of the others from all that the seat has not seen."""
        world = state.copy()
        box = WINDS[:]
        for seen in state.turned + state.winds[seat : seat + 1 if seat >= 0 else 0]:
            if seen:
                box.remove(seen)
        for other, wind in enumerate(state.winds):
            if wind and other != seat:
                world.winds[other] = take_any(box, 0, dice)
        world.change_future(dice)
        return world

    def result(self, state: RaceState) -> Result:
        """FJO-END-01, FJO-END-02: whoever lies at anchor farthest on."""
        squares = state.anchors
        return Result.ranked([(n,) for n in squares], [{"squares": n} for n in squares])

    def ending(self, state: RaceState) -> Ending:
        return Ending("arrived" if HARBOUR in state.anchors else "night")

    def faults(self, state: RaceState) -> list[str]:
        """What must never be wrong with a position; the conformance suite asks."""
        return [
            f"the ship of seat {seat} is on {ship}, and at anchor on {anchor}"
            for seat, (ship, anchor) in enumerate(zip(state.ships, state.anchors, strict=True))
            if not 0 <= anchor <= ship <= HARBOUR
        ]

    def secrets(self, state: RaceState, seat: int) -> list[dict[str, object]]:
        """No event may tell a seat which card another one holds."""
        return [
            {"seat": other, "wind": WIND_IDS[wind]}
            for other, wind in enumerate(state.winds)
            if wind and other != seat
        ]

    def preview(self, state: RaceState, seat: int, move: int) -> Preview | None:
        return preview(state, seat, move)

    def tallies(self, state: RaceState, seat: int) -> Mapping[str, int]:
        return {"square": state.ships[seat]}


GAME = Race()
