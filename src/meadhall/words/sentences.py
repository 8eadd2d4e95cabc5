"""The sentences of one table."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from msgspec import Struct
from msgspec.json import Encoder

from meadhall.kernel.events import SPECTATOR, Event
from meadhall.kernel.game import Ending, Game, Preview, Setting
from meadhall.kernel.state import Obstacle, State
from meadhall.words.described import NO_NEEDS, NO_PARTS, OWN, Needs, Parts, parts_of
from meadhall.words.facts import event_facts, step_facts
from meadhall.words.vocabulary import Vocabulary, message_key

_encode = Encoder().encode


class Words:
    """The words of one table: a game, a language, and the names of the players by seat.

    A missing message falls back to the English one, then to the bare id; ``strict``, which tests
    use, raises instead.
    """

    def __init__(
        self, game: Game, language: str, seats: Sequence[str], strict: bool = False
    ) -> None:
        self._game = game
        self._vocabulary = Vocabulary(game, language, seats, strict)
        self._messages = self._vocabulary.messages

    # Names and texts

    def name(self, id: str) -> str:
        """The name of a card, place, person, good, seat, die face or pair of goods; else the id."""
        return self._vocabulary.named(self._vocabulary.name(id))

    def cases(self, id: str) -> dict[str, str]:
        """The name in every grammatical case that differs from the plain name."""
        return self._vocabulary.cases(id)

    def amount(self, id: str, n: int, case: str = "") -> str:
        """An amount of something, in a grammatical case where the language has it."""
        return self._vocabulary.amount(id, n, case)

    def ids(self) -> list[str]:
        """Every id that a view, an event or a choice can mention and that has a name to show."""
        found = {*self._vocabulary.printed.entries, *self._game.names_composed}
        if not self._vocabulary.printed.entries:
            # Without content files nothing else says what is in a view: pieces, heaps, fields.
            found.update(self._messages.endings("name-"))
        for kind in self._game.events:
            for ids in kind.fields.values():
                if isinstance(ids, tuple | list):
                    found.update(ids[0] if isinstance(ids, tuple) else ids)
        for move in range(self._game.moves.size()):
            found.update(self._game.moves.word(move).split(":")[1:])
        found.difference_update(self._game.positions)
        return sorted(id for id in found if self.name(id) != id)

    def explain(self, id: str) -> str:
        """What something does or costs. A card without a text of its own has that of its group.

        >>> from meadhall.kernel.catalogue import find_game
        >>> Words(find_game("champions"), "en", []).explain("stall_heroes")
        'Pay 2 coins and take 1 axeman and 1 swordsman.'
        """
        facts = {**self._vocabulary.common(), **self._vocabulary.figures(id)}
        return self._messages.text([f"text-{id}", f"text-each-{facts.get('group_id')}"], facts, id)

    def story(self, id: str) -> tuple[str, dict[str, str]] | None:
        """What is read out before a choice: the situation, and the choices by their keys.

        Parts with an underscore in their names are what comes of a choice; only events tell them.
        """
        parts = self._vocabulary.stories.parts(message_key(id))
        if not parts:
            return None
        opening = parts.pop("")
        return opening, {key: text for key, text in parts.items() if "_" not in key}

    def source(self, id: str) -> str:
        """The name of a source of points."""
        return self._messages.text([f"source-{id}"], {}, id)

    def sources(self) -> list[str]:
        """All sources of points."""
        return self._messages.endings("source-")

    def game_name(self) -> str:
        return self._messages.text(["game-name"], {}, self._game.id)

    def game_summary(self) -> str:
        return self._messages.text(["game-summary"], self._vocabulary.common(), self._game.id)

    def option(self, id: str) -> str:
        return self.name(id)

    def option_sentence(self, id: str) -> str:
        """What an option changes."""
        return self._messages.text([f"option-{id}"], self._vocabulary.common(), id)

    def setting(self, value: Setting) -> str:
        """The name of an option's value.

        >>> from meadhall.kernel.catalogue import find_game
        >>> words = Words(find_game("champions"), "en", [])
        >>> [words.setting(value) for value in (True, "random", "2")]
        ['on', 'at random', 'seat 2']
        """
        if isinstance(value, bool):
            return self.interface("setting-on" if value else "setting-off")
        if str(value).isdigit():
            return self.interface("setting-seat", seat=int(value))
        return self.name(str(value))

    def interface(self, key: str, **facts: str | int) -> str:
        """A text that all programs share."""
        return self._vocabulary.shared.text([key], facts, key)

    # Questions

    def prompt(self, state: State, seat: int, view: Struct | None = None) -> str:
        """What the seat is asked to do, or whom it waits for; pass ``view`` if you have it."""
        if seat not in state.deciders():
            return self.waiting(state)
        return self._step_text(state, seat, "", view)

    def waiting(self, state: State) -> str:
        """Who is being waited for, and for what."""
        if state.is_over():
            return self.interface("game-over")
        return self._step_text(state, SPECTATOR, "waiting")

    def _step_text(
        self, state: State, seat: int, attribute: str, view: Struct | None = None
    ) -> str:
        """A message of the waiting step: what the seat sees, the step's facts, who is asked."""
        step = state.steps[-1]
        kind = type(step).__name__
        messages = [f"prompt-{kind}"]
        asked = [f"seat_{other}" for other in sorted(state.deciders())]
        given = {**step_facts(step), "seats": asked}
        needs = self._vocabulary.needs.get((kind, attribute))
        if needs is None:
            view = view or self._game.view(state, seat)
            facts = self._messages.facts(messages, attribute)
            needs = Needs.of(facts, given, [OWN, *view.__struct_fields__])
            self._vocabulary.needs[kind, attribute] = needs
        parts = NO_PARTS
        if needs.fields or needs.described:
            view = view or self._game.view(state, seat)
            given = {**needs.seen(view, seat), **given}
            parts = parts_of(view) if needs.described else NO_PARTS

        key = (kind, attribute, _encode([given, needs.shown(given, parts)]))
        text = self._vocabulary.made(key)
        if text is None:
            facts = self._messages.facts(messages, attribute)
            for name, value in given.items():
                self._vocabulary.add(facts, name, value, parts)
            text = self._messages.text(messages, facts, kind, attribute)
            text = self._vocabulary.keep(key, text)
        return text

    def move(self, move: int, view: Struct | None = None) -> str:
        """What a move does, as on a button.

        With a view of the table some moves say more: the tile on a space, the enemy in a fight,
        the card that is being explored.
        """
        return self.moves([move], view)[0]

    def moves(self, moves: Iterable[int], view: Struct | None = None) -> list[str]:
        """What each of these moves does."""
        parts = NO_PARTS
        texts: list[str] = []
        for move in moves:
            word = self._game.moves.word(move)
            needs = self._move_needs(word, view)
            if needs.described and parts is NO_PARTS and view is not None:
                parts = parts_of(view)
            texts.append(self._move(word, needs, view, parts))
        return texts

    def _move_needs(self, word: str, view: Struct | None) -> Needs:
        if view is None:
            return NO_NEEDS
        needs = self._vocabulary.needs.get((word, "seen"))
        if needs is None:
            messages = _move_messages(word)
            says_more = self._messages.has(messages, "seen")
            fields = view.__struct_fields__ if says_more else ()
            needs = Needs.of(self._messages.facts(messages), _targets(word), fields)
            self._vocabulary.needs[word, "seen"] = needs
        return needs

    def _move(self, word: str, needs: Needs, view: Struct | None, parts: Parts) -> str:
        given = _targets(word)
        shown = b""
        if view is not None and (needs.fields or needs.described):
            seen = needs.seen(view)
            given = {**given, **seen}
            shown = _encode([seen, needs.shown(given, parts)])

        key = (word, view is None, shown)
        text = self._vocabulary.made(key)
        if text is None:
            messages = _move_messages(word)
            facts = self._messages.facts(messages)
            facts.take(self._vocabulary.common())
            for name, value in given.items():
                self._vocabulary.add(facts, name, value, parts)
            says_more = view is not None and self._messages.has(messages, "seen")
            text = self._messages.text(messages, facts, word, "seen" if says_more else "")
            text = self._vocabulary.keep(key, text)
        return text

    def plan(self, plan: str) -> str:
        """What a plan does, and until when: ``accept_rolls:4`` is message plan-accept_rolls."""
        return self._say(f"plan-{plan.partition(':')[0]}", _targets(plan), plan)

    def preview(self, preview: Preview) -> str:
        """What a move would lead to, in a few words."""
        return self._say(f"preview-{preview.name}", preview.facts, preview.name)

    def change(self, id: str, n: int) -> str | None:
        """More or less of something, such as "+2 wood"; None if it is not counted in words."""
        if not self._vocabulary.is_counted(id):
            return None
        return f"{'+' if n > 0 else '−'}{self._vocabulary.amount(id, abs(n))}"

    def ending(self, ending: Ending, winners: Sequence[int], points: int) -> str:
        """Why the game was won, or lost if nobody won it; ``points`` are those of the winners."""
        message = f"ending-{ending.name}"
        seats = [f"seat_{seat}" for seat in winners]
        if not self._messages.has([message]):
            names = self._vocabulary.join([self.name(seat) for seat in seats])
            return self.interface(
                "ending-points", winners=names, winners_count=len(winners), points=points
            )
        return self._say(message, {**ending.facts, "winners": seats, "points": points}, message)

    def resigned(self, names: Sequence[str], winners: Sequence[int]) -> str:
        """Who gave up, and who won by that."""
        return self.interface(
            "ending-resigned",
            names=self._vocabulary.join(names),
            winners=self._vocabulary.join([self.name(f"seat_{seat}") for seat in winners]),
            winners_count=len(winners),
        )

    def obstacle(self, obstacle: Obstacle) -> str:
        """Why something may not be done; ``obstacle.rule`` is the number of the rule."""
        return self._say(f"obstacle-{obstacle.name}", obstacle.facts, obstacle.name)

    def event(self, event: Event) -> str:
        """What happened, as a line in the log."""
        kind = event.kind.name
        return self._say(f"event-{kind}", event_facts(event), kind)

    def _say(self, message: str, given: Mapping[str, object], otherwise: str) -> str:
        key = (message, _encode(given))
        text = self._vocabulary.made(key)
        if text is None:
            facts = self._vocabulary.facts_of(given, [message])
            text = self._vocabulary.keep(key, self._messages.text([message], facts, otherwise))
        return text


def _move_messages(word: str) -> list[str]:
    return [f"move-{message_key(word)}", f"move-{word.partition(':')[0]}"]


@cache
def _targets(word: str) -> Mapping[str, object]:
    """The targets of a move or a plan, called ``a``, ``b`` and so on.

    >>> _targets("split:axeman:2")
    {'a': 'axeman', 'b': 2}
    """
    targets = word.split(":")[1:]
    return {
        key: int(target) if target.isdigit() else target
        for key, target in zip("abcdefgh", targets, strict=False)
    }
