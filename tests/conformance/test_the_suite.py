"""The suite itself: sabotaged games in which it must find the fault."""

from collections.abc import Mapping

import msgspec
import pytest

from meadhall import engine
from meadhall.arena.conformance import Finding, check_game, configurations
from meadhall.games.champions import Champions
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.seen.view import ChampionsView
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game, Option, Preview, Result
from meadhall.kernel.state import State
from tests.kernel.oracle import OracleGame, Vigil, Whisper
from tests.kernel.toy import HIDDEN, Fingers, FingersGame, Show


class EveryoneSeesTheFirstHand(Champions):
    def view(self, state: ChampionsState, seat: int) -> ChampionsView:
        return msgspec.structs.replace(super().view(state, 0), seat=seat)


class NeighboursShowTheirHands(Champions):
    def view_beside(self, state: ChampionsState, seat: int, other: msgspec.Struct) -> ChampionsView:
        seen = super().view_beside(state, seat, other)
        assert isinstance(other, ChampionsView)
        return msgspec.structs.replace(seen, players=other.players)


class WorldsDoubleACard(Champions):
    def resample(self, state: ChampionsState, seat: int, dice: Dice) -> ChampionsState:
        world = super().resample(state, seat, dice)
        trolls = world.decks[0].cards
        trolls[0] = trolls[1]
        return world


class WorldsAreRicher(Champions):
    def resample(self, state: ChampionsState, seat: int, dice: Dice) -> ChampionsState:
        world = super().resample(state, seat, dice)
        world.players[0].goods[0] += 1
        return world


class PreviewsTellTheJourney(Champions):
    def preview(self, state: ChampionsState, seat: int, move: int) -> Preview | None:
        return Preview("chance", {"percent": state.shores.journeys[-1]})


class LoadedGamesAreRicher(Champions):
    def load(self, plain: object) -> ChampionsState:
        state = super().load(plain)
        state.players[0].goods[0] += 1
        return state


class ScoresAreGenerous(Champions):
    def result(self, state: ChampionsState) -> Result:
        result = super().result(state)
        return msgspec.structs.replace(result, totals=[total + 1 for total in result.totals])


class SettingUpForgetsADie(Champions):
    def begin(self, players: int, given: Mapping[str, object], seed: str) -> ChampionsState:
        state = super().begin(players, given, seed)
        state.supply[0] -= 1
        return state


class LeadersAreSecret(Champions):
    def secrets(self, state: ChampionsState, seat: int) -> list[dict[str, object]]:
        return [{"leader": "ullr"}, {"leader": "gylfir"}, {"leader": "asmundr"}]


class NeverLongEnough(Champions):
    longest = 20


@pytest.mark.parametrize(
    ("sabotaged", "complaint"),
    [
        (EveryoneSeesTheFirstHand, "the view of seat"),
        (NeighboursShowTheirHands, "beside seat"),
        (WorldsDoubleACard, "CHM-INV-03"),
        (WorldsAreRicher, "the view of seat"),
        (PreviewsTellTheJourney, "a preview for seat"),
        (LoadedGamesAreRicher, "the plain form does not lead back"),
        (ScoresAreGenerous, "a score is not the sum of its sources"),
        (SettingUpForgetsADie, "CHM-INV-01"),
        (LeadersAreSecret, "heard a secret"),
        (NeverLongEnough, "the game does not end"),
    ],
)
def test_the_suite_finds(sabotaged: type[Champions], complaint: str) -> None:
    with pytest.raises(Finding, match=complaint) as found:
        check_several_games(sabotaged())
    assert found.value.saga.game == "champions"


def check_several_games(game: Champions) -> None:
    for seed in range(10):
        check_game(game, 3, {}, f"sabotage {seed}")


class QuestionsCanBeTakenBack(OracleGame):
    """How Stories once were: choose, read the consequence, take it back, choose the other."""

    first_step = Whisper


