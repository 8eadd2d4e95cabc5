"""Champions of Midgard: worker placement and dice combat for 2 to 4 players."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from meadhall.games.champions.bot.figures import FIGURES, ChampionsEvaluation
from meadhall.games.champions.bot.policy import ChampionsPolicy
from meadhall.games.champions.content.tables import (
    CONTENT,
    FEWEST_PLAYERS,
    LEADER_IDS,
    MOST_PLAYERS,
    NONE,
)
from meadhall.games.champions.rules import setup
from meadhall.games.champions.rules.invariants import faults
from meadhall.games.champions.rules.moves import MOVES
from meadhall.games.champions.rules.scoring import SOURCES, score_sheet
from meadhall.games.champions.rules.state import ChampionsState, Options
from meadhall.games.champions.seen.certain import reveals_nothing
from meadhall.games.champions.seen.hidden import resample
from meadhall.games.champions.seen.luck import luck_in
from meadhall.games.champions.seen.outlook import outlooks
from meadhall.games.champions.seen.plans import planned, plans
from meadhall.games.champions.seen.preview import UNCLAIMED, preview
from meadhall.games.champions.seen.prospects import prospects
from meadhall.games.champions.seen.tallies import tallies
from meadhall.games.champions.seen.view import ChampionsView
from meadhall.games.champions.seen.viewing import secrets, view, view_beside
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event
from meadhall.kernel.game import (
    Ending,
    Game,
    Luck,
    Option,
    Preview,
    Result,
    Setting,
    WrongSetting,
)
from meadhall.kernel.weights import read_weights

_FIRST_PLAYERS = [str(number) for number in range(1, MOST_PLAYERS + 1)]


class Champions(Game[ChampionsState]):
    id = "champions"
    rules = "2"
    min_players = FEWEST_PLAYERS
    max_players = MOST_PLAYERS
    longest = 2000
    moves = MOVES
    policy = ChampionsPolicy()
    evaluation = ChampionsEvaluation(FIGURES, *read_weights(Path(__file__).parent, FIGURES))
    content = CONTENT
    turns = ("place",)
    unclaimed = UNCLAIMED
    options = (
        *(
            Option(option.id, option.default, tuple(option.values) or (False, True))
            for option in CONTENT.components.options
        ),
        Option("first_player", "random", ("random", *_FIRST_PLAYERS)),
    )

    def read_settings(self, players: int, given: Mapping[str, object]) -> dict[str, Setting]:
        settings = super().read_settings(players, given)
        first = settings["first_player"]
        if first != "random" and int(first) > players:
            raise WrongSetting(f"option first_player is {first}, but {players} players play")
        return settings

    def begin(self, players: int, given: Mapping[str, object], seed: str) -> ChampionsState:
        settings = self.read_settings(players, given)
        first = settings["first_player"]
        options = Options(
            hall_of_fame=bool(settings["variant_hall_of_fame"]),
            wary_townsfolk=bool(settings["variant_wary_townsfolk"]),
            simultaneous=settings["assign_mode"] == "simultaneous",
            first_player=NONE if first == "random" else int(first) - 1,
        )
        return setup.begin_game(players, options, seed)

    def view(self, state: ChampionsState, seat: int) -> ChampionsView:
        return view(state, seat)

    def view_beside(self, state: ChampionsState, seat: int, other: Struct) -> ChampionsView:
        assert isinstance(other, ChampionsView)
        return view_beside(state, seat, other)

    def resample(self, state: ChampionsState, seat: int, dice: Dice) -> ChampionsState:
        return resample(state, seat, dice)

    def result(self, state: ChampionsState) -> Result:
        """CHM-SCORE-12: most glory, then most defeated enemies; still tied is shared."""
        sheets = [score_sheet(state, seat) for seat in range(state.seats)]
        keys = [
            (sum(sheet), len(player.defeated))
            for sheet, player in zip(sheets, state.players, strict=True)
        ]
        return Result.ranked(keys, [dict(zip(SOURCES, sheet, strict=True)) for sheet in sheets])

    def ending(self, state: ChampionsState) -> Ending:
        return Ending("defeated" if self.result(state).is_tie_broken() else "points")

    def faults(self, state: ChampionsState) -> list[str]:
        return faults(state)

    def secrets(self, state: ChampionsState, seat: int) -> list[dict[str, object]]:
        return secrets(state, seat)

    def plans(self, state: ChampionsState, seat: int) -> list[str]:
        return plans(state, seat)

    def planned(self, state: ChampionsState, seat: int, plan: str) -> int:
        return planned(state, plan)

    def preview(self, state: ChampionsState, seat: int, move: int) -> Preview | None:
        return preview(state, seat, move)

    def reveals_nothing(self, state: ChampionsState, seat: int, move: int) -> bool:
        return reveals_nothing(state, move)

    def tallies(self, state: ChampionsState, seat: int) -> Mapping[str, int]:
        return tallies(state, seat)

    def outlooks(self, state: ChampionsState, seat: int) -> Mapping[str, float]:
        return outlooks(state, seat)

    def prospects(self, event: Event) -> Mapping[str, float]:
        return prospects(event)

    def luck(self, players: int, events: Sequence[Event]) -> list[Luck]:
        return luck_in(players, events)

    def faction(self, state: ChampionsState, seat: int) -> str | None:
        leader = state.players[seat].leader
        return None if leader == NONE else LEADER_IDS[leader]


GAME = Champions()
