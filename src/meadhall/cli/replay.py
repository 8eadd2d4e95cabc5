"""``meadhall replay``: a saved game played again, or the proof that nobody changed it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from meadhall.cli.boards import Board, find_board
from meadhall.cli.defaults import catalogue_game
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
from meadhall.cli.files import read
from meadhall.cli.parser import add_language, natural
from meadhall.cli.ranking import ranking_table, winner_line
from meadhall.cli.screen import make_screen
from meadhall.cli.story import tell
from meadhall.cli.texts import Texts
from meadhall.kernel.draw import Draw
from meadhall.kernel.events import SPECTATOR, Event
from meadhall.kernel.game import Game
from meadhall.kernel.saga import BrokenSaga, Saga, decode, replay
from meadhall.words import Words

NOTHING = Draw(secret="", pledges=[], contributions=[])


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE.saga.json", type=Path)
    parser.add_argument(
        "--check", action="store_true", help="only say whether it holds; exit code 1 if not"
    )
    parser.add_argument(
        "--commitment",
        metavar="HASH",
        help="with --check: what the table published before the game, as you have kept it",
    )
    parser.add_argument(
        "--contribution",
        metavar="NUMBER",
        help="with --check: what your browser added to the seed, as you have kept it",
    )
    parser.add_argument("--to", metavar="N", type=natural, help="stop after N moves (0: the start)")
    add_language(parser)


def run(options: Namespace) -> int:
    file: Path = options.file
    try:
        saga = decode(read(file))
    except BrokenSaga as error:
        raise Refusal(f"{file}: {error}") from error
    game = catalogue_game(saga.game)
    last = len(saga.moves) if options.to is None else options.to
    if last > len(saga.moves):
        raise Refusal(f"{file} has {len(saga.moves)} moves, so it cannot be shown up to {last}")
    kept = (options.commitment, options.contribution)
    if any(kept) and not options.check:
        raise Refusal("--commitment and --contribution are compared only with --check")
    say = Texts(options.lang)
    try:
        if options.check:
            check(game, saga, last)
            check_kept(saga, *kept)
            print(say("saga-holds", file=str(file), moves=last))
            for line in tell_seed(saga, say):
                print(line)
        else:
            show(game, saga, last, say)
    except BrokenSaga as error:
        if options.check:
            raise Refusal(f"{file}: {_difference(error)}", DIFFERENT) from error
        raise Refusal(f"{file}: {error}") from error
    return SUCCESS


def check(game: Game, saga: Saga, last: int) -> None:
    """Replay the moves; with all of them the result is checked too."""
    positions = replay(game, saga)
    for number, _ in enumerate(positions):
        if number == last < len(saga.moves):
            break


def check_kept(saga: Saga, commitment: str | None, contribution: str | None) -> None:
    """Compare the saga with what a player has kept since before the game."""
    if commitment is not None and commitment != saga.commitment:
        raise BrokenSaga(f"the commitment is {saga.commitment}, not the one that you kept")
    if contribution is not None and contribution not in (saga.draw or NOTHING).contributions:
        raise BrokenSaga("what you added is not part of the seed")


def tell_seed(saga: Saga, say: Texts) -> list[str]:
    """What the seed of a checked saga was made from."""
    if saga.seed is None:
        return [say("seed-unknown")]
    if saga.draw is None:
        return [say("seed-committed", commitment=saga.commitment)]
    lines = [say("seed-drawn", commitment=saga.commitment)]
    added = zip(saga.seats, saga.draw.pledges, saga.draw.contributions, strict=True)
    for name, pledge, contribution in added:
        if contribution:
            line = say("seed-added", name=name, contribution=contribution)
        elif pledge:
            line = say("seed-withheld", name=name)
        else:
            line = say("seed-nothing", name=name)
        lines.append(f"  {line}")
    return lines


def _difference(error: BrokenSaga) -> str:
    """The sentence, with the number of the move where it does not name it itself."""
    where = f"move {error.move}" if error.move else "the start"
    return str(error) if where in str(error) else f"{error} (first difference: {where})"


class Told:
    """A replayed game, with the events of each move that may be shown."""

    def __init__(self, game: Game, saga: Saga, last: int) -> None:
        # Once the seed is known there are no secrets.
        self._is_open = saga.seed is not None
        self.moves: list[list[Event]] = []
        heard: list[Event] = []
        for number, state in enumerate(replay(game, saga, heard)):
            if number <= last:
                self.moves.append([event for event in heard if self._may_tell(event)])
                heard.clear()
            if number == last:
                self.result = game.result(state) if state.is_over() else None
                self.view = game.view(state, SPECTATOR)
                self.waiting = state.copy()

    def _may_tell(self, event: Event) -> bool:
        return self._is_open or event.is_told_to(SPECTATOR)


def show(game: Game, saga: Saga, last: int, say: Texts) -> None:
    """Run the whole game first, so that nothing is shown of one that fails."""
    told = Told(game, saga, last)
    names = saga.seats
    words = Words(game, say.language, names)
    board = find_board(game, words, say)
    screen = make_screen()
    screen.print(
        Text(say("replay-of", game=words.game_name(), players=", ".join(names)), style="bold")
    )
    for number, events in enumerate(told.moves):
        show_move(screen, number, events, words, board)
    screen.print()
    screen.print(board.full(told.view, screen.width))
    screen.print()
    if told.result is not None:
        screen.print(ranking_table(told.result, names, words, say))
        screen.print(winner_line(told.result, names, words, say))
    else:
        screen.print(Text(words.waiting(told.waiting), style="bold"))


def show_move(
    screen: Console, number: int, events: list[Event], words: Words, board: Board
) -> None:
    """The lines of one move, the first with its number; the start has no number."""
    label = str(number) if number else ""
    for line in tell(events, words, board, indent=""):
        screen.print(Text.assemble((f"{label:>5}  ", "dim"), line), soft_wrap=True)
        label = ""
