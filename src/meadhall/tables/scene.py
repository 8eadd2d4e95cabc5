"""Takes pictures of a table: of what each person may know about it at one moment."""

from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.game import Game
from meadhall.tables.offers import choices_of
from meadhall.tables.picture import (
    Decision,
    EndingPicture,
    Invitation,
    Picture,
    Plan,
    RivalPicture,
    SeatPicture,
    SeatView,
    UndoWish,
)
from meadhall.tables.quiet import entries_told, moves_told, time_hidden
from meadhall.tables.sharing import sharing
from meadhall.tables.summary import is_rated
from meadhall.tables.table import Table
from meadhall.tables.undoing import free_way_back, may_always_go_back
from meadhall.tables.wording import words_of
from meadhall.words import Words


def take_picture(table: Table, person: str | None, language: str, now: float) -> Picture:
    """The picture for one person; None for a spectator."""
    return Scene(table, language, now).picture(person)


class Scene:
    """A table at one moment in one language. Whatever is the same for everyone is made once."""

    def __init__(
        self, table: Table, language: str, now: float, before: Struct | None = None
    ) -> None:
        """``before`` is a view that was shown earlier: what has stayed the same is taken from it.

        Then comparing with what was shown earlier takes less time.
        """
        self._table = table
        self._now = now
        self._words = words_of(table, language)
        self._public = self._what_is_public()
        self._before = before
        self._first_view: Struct | None = None

    def picture(self, person: str | None) -> Picture:
        table = self._table
        yours = table.seats_of(person) if person else []
        is_opener = person == table.opener.id
        return replace(
            self._public,
            seq=entries_told(table, table.seq, yours),
            you_opened=is_opener,
            seats=[
                self._own_seat(number, seat) if number in yours else seat
                for number, seat in enumerate(self._public.seats)
            ],
            moves=moves_told(table, len(table.moves), yours),
            views=[self._view(seat, yours) for seat in yours or [SPECTATOR]]
            if table.state is not None
            else [],
            undo_wish=_undo_wish(table, person),
            ending=_ending(table, yours, self._words),
            watch=table.watch if is_opener and table.daily is None else None,
            invitations=_invitations(table) if is_opener else [],
        )

    def _what_is_public(self) -> Picture:
        """What a spectator sees, apart from the views of the seats."""
        table = self._table
        settings = table.settings
        chosen = settings.clock_chosen()
        return Picture(
            id=table.id,
            seq=0,
            now=self._now,
            status=table.status,
            game=settings.game,
            options=settings.options,
            public=settings.public,
            clock=table.clock,
            clock_name=chosen if isinstance(chosen, str) else None,
            undo=settings.undo,
            hints=settings.hints,
            sit_in=settings.sit_in,
            seeded=settings.seed is not None,
            rated=is_rated(table),
            opener=table.opener.name,
            you_opened=False,
            seats=[self._seat(number) for number in range(len(table.seats))],
            moves=0,
            imported=table.imported,
            commitment=table.commitment,
            drawn=bool(table.secret),
            gathered=bool(table.gathered_at),
            seed=self._open_seed(),
            daily=table.daily,
            tournament=table.tournament,
            # It says only what a spectator may know, so it suits everyone.
            waiting=self._words.waiting(table.state) if table.asked else "",
            views=[],
            undo_wish=None,
            result=table.result,
            ending=None,
            end_reason=table.end_reason,
            rematch=table.rematch,
            after=table.after,
            watch=None,
            invitations=[],
        )

    def _open_seed(self) -> str | None:
        table = self._table
        if table.status != "over" or table.scripted or table.is_sealed(self._now):
            return None
        return table.seed

    def _seat(self, number: int) -> SeatPicture:
        """A seat as those see it who do not sit there."""
        table = self._table
        seat = table.seats[number]
        clock = table.clocks[number] if table.clocks else None
        return SeatPicture(
            kind=seat.kind,
            name=seat.name,
            taken=seat.is_taken(),
            yours=False,
            bot=seat.bot,
            sitting_in=seat.sitting_in,
            resigned=seat.resigned,
            asked=number in table.asked,
            left=max(0.0, clock.at(self._now) - time_hidden(table, number)) if clock else None,
            running=clock is not None and clock.since is not None,
            pledge=seat.pledge,
            contribution=seat.contribution,
        )

    def _own_seat(self, number: int, seen: SeatPicture) -> SeatPicture:
        clocks = self._table.clocks
        left = max(0.0, clocks[number].at(self._now)) if clocks else None
        return replace(seen, yours=True, left=left)

    def _view(self, seat: int, yours: list[int]) -> SeatView:
        table = self._table
        words = self._words
        game = table.game
        view = self._seen(seat)
        asked = table.asked.get(seat)
        plays = seat != SPECTATOR and table.seats[seat].played_by() is None
        decision = None
        if asked is not None and plays:
            # This must contain a secret: whoever could deal the same world might compare it with
            # the real one.
            purpose = f"{table.seed}/choices/{asked.decision}"
            binds = not may_always_go_back(table, seat)
            choices = choices_of(game, words, table.state, seat, purpose, view, binds)
            prompt = words.prompt(table.state, seat, view)
            number = entries_told(table, asked.decision, yours)
            decision = Decision(number, seat, prompt, choices, asked.since)
        way_back = free_way_back(table, seat) if plays else len(table.moves)
        plan = table.seats[seat].plan if plays else None
        plans = game.plans(table.state, seat) if plays and table.status == "playing" else []
        return SeatView(
            seat=seat,
            view=view,
            outlooks=dict(game.outlooks(table.state, seat)),
            decision=decision,
            undo_to=moves_told(table, way_back, yours) if way_back < len(table.moves) else None,
            plan=None if plan is None else Plan(plan, words.plan(plan)),
            plans=[Plan(plan, words.plan(plan)) for plan in plans],
        )

    def _seen(self, seat: int) -> Struct:
        """The game's view, made of the parts of the first one wherever they are equal."""
        table = self._table
        game = table.game
        first = self._first_view
        if first is None:
            first = game.view(table.state, seat)
            if self._before is not None:
                first = cast(Struct, sharing(first, self._before))
            self._first_view = first
            return first
        view = game.view_beside(table.state, seat, first)
        if type(game).view_beside is Game.view_beside:
            # The game does not know by itself what is equal.
            view = cast(Struct, sharing(view, first))
        return view


