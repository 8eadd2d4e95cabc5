"""Which options go together, for every game."""

import pytest

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Setting
from meadhall.tables.options import settle
from meadhall.tables.refusal import Wrong


def clashes(game: str, players: int, **wished: Setting) -> dict[tuple[str, Setting], list[str]]:
    found = settle(find_game(game), players, wished).clashes
    return {(one.option, one.value): one.because for one in found}


@pytest.mark.parametrize("id", game_ids())
def test_whatever_does_not_clash_can_be_chosen(id: str) -> None:
    game = find_game(id)
    for players in range(game.min_players, game.max_players + 1):
        found = settle(game, players, {})
        impossible = {(one.option, one.value) for one in found.clashes}
        for option in game.options:
            for value in option.values:
                if (option.id, value) not in impossible:
                    game.begin(players, {**found.options, option.id: value}, "")


def test_the_number_of_players_excludes_values() -> None:
    assert clashes("last_aurora", 2)["automa", "hard"] == []
    assert ("automa", "hard") not in clashes("last_aurora", 1)
    assert clashes("northgard", 3)["team_game", True] == []
    assert clashes("champions", 2)["first_player", "3"] == []


def test_an_option_names_those_it_does_not_go_with() -> None:
    assert clashes("northgard", 3)["more_creatures", True] == ["creatures"]
    assert ("more_creatures", True) not in clashes("northgard", 3, creatures=True)
    both = clashes("northgard", 3, creatures=True, more_creatures=True)
    assert both["creatures", False] == ["more_creatures"]


def test_wishes_that_no_longer_fit_are_dropped_and_the_others_kept() -> None:
    wished: dict[str, Setting] = {"team_game": True, "more_creatures": True, "creatures": True}
    settled = settle(find_game("northgard"), 3, wished).options
    assert (settled["team_game"], settled["more_creatures"]) == (False, True)


def test_a_game_for_fewer_people_is_refused() -> None:
    with pytest.raises(Wrong):
        settle(find_game("champions"), 9, {})
