"""What a server reads before anybody asks."""

import asyncio
from pathlib import Path

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.server.storage import Storage
from meadhall.server.warming import read_words
from meadhall.store import Store, sqlite_url
from meadhall.words import LANGUAGES, Words
from meadhall.words.messages import Bundle


def test_no_words_are_left_to_be_read_when_somebody_asks(tmp_path: Path) -> None:
    Bundle.read.cache_clear()
    store = Store.open(sqlite_url(tmp_path / "meadhall.db"))
    storage = Storage(store)
    asyncio.run(read_words(storage))
    storage.close()
    store.close()
    already_read = Bundle.read.cache_info().misses
    assert already_read
    for game in game_ids():
        for language in LANGUAGES:
            Words(find_game(game), language, ["Anna", "Bjorn"])
    assert Bundle.read.cache_info().misses == already_read