def _ending(table: Table, yours: list[int], words: Words) -> EndingPicture | None:
    result = table.result
    if table.status != "over" or result is None:
        return None
    winners = result.winners()
    won = any(seat in winners for seat in yours) if yours else None
    if not table.state.is_over():
        names = [seat.name for seat in table.seats if seat.resigned]
        return EndingPicture(words.resigned(names, winners), won, [])
    ending = table.game.ending(table.state)
    points = result.totals[winners[0]] if winners else 0
    rivals = [
        RivalPicture(one.id, words.name(one.id), one.total, dict(one.sheet), not winners)
        for one in ending.rivals
    ]
    return EndingPicture(words.ending(ending, winners, points), won, rivals)


def _invitations(table: Table) -> list[Invitation]:
    return [
        Invitation(number, seat.invitation)
        for number, seat in enumerate(table.seats)
        if seat.invitation and not seat.is_taken()
    ]


def _undo_wish(table: Table, person: str | None) -> UndoWish | None:
    wish = table.undo_asked
    if wish is None:
        return None
    asked = any(
        seat.person is not None and seat.person.id == person and seat.played_by() is None
        for seat in table.seats
    )
    to = moves_told(table, wish.to, table.seats_of(person) if person else [])
    return UndoWish(wish.seat, to, asked and person not in wish.agreed)
