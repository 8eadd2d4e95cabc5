"""``meadhall dev``: play a package while it is being written."""

import os
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.cli.database import FILE, Place, locked, make_folder
from meadhall.cli.errors import SUCCESS, Refusal
from meadhall.cli.parser import add_language, natural
from meadhall.cli.serve import (
    USUAL_HOST,
    USUAL_PORT,
    open_browser,
    prepare,
    shown_address,
    take_port,
)
from meadhall.cli.texts import Texts
from meadhall.kernel.catalogue import GROUP, PACKAGES, entries_in
from meadhall.store import sqlite_url

if TYPE_CHECKING:
    from meadhall.server.workshop.master import Shown


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "path", metavar="PATH", type=Path, help="the folder of the package, with pyproject.toml"
    )
    parser.add_argument(
        "--host", metavar="ADDRESS", default=USUAL_HOST, help=f"(default: {USUAL_HOST})"
    )
    parser.add_argument(
        "--port",
        metavar="N",
        type=natural,
        default=USUAL_PORT,
        help=f"0 for any free one (default: {USUAL_PORT})",
    )
    parser.add_argument(
        "--data",
        metavar="FOLDER",
        type=Path,
        help="keep the tables there (default: they are forgotten at the end)",
    )
    parser.add_argument(
        "--open", action="store_true", help="open it in the browser, if there is a display"
    )
    add_language(parser)


def run(options: Namespace) -> int:
    folder = options.path.resolve()
    games = games_in(folder)
    if not games:
        raise Refusal(f"the pyproject.toml in {folder} names no game in the group {GROUP}")
    with ExitStack() as closing:
        data = options.data or Path(
            closing.enter_context(tempfile.TemporaryDirectory(prefix="meadhall-dev-"))
        )
        make_folder(data)
        place = Place(sqlite_url(data / FILE))
        closing.enter_context(locked(place))
        sockets = take_port(options.host, options.port)
        for one in sockets:
            closing.callback(one.close)
        prepare(place)
        # Processes that think for the bots find the package by this, too.
        others = os.environ.get(PACKAGES, "")
        os.environ[PACKAGES] = os.pathsep.join(filter(None, [str(folder), others]))
        number = sockets[0].getsockname()[1]
        address = f"{shown_address(options.host, number)}/new/{games[0]}"
        # Only now: loading the server takes longer than saying what is wrong.
        from meadhall.server.config import Config
        from meadhall.server.workshop.master import Master

        config = Config(database=place.url, host=options.host, port=number, bots=1)
        voice = Voice(Texts(options.lang), games[0], address, options.open)
        try:
            Master(folder, config, sockets, voice.tell).run()
        except KeyboardInterrupt:
            print()
    return SUCCESS


def games_in(folder: Path) -> list[str]:
    return [entry.name for entry in entries_in(folder)]


class Voice:
    """What the terminal says about each save."""

    def __init__(self, say: Texts, game: str, address: str, opens: bool) -> None:
        self.say = say
        self._game = game
        self._address = address
        self._opens = opens
        self._has_begun = False

    def tell(self, shown: "Shown") -> None:
        if not self._has_begun:
            self._has_begun = True
            print(self.say("dev-serving", game=self._game, address=self._address), flush=True)
            if self._opens:
                open_browser(self._address)
        if shown.problem:
            print(f"{self.say('dev-problem')}\n{shown.problem}", file=sys.stderr, flush=True)
            return
        seconds = f"{shown.seconds:.1f}"
        print(self.say("dev-shown", version=shown.version, seconds=seconds), flush=True)
        for one in shown.again:
            from meadhall.server.workshop.page import say_again

            why = say_again(one, self.say.language)
            print(self.say("dev-again", table=one.table, why=why), flush=True)
