"""Everything a player reads, in English and Polish.

The sentences are Project Fluent messages: those of a game are beside its rules (``Game.folder``),
those that all programs share are in this folder. Long texts that are read out part by part, such
as Story cards, are in ``words/stories`` of their game. This package supplies the variables. What it
knows about a game comes from the game itself: its content, the facts that its events and steps
declare, and the view of a table. So a new game needs no code here.

- ``sentences.py``: the messages that a table asks for.
- ``vocabulary.py``: names and amounts, and how facts become the variables of a message.
- ``facts.py``, ``printed.py``, ``described.py``: the facts of events and steps, of the content,
  and of a view.
- ``messages.py``: reading and formatting the files.
- ``rulebook.py``: the numbered rules.

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
"""

from meadhall.words.messages import (
    LANGUAGES,
    BrokenMessage,
    Messages,
    MissingMessage,
    UnknownLanguage,
)
from meadhall.words.sentences import Words
from meadhall.words.vocabulary import SHARED

__all__ = [
    "LANGUAGES",
    "SHARED",
    "BrokenMessage",
    "MissingMessage",
    "UnknownLanguage",
    "Words",
    "interface",
]


def interface(language: str, key: str, **facts: str | int) -> str:
    """A text that all programs share.

    >>> interface("pl", "list-end", most="drewno", last="moneta")
    'drewno i moneta'
    """
    return Messages(SHARED, language, strict=False).text([key], facts, key)
