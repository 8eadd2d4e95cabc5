"""Reading at the start what somebody will ask for anyway."""

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.server.storage import Storage
from meadhall.words import LANGUAGES, Words

IS_WANTED = True
"""Not for a server that ends again after a few requests."""


async def read_words(storage: Storage) -> None:
    """The words of all games in all languages, beside whatever else the server does."""
    if IS_WANTED:
        for game in game_ids():
            for language in LANGUAGES:
                await storage.work(Words, find_game(game), language, [])
