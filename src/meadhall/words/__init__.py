"""Everything a player reads, in English and Polish.

The sentences are Project Fluent messages: those of a game are beside its rules (``Game.folder``),
those that all programs share are in this folder. This module supplies their variables. What it
knows about a game comes from the game itself: the names of ids, the facts of events, the fields of
steps, the view of a table and the numbers in the content files. So a new game needs no code here.

>>> from meadhall.kernel.catalogue import find_game
>>> champions = find_game("champions")
>>> words = Words(champions, "pl", ["Anna", "Bjorn"])
>>> words.name("rune_gifts"), words.name("seat_1"), words.amount("coin", 5)
('Dary', 'Bjorn', '5 monet')
>>> words.move(champions.moves.number("lose:axeman"))
'Strać 1 topornika'
>>> state = champions.new(2, {"first_player": "1"}, "a seed")
>>> Words(champions, "en", ["Anna", "Bjorn"]).prompt(state, 0)
'Waiting for Bjorn to choose a leader.'

How a fact reaches a message: a number stays a number, so that plurals work. An id ``x`` becomes
several variables: ``$x`` is its name, ``$x_id`` the id for selectors, ``$x_<figure>`` what the
content says about it, and ``$x_now_<field>`` what the table shows of it. For countable things there
is also ``$x_amount``, and ``$x_amount_acc`` in the accusative. A list is joined, with a count for
equal items; ``$x_count`` is its length and ``$x_<item>`` how often an item is in it.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from meadhall.kernel.events import SPECTATOR, Event
from meadhall.kernel.game import Game, Preview, Setting
from meadhall.kernel.plain import field_names
from meadhall.kernel.state import Obstacle, State
from meadhall.words.messages import (
    LANGUAGES,
    BrokenMessage,
    Facts,
    Messages,
    MissingMessage,
    UnknownLanguage,
)

__all__ = [
    "LANGUAGES",
    "BrokenMessage",
    "MissingMessage",
    "UnknownLanguage",
    "Words",
    "interface",
]

SHARED = Path(__file__).parent
CASES = ("acc",)
"""Grammatical cases that an amount may have as attributes: the accusative."""


def interface(language: str, key: str, **facts: str | int) -> str:
    """A text that all programs share.

    >>> interface("pl", "list-end", most="drewno", last="moneta")
    'drewno i moneta'
    """
    return Messages(SHARED, language, strict=False).text([key], facts, key)


EFFECT_TAGS = ("do", "kind", "keyword")
"""The fields of an effect that may say what it does, in the games' content files."""


