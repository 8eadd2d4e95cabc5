"""The Rest phase (LAU-REST)."""

from typing import Final

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.story_book import ON_FEED
from meadhall.games.last_aurora.rules.cards import abilities, objects
from meadhall.games.last_aurora.rules.cards.abilities import (
    ABILITIES,
    DecontaminateRest,
    first_unused,
    having,
)
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect
from meadhall.games.last_aurora.rules.convoys.cargo import spend
from meadhall.games.last_aurora.rules.convoys.survivors import (
    change_zone,
    cleanse,
    contaminated_of,
    in_zone,
)
from meadhall.games.last_aurora.rules.events import ABILITY_USED, FED, FED_FREE, SURVIVORS_RESTED
from meadhall.games.last_aurora.rules.exploring.exploration import meals
from meadhall.games.last_aurora.rules.modules.stories import meet
from meadhall.games.last_aurora.rules.moves import COOK, DONE, FEED, HEAL, PLAY, SHIFT
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.state import Choice, Obstacle, Step

COOKS: Final = having(abilities.FeedFree)
MEDICS: Final = having(DecontaminateRest)


def may_act(state: AuroraState, player: Player) -> bool:
    """Whether the player may have anything to do but end the turn."""
    if objects.has_objects(player):
        return True
    zones = state.survivors.zones
    for survivor in player.crew:
        if zones[survivor] == tables.EXHAUSTED or MEDICS[survivor]:
            return True
    return False


class RestTurn(Choice[AuroraState]):
    """LAU-REST-01, LAU-REST-04: feed, cook, heal and play Objects in any order, then done."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        """Whoever has nothing to do is done."""
        if may_act(state, state.players[self.seat]):
            return False
        state.steps.pop()
        return True

    def care(self, state: AuroraState, seat: int) -> list[int]:
        """Feeding; LAU-SURV-04: Cook and Medic."""
        player = state.players[seat]
        exhausted = in_zone(state, player, tables.EXHAUSTED)
        moves: list[int] = []
        for survivor in exhausted:
            if tables.EATS_ANYTHING[survivor]:
                moves.extend(meals(player, survivor))
            elif player.load[tables.FOOD]:
                moves.append(FEED.at_pair(survivor, tables.FOOD))
        if exhausted and first_unused(state, player, COOKS) != tables.NONE:
            moves.extend([COOK.at(card) for card in exhausted])
        if first_unused(state, player, MEDICS) != tables.NONE:
            moves.extend([HEAL.at(card) for card in contaminated_of(state, seat, tables.NONE)])
        return moves

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [*self.care(state, seat), *objects.hand_moves(state.players[seat], PLAY), DONE.move]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        if PLAY.has(move):
            return objects.object_obstacle(state, seat, PLAY.target(move), tables.IN_ANY_TURN)
        return None

    def moves(self, state: AuroraState, seat: int) -> list[int]:
        legal = self.care(state, seat)
        legal.extend(objects.object_moves(state, seat, tables.IN_ANY_TURN))
        legal.append(DONE.move)
        return legal

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        player = state.players[seat]
        if move == DONE.move:
            state.steps.pop()
        elif PLAY.has(move):
            objects.play_object(state, seat, PLAY.target(move))
        elif HEAL.has(move):
            medic = first_unused(state, player, MEDICS)
            player.used = (*player.used, medic)
            state.tell(ABILITY_USED, seat, medic)
            survivor = HEAL.target(move)
            counters = state.survivors.contamination[survivor]
            cleanse(state, seat, survivor, min(ABILITIES[medic].n, counters))
        elif COOK.has(move):
            state.steps.append(FeedFree(seat, COOK.target(move)))
            meet(state, seat, ON_FEED)
        else:
            survivor, token = FEED.pair(move)
            state.steps.append(Feed(seat, survivor, token))
            meet(state, seat, ON_FEED)


class Feed(Step[AuroraState]):
    """1 Food, or what an android eats; LFS-STORY-11: if it is still possible."""

    __slots__ = ("seat", "survivor", "token")

    def __init__(self, seat: int, survivor: int, token: int) -> None:
        self.seat = seat
        self.survivor = survivor
        self.token = token

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        player = state.players[self.seat]
        if state.survivors.zones[self.survivor] != tables.EXHAUSTED:
            return True
        if self.token == tables.OBJECT_TOKEN:
            if not objects.has_objects(player):
                return True
            state.steps.append(objects.DiscardObjects(self.seat, 1))
        elif not player.load[self.token]:
            return True
        else:
            spend(state, self.seat, self.token, 1)
        state.tell(FED, self.seat, self.survivor, self.token)
        change_zone(state, self.seat, self.survivor, tables.REST)
        return True


class FeedFree(Step[AuroraState]):
    """LAU-SURV-04: by the Cook."""

    __slots__ = ("seat", "survivor")

    def __init__(self, seat: int, survivor: int) -> None:
        self.seat = seat
        self.survivor = survivor

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        player = state.players[self.seat]
        cook = first_unused(state, player, COOKS)
        if cook != tables.NONE and state.survivors.zones[self.survivor] == tables.EXHAUSTED:
            player.used = (*player.used, cook)
            state.tell(FED_FREE, self.seat, self.survivor)
            change_zone(state, self.seat, self.survivor, tables.REST)
        return True


class RestEnds(Step[AuroraState]):
    """LAU-REST-02, LAU-REST-05: all Survivors move one zone onward, at the same time."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        survivors = state.own_survivors()
        zones = survivors.zones
        for survivor in range(len(zones)):
            if survivor in survivors.frozen:
                continue
            if zones[survivor] == tables.REST:
                zones[survivor] = tables.ACTIVE
            elif zones[survivor] == tables.EXHAUSTED:
                zones[survivor] = tables.REST
        survivors.frozen = ()
        state.tell(SURVIVORS_RESTED)
        return True


# Staying exhausted


class ExplorerStaysExhausted(AuroraEffect):
    """LAU-REST-05: an explorer skips the next shift to the Rest Zone."""

    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(ChooseFrozen(seat))


class ChooseFrozen(FreeChoice):
    """Which of two explorers it is."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        if state.zone.explorers:
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [SHIFT.at(survivor) for survivor in sorted(state.zone.explorers)]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        survivors = state.own_survivors()
        survivors.frozen = (*survivors.frozen, SHIFT.target(move))
