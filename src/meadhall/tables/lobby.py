"""Before and after a game: opening a table, taking seats, starting, closing, playing again.

Whoever takes a seat may pledge to add to the seed (``kernel/draw.py``). If anybody has, the seats
are settled first; the game starts when everybody has kept their pledge, or when it has waited for
them long enough (``waking.py``).
"""

import secrets

from msgspec import structs

from meadhall.kernel.draw import pledge_of
from meadhall.kernel.saga import Recorder
from meadhall.tables.bot_names import names_for_bots
from meadhall.tables.draft import Draft
from meadhall.tables.entries import (
    AnyEntry,
    DailyTry,
    Ended,
    Gathered,
    Joined,
    Left,
    Opened,
    Person,
    Rematched,
    Revealed,
    Started,
    TournamentGame,
)
from meadhall.tables.front import seat_color
from meadhall.tables.refusal import Forbidden, Missing, Unsuitable, Wrong
from meadhall.tables.settings import (
    LONGEST_NAME,
    SeatWish,
    Settings,
    check_bot,
    check_name,
    check_settings,
)
from meadhall.tables.table import Seat, Table

SECRET_BYTES = 16


def new_secret() -> str:
    """Return a secret that can be typed: on a command line a hyphen would begin an option."""
    while (secret := secrets.token_urlsafe(SECRET_BYTES)).startswith("-"):
        pass
    return secret


def open_table(
    settings: Settings,
    opener: Person,
    now: float,
    reserved: list[str] | None = None,
    after: str = "",
    pledge: str = "",
    secret: str = "",
    daily: DailyTry | None = None,
    tournament: TournamentGame | None = None,
) -> list[AnyEntry]:
    """The first entries of a log: the table, with its opener in their own seats.

    A ``secret`` to draw the seed from is given only where several tables have the same deal.
    """
    check_settings(settings)
    opened = Opened(
        at=now,
        settings=settings,
        opener=opener,
        seed=settings.seed or secret or new_secret(),
        watch=new_secret(),
        invitations=[new_secret() if wish.who == "friend" else "" for wish in settings.seats],
        reserved=reserved or [""] * len(settings.seats),
        after=after,
        drawn=settings.seed is None,
        daily=daily,
        tournament=tournament,
    )
    return [opened, *_seat_opener(settings, opener, now, pledge if opened.drawn else "")]


def _seat_opener(settings: Settings, opener: Person, now: float, pledge: str) -> list[Joined]:
    """Put the opener into all their seats; people who share the screen have a name or a number.

    A person adds to the seed once, in the first of their seats.
    """
    joined: list[Joined] = []
    for number, wish in enumerate(settings.seats):
        if wish.who == "me":
            name = check_name(wish.name) if wish.name else _numbered(opener.name, len(joined) + 1)
            joined.append(Joined(at=now, seat=number, person=opener, name=name, pledge=pledge))
            pledge = ""
    return joined


def _numbered(name: str, number: int) -> str:
    """The name itself for the first seat; a long one is cut to make room for the number."""
    end = f" {number}" if number > 1 else ""
    return name[: LONGEST_NAME - len(end)].rstrip() + end


def is_secret(secret: str, given: str | None) -> bool:
    """Compare in constant time, whatever people may have typed."""
    if not secret or given is None:
        return False
    return secrets.compare_digest(secret.encode(), given.encode(errors="replace"))


def may_watch(table: Table, person: str | None, secret: str | None, now: float) -> bool:
    """Public tables are for everyone; private ones for those who sit there or have the secret.

    A try at a daily saga is its player's alone until the day is over; the one that counts is then
    for everyone.
    """
    if table.is_sealed(now):
        return person is not None and person in table.people()
    if table.settings.public or table.is_past_its_day(now):
        return True
    if person is not None:
        if person == table.opener.id or person in table.people():
            return True
        if any(seat.reserved == person for seat in table.seats):
            return True
    known = [table.watch, *(seat.invitation for seat in table.seats)]
    return any(is_secret(one, secret) for one in known)


def join(
    draft: Draft,
    person: Person,
    number: int | None,
    invitation: str | None,
    pledge: str = "",
    color: str = "",
) -> None:
    """Take a seat: the one with this number, or if none is given one of the preferred colour."""
    table = draft.table
    if not is_open(table):
        raise Unsuitable("already-started")
    if table.seats_of(person.id):
        raise Unsuitable("already-seated")
    free = [
        seat
        for seat in range(len(table.seats))
        if number in (None, seat) and _is_free_for(table.seats[seat], person, invitation)
    ]
    if free:
        # Whoever was invited takes that seat and leaves the open ones to others.
        taken = min(
            free,
            key=lambda seat: (
                table.seats[seat].kind == "open",
                seat_color(table.game, seat) != color,
            ),
        )
        pledge = pledge if table.secret else ""
        name = person.name
        draft.add(Joined(at=draft.now, seat=taken, person=person, name=name, pledge=pledge))
        return
    if number is not None and not 0 <= number < len(table.seats):
        raise Missing("no-such-seat")
    if number is not None and not table.seats[number].is_taken():
        raise Forbidden("seat-not-for-you")
    raise Unsuitable("no-free-seat")


def is_open(table: Table) -> bool:
    """Whether people may still sit down and leave."""
    return table.status == "open" and not table.gathered_at


