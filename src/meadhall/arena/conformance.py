"""One suite for all games: random play in search of what nobody thought of.

Random moves play a game while everything that must hold for every game is checked: the cheap things
at each choice, the expensive ones at some, picked at random. A failure is a ``Finding``; it carries
the saga up to that moment, to be inspected with ``meadhall replay``.
"""

from collections.abc import Mapping

import msgspec

from meadhall.kernel.chance import ExplicitChance
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR, Event, is_disclosed
from meadhall.kernel.game import Game, Option, Setting, WrongSetting
from meadhall.kernel.plain import digest, to_plain
from meadhall.kernel.saga import Recorder, Saga, decode, encode, replay
from meadhall.kernel.state import NOBODY, IllegalMove, State
from meadhall.kernel.undo import Undo
from meadhall.words import Words

CLOSE_LOOKS = 24
"""One choice in this many is examined closely."""

FAULT_LOOKS = 4
"""One position in this many is checked for faults: what is wrong with a position stays wrong."""

MOVES_IN_A_WORLD = 4
"""How many moves are played in a resampled world."""

MIXTURES = 12
"""How many combinations of several options are played for each number of players."""

TRIED_MIXTURES = 400

MOST_VALUES = 3
"""How many values of one option are played on their own; an option may have dozens."""


class Finding(AssertionError):
    """Something that must never happen, and the game in which it did."""

    def __init__(self, sentence: str, saga: Saga) -> None:
        super().__init__(sentence)
        self.saga = saga


class Configuration(msgspec.Struct, frozen=True):
    """A game as it can be set up at a table."""

    game: str
    players: int
    settings: dict[str, Setting]

    def __str__(self) -> str:
        chosen = (f"{key}={value}".lower() for key, value in self.settings.items())
        return " ".join([self.game, str(self.players), *chosen])


def configurations(game: Game) -> list[Configuration]:
    """For every number of players, the values of each option alone, and mixtures of them.

    If the options have few values and combinations, these are all of them, otherwise a fixed
    sample.
    """
    return [
        Configuration(game.id, players, settings)
        for players in range(game.min_players, game.max_players + 1)
        for settings in _settings_of(game, players)
    ]


def _settings_of(game: Game, players: int) -> list[dict[str, Setting]]:
    usual = {option.id: option.default for option in game.options}
    alone = [
        {**usual, option.id: value}
        for option in game.options
        for value in _sample([value for value in option.values if value != option.default])
    ]
    dice = Dice.from_seed(f"configurations of {game.id}", streams=1)
    mixed = [
        {option.id: _any_value(option, dice) for option in game.options}
        for _ in range(TRIED_MIXTURES)
    ]
    simple = [one for one in [usual, *alone] if _is_possible(game, players, one)]
    chosen = simple[:]
    for settings in mixed:
        if len(chosen) == len(simple) + MIXTURES:
            break
        if settings not in chosen and _is_possible(game, players, settings):
            chosen.append(settings)
    return chosen


def _any_value(option: Option, dice: Dice) -> Setting:
    """The default in half of the mixtures: few games allow all their options at once."""
    if dice.below(0, 2):
        return option.default
    return option.values[dice.below(0, len(option.values))]


