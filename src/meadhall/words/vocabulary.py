"""What things are called, and how facts become the variables of a message.

A number stays a number, so that plurals work. An id ``x`` becomes several variables: ``$x`` is its
name, ``$x_id`` the id for selectors, ``$x_<field>`` what the content says about it,
``$x_now_<field>`` what the table shows of it, and ``$x_told`` the story that is told of it, with
``$x_told_<part>`` for each of its parts. A countable thing, and a number that is called after one
(``$own_coin``), also has ``$x_amount``. A price, which consists of amounts, is joined. So is a
list, with a count for equal items; ``$x_count`` is its length, or the sum of the amounts, and
``$x_<item>`` how often an item is in it.

Names and amounts have grammatical cases where their message has attributes for them: ``$x_acc`` is
the accusative of the name of ``x``, ``$x_amount_acc`` that of its amount. Places also have
``$x_at``, ``$x_to`` and ``$x_from``, which include the preposition.
"""

import re
from collections import Counter, OrderedDict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from meadhall.kernel.game import Game
from meadhall.words.described import NO_PARTS, Needs, Parts
from meadhall.words.facts import CASES, Facts
from meadhall.words.messages import Messages
from meadhall.words.printed import Printed, fields_of

SHARED = Path(__file__).parent


SENTENCES_KEPT = 20_000
"""How many sentences of a game in a language are kept; the oldest go first."""

FIRST_MARK = 0xE000
"""What stands for the name of seat 0 while a sentence is made, and for others from there on: a
private character, which no message uses. So a sentence can be kept for tables of other people."""

_MARKS = re.compile("[\ue000-\ue0ff]")