def _is_free_for(seat: Seat, person: Person, invitation: str | None) -> bool:
    if seat.is_taken():
        return False
    if seat.reserved:
        return seat.reserved == person.id
    if seat.kind == "friend":
        return is_secret(seat.invitation, invitation)
    return seat.kind == "open"


def leave(draft: Draft, person: Person) -> None:
    """Free the person's seats; a table whose opener leaves is closed."""
    table = draft.table
    if not is_open(table):
        raise Unsuitable("leave-by-resigning")
    if person.id == table.opener.id:
        draft.add(Ended(at=draft.now, reason="opener"))
        return
    seats = table.seats_of(person.id)
    if not seats:
        raise Forbidden("not-seated")
    for seat in seats:
        draft.add(Left(at=draft.now, seat=seat, name=table.seats[seat].name))


def start(draft: Draft, person: Person, bot: str | None) -> None:
    """Begin; bots of this level, or the one that sits in, take the seats that are still free."""
    table = draft.table
    if person.id != table.opener.id:
        raise Forbidden("only-opener")
    if not is_open(table):
        raise Unsuitable("already-started")
    if not table.people():
        raise Unsuitable("nobody-seated")
    if bot is not None:
        check_bot(bot, table.game)
    begin(draft, bot)


def begin(draft: Draft, bot: str | None = None) -> None:
    """Settle the seats, and start unless somebody still has something to add to the seed."""
    table = draft.table
    if awaited(table):
        free = bot or table.settings.sit_in
        bots = {number: free for number, seat in enumerate(table.seats) if not seat.is_taken()}
        draft.add(Gathered(at=draft.now, bots=bots))
    else:
        draft.add(started(table, draft.now, bot))


def awaited(table: Table) -> list[int]:
    """The seats that have pledged to add to the seed and have not done so yet."""
    return [
        number for number, seat in enumerate(table.seats) if seat.pledge and not seat.contribution
    ]


def reveal(draft: Draft, person: Person, contribution: str) -> None:
    """Add to the seed what one has pledged to add.

    As long as anybody can still sit down nothing is revealed: whoever came last could choose their
    own number to suit everybody else's.
    """
    table = draft.table
    seats = [seat for seat in table.seats_of(person.id) if table.seats[seat].pledge]
    if not seats:
        raise Forbidden("nothing-pledged")
    if table.status != "open":
        raise Unsuitable("already-started")
    if not table.gathered_at:
        raise Unsuitable("not-gathered")
    if pledge_of(contribution) != table.seats[seats[0]].pledge:
        raise Wrong("not-as-pledged")
    if table.seats[seats[0]].contribution:
        return
    draft.add(Revealed(at=draft.now, seat=seats[0], contribution=contribution))


def started(table: Table, now: float, bot: str | None = None) -> Started:
    """The entry that begins the game, with the random outcomes before the first choice."""
    names, bots = seat_names(table, bot or table.settings.sit_in)
    players = len(table.seats)
    saga = Recorder(
        table.game,
        players,
        table.settings.options,
        table.seed_to_begin_with(),
        names,
        commitment=table.commitment,
    ).saga
    return Started(
        at=now,
        bots=bots,
        opening=saga.opening,
        start=saga.start,
        names=names,
        rules=saga.rules,
    )


def seat_names(table: Table, free: str) -> tuple[list[str], dict[int, str]]:
    """The names of the seats when the game begins, and the bots that take the free ones."""
    bots = {number: free for number, seat in enumerate(table.seats) if not seat.is_taken()}
    if table.tournament is not None:
        return table.tournament.names, bots
    people = [seat.name for seat in table.seats if seat.person is not None]
    levels = [seat.bot or free for seat in table.seats if seat.person is None]
    # All who play a day's saga meet the same people.
    named_after = table.id if table.daily is None else table.daily.day
    called = iter(names_for_bots(named_after, table.settings.game, levels, people))
    names = [seat.name if seat.person is not None else next(called) for seat in table.seats]
    return names, bots


def rematch(draft: Draft, person: Person, id: str, pledge: str = "") -> list[AnyEntry]:
    """Lead to a new table for the same people, each moved on by one seat; returns its log."""
    table = draft.table
    if not table.seats_of(person.id):
        raise Forbidden("not-seated")
    if table.status not in ("over", "ended"):
        raise Unsuitable("not-over")
    if table.daily is not None:
        raise Unsuitable("daily-no-rematch")
    if table.rematch:
        raise Unsuitable("already-rematched")
    seats = table.seats[1:] + table.seats[:1]
    wishes = [_again(seat, person) for seat in seats]
    reserved = [
        seat.person.id if wish.who == "friend" and seat.person is not None else ""
        for seat, wish in zip(seats, wishes, strict=True)
    ]
    settings = structs.replace(table.settings, seats=wishes, seed=None)
    draft.add(Rematched(at=draft.now, table=id))
    return open_table(settings, person, draft.now, reserved, table.id, pledge)


def _again(seat: Seat, person: Person) -> SeatWish:
    if seat.bot is not None:
        return SeatWish("bot", bot=seat.bot)
    if seat.person is None:
        return SeatWish(seat.kind)
    if seat.person.id == person.id:
        return SeatWish("me", name=seat.name)
    return SeatWish("friend")
