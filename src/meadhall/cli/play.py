"""``meadhall play``: a game in the terminal, against bots or with others at the same screen."""

import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress

from meadhall.bots import LEVELS, UnknownBot, find_bot
from meadhall.cli.conversation import Conversation
from meadhall.cli.defaults import catalogue_game, new_seed, usual_players
from meadhall.cli.errors import SUCCESS, Refusal
from meadhall.cli.parser import (
    add_game,
    add_language,
    add_option,
    add_seed,
    chosen_options,
    positive,
)
from meadhall.cli.screen import make_screen
from meadhall.cli.session import HUMAN, Seat, Session
from meadhall.cli.texts import Texts
from meadhall.kernel.game import Game, WrongSetting

OTHERS = "huscarl"


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players",
        metavar="N",
        type=positive,
        help="how many (default: the seats given, or 3)",
    )
    parser.add_argument(
        "--seat",
        metavar="human|BOT",
        action="append",
        default=[],
        dest="seats",
        help=f"who sits in the next seat: human, human:NAME or, from the weakest, "
        f"{', '.join(LEVELS)}; give it once per seat (default: one human, the rest {OTHERS})",
    )
    add_option(parser)
    add_seed(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    game = catalogue_game(options.game)
    say = Texts(options.lang)
    seats = take_seats(game, options.seats, options.players, say)
    try:
        given = chosen_options(options.options)
        session = Session(game, seats, given, options.seed or new_seed())
    except WrongSetting as error:
        raise Refusal(str(error)) from error
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (input() then has a history and can be edited)
    Conversation(session, say, make_screen()).run()
    return SUCCESS


def take_seats(game: Game, wished: list[str], players: int | None, say: Texts) -> list[Seat]:
    """Who sits where: as requested; by default the first seat is human and the rest are bots."""
    if players is None:
        players = len(wished) if len(wished) > 1 else usual_players(game)
    if len(wished) > players:
        raise Refusal(f"{len(wished)} seats are given for {players} players")
    wished = wished or [HUMAN]
    return [
        take_seat(game, number, wished[number - 1] if number <= len(wished) else OTHERS, say)
        for number in range(1, players + 1)
    ]


def take_seat(game: Game, number: int, wish: str, say: Texts) -> Seat:
    player, _, name = wish.partition(":")
    if player == HUMAN:
        return Seat(HUMAN, name.strip() or say("player", seat=number))
    try:
        find_bot(wish, game)
    except UnknownBot as error:
        raise Refusal(f"{error}, and {HUMAN}") from error
    return Seat(wish, f"{wish.capitalize()} {number}")
