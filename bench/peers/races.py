"""What is measured, and who takes part.

In a race everybody does the same kind of work, in turns. The others are compared with the first to
run.
"""

import msgspec

from meadhall.cli.defaults import usual_players
from meadhall.kernel.catalogue import find_game, game_ids

ENGINES = ("interpreted", "compiled")


class Runner(msgspec.Struct, frozen=True):
    """A worker with one of its tasks."""

    worker: str
    task: str
    title: str

    @property
    def id(self) -> str:
        return f"{self.worker} {self.task}"

    @property
    def is_like_another(self) -> bool:
        """Whether another runner of the race plays the same game, and is watched instead."""
        return self.task.startswith("moves.") or self.task.endswith(".views")


class Race(msgspec.Struct, frozen=True):
    name: str
    runners: tuple[Runner, ...]


class Start(msgspec.Struct, frozen=True):
    """A program that imports a library, begins a game and ends."""

    worker: str
    title: str
    program: str
    argument: str = "-c"


CATAN_4 = Runner("catanatron", "play.catan_4", "Catanatron, Catan, 4 players")
CATAN_4_COPY = Runner("catanatron", "copies.catan_4", "Catanatron, Catan, 4 players")
SEARCH_IN_CPP = Runner(
    "open_spiel", "search.backgammon.native", "OpenSpiel's C++ search, backgammon"
)
SEARCH_IN_PYTHON = Runner(
    "open_spiel", "search.backgammon.python", "OpenSpiel's Python search, backgammon"
)
LEDUC = Runner("pettingzoo", "steps.leduc_holdem_v4", "PettingZoo leduc_holdem_v4")
BACKGAMMON = Runner("open_spiel", "play.backgammon", "OpenSpiel backgammon, from Python")

OPEN_SPIEL_GAMES = ("backgammon", "chess", "hearts", "gin_rummy")
PGX_GAMES = ("backgammon", "chess", "go_9x9")
PETTINGZOO_OWN = (
    LEDUC,
    Runner("pettingzoo", "steps.hanabi_v5", "PettingZoo hanabi_v5"),
    Runner("pettingzoo", "steps.connect_four_v3", "PettingZoo connect_four_v3"),
)


def title(game: str) -> str:
    """The title of one of our games.

    >>> title("northgard")
    'Meadhall northgard, 3 players'
    """
    return f"Meadhall {game}, {usual_players(find_game(game))} players"


def ours(kind: str, variants: dict[str, str] | None = None) -> tuple[Runner, ...]:
    """All our games with both engines, and each variant of the task with its words."""
    return tuple(
        Runner(engine, f"{kind}.{game}{dot_variant}", f"{title(game)}{words}, {engine}")
        for dot_variant, words in (variants or {"": ""}).items()
        for game in game_ids()
        for engine in ENGINES
    )


RACES = (
    Race(
        "play",
        (
            CATAN_4,
            Runner("catanatron", "play.catan_2", "Catanatron, Catan, 2 players"),
            BACKGAMMON,
            *(
                Runner("open_spiel", f"play.{game}", f"OpenSpiel {game}, from Python")
                for game in OPEN_SPIEL_GAMES[1:]
            ),
            Runner("rlcard", "play.uno", "RLCard uno"),
            Runner("rlcard", "play.gin-rummy", "RLCard gin-rummy"),
            *PETTINGZOO_OWN,
            Runner("boardgame.io", "play.ring", "boardgame.io, a game of middling size"),
            *ours("play"),
            *ours("moves"),
        ),
    ),
    Race(
        "copies",
        (
            CATAN_4_COPY,
            Runner("catanatron", "copies.catan_2", "Catanatron, Catan, 2 players"),
            *(
                Runner("open_spiel", f"copies.{game}", f"OpenSpiel {game}")
                for game in OPEN_SPIEL_GAMES
            ),
            *ours("copies"),
        ),
    ),
    Race(
        "search",
        (
            SEARCH_IN_PYTHON,
            SEARCH_IN_CPP,
            *ours("search", {".start": "", ".middle": ", from mid-game"}),
        ),
    ),
    Race(
        "pettingzoo",
        (*PETTINGZOO_OWN, *ours("pettingzoo", {".raw": ", raw_env", ".env": ", env"})),
    ),
    Race(
        "vector",
        (
            *(Runner("pgx", f"vector.{game}", f"Pgx {game}") for game in PGX_GAMES),
            *(
                runner
                for runner in ours(
                    "vector", {".views": ", PettingZoo from views", ".tables": ", `VectorTables`"}
                )
                if runner.worker == "compiled"
            ),
        ),
    ),
    Race(
        "open_spiel",
        (
            BACKGAMMON,
            *ours("open_spiel", {".sampled": ", sampled chance", ".explicit": ", explicit chance"}),
        ),
    ),
    Race(
        "events",
        # Those that are compared with each other run one after the other.
        tuple(sorted(ours("events", {".off": "", ".on": ""}), key=lambda runner: runner.id)),
    ),
)

STARTS = (
    Start("interpreted", "Python that does nothing", "pass"),
    Start("boardgame.io", "Node that does nothing", "0", argument="-e"),
    Start(
        "catanatron",
        "Catanatron, Catan, 4 players",
        "from catanatron import Color, Game, RandomPlayer;"
        "Game([RandomPlayer(color) for color in Color])",
    ),
    Start(
        "open_spiel",
        "OpenSpiel backgammon",
        "import pyspiel; pyspiel.load_game('backgammon').new_initial_state()",
    ),
    Start("rlcard", "RLCard uno", "import rlcard; rlcard.make('uno').reset()"),
    Start(
        "pettingzoo",
        "PettingZoo leduc_holdem_v4",
        "from pettingzoo.classic import leduc_holdem_v4; leduc_holdem_v4.env().reset()",
    ),
    Start(
        "boardgame.io",
        "boardgame.io, a game of no moves",
        "const { Client } = require('boardgame.io/client');"
        "Client({ game: {}, numPlayers: 4, debug: false }).start();"
        "process.exit()",
        argument="-e",
    ),
    *(
        Start(
            engine,
            f"{title(game)}, {engine}",
            "from meadhall.kernel.catalogue import find_game;"
            f"find_game('{game}').new({usual_players(find_game(game))}, {{}}, 'peers')",
        )
        for game in game_ids()
        for engine in ENGINES
    ),
)

OTHER_PARTS = ("start", "memory")
"""These are not races: a process is started for each number."""

PARTS = (*(race.name for race in RACES), *OTHER_PARTS)


def race_named(name: str) -> Race:
    return next(race for race in RACES if race.name == name)
