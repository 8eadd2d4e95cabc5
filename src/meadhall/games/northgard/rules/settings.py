# mypyc: interpreted
"""What can be settled before a game, and what cannot go together."""

from collections.abc import Mapping

from meadhall.games.northgard.content.tables import CONTENT
from meadhall.games.northgard.rules.players import Options
from meadhall.kernel.game import Option, Setting, WrongSetting

_BOTH = (False, True)
_FIVE_TILE = CONTENT.game.setup.five_tile_in_pile_with_fewer_players
_TEAM_PLAYERS = CONTENT.game.variant.team_game.players

OPTIONS = (
    Option("creatures", False, _BOTH),
    Option("more_creatures", False, _BOTH),
    Option("long_game", False, _BOTH),
    Option("team_game", False, _BOTH),
    Option("clans", "random", ("random", "choose")),
    Option("five_tile_in_pile_with_fewer_players", _FIVE_TILE, _BOTH),
    Option("open_totals", False, _BOTH),
)


def check_settings(players: int, settings: Mapping[str, Setting]) -> None:
    """NUL-MORE-01 needs the module, NUL-TEAM-01 four players."""
    if settings["more_creatures"] and not settings["creatures"]:
        raise WrongSetting("option more_creatures needs option creatures")
    if settings["team_game"] and players != _TEAM_PLAYERS:
        raise WrongSetting(
            f"option team_game is for {_TEAM_PLAYERS} players, but {players} players play"
        )


def read_options(settings: Mapping[str, Setting]) -> Options:
    return Options(
        creatures=bool(settings["creatures"]),
        more_creatures=bool(settings["more_creatures"]),
        long_game=bool(settings["long_game"]),
        team_game=bool(settings["team_game"]),
        choose_clans=settings["clans"] == "choose",
        five_tile_in_pile=bool(settings["five_tile_in_pile_with_fewer_players"]),
        open_totals=bool(settings["open_totals"]),
    )