class Words:
    """The words of one table: a game, a language, and the names of the players by seat.

    A missing message falls back to the English one, then to the bare id; ``strict``, which tests
    use, raises instead.
    """

    def __init__(
        self, game: Game, language: str, seats: Sequence[str], strict: bool = False
    ) -> None:
        self._game = game
        self._seats = list(seats)
        self._shared = Messages(SHARED, language, strict)
        self._messages = Messages(game.folder / "words", language, strict)
        self._names = game.names(language)
        self._content, self._common_tables = _read_content(game.folder / "content")
        self._figures, self._amounts = _kept(game.folder, language, strict)

    # Names

    def name(self, id: str) -> str:
        """The name of a card, place, person, good, seat, die face or pair of goods; else the id."""
        seat = re.fullmatch(r"seat_(\d+)", id)
        if seat and int(seat[1]) < len(self._seats):
            return self._seats[int(seat[1])]
        if id in self._names:
            return self._names[id]
        return self._messages.find([f"name-{_key(id)}"], {}) or id

    def amount(self, id: str, n: int, case: str = "") -> str:
        """An amount of something, in a grammatical case where the language has it."""
        counted = (id, n, case)
        if counted not in self._amounts:
            plain = f"{n} {self.name(id)}"
            self._amounts[counted] = self._messages.text([f"amount-{id}"], {"n": n}, plain, case)
        return self._amounts[counted]

    def source(self, id: str) -> str:
        """The name of a source of points."""
        return self._messages.text([f"source-{id}"], {}, id)

    def sources(self) -> list[str]:
        """All sources of points."""
        return self._messages.endings("source-")

    def option(self, id: str) -> str:
        return self.name(id)

    def option_sentence(self, id: str) -> str:
        """What an option changes."""
        return self._messages.text([f"option-{id}"], self._common, id)

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

    def explain(self, id: str) -> str:
        """What something does or costs. A card without a text of its own has that of its deck.

        >>> from meadhall.kernel.catalogue import find_game
        >>> Words(find_game("champions"), "en", []).explain("stall_heroes")
        'Pay 2 coins and take 1 axeman and 1 swordsman.'
        """
        facts = {**self._common, **self._figures_of(id)}
        return self._messages.text([f"text-{id}", f"text-each-{facts.get('group_id')}"], facts, id)

    def ids(self) -> list[str]:
        """Every id that a view, an event or a choice can mention and that has a name to show."""
        found = {*self._names, *self._content, *self._game.explained_by}
        for kind in self._game.events:
            for ids in kind.fields.values():
                if isinstance(ids, tuple | list):
                    found.update(ids[0] if isinstance(ids, tuple) else ids)
        for move in range(self._game.moves.size()):
            found.update(self._game.moves.word(move).split(":")[1:])
        found.difference_update(self._game.positions)
        return sorted(id for id in found if self.name(id) != id)

    def game_name(self) -> str:
        return self._messages.text(["game-name"], {}, self._game.id)

    def game_summary(self) -> str:
        return self._messages.text(["game-summary"], self._common, self._game.id)

    def interface(self, key: str, **facts: str | int) -> str:
        """A text that all programs share."""
        return self._shared.text([key], facts, key)

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
        """A message of the waiting step: its fields, what the seat sees, who is asked."""
        view = view or self._game.view(state, seat)
        kind = type(state.steps[-1]).__name__
        messages = [f"prompt-{kind}"]
        facts = self._messages.facts(messages)
        for name in view.__struct_fields__:
            value = getattr(view, name)
            if not isinstance(value, (list, dict)):
                self._add(facts, name, value)
        if seat != SPECTATOR and hasattr(view, "players"):
            self._add(facts, "own", view.players[seat])
        step = state.steps[-1]
        for name in field_names(type(step)):
            value = getattr(step, name)
            if name in self._ids and isinstance(value, int):
                value = self._ids[name][value] if value >= 0 else None
            self._add(facts, name, value, view)
        asked = sorted(state.deciders())
        facts["seats"] = self._join([self.name(f"seat_{other}") for other in asked])
        facts["seats_count"] = len(asked)
        return self._messages.text(messages, facts, kind, attribute)

    def move(self, move: int, view: Struct | None = None) -> str:
        """What a move does, as on a button.

        With a view of the table some moves say more: the tile on a space, the enemy in a fight.
        """
        word = self._game.moves.word(move)
        verb, *targets = word.split(":")
        messages = [f"move-{_key(word)}", f"move-{verb}"]
        facts = self._messages.facts(messages)
        facts.take(self._common)
        for key, target in zip("abcdefgh", targets, strict=False):
            self._add(facts, key, int(target) if target.isdigit() else target, view)
        seen = view is not None and self._messages.has(messages, "seen")
        return self._messages.text(messages, facts, word, "seen" if seen else "")

    def plan(self, plan: str) -> str:
        """What a plan does, and until when: ``accept_rolls:4`` is message plan-accept_rolls."""
        verb, *targets = plan.split(":")
        given = {
            key: int(target) if target.isdigit() else target
            for key, target in zip("abcdefgh", targets, strict=False)
        }
        return self._say(f"plan-{verb}", given, plan)

    def preview(self, preview: Preview) -> str:
        """What a move would lead to, in a few words."""
        return self._say(f"preview-{preview.name}", preview.facts, preview.name)

    def obstacle(self, obstacle: Obstacle) -> str:
        """Why something may not be done; ``obstacle.rule`` is the number of the rule."""
        return self._say(f"obstacle-{obstacle.name}", obstacle.facts, obstacle.name)

    def event(self, event: Event) -> str:
        """What happened, as a line in the log."""
        kind = event.kind.name
        return self._say(f"event-{kind}", event.facts(), kind)

    def _say(self, message: str, given: Mapping[str, object], otherwise: str) -> str:
        return self._messages.text([message], self._facts_of(given, [message]), otherwise)

    # Facts

    def _facts_of(self, given: Mapping[str, object], messages: Sequence[str]) -> Facts:
        n = given.get("n")
        facts = self._messages.facts(messages)
        for key, value in given.items():
            self._add(facts, key, value, n=n if isinstance(n, int) else 1)
        return facts

    def _add(
        self, facts: Facts, key: str, value: object, view: Struct | None = None, n: int = 1
    ) -> None:
        """Turn one fact into variables; ``n`` is the number of a countable thing."""
        if not facts.wants(key):
            return
        if isinstance(value, bool):
            facts[key] = str(value).lower()
        elif isinstance(value, int):
            last = key.rpartition("_")[2]
            facts[key] = self.name(f"seat_{value}") if last in ("seat", "other") else value
            self._add_amounts(facts, f"{key}_amount", [(last, value)])
        elif isinstance(value, str):
            self._add_id(facts, key, value, view, n)
        elif value is None:
            facts[key] = facts[f"{key}_id"] = "none"
        elif isinstance(value, Struct):
            self._add(facts, key, structs.asdict(value), view)
        elif isinstance(value, Mapping):
            self._add_amounts(facts, key, value.items())
            for part, item in value.items():
                self._add(facts, f"{key}_{part}", item)
        elif isinstance(value, Iterable):
            self._add_list(facts, key, list(value))

    def _add_id(self, facts: Facts, key: str, id: str, view: Struct | None, n: int) -> None:
        facts[key] = self.name(id)
        facts[f"{key}_id"] = id
        self._add_amounts(facts, f"{key}_amount", [(id, n)])
        facts.take(self._figures_of(id), f"{key}_")
        if facts.wants(f"{key}_now"):
            for part in _parts_of(view, id):
                for name, seen in structs.asdict(part).items():
                    self._add(facts, f"{key}_now_{name}", seen)

    def _add_list(self, facts: Facts, key: str, items: list[Any]) -> None:
        facts[f"{key}_count"] = len(items)
        if all(isinstance(item, str) for item in items):
            told: list[str] = []
            for item, n in Counter(items).items():
                name = self.name(item)
                told.append(name if n == 1 else self.interface("list-count", n=n, item=name))
                facts[f"{key}_{item}"] = n
            facts[key] = self._join(told)
            return
        if all(isinstance(item, int) for item in items):
            facts[f"{key}_sum"] = sum(items)
        for place, item in enumerate(items, 1):
            self._add(facts, f"{key}_{place}", item)

    def _add_amounts(self, facts: Facts, key: str, counted: Iterable[tuple[str, Any]]) -> None:
        """Add amounts of things, joined, in every case; nothing if one of them is not countable."""
        if not facts.wants(key):
            return
        counted = list(counted)
        if not counted or not all(self._messages.has([f"amount-{id}"]) for id, _ in counted):
            return
        facts[key] = self._join([self.amount(id, n) for id, n in counted])
        for case in CASES:
            joined = self._join([self.amount(id, n, case) for id, n in counted])
            facts[f"{key}_{case}"] = joined

    def _join(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.interface("list-end", most=", ".join(items[:-1]), last=items[-1])

    # What the game provides

    @cached_property
    def _common(self) -> Facts:
        """The numbers that belong to no single card: ``$scoring_favor_glory``."""
        facts = Facts()
        for name, table in self._common_tables.items():
            self._add(facts, name, table)
        return facts

    def _figures_of(self, id: str) -> Facts:
        """What the content says about an id. Effects go by their keyword: ``$pay_n``, ``$gain``."""
        if id not in self._figures:
            self._figures[id] = Facts()  # where entries refer to each other, this ends the cycle
            facts = Facts()
            amounts: dict[str, list[tuple[str, int]]] = {}
            entry = self._content.get(id, {})
            for name, value in entry.items():
                if name not in ("id", "effects"):
                    self._add(facts, name, value)
            for effect in entry.get("effects", ()):
                keyword = next(effect[tag] for tag in EFFECT_TAGS if tag in effect)
                self._add(facts, keyword, effect)
                what = effect.get("what", effect.get("type", ""))
                amounts.setdefault(keyword, []).append((what, effect.get("n", 1)))
            for keyword, counted in amounts.items():
                self._add_amounts(facts, keyword, counted)
            self._figures[id] = facts
        return self._figures[id]

    @cached_property
    def _ids(self) -> Mapping[str, list[str]]:
        """For each fact of events, the ids behind its numbers; fields of steps use these names."""
        return {
            name: ids
            for kind in self._game.events
            for name, ids in kind.fields.items()
            if isinstance(ids, list)
        }


@cache
def _kept(
    folder: Path, language: str, strict: bool
) -> tuple[dict[str, Facts], dict[tuple[str, int, str], str]]:
    """A cache of numbers and amounts in words. No seat is in them, so all tables share them."""
    return {}, {}


@cache
def _read_content(folder: Path) -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
    """The entries of all content files by id, and the tables that stand alone.

    Each entry knows its ``group``: the deck of its file, or the name of its table.
    """
    entries: dict[str, dict[str, Any]] = {}
    alone: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        for name, table in tables.items():
            if isinstance(table, dict):
                alone[name] = table
            elif isinstance(table, list):
                group = {"group": tables.get("deck", name)}
                entries.update({entry["id"]: entry | group for entry in table if "id" in entry})
    return entries, alone


def _parts_of(view: Struct | None, id: str) -> Iterable[Struct]:
    """The parts of a view that describe an id: it is their first field."""
    if view is not None:
        for name in view.__struct_fields__:
            parts = getattr(view, name)
            for part in parts if isinstance(parts, list) else []:
                if isinstance(part, Struct) and getattr(part, part.__struct_fields__[0]) == id:
                    yield part


def _key(id: str) -> str:
    """The form of an id that can be part of a message's name."""
    return re.sub("[:>]", "-", id)
