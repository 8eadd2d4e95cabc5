"""What a player may ask during a game: what things do, why not, the log, the score, a file."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.cli.boards import Board, seat_style
from meadhall.cli.choices import Choices
from meadhall.cli.errors import Refusal
from meadhall.cli.files import written
from meadhall.cli.session import Session
from meadhall.cli.story import tell
from meadhall.cli.texts import Texts
from meadhall.kernel.saga import BrokenSaga, decode, encode
from meadhall.words import BrokenMessage, MissingMessage, Words

SUFFIX = ".saga.json"
LINES_OF_LOG = 20
MOST_EXPLAINED = 4
COMMANDS = ("help", "why", "undo", "save", "board", "log", "score", "quit")


class Answers:
    """Answers for one table; every answer is something to print."""

    def __init__(self, session: Session, board: Board, words: Words, say: Texts) -> None:
        self.session = session
        self.board = board
        self.words = words
        self.say = say
        # Only words that really exist explain anything.
        self._strict = Words(session.game, say.language, session.names, strict=True)

    def help(self) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="cyan", no_wrap=True)
        for key in ("move", "help", "explain", *COMMANDS[1:]):
            table.add_row(self.say(f"usage-{key}"), self.say(f"does-{key}"))
        legend = self.board.legend()
        return Padding(Group(table, *([f"\n{legend}"] if legend else [])), (0, 0, 0, 2))

    def why(self, typed: str, choices: Choices) -> RenderableType:
        if not typed:
            return Text(self.say("usage-why"))
        found = choices.matching(typed)
        if not found:
            return Text(self.say("no-such-move", typed=typed), style="yellow")
        if len(found) > MOST_EXPLAINED:
            return self._which([choices.labels[move] for move in found])
        return Group(*(choices.obstacle(move, self.say) for move in found))

    def explain(self, typed: str, choices: Choices) -> RenderableType:
        """Explain a move by its number or word, or any card, place or thing by its id or name."""
        move = choices.named(typed)
        ids = self._known_targets(choices.word(move)) if move is not None else self._named(typed)
        if len(ids) > MOST_EXPLAINED:
            return self._which([self.words.name(id) for id in ids])
        with_related = [
            *ids,
            *(other for id in ids for other in self.board.related(choices.view, id)),
        ]
        explained = [
            Text.assemble((f"{self.words.name(id)}: ", "bold"), text)
            for id in dict.fromkeys(with_related)
            if (text := self._explanation(id))
        ]
        if not explained:
            return Text(self.say("nothing-to-explain", typed=typed), style="yellow")
        return Group(*explained)

    def _which(self, names: list[str]) -> Text:
        listed = ", ".join(dict.fromkeys(names))
        return Text(self.say("which-one", names=listed), style="yellow")

    def _known_targets(self, word: str) -> list[str]:
        verb, *targets = word.split(":")
        return [id for id in (*targets, verb) if self._explanation(id)]

    def _named(self, typed: str) -> list[str]:
        """Ids that match exactly or by their full name; otherwise by a part of either."""
        wanted = typed.strip().casefold()
        names = {id: self.words.name(id) for id in self.words.ids()}
        exact = [id for id, name in names.items() if wanted in (id.casefold(), name.casefold())]
        if exact or wanted in names:
            return exact
        if self._explanation(wanted):
            return [wanted]
        return [id for id, name in names.items() if wanted in id or wanted in name.casefold()]

    def _explanation(self, id: str) -> str | None:
        try:
            return self._strict.explain(id)
        except (MissingMessage, BrokenMessage):
            return None

    def log(self, seat: int, typed: str) -> RenderableType:
        """The last lines of everything the seat has heard."""
        lines = int(typed) if typed.isascii() and typed.isdigit() else LINES_OF_LOG
        events = self.session.events_for(seat)
        return Group(*tell(events[max(0, len(events) - lines) :], self.words, self.board))

    def score(self, seat: int) -> RenderableType:
        """Points by source; a range where they depend on what the seat cannot know."""
        results = self.session.results_for(seat)
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column("")
        for other, name in enumerate(self.session.names):
            table.add_column(Text(name, style=seat_style(other)), justify="right")
        seats = range(len(self.session.names))
        for source in results[0].sheets[0]:
            cells = [_range([result.sheets[seat][source] for result in results]) for seat in seats]
            table.add_row(self.words.source(source), *cells)
        totals = [_range([result.totals[seat] for result in results]) for seat in seats]
        table.add_row(self.say("total"), *totals, style="bold")
        if len(results) == 1:
            return table
        return Group(table, Text(self.say("score-so-far"), style="dim"))

    def save(self, typed: str) -> Text:
        """Write the saga, but never over some other file; raises ``Refusal`` if it cannot."""
        file = Path(typed).expanduser()
        if not file.suffix:
            file = file.with_name(file.name + SUFFIX)
        try:
            if file.is_file() and not _is_saga(file):
                raise Refusal(self.say("not-a-saga", file=str(file)))
            with written(file) as output:
                output.write(encode(self.session.saga))
        except (OSError, ValueError) as error:
            raise Refusal(f"{file}: {error}") from error
        moves = len(self.session.saga.moves)
        return Text(self.say("saved", file=str(file), moves=moves), style="green")


def _range(points: list[int]) -> str:
    low, high = min(points), max(points)
    return str(low) if low == high else f"{low} … {high}"


def _is_saga(file: Path) -> bool:
    try:
        decode(file.read_bytes())
    except BrokenSaga:
        return False
    return True
