"""Northgard: Uncharted Lands: cards, exploration and area control for 2 to 5 players."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from meadhall.games.northgard.bot.figures import FIGURES, NorthgardEvaluation
from meadhall.games.northgard.bot.policy import NorthgardPolicy
from meadhall.games.northgard.content.tables import (
    CLAN_IDS,
    CONTENT,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
)
from meadhall.games.northgard.content.tiles import CELL_IDS, NONE
from meadhall.games.northgard.rules import setup
from meadhall.games.northgard.rules.invariants import faults
from meadhall.games.northgard.rules.moves import MOVES
from meadhall.games.northgard.rules.scoring import SOURCES, rank_key, score_sheet
from meadhall.games.northgard.rules.settings import OPTIONS, check_settings, read_options
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.seen.hidden import resample
from meadhall.games.northgard.seen.luck import luck_in
from meadhall.games.northgard.seen.preview import UNCLAIMED, preview, tallies
from meadhall.games.northgard.seen.view import NorthgardView
from meadhall.games.northgard.seen.viewing import secrets, view
from meadhall.games.northgard.words.names import NAMES_COMPOSED
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event
from meadhall.kernel.game import Ending, Game, Luck, Preview, Result, Setting
from meadhall.kernel.weights import read_weights


class Northgard(Game[NorthgardState]):
    id = "northgard"
    rules = "2"
    min_players = FEWEST_PLAYERS
    max_players = MOST_PLAYERS
    longest = 12000
    moves = MOVES
    policy = NorthgardPolicy()
    evaluation = NorthgardEvaluation(FIGURES, *read_weights(Path(__file__).parent, FIGURES))
    content = CONTENT
    names_composed = NAMES_COMPOSED
    turns = ("play", "wait", "replace", "remove", "upgrade", "pass")
    positions = CELL_IDS
    options = OPTIONS
    unclaimed = UNCLAIMED

    def read_settings(self, players: int, given: Mapping[str, object]) -> dict[str, Setting]:
        settings = super().read_settings(players, given)
        check_settings(players, settings)
        return settings

    def begin(self, players: int, given: Mapping[str, object], seed: str) -> NorthgardState:
        options = read_options(self.read_settings(players, given))
        return setup.begin_game(players, options, seed)

    def view(self, state: NorthgardState, seat: int) -> NorthgardView:
        return view(state, seat)

    def resample(self, state: NorthgardState, seat: int, dice: Dice) -> NorthgardState:
        return resample(state, seat, dice)

    def result(self, state: NorthgardState) -> Result:
        """NUL-END-01, 02, 04: domination goes before Glory; what is still tied is shared."""
        sheets = [score_sheet(state, seat) for seat in range(state.seats)]
        keys = [rank_key(state, seat) for seat in range(state.seats)]
        return Result(
            totals=[sum(sheet) for sheet in sheets],
            places=[1 + sum(other > key for other in keys) for key in keys],
            sheets=[dict(zip(SOURCES, sheet, strict=True)) for sheet in sheets],
        )

    def ending(self, state: NorthgardState) -> Ending:
        if state.dominators:
            return Ending("domination")
        return Ending("tie" if self.result(state).is_tie_broken() else "points")

    def faults(self, state: NorthgardState) -> list[str]:
        return faults(state)

    def secrets(self, state: NorthgardState, seat: int) -> list[dict[str, object]]:
        return secrets(state, seat)

    def preview(self, state: NorthgardState, seat: int, move: int) -> Preview | None:
        return preview(state, seat, move)

    def tallies(self, state: NorthgardState, seat: int) -> Mapping[str, int]:
        return tallies(state, seat)

    def luck(self, players: int, events: Sequence[Event]) -> list[Luck]:
        return luck_in(players, events)

    def faction(self, state: NorthgardState, seat: int) -> str | None:
        clan = state.players[seat].clan
        return None if clan == NONE else CLAN_IDS[clan]


GAME = Northgard()
