"""The dialogue between the table and those who play at this terminal."""

import sys

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from meadhall.cli.answers import COMMANDS, Answers
from meadhall.cli.boards import Board, find_board, seat_style
from meadhall.cli.choices import Choices
from meadhall.cli.errors import Refusal
from meadhall.cli.ranking import ranking_table, winner_line
from meadhall.cli.screen import progress
from meadhall.cli.session import Session
from meadhall.cli.story import tell
from meadhall.cli.texts import Texts
from meadhall.kernel.events import SPECTATOR
from meadhall.words import Words


class EndOfInput(Exception):
    """Nobody will type anything more."""


class Conversation:
    """Asks every human in turn until the game is over or somebody leaves."""

    def __init__(self, session: Session, say: Texts, screen: Console) -> None:
        self.session = session
        self.say = say
        self.screen = screen
        self.words = Words(session.game, say.language, session.names)
        self.board: Board = find_board(session.game, self.words, say)
        self.answers = Answers(session, self.board, self.words, say)
        self._told = [0] * len(session.seats)
        """For each seat, how many events it has been shown."""
        self._at_screen: int | None = None
        """The human who is looking at the screen."""

    def run(self) -> None:
        self._greet()
        try:
            while (seat := self._next_human()) is not None:
                if not self._take_turn(seat):
                    self.screen.print(Text(self.say("farewell"), style="dim"))
                    return
            self._end()
        except EndOfInput:
            self.screen.print()
            self.screen.print(Text(self.say("farewell"), style="dim"))

    def _greet(self) -> None:
        self.screen.print(Rule(Text(self.words.game_name(), style="bold"), style="dim"))
        commitment = self.session.saga.commitment
        self.screen.print(Text(self.say("commitment", commitment=commitment), style="dim"))
        self.screen.print(Text(self.say("ask-for-help"), style="dim"))

    def _next_human(self) -> int | None:
        """Let the bots play until a human has to decide; None when the game is over."""
        with progress(self.say("bots-play"), None) as advance:
            while (seat := self.session.decider()) is not None:
                if self.session.seats[seat].is_human():
                    return seat
                self.session.play_bot(seat)
                advance(1)
        return None

    # A turn

    def _take_turn(self, seat: int) -> bool:
        """Show the position and listen until the seat has moved; False if it leaves."""
        if self._at_screen != seat:
            self._hand_over(seat)
        is_own_go = self.session.last_mover() == seat
        is_new = self._tell_news(seat) or not is_own_go
        choices = Choices(self.session, seat, self.words, self.board)
        self._show(seat, choices, in_full=is_new)
        while True:
            command, rest = self._ask_command(choices)
            if command == "quit":
                return False
            if command == "undo":
                if self._undo(seat):
                    return True
            elif command == "board":
                self._show(seat, choices, in_full=True)
            elif command:
                self._answer(seat, command, rest, choices)
            elif self._move(seat, rest, choices):
                return True

    def _hand_over(self, seat: int) -> None:
        """Let nobody see what only another human may know: show only public things until Enter."""
        if self.session.has_several_humans():
            self._clear()
            public = self.session.game.view(self.session.state, SPECTATOR)
            self.screen.print(self.board.full(public, self.screen.width))
            name = self.session.names[seat]
            self._read(self.say("hand-over", name=name) + " ")
            self._clear()
        self._at_screen = seat

    def _clear(self) -> None:
        """Clear the scrollback too, where the terminal can."""
        if self.screen.is_terminal:
            self.screen.clear()
            self.screen.file.write("\x1b[3J")

    def _tell_news(self, seat: int) -> bool:
        """Print the story since this seat was last asked; return whether much has changed."""
        events = self.session.events_for(seat)
        # An undo may have removed some of the events that were shown.
        news = events[min(self._told[seat], len(events)) :]
        self._told[seat] = len(events)
        loud = [event for event in news if event.kind.name not in self.board.quiet]
        if loud:
            self.screen.print()
            self.screen.print(Group(*tell(loud, self.words, self.board)))
        return any(event.kind.name in self.board.milestones for event in news)

    def _show(self, seat: int, choices: Choices, in_full: bool) -> None:
        """The board, the question, and the numbered moves."""
        view = choices.view
        shown = self.board.full(view, self.screen.width) if in_full else self.board.brief(view)
        self.screen.print()
        if shown is not None:
            self.screen.print(shown)
        name = Text(f"{self.session.names[seat]}: ", style=f"bold {seat_style(seat)}")
        prompt = self.words.prompt(self.session.state, seat)
        self.screen.print(Text.assemble(name, (prompt, "bold")))
        self.screen.print(choices.table(self.screen.width))

    # Input

    def _read(self, prompt: str) -> str:
        try:
            typed = input(prompt)
        except EOFError as error:
            raise EndOfInput from error
        if not sys.stdin.isatty():
            print(typed)
        return typed.strip()

    def _ask_command(self, choices: Choices) -> tuple[str, str]:
        """A command and what follows it; no command if it was a move, or nothing at all."""
        typed = self._read("> ")
        if choices.named(typed) is not None:
            return "", typed
        first, _, rest = typed.partition(" ")
        if first.startswith("?"):
            rest = f"{first[1:]} {rest}".strip()
            return ("explain", rest) if rest else ("help", "")
        first = first.lower()
        for command in COMMANDS:
            if first in (command, self.say(f"command-{command}")):
                is_question = command == "help" and rest
                return ("explain" if is_question else command), rest.strip()
        return "", typed

    def _move(self, seat: int, typed: str, choices: Choices) -> bool:
        """Make the move that was typed, or say why not."""
        if not typed:
            return False
        move = choices.named(typed)
        if move is None:
            self.screen.print(Text(self.say("not-understood", typed=typed), style="yellow"))
            return False
        if move not in choices.legal:
            self.screen.print(choices.obstacle(move, self.say))
            return False
        self.session.play(seat, move)
        return True

    def _answer(self, seat: int, command: str, rest: str, choices: Choices) -> None:
        if command == "help":
            self.screen.print(self.answers.help())
        elif command == "explain":
            self.screen.print(self.answers.explain(rest, choices))
        elif command == "why":
            self.screen.print(self.answers.why(rest, choices))
        elif command == "log":
            self.screen.print(self.answers.log(seat, rest))
        elif command == "score":
            self.screen.print(self.answers.score(seat))
        elif command == "save":
            self._save(rest)

    def _save(self, file: str) -> bool:
        if not file:
            self.screen.print(Text(self.say("usage-save")))
            return False
        try:
            self.screen.print(self.answers.save(file), soft_wrap=True)
        except Refusal as refusal:
            reason = self.say("not-saved", reason=str(refusal))
            self.screen.print(Text(reason, style="yellow"), soft_wrap=True)
            return False
        return True

    def _undo(self, seat: int) -> bool:
        if not self.session.can_undo(seat):
            reason = "undo-closed" if self.session.saga.moves else "undo-nothing"
            self.screen.print(Text(self.say(reason), style="yellow"))
            return False
        self.session.undo()
        self.screen.print(Text(self.say("undone"), style="green"))
        return True

    # The end

    def _end(self) -> None:
        session = self.session
        viewer = SPECTATOR if self._at_screen is None else self._at_screen
        self._tell_rest(viewer)
        result = session.game.result(session.state)
        self.screen.print()
        self.screen.print(
            self.board.full(session.game.view(session.state, viewer), self.screen.width)
        )
        self.screen.print()
        self.screen.print(ranking_table(result, session.names, self.words, self.say))
        self.screen.print(winner_line(result, session.names, self.words, self.say))
        self.screen.print()
        self.screen.print(Text(self.say("proof", seed=session.seed)), soft_wrap=True)
        self.screen.print(Text(session.saga.commitment, style="dim"), soft_wrap=True)
        if any(seat.is_human() for seat in session.seats):
            self._offer_to_save()

    def _tell_rest(self, viewer: int) -> None:
        events = self.session.events_for(viewer)
        told = 0 if viewer == SPECTATOR else self._told[viewer]
        rest = [event for event in events[told:] if event.kind.name not in self.board.quiet]
        self.screen.print(Group(*tell(rest, self.words, self.board)))

    def _offer_to_save(self) -> None:
        while typed := self._read(self.say("save-where") + " "):
            if self._save(typed):
                return
