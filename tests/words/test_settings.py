"""Every value of an option has a name in each language."""

import pytest

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_every_value_of_every_option_has_a_name_of_its_own(game_id: str, language: str) -> None:
    game = find_game(game_id)
    words = Words(game, language, [], strict=True)
    for option in game.options:
        names = [words.setting(value) for value in option.values]
        assert all(names)
        assert len(set(names)) == len(names), option.id
