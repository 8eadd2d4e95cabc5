"""The suite itself: sabotaged games in which it has to find the fault."""

from collections.abc import Mapping

import msgspec
import pytest

from meadhall.arena.conformance import Finding, check_game
from meadhall.games.champions import Champions
from meadhall.games.champions.state import ChampionsState
from meadhall.games.champions.view import ChampionsView
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Preview, Result
from meadhall.kernel.state import State


class EveryoneSeesTheFirstHand(Champions):
    def view(self, state: State, seat: int) -> ChampionsView:
        return msgspec.structs.replace(super().view(state, 0), seat=seat)


class WorldsDoubleACard(Champions):
    def resample(self, state: State, seat: int, dice: Dice) -> ChampionsState:
        world = super().resample(state, seat, dice)
        trolls = world.decks[0].cards
        trolls[0] = trolls[1]
        return world


class WorldsAreRicher(Champions):
    def resample(self, state: State, seat: int, dice: Dice) -> ChampionsState:
        world = super().resample(state, seat, dice)
        world.players[0].goods[0] += 1
        return world


class PreviewsTellTheJourney(Champions):
    def preview(self, state: State, seat: int, move: int) -> Preview | None:
        assert isinstance(state, ChampionsState)
        return Preview("chance", {"percent": state.journeys[-1]})


class LoadedGamesAreRicher(Champions):
    def load(self, plain: object) -> ChampionsState:
        state = super().load(plain)
        state.players[0].goods[0] += 1
        return state


class ScoresAreGenerous(Champions):
    def result(self, state: State) -> Result:
        result = super().result(state)
        return msgspec.structs.replace(result, totals=[total + 1 for total in result.totals])


class SettingUpForgetsADie(Champions):
    def begin(self, players: int, given: Mapping[str, object], seed: str) -> ChampionsState:
        state = super().begin(players, given, seed)
        state.supply[0] -= 1
        return state


class LeadersAreSecret(Champions):
    def secrets(self, state: State, seat: int) -> list[dict[str, object]]:
        return [{"leader": "ullr"}, {"leader": "gylfir"}, {"leader": "asmundr"}]


class NeverLongEnough(Champions):
    longest = 20


@pytest.mark.parametrize(
    ("sabotaged", "complaint"),
    [
        (EveryoneSeesTheFirstHand, "the view of seat"),
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


def test_an_honest_game_passes() -> None:
    fingerprint = check_game(Champions(), 3, {}, "sabotage 0")
    assert fingerprint == check_game(Champions(), 3, {}, "sabotage 0")
