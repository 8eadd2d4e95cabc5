"""Champions of Midgard: worker placement and dice combat for 2 to 4 players."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from meadhall.games.champions.bot.figures import FIGURES, ChampionsEvaluation
from meadhall.games.champions.bot.policy import ChampionsPolicy
from meadhall.games.champions.content.citations import EXPLAINED_BY
from meadhall.games.champions.content.tables import (
    CONTENT,
    FEWEST_PLAYERS,
    LEADER_IDS,
    MOST_PLAYERS,
    NONE,
)
from meadhall.games.champions.rules import effects, events, rounds, runes, setup
from meadhall.games.champions.rules.fighting import assignment, combat, resolution, rolls, voyage
from meadhall.games.champions.rules.invariants import faults
from meadhall.games.champions.rules.moves import MOVES
from meadhall.games.champions.rules.scoring import SOURCES, score_sheet
from meadhall.games.champions.rules.state import ChampionsState, Options, Player, Roll
from meadhall.games.champions.rules.town import locations, longships, placement, sage, trading
from meadhall.games.champions.seen.hidden import resample
from meadhall.games.champions.seen.luck import luck_in
from meadhall.games.champions.seen.plans import planned, plans
from meadhall.games.champions.seen.preview import UNCLAIMED, preview
from meadhall.games.champions.seen.tallies import tallies
from meadhall.games.champions.seen.view import ChampionsView
from meadhall.games.champions.seen.viewing import secrets, view
from meadhall.games.champions.words.names import names
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event, EventKind
from meadhall.kernel.game import Game, Luck, Option, Preview, Result, WrongSetting
from meadhall.kernel.plain import from_plain
from meadhall.kernel.state import State, Step
from meadhall.kernel.weights import read_weights

_CHAPTERS = (
    setup, rounds, placement, locations, trading, longships, sage, effects, runes, assignment,
    resolution, rolls, combat, voyage,
)  # fmt: skip
_PARTS = [ChampionsState, Options, Player, Roll, Deck, Dice] + [
    part
    for chapter in _CHAPTERS
    for part in vars(chapter).values()
    if isinstance(part, type) and issubclass(part, Step)
]

_FIRST_PLAYERS = [str(number) for number in range(1, MOST_PLAYERS + 1)]


class Champions(Game):
    id = "champions"
    rules = "2"
    min_players = FEWEST_PLAYERS
    max_players = MOST_PLAYERS
    longest = 2000
    moves = MOVES
    policy = ChampionsPolicy()
    evaluation = ChampionsEvaluation(FIGURES, *read_weights(Path(__file__).parent, FIGURES))
    events = tuple(kind for kind in vars(events).values() if isinstance(kind, EventKind))
    folder = Path(__file__).parent
    explained_by = EXPLAINED_BY
    turns = ("place",)
    unclaimed = UNCLAIMED
    options = (
        *(
            Option(option.id, option.default, tuple(option.values) or (False, True))
            for option in CONTENT.components.options
        ),
        Option("first_player", "random", ("random", *_FIRST_PLAYERS)),
    )

    def begin(self, players: int, given: Mapping[str, object], seed: str) -> ChampionsState:
        settings = self.read_settings(players, given)
        first = settings["first_player"]
        if first != "random" and int(first) > players:
            raise WrongSetting(f"option first_player is {first}, but {players} players play")
        options = Options(
            hall_of_fame=bool(settings["variant_hall_of_fame"]),
            wary_townsfolk=bool(settings["variant_wary_townsfolk"]),
            simultaneous=settings["assign_mode"] == "simultaneous",
            first_player=NONE if first == "random" else int(first) - 1,
        )
        return setup.begin_game(players, options, seed)

    def view(self, state: State, seat: int) -> ChampionsView:
        assert isinstance(state, ChampionsState)
        return view(state, seat)

    def resample(self, state: State, seat: int, dice: Dice) -> ChampionsState:
        assert isinstance(state, ChampionsState)
        return resample(state, seat, dice)

    def result(self, state: State) -> Result:
        """CHM-SCORE-12: most glory, then most defeated enemies; still tied is shared."""
        assert isinstance(state, ChampionsState)
        sheets = [score_sheet(state, seat) for seat in range(state.seats)]
        keys = [
            (sum(sheet), len(player.defeated))
            for sheet, player in zip(sheets, state.players, strict=True)
        ]
        return Result.ranked(keys, [dict(zip(SOURCES, sheet, strict=True)) for sheet in sheets])

    def load(self, plain: object) -> ChampionsState:
        state = from_plain(plain, _PARTS)
        assert isinstance(state, ChampionsState)
        return state

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, ChampionsState)
        return faults(state)

    def secrets(self, state: State, seat: int) -> list[dict[str, object]]:
        assert isinstance(state, ChampionsState)
        return secrets(state, seat)

    def plans(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, ChampionsState)
        return plans(state, seat)

    def planned(self, state: State, seat: int, plan: str) -> int:
        assert isinstance(state, ChampionsState)
        return planned(state, plan)

    def preview(self, state: State, seat: int, move: int) -> Preview | None:
        assert isinstance(state, ChampionsState)
        return preview(state, seat, move)

    def tallies(self, state: State, seat: int) -> Mapping[str, int]:
        assert isinstance(state, ChampionsState)
        return tallies(state, seat)

    def luck(self, players: int, events: Sequence[Event]) -> list[Luck]:
        return luck_in(players, events)

    def faction(self, state: State, seat: int) -> str | None:
        assert isinstance(state, ChampionsState)
        leader = state.players[seat].leader
        return None if leader == NONE else LEADER_IDS[leader]

    def names(self, language: str) -> Mapping[str, str]:
        return names(language)


GAME = Champions()
