"""Which options of a game go together, found by asking the game itself."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from meadhall.kernel.game import Game, Setting, WrongSetting
from meadhall.tables.refusal import Wrong


class Clash(Struct, frozen=True):
    """A value that cannot be chosen as things are."""

    option: str
    value: Setting
    because: list[str]
    """Options of which another value would allow it; if none would, it's the number of players."""


class SettledOptions(Struct, frozen=True):
    options: dict[str, Setting]
    """What was wished for, with the default wherever a wish cannot be granted."""
    clashes: list[Clash]


def settle(game: Game[Any], players: int, wished: Mapping[str, Setting]) -> SettledOptions:
    """Keep what can be kept, in the game's order of options, and say what cannot be added."""
    try:
        settled = game.read_settings(players, {})
    except WrongSetting as error:
        raise Wrong("wrong-setting", sentence=str(error)) from error
    # An option may need one that comes after it.
    for _ in range(2):
        for option in game.options:
            trial = {**settled, option.id: wished.get(option.id, option.default)}
            settled = _read(game, players, trial) or settled
    clashes = [
        Clash(option.id, value, _because(game, players, {**settled, option.id: value}, option.id))
        for option in game.options
        for value in option.values
        if _read(game, players, {**settled, option.id: value}) is None
    ]
    return SettledOptions(settled, clashes)


def _because(game: Game[Any], players: int, trial: dict[str, Setting], chosen: str) -> list[str]:
    return [
        option.id
        for option in game.options
        if option.id != chosen
        and any(_read(game, players, {**trial, option.id: value}) for value in option.values)
    ]


def _read(game: Game[Any], players: int, trial: dict[str, Setting]) -> dict[str, Setting] | None:
    try:
        return game.read_settings(players, trial)
    except WrongSetting:
        return None