class BowingTellsASecret(OracleGame):
    """Nobody may know that a seat bows before it does, and then it can be taken back."""

    def secrets(self, state: Vigil, seat: int) -> list[dict[str, object]]:
        return [{"seat": seat}] if not state.bows[seat] and not any(state.stones) else []


class WorldsKeepATrace(FingersGame):
    """Which world is dealt depends on what another seat has secretly shown."""

    def resample(self, state: Fingers, seat: int, dice: Dice) -> Fingers:
        world = super().resample(state, seat, dice)
        for other in range(world.seats):
            if other != seat and state.shown[other] != HIDDEN:
                world.shown[other] = 1 + state.shown[other] % (2 if world.tired[other] else 3)
        return world


class ShowAlone(Show):
    """A step that names other seats in its two answers to who decides."""

    __slots__ = ()

    def sole_decider(self, state: Fingers) -> int:
        return 0


class OneDecidesAloneWithAll(FingersGame):
    def begin(self, players: int, given: Mapping[str, object], seed: str) -> Fingers:
        state = super().begin(players, given, seed)
        state.steps = [ShowAlone()]
        return state


class BowingPromisesStones(OracleGame):
    def preview(self, state: Vigil, seat: int, move: int) -> Preview | None:
        return Preview("stones", {}, claims={"stones": 1 + state.stones[seat]})


class PreviewsStateNothing(OracleGame):
    def preview(self, state: Vigil, seat: int, move: int) -> Preview | None:
        return Preview("chance", {"percent": 50})


class PreviewsAreOnlyChances(PreviewsStateNothing):
    unclaimed = ("chance",)


@pytest.mark.parametrize(
    ("sabotaged", "complaint"),
    [
        (QuestionsCanBeTakenBack(), "a move that can be taken back read out a consequence"),
        (BowingTellsASecret(), "a move that can be taken back told a secret"),
        (WorldsKeepATrace(), "what-if gives seat . an answer that depends on hidden things"),
        (OneDecidesAloneWithAll(), "others decide than who decides alone"),
        (BowingPromisesStones(), "bow does not do what its preview stones says: {'stones': 1}"),
        (PreviewsStateNothing(), "the preview chance of .* claims nothing"),
    ],
)
def test_the_suite_finds_in_a_tiny_game(sabotaged: Game, complaint: str) -> None:
    with pytest.raises(Finding, match=complaint):
        check_tiny_games(sabotaged)


@pytest.mark.skipif(engine.name() == "compiled", reason="compiled methods cannot be replaced")
def test_the_suite_finds_the_old_fault_of_the_stories(monkeypatch: pytest.MonkeyPatch) -> None:
    """LFS-STORY-06: a consequence was sent like any other event, so the choice could be undone."""
    monkeypatch.setattr(State, "disclose", State.tell)
    with pytest.raises(Finding, match=r"a move that can be taken back (told a secret|read out)"):
        check_stories()


def check_stories() -> None:
    for seed in range(20):
        check_game(find_game("last_aurora"), 2, {"stories": True}, f"old fault {seed}")


@pytest.mark.parametrize("game", [OracleGame(), FingersGame(), PreviewsAreOnlyChances()])
def test_honest_tiny_games_pass(game: Game) -> None:
    check_tiny_games(game)


def check_tiny_games(game: Game) -> None:
    for seed in range(100):
        check_game(game, 2, {}, f"sabotage {seed}", close_looks=2)


def test_an_option_with_many_values_is_sampled() -> None:
    values = [
        played.settings["tiles"]
        for played in configurations(ManyTiles())
        if played.players == 2 and not played.settings["lucky"]
    ]
    assert values[:4] == ["0", "1", "4", "7"]


class ManyTiles(FingersGame):
    options = (
        Option("lucky", False, (False, True)),
        Option("tiles", "0", tuple(str(number) for number in range(10))),
    )


def test_an_honest_game_passes() -> None:
    fingerprint = check_game(Champions(), 3, {}, "sabotage 0")
    assert fingerprint == check_game(Champions(), 3, {}, "sabotage 0")
