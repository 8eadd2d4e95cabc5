"""Daily sagas that have been told, for whoever looks at the results."""

from meadhall.bots import Seen, find_bot
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.dice import Dice
from meadhall.store import DailyDeal, Store
from meadhall.tables.daily import deal_of, open_try, starts_at
from meadhall.tables.draft import Draft
from meadhall.tables.entries import Person
from meadhall.tables.folding import fold
from meadhall.tables.lobby import new_secret
from meadhall.tables.summary import summarize
from meadhall.tables.waking import follow_up


def dealt(store: Store, day: str, game: str) -> DailyDeal:
    """What a day deals, made now if no server has."""

    def make() -> DailyDeal:
        deal = deal_of(find_game(game), day)
        return DailyDeal(
            day=day, game=game, deal=deal, secret=new_secret(), sealed_at=starts_at(day)
        )

    return store.daily.get_or_make(day, game, make)


def tell(
    store: Store, day: str, game: str, person: Person, plays_like: str, moves: int = 10_000
) -> str:
    """Store a try that counts, of somebody who plays like this bot; returns its table."""
    dealt_then = dealt(store, day, game)
    begins = starts_at(day) + 3600
    deal, secret = dealt_then.deal, dealt_then.secret
    log = open_try(game, deal, day, secret, person, begins, counts=True)
    id = new_secret()
    draft = Draft(fold(id, log), begins)
    follow_up(draft)
    while draft.table.status == "playing" and len(draft.table.moves) < moves:
        table = draft.table
        seat = next(iter(table.asked))
        bot = table.seats[seat].bot
        draft.now += 20 if bot is None else 0
        dice = Dice.from_seed(f"{id}/{table.seq}", 1)
        seen = Seen(table.game, table.state, seat, dice)
        move = find_bot(bot or plays_like).choose(seen)
        by = person.id if bot is None else f"bot:{bot}"
        draft.move(seat, table.game.moves.word(move), by)
    log += draft.entries
    store.daily.begin(day, person.id, 0, summarize(draft.table), log, None)
    return id