class Vocabulary:
    """The vocabulary of one table: a game, a language, and the names of the players by seat."""

    def __init__(self, game: Game, language: str, seats: Sequence[str], strict: bool) -> None:
        self.messages = Messages(game.folder / "words", language, strict)
        self.stories = Messages(game.folder / "words" / "stories", language, strict)
        self.shared = Messages(SHARED, language, strict)
        self.printed = Printed.of(game)
        self._marks = {f"seat_{seat}": chr(FIRST_MARK + seat) for seat in range(len(seats))}
        self._people = {chr(FIRST_MARK + seat): name for seat, name in enumerate(seats)}
        self._composed = game.names_composed
        self._kept = _kept(game, language, len(seats), strict)
        self.needs = self._kept.needs
        """What of a view is mentioned by the sentences of each move and step."""

    # Names

    def name(self, id: str, case: str = "") -> str:
        """The name of a card, place, person, good or the like; a mark for a seat; else the id."""
        if id in self._marks:
            return self._marks[id]
        if (id, case) not in self._kept.names:
            self._kept.names[id, case] = self._find_name(id, case)
        return self._kept.names[id, case]

    def _find_name(self, id: str, case: str) -> str:
        message = f"name-{message_key(id)}"
        name = self.messages.find([message], {}, case)
        if name is None and id in self._composed:
            naming = self._composed[id]
            message = f"naming-{naming.message}"
            name = self.messages.text([message], self.facts_of(naming.facts, [message]), id, case)
        return id if name is None else name

    def cases(self, id: str) -> dict[str, str]:
        """The name in every case that differs from the plain name."""
        forms = {case: self.name(id, case) for case in CASES}
        return {case: form for case, form in forms.items() if form != self.name(id)}

    def amount(self, id: str, n: int | str, case: str = "") -> str:
        """An amount of something, in a grammatical case where the language has it.

        What the content gives as an amount may be a word.
        """
        counted = (id, n, case)
        if counted not in self._kept.amounts:
            plain = f"{n} {self.name(id)}"
            text = self.messages.text([f"amount-{id}"], {"n": n}, plain, case)
            self._kept.amounts[counted] = text
        return self._kept.amounts[counted]

    def is_counted(self, id: str) -> bool:
        """Whether there are words for an amount of it."""
        if id not in self._kept.counted:
            self._kept.counted[id] = self.messages.has([f"amount-{id}"])
        return self._kept.counted[id]

    def join(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        facts = {"most": ", ".join(items[:-1]), "last": items[-1]}
        return self.shared.text(["list-end"], facts, "list-end")

    # Sentences

    def made(self, key: Hashable) -> str | None:
        """A sentence that was made before, with the names of the people here.

        The key must hold everything else that the sentence depends on.
        """
        text = self._kept.sentences.get(key)
        return None if text is None else self.named(text)

    def keep(self, key: Hashable, text: str) -> str:
        """Keep a sentence for the next time; with the names of the people here."""
        kept = self._kept.sentences
        kept[key] = text
        if len(kept) > SENTENCES_KEPT:
            kept.popitem(last=False)
        return self.named(text)

    def named(self, text: str) -> str:
        """The text with the names of the people in place of their marks."""
        return text if text.isascii() else _MARKS.sub(self._person, text)

    def _person(self, mark: re.Match[str]) -> str:
        return self._people[mark[0]]

    # Facts

    def facts_of(self, given: Mapping[str, object], messages: Sequence[str]) -> Facts:
        """The variables of the first of these messages that exists."""
        n = given.get("n")
        facts = self.messages.facts(messages)
        for key, value in given.items():
            self.add(facts, key, value, n=n if isinstance(n, int) else 1)
        return facts

    def add(
        self, facts: Facts, key: str, value: object, parts: Parts = NO_PARTS, n: int = 1
    ) -> None:
        """Turn one fact into variables; ``n`` is the number of a countable thing."""
        if not facts.wants(key):
            return
        if isinstance(value, bool):
            facts[key] = str(value).lower()
        elif isinstance(value, int):
            facts[key] = value
            self._add_amounts(facts, f"{key}_amount", {key.rpartition("_")[2]: value}.items())
        elif isinstance(value, str):
            self._add_id(facts, key, value, parts, n)
        elif value is None:
            facts[key] = facts[f"{key}_id"] = "none"
        elif isinstance(value, Struct):
            fields = fields_of(value)
            self._add_amounts(facts, key, [(id, n) for id, n in fields.items() if n])
            self._add_parts(facts, key, fields)
        elif isinstance(value, Mapping):
            self._add_amounts(facts, key, value.items())
            self._add_parts(facts, key, value)
            if facts.wants(f"{key}_count"):
                facts[f"{key}_count"] = sum(value.values())
        elif isinstance(value, Iterable):
            self._add_list(facts, key, list(value))

    def _add_id(self, facts: Facts, key: str, id: str, parts: Parts, n: int) -> None:
        facts[key] = printed_number(self.name(id))
        for case in facts.wanted_cases(key):
            facts[f"{key}_{case}"] = self.name(id, case)
        facts[f"{key}_id"] = id
        self._add_amounts(facts, f"{key}_amount", [(id, n)])
        facts.take(self.figures(id), f"{key}_")
        if facts.wants(f"{key}_now"):
            for part in parts.get(id, ()):
                self._add_parts(facts, f"{key}_now", fields_of(part))

    def _add_parts(self, facts: Facts, key: str, parts: Mapping[str, object]) -> None:
        for part, value in parts.items():
            self.add(facts, f"{key}_{part}", value)

    def _add_list(self, facts: Facts, key: str, items: list[Any]) -> None:
        facts[f"{key}_count"] = len(items)
        if all(isinstance(item, str) for item in items):
            counts = Counter(items)
            facts.take(counts, f"{key}_")
            facts[key] = self._listed(counts)
            for case in facts.wanted_cases(key):
                facts[f"{key}_{case}"] = self._listed(counts, case)
            return
        if all(isinstance(item, int) for item in items):
            facts[f"{key}_sum"] = sum(items)
        for place, item in enumerate(items, 1):
            self.add(facts, f"{key}_{place}", item)

    def _listed(self, counts: Mapping[str, int], case: str = "") -> str:
        names: list[str] = []
        for item, n in counts.items():
            name = self.name(item, case)
            if n > 1:
                name = self.shared.text(["list-count"], {"n": n, "item": name}, name)
            names.append(name)
        return self.join(names)

    def _add_amounts(self, facts: Facts, key: str, counted: Iterable[tuple[Any, Any]]) -> None:
        """Add amounts of things, joined, in every case; nothing if one of them is not countable."""
        if not facts.wants(key):
            return
        counted = list(counted)
        if not counted or not all(self.is_counted(id) for id, _ in counted):
            return
        facts[key] = self.join([self.amount(id, n) for id, n in counted])
        for case in facts.wanted_cases(key):
            facts[f"{key}_{case}"] = self.join([self.amount(id, n, case) for id, n in counted])

    # What the content says

    def common(self) -> Facts:
        """The numbers that belong to no single card: ``$scoring_favor_glory``."""
        if not self._kept.common:
            for name, table in self.printed.tables.items():
                self.add(self._kept.common, name, table)
        return self._kept.common

    def figures(self, id: str) -> Facts:
        """What the content says about an id. Effects go by their keyword: ``$pay_n``, ``$gain``."""
        if id not in self._kept.figures:
            self._kept.figures[id] = Facts()  # where entries refer to each other, this ends it
            facts = Facts()
            for name, value in self.printed.about(id).items():
                if name == "effects":
                    self._add_effects(facts, value)
                elif name != "id":
                    self.add(facts, name, value)
            for part, text in self.stories.parts(message_key(id)).items():
                facts[f"told_{part}" if part else "told"] = text
            self._kept.figures[id] = facts
        return self._kept.figures[id]

    def _add_effects(self, facts: Facts, effects: Sequence[Struct]) -> None:
        amounts: dict[str, list[tuple[Any, Any]]] = {}
        for effect in effects:
            keyword = str(effect.__struct_config__.tag)
            self.add(facts, keyword, effect)
            what = getattr(effect, "what", getattr(effect, "type", ""))
            amounts.setdefault(keyword, []).append((what, getattr(effect, "n", 1)))
        for keyword, counted in amounts.items():
            self._add_amounts(facts, keyword, counted)


class _Kept:
    """What was put into words before. No name of a person is in it, so all tables share it."""

    def __init__(self) -> None:
        self.names: dict[tuple[str, str], str] = {}
        self.amounts: dict[tuple[str, int | str, str], str] = {}
        self.counted: dict[str, bool] = {}
        self.figures: dict[str, Facts] = {}
        self.common = Facts()
        self.sentences: OrderedDict[Hashable, str] = OrderedDict()
        self.needs: dict[tuple[str, str], Needs] = {}


@cache
def _kept(game: Game, language: str, seats: int, strict: bool) -> _Kept:
    """In a game for fewer people, a seat may belong to somebody else, such as the Automa."""
    return _Kept()


def message_key(id: str) -> str:
    """The form of an id that can be part of a message's name.

    >>> message_key("exchange:gold+gold>population")
    'exchange-gold-gold-population'
    """
    return re.sub("[^A-Za-z0-9_-]", "-", id)


def printed_number(text: str) -> str:
    """A negative number with the minus sign of print; any other text as it is.

    >>> printed_number("-3"), printed_number("north-east")
    ('−3', 'north-east')
    """
    return re.sub(r"^-(?=\d)", "−", text)
