"""``meadhall games``: what can be played."""

import sys
from argparse import ArgumentParser, Namespace

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.bots import BOTS, levels_of
from meadhall.cli.errors import SUCCESS
from meadhall.cli.parser import add_json, add_language
from meadhall.cli.screen import make_screen, print_json
from meadhall.cli.texts import Texts
from meadhall.kernel.catalogue import find_game, game_ids, refusals
from meadhall.kernel.game import Game
from meadhall.words import Words


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    games = [find_game(name) for name in game_ids()]
    say = Texts(options.lang)
    for one in refusals():
        told = say("left-out", game=one.id, package=one.package, reason=one.reason)
        print(told, file=sys.stderr)
    if options.json:
        described = [describe(game, Words(game, options.lang, [])) for game in games]
        print_json({"games": described, "bots": sorted(BOTS)})
    else:
        for game in games:
            show(game, say)
    return SUCCESS


def describe(game: Game, words: Words) -> dict[str, object]:
    return {
        "id": game.id,
        "name": words.game_name(),
        "summary": words.game_summary(),
        "rules": game.rules,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "bots": levels_of(game),
        "options": [
            {
                "id": option.id,
                "name": words.option(option.id),
                "text": words.option_sentence(option.id),
                "default": option.default,
                "values": option.values,
            }
            for option in game.options
        ],
    }


def show(game: Game, say: Texts) -> None:
    words = Words(game, say.language, [])
    screen = make_screen()
    few, many = game.min_players, game.max_players
    players = (
        say("players-exactly", n=few)
        if few == many
        else say("players-from-to", lowest=few, highest=many)
    )
    screen.print(Text.assemble((game.id, "bold cyan"), "  ", (words.game_name(), "bold")))
    screen.print(Padding(Text(f"{words.game_summary()}\n{players}"), (0, 0, 1, 2), expand=False))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("option"), no_wrap=True)
    table.add_column(say("values"))
    table.add_column(say("meaning"))
    for option in game.options:
        values = ", ".join(
            f"{value}*".lower() if value == option.default else f"{value}".lower()
            for value in option.values
        )
        table.add_row(Text(option.id, style="cyan"), values, words.option_sentence(option.id))
    screen.print(Padding(table, (0, 0, 1, 2), expand=False))
    screen.print(Text(say("try", game=game.id), style="dim"))
