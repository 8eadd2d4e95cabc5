"""The database of a server: SQLite in a file, or PostgreSQL when several servers share one.

The log of each table is the truth; everything else about tables can be rebuilt from it. The store
is synchronous and decides nothing: it keeps what ``tables/`` says, and ensures that when two write
at the same moment only one is first.
"""

from meadhall.store.address import Kind, sqlite_url
from meadhall.store.appending import Append
from meadhall.store.channels import Channel, ChannelKind
from meadhall.store.circle import Avoided, Friend, How, Standing
from meadhall.store.daily import DailyDeal, OwnTry
from meadhall.store.errors import (
    Conflict,
    DuplicateKey,
    Gone,
    NameTaken,
    StoreError,
    Unavailable,
)
from meadhall.store.export import Export
from meadhall.store.offers import Offer
from meadhall.store.outbox import Post
from meadhall.store.people import Account, SeenBy
from meadhall.store.puzzles import PuzzleAnswer
from meadhall.store.sessions import Session
from meadhall.store.store import Store
from meadhall.store.talk import ChatLine
from meadhall.store.tournaments import NewTable, TournamentRow, TournamentTable

__all__ = [
    "Account",
    "Append",
    "Avoided",
    "Channel",
    "ChannelKind",
    "ChatLine",
    "Conflict",
    "DailyDeal",
    "DuplicateKey",
    "Export",
    "Friend",
    "Gone",
    "How",
    "Kind",
    "NameTaken",
    "NewTable",
    "Offer",
    "OwnTry",
    "Post",
    "PuzzleAnswer",
    "SeenBy",
    "Session",
    "Standing",
    "Store",
    "StoreError",
    "TournamentRow",
    "TournamentTable",
    "Unavailable",
    "sqlite_url",
]
