"""Recruiting Survivors (LAU-REC)."""

from meadhall.games.last_aurora.content.story_book import RECRUIT
from meadhall.games.last_aurora.content.tables import CARD_IDS, REST, SURVIVOR, SURVIVOR_LIMIT
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect
from meadhall.games.last_aurora.rules.convoys.cargo import (
    drop,
    drop_candidates,
    fits_in_place_of,
    fits_one_more,
)
from meadhall.games.last_aurora.rules.convoys.survivors import (
    is_survivor,
    send_away,
    take_from_discard,
)
from meadhall.games.last_aurora.rules.events import NOT_RECRUITED, RECRUITED
from meadhall.games.last_aurora.rules.modules.missions import advance_missions
from meadhall.games.last_aurora.rules.moves import DECLINE, DROP, REFUSE, SALVAGE
from meadhall.games.last_aurora.rules.obstacles import DOES_NOT_FIT
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.state import Choice, Obstacle


def join(state: AuroraState, seat: int, survivor: int) -> None:
    """LAU-REC-01: a token in the Convoy, the card in the Rest Zone."""
    player = state.players[seat]
    player.crew = (*player.crew, survivor)
    player.load[SURVIVOR] += 1
    state.own_survivors().zones[survivor] = REST
    state.tell(RECRUITED, seat, survivor)
    advance_missions(state, seat, RECRUIT)


class Recruit(Choice[AuroraState]):
    """LAU-REC-02: without room, something or somebody has to go, or else the newcomer."""

    __slots__ = ("card",)
    FACTS = {"card": CARD_IDS}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: AuroraState) -> bool:
        player = state.players[self.seat]
        if len(player.crew) == SURVIVOR_LIMIT or not fits_one_more(player, SURVIVOR):
            return False
        state.steps.pop()
        join(state, self.seat, self.card)
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [*drop_candidates(state.players[seat]), REFUSE.move]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        if not DROP.has(move):
            return None
        player = state.players[seat]
        is_right = len(player.crew) < SURVIVOR_LIMIT and fits_in_place_of(
            player, SURVIVOR, DROP.target(move)
        )
        return None if is_right else DOES_NOT_FIT

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == REFUSE.move:
            send_away(state, self.card)
            state.tell(NOT_RECRUITED, seat, self.card)
            return
        drop(state, seat, move)
        join(state, seat, self.card)


class RecruitFromDiscard(FreeChoice):
    """LAU-REC-03: a Survivor card from the discard pile, or none."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        cards = sorted([card for card in state.piles.discard if is_survivor(card)])
        return [*[SALVAGE.at(card) for card in cards], DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move != DECLINE.move:
            take_from_discard(state, SALVAGE.target(move))
            state.steps.append(Recruit(seat, SALVAGE.target(move)))


class RecruitDiscarded(AuroraEffect):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(RecruitFromDiscard(seat))