def _sample(values: list[Setting]) -> list[Setting]:
    """A few evenly spread ones out of many values."""
    spread = max(1, len(values) // MOST_VALUES)
    return values[::spread][:MOST_VALUES] if len(values) > 2 * MOST_VALUES else values


def _is_possible(game: Game, players: int, settings: Mapping[str, object]) -> bool:
    try:
        game.begin(players, settings, "possible")
    except WrongSetting:
        return False
    return True


def check_game(
    game: Game,
    players: int,
    given: Mapping[str, object],
    seed: str,
    close_looks: int = CLOSE_LOOKS,
) -> str:
    """Play one game to its end, checking all the way; return the digest of its last position.

    One choice in ``close_looks`` is examined closely.
    """
    return _Examination(game, players, given, seed, close_looks).run()


class _Examination:
    def __init__(
        self,
        game: Game,
        players: int,
        given: Mapping[str, object],
        seed: str,
        close_looks: int,
    ) -> None:
        self.game = game
        self.close_looks = close_looks
        self.given = given
        self.dice = Dice.from_seed(f"examination of {seed}", streams=1)
        self.recorder = Recorder(game, players, given, seed)
        self.everyone = [SPECTATOR, *range(players)]
        self.events: list[Event] = []
        self.words = Words(game, "en", [f"Player {seat + 1}" for seat in range(players)])

    def run(self) -> str:
        try:
            while not self.recorder.state.is_over():
                self._one_choice()
            self._check_end()
        except Finding:
            raise
        except Exception as error:
            raise Finding(f"{type(error).__name__}: {error}", self.recorder.saga) from error
        return digest(self.recorder.state)

    def _must(self, is_so: bool, sentence: str) -> None:
        if not is_so:
            raise Finding(sentence, self.recorder.saga)

    def _one_choice(self) -> None:
        state = self.recorder.state
        self._must(len(self.recorder.saga.moves) < self.game.longest, "the game does not end")
        deciders = state.deciders()
        alone = state.copy().sole_decider()
        self._must(alone == NOBODY or deciders == [alone], "others decide than who decides alone")
        seat = deciders[self.dice.below(0, len(deciders))]
        moves = state.moves(seat)
        self._check_moves(state, seat, moves)
        move = moves[self.dice.below(0, len(moves))]
        if self.dice.below(0, self.close_looks) == 0:
            before = digest(state)
            self._check_copy(state, seat, move, before)
            self._check_plain(state, before)
            for viewer in self.everyone:
                self._check_no_leak(state, viewer)
            self._check_what_if(state, self.dice.below(0, state.seats))
            self._check_previews(state, seat)
            self._check_chance(state, seat, move)
            self._check_undo(state, seat, move, before)
        self.events.clear()
        state.listen(self.events)
        self.recorder.play(seat, move)
        self._check_telling(state)
        if state.is_over() or self.dice.below(0, FAULT_LOOKS) == 0:
            faults = self.game.faults(state)
            self._must(not faults, "; ".join(faults))

    def _check_moves(self, state: State, seat: int, moves: list[int]) -> None:
        candidates = state.candidates(seat)
        legal = [move for move in candidates if state.obstacle(seat, move) is None]
        self._must(bool(moves), "a seat is asked but has no legal move")
        self._must(legal == moves, "the legal moves are not the candidates without an obstacle")
        self._must(len(candidates) == len(set(candidates)), "a candidate is listed twice")
        for move in candidates:
            words = self.game.moves
            self._must(words.number(words.word(move)) == move, "a word does not lead back")
        for other in range(state.seats):
            if other not in state.deciders():
                self._must(not state.moves(other), "a seat that is not asked has legal moves")

    def _check_copy(self, state: State, seat: int, move: int, before: str) -> None:
        copy = state.copy()
        self._must(digest(copy) == before, "a copy differs from its original")
        copy.play(seat, move)
        again = state.copy()
        again.play(seat, move)
        self._must(digest(again) == digest(copy), "the same move leads to two positions")
        wrong = next(number for number in range(10**6) if number not in state.moves(seat))
        try:
            state.play_checked(seat, wrong)
        except IllegalMove:
            pass
        else:
            self._must(False, "an illegal move was accepted")
        same = digest(state) == before
        self._must(same, "an illegal move, or playing on a copy, changes the original")

    def _check_plain(self, state: State, before: str) -> None:
        text = msgspec.json.encode(to_plain(state))
        loaded = self.game.load(msgspec.json.decode(text))
        self._must(digest(loaded) == before, "the plain form does not lead back")
        for seat in state.deciders():
            self._must(loaded.moves(seat) == state.moves(seat), "a loaded game has other moves")

    def _check_no_leak(self, state: State, viewer: int) -> None:
        """A seat's view and moves are the same in every world consistent with what it knows."""
        world = self.game.resample(state, viewer, self.dice)
        view = self.game.view(state, viewer)
        same = self.game.view(world, viewer) == view
        self._must(same, f"the view of seat {viewer} shows something that it cannot know")
        for other in {SPECTATOR, 0, (viewer + 1) % state.seats} - {viewer}:
            beside = self.game.view_beside(state, viewer, self.game.view(state, other))
            self._must(beside == view, f"beside seat {other}, seat {viewer} sees something else")
        same = self.game.outlooks(world, viewer) == self.game.outlooks(state, viewer)
        self._must(same, f"an outlook for seat {viewer} depends on something it cannot know")
        if viewer != SPECTATOR:
            same = world.moves(viewer) == state.moves(viewer)
            self._must(same, f"the moves of seat {viewer} depend on something it cannot know")
            for move in state.moves(viewer):
                told = self.game.preview(state, viewer, move)
                same = self.game.preview(world, viewer, move) == told
                self._must(same, f"a preview for seat {viewer} tells something it cannot know")
        faults = self.game.faults(world)
        self._must(not faults, f"a world dealt for seat {viewer}: {'; '.join(faults)}")
        for _ in range(MOVES_IN_A_WORLD):
            if deciders := world.deciders():
                seat = deciders[self.dice.below(0, len(deciders))]
                moves = world.moves(seat)
                self._must(bool(moves), f"a world dealt for seat {viewer} cannot be played on")
                world.play(seat, moves[self.dice.below(0, len(moves))])

    def _check_chance(self, state: State, seat: int, move: int) -> None:
        """Choosing the outcomes of a move one by one leads where the seed led."""
        outcomes: list[int] = []
        real = state.copy()
        real.dice.record(outcomes)
        real.play(seat, move)
        explicit = ExplicitChance(state.copy())
        explicit.play(seat, move)
        for outcome in outcomes:
            self._must(explicit.outcomes_open > outcome, "chance asks for another outcome")
            explicit.choose(outcome)
        self._must(not explicit.outcomes_open, "chance asks for more outcomes")
        for viewer in self.everyone:
            same = self.game.view(explicit.state, viewer) == self.game.view(real, viewer)
            self._must(same, "chosen outcomes lead to another position than the same by seed")

    def _check_undo(self, state: State, seat: int, move: int, before: str) -> None:
        """Whatever a move that can be taken back showed its seat, the seat could have known."""
        undo = Undo()
        undo.remember(state, seat)
        after, heard = self._played(state, seat, move)
        is_certain = self.game.reveals_nothing(state, seat, move)
        kept = after.irrevocable() == state.irrevocable()
        self._must(kept or not is_certain, "a move said to reveal nothing cannot be taken back")
        if not undo.is_open(after, seat):
            return
        self._must(digest(undo.go_back()) == before, "undo leads to another position")
        told = [event for event in heard if event.is_told_to(seat)]
        facts = [event.facts() for event in told]
        for secret in self.game.secrets(state, seat):
            known = not any(secret.items() <= fact.items() for fact in facts)
            self._must(known, f"a move that can be taken back told a secret: {secret}")
        self._must(not is_disclosed(told), "a move that can be taken back read out a consequence")
        world, heard_there = self._played(self.game.resample(state, seat, self.dice), seat, move)
        same = self._shown(world, seat, heard_there) == self._shown(after, seat, heard)
        self._must(same, "a move that can be taken back showed something hidden")

    def _check_what_if(self, state: State, seat: int) -> None:
        """Exploring a position gives the same answers, whichever possible world is the real one.

        A branch ends before anything that nobody may foresee (``Step.is_sealed``, ``Disclosure``).
        """
        deal = f"what if {self.dice.below(0, 1 << 30)}"
        other = self.game.resample(state, seat, self.dice)
        branch = self.game.resample(state, seat, Dice.from_seed(deal, 1))
        twin = self.game.resample(other, seat, Dice.from_seed(deal, 1))
        heard: list[Event] = []
        heard_there: list[Event] = []
        for _ in range(MOVES_IN_A_WORLD):
            same = self._shown(branch, seat, heard) == self._shown(twin, seat, heard_there)
            same = same and _all_moves(branch) == _all_moves(twin)
            self._must(same, f"what-if gives seat {seat} an answer that depends on hidden things")
            deciders = branch.deciders()
            if not deciders or branch.steps[-1].is_sealed():
                return
            decider = deciders[self.dice.below(0, len(deciders))]
            moves = branch.moves(decider)
            move = moves[self.dice.below(0, len(moves))]
            branch, heard = self._played(branch, decider, move)
            twin, heard_there = self._played(twin, decider, move)
            if is_disclosed(heard):
                return

    def _played(self, state: State, seat: int, move: int) -> tuple[State, list[Event]]:
        """A copy one move further on, and its events."""
        heard: list[Event] = []
        after = state.copy()
        after.listen(heard)
        after.play(seat, move)
        return after, heard

    def _shown(self, state: State, seat: int, heard: list[Event]) -> object:
        """Everything a seat is shown of a position and of what led to it, including texts."""
        view = self.game.view(state, seat)
        told = [event for event in heard if event.is_told_to(seat)]
        return (
            view,
            [event.facts() for event in told],
            [self.words.event(event) for event in told],
            self.words.prompt(state, seat, view),
            [
                (self.words.move(move, view), self.game.preview(state, seat, move))
                for move in state.moves(seat)
            ],
        )

    def _check_previews(self, state: State, seat: int) -> None:
        """What a preview claims comes true while the move is carried out, all of it at once."""
        for move in state.moves(seat):
            preview = self.game.preview(state, seat, move)
            if preview is None or preview.name in self.game.unclaimed:
                continue
            word = self.game.moves.word(move)
            self._must(bool(preview.claims), f"the preview {preview.name} of {word} claims nothing")
            self._must(
                self._comes_true(state, seat, move, preview.claims),
                f"{word} does not do what its preview {preview.name} says: {preview.claims}",
            )

    def _comes_true(self, state: State, seat: int, move: int, claims: Mapping[str, int]) -> bool:
        after = state.copy()
        after.steps[-1].play(after, seat, move)
        while True:
            tallies = self.game.tallies(after, seat)
            if all(tallies[name] == count for name, count in claims.items()):
                return True
            if not after.advance():
                return False

    def _check_telling(self, state: State) -> None:
        """No seat hears anything that its view hides."""
        facts = [event.facts() for event in self.events]
        for viewer in self.everyone:
            for secret in self.game.secrets(state, viewer):
                for event, told in zip(self.events, facts, strict=True):
                    if secret.items() <= told.items() and event.is_told_to(viewer):
                        self._must(False, f"seat {viewer} heard a secret: {secret}")

    def _check_end(self) -> None:
        state, saga = self.recorder.state, self.recorder.saga
        result = self.game.result(state)
        for total, sheet in zip(result.totals, result.sheets, strict=True):
            self._must(total == sum(sheet.values()), "a score is not the sum of its sources")
        # A solo player can lose.
        self._must(state.seats == 1 or min(result.places) == 1, "nobody has won")
        self._must(decode(encode(saga)) == saga, "the saga file does not lead back")
        last = digest(state)
        self._must(_last_digest(self.game, saga) == last, "the saga leads to another end")
        seat_view = self.game.view(state, 0)
        sealed = msgspec.structs.replace(saga, seed=None)
        *_, replayed = replay(self.game, sealed)
        same = self.game.view(replayed, 0) == seat_view
        self._must(same, "the saga without its seed leads to another end")


def _all_moves(state: State) -> dict[int, list[int]]:
    """The moves of everyone who is asked: whoever explores a position answers for all seats."""
    return {seat: state.moves(seat) for seat in state.deciders()}


def _last_digest(game: Game, saga: Saga) -> str:
    *_, last = replay(game, saga)
    return digest(last)
