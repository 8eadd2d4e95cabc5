"""The Sage's House (CHM-LOC-12): look at a journey card, then draw a destiny."""

from meadhall.games.champions.content.tables import AT_SAGE, NONE, SHORES
from meadhall.games.champions.rules.effects import PRINTED, Power
from meadhall.games.champions.rules.events import DESTINIES_DRAWN, DESTINY_KEPT, DESTINY_SEEN
from meadhall.games.champions.rules.moves import DECLINE, KEEP, PEEK, USE
from meadhall.games.champions.rules.runes import find_rune, peek_at_journey, use_rune
from meadhall.games.champions.rules.state import DESTINIES, ChampionsState
from meadhall.kernel.effect import Effect
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Choice, Step


class PeekJourney(Effect[ChampionsState]):
    __slots__ = ()

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        """CHM-EDGE-03: without a face-down card the peek is skipped."""
        for shore in range(SHORES):
            if state.shores.is_face_down(shore):
                state.steps.append(ChoosePeek(seat))
                return

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        return state.shores.are_known_to(seat)


class ChoosePeek(Choice[ChampionsState]):
    """D-PEEK: a card that is known already may be looked at again."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [PEEK.at(shore) for shore in range(SHORES) if state.shores.is_face_down(shore)]

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        peek_at_journey(state, seat, PEEK.target(move))


class DrawDestiny(Effect[ChampionsState]):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        """CHM-LEAD-02 adds a card, CHM-RUNE-15 offers True Sight before any card is drawn."""
        if not state.decks[DESTINIES].size():
            return
        player = state.players[seat]
        n = self.n + PRINTED.leaders[player.leader].extra_destinies()
        if find_rune(player, AT_SAGE) == NONE or n >= state.decks[DESTINIES].size():
            state.steps.append(DrawDestinies(seat, n))
        else:
            state.steps.append(UseTrueSight(seat, n))

    def is_idle(self, state: ChampionsState, seat: int) -> bool:
        return not state.decks[DESTINIES].size()


class UseTrueSight(Choice[ChampionsState]):
    """D-SIGHT."""

    __slots__ = ("n",)
    FACTS = {"n": None}

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps[-1] = DrawDestinies(seat, self.n)
        if move == USE.move:
            use_rune(state, seat, find_rune(state.players[seat], AT_SAGE))


class ExtraDestinies(Power):
    """More cards to choose from: always (CHM-LEAD-02), or once by True Sight (CHM-RUNE-11)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def extra_destinies(self) -> int:
        return self.n

    def carry_out(self, state: ChampionsState, seat: int) -> None:
        step = state.steps[-1]
        assert isinstance(step, DrawDestinies)
        state.steps[-1] = DrawDestinies(seat, step.n + self.n)


class DrawDestinies(Step[ChampionsState]):
    """Draws what there is (CHM-EDGE-02); a single card needs no choice."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, state: ChampionsState) -> bool:
        seat = self.seat
        state.steps.pop()
        n = min(self.n, state.decks[DESTINIES].size())
        state.tell(DESTINIES_DRAWN, seat, n)
        state.reveal()
        for _ in range(n):
            card = state.draw(DESTINIES)
            state.drawn = (*state.drawn, card)
            # Whoever once put this card under the deck knows where it went, if it came alone.
            others = state.destiny_known[card] if n == 1 else 0
            state.destiny_known = replaced(state.destiny_known, card, others | 1 << seat)
            state.whisper(seat, DESTINY_SEEN, seat, card)
        if n == 1:
            keep_destiny(state, seat, state.drawn[0])
        else:
            state.steps.append(KeepDestiny(seat))
        return True


class KeepDestiny(Choice[ChampionsState]):
    """D-KEEP."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return sorted([KEEP.at(card) for card in state.drawn])

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        keep_destiny(state, seat, KEEP.target(move))


def keep_destiny(state: ChampionsState, seat: int, kept: int) -> None:
    """CHM-RUNE-11: the other cards go under the deck in the order in which they were drawn."""
    player = state.players[seat]
    player.destinies = (*player.destinies, kept)
    state.whisper(seat, DESTINY_KEPT, seat, kept)
    for card in state.drawn:
        if card != kept:
            state.own_decks()[DESTINIES].put_under(card)
    state.drawn = ()
