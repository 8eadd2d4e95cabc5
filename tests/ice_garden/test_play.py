"""Whole games: random play through the conformance suite, for every way to play."""

import pytest

from meadhall.arena.conformance import check_game
from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import LEVEL_IDS, SCIENTIST_IDS
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import WrongSetting
from meadhall.kernel.plain import digest, to_plain
from tests.ice_garden.crowd import crowded_game

SEEDS = 6
ADVANCED = {"vuko_tiles": True, "action_order": True}
STRICT = {"faun_may_leave_locked": False, "crab_third_attack": True}
CHOSEN = {
    "vuko_tiles": True, "vuko_1": "both_bears", "vuko_3": "giant_snake", "dead_snow_ties": "polish",
}  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("given", [{}, ADVANCED, {**ADVANCED, **STRICT}, CHOSEN], ids=str)
def test_random_games_conform(players: int, given: dict[str, object]) -> None:
    for number in range(SEEDS):
        check_game(GAME, players, given, f"play {number}")


@pytest.mark.parametrize("level", LEVEL_IDS)
@pytest.mark.parametrize("opponent", SCIENTIST_IDS)
def test_random_solo_games_conform(level: str, opponent: str) -> None:
    given = {"solo_level": level, "scientist_2": opponent}
    for number in range(SEEDS):
        check_game(GAME, 1, given, f"alone {number}")


@pytest.mark.parametrize(
    ("players", "given"),
    [
        (2, {"scientist_1": "callo", "scientist_2": "callo"}),
        (2, {"scientist_3": "callo"}),
        (1, {"scientist_3": "callo"}),
        (3, {"solo_level": "hard"}),
        (1, {"action_order": True}),
        (1, {"vuko_tiles": True}),
        (5, {}),
    ],
)
def test_settings_that_cannot_be_are_refused(players: int, given: dict[str, object]) -> None:
    with pytest.raises(WrongSetting):
        GAME.read_settings(players, given)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("strict", [False, True])
def test_random_games_from_crowded_maps_hold_together(players: int, strict: bool) -> None:
    """Units, upgrades and tokens from the first move on: abilities, attacks, locks, snow."""
    given: dict[str, object] = dict(STRICT) if strict else {}
    given.update({"solo_level": "medium"} if players == 1 else ADVANCED)
    dice = Dice.from_seed("crowded maps", streams=1)
    for number in range(4 * SEEDS):
        state = crowded_game(players, given, f"crowd {number}")
        assert not GAME.faults(state)
        while not state.is_over():
            seat = state.deciders()[0]
            moves = state.moves(seat)
            candidates = state.candidates(seat)
            assert moves == [m for m in candidates if state.obstacle(seat, m) is None]
            assert candidates == sorted(set(candidates))
            if dice.below(0, 20) == 0:
                assert digest(GAME.load(to_plain(state))) == digest(state.copy())
                GAME.view(state, seat)
            state.play(seat, moves[dice.below(0, len(moves))])
            assert not GAME.faults(state)
        assert len(GAME.result(state).places) == players
