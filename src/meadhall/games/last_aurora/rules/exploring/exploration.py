"""The Exploration phase: turns, explorers and their strength (LAU-EXP-01 to -06)."""

from typing import Final

from meadhall.games.last_aurora.content import story_book
from meadhall.games.last_aurora.content.road import SLOT_VALUE
from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    AMMO,
    EATS_ANYTHING,
    EXPLORE_BONUS,
    FOOD,
    FUEL,
    GLASSES,
    IN_ANY_TURN,
    IS_CONTAMINATED,
    MOST_PLAYERS,
    NONE,
    OBJECT_TOKEN,
    SLOTS,
)
from meadhall.games.last_aurora.rules import events, obstacles
from meadhall.games.last_aurora.rules.cards import objects
from meadhall.games.last_aurora.rules.convoys.cargo import spend
from meadhall.games.last_aurora.rules.convoys.convoy import is_device, is_trailer, is_truck
from meadhall.games.last_aurora.rules.convoys.survivors import (
    exploration_value,
    in_zone,
    is_survivor,
)
from meadhall.games.last_aurora.rules.exploring.card_actions import TakeActions
from meadhall.games.last_aurora.rules.exploring.zone import is_location
from meadhall.games.last_aurora.rules.modules.stories import meet
from meadhall.games.last_aurora.rules.moves import (
    DISCARD,
    DONE,
    EXPLORE,
    FEED,
    HELP,
    PASS,
    PLAY,
    SEND,
)
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.kernel.state import Choice, Obstacle, Step

HIGH_VALUE: Final = 3
"""LFS-STORY-13: explore_value_3."""


# How far explorers reach


def most_help(state: AuroraState, player: Player, eaters: tuple[int, ...], may_look: bool) -> int:
    """What Food, Binoculars and kept Stories can still add for explorers who have not eaten.

    LAU-EXP-05: 1 Food each; LFS-CREW-12: androids eat any Resource or Object.
    """
    androids = 0
    for survivor in eaters:
        if EATS_ANYTHING[survivor]:
            androids += 1
    load = player.load
    help_given = min(len(eaters) - androids, load[FOOD])
    glasses = best_glasses(player) if may_look else 0
    if androids:
        meals_left = load[FOOD] - help_given + load[FUEL] + load[AMMO] + objects.hand_size(player)
        blind = min(androids, meals_left)
        # Binoculars that are looked through cannot be eaten.
        looking = min(androids, meals_left - 1) + glasses if glasses else 0
        help_given += max(blind, looking)
    else:
        help_given += glasses
    for story in player.tales:
        if story not in player.used_tales:
            help_given += story_book.KEPT_EXPLORE_BONUS[story]
    return help_given


def best_glasses(player: Player) -> int:
    """LAU-OBJ-06: one card per exploration."""
    best = 0
    for kind in GLASSES:
        if player.hand[kind] and EXPLORE_BONUS[kind] > best:
            best = EXPLORE_BONUS[kind]
    return best


def reach(state: AuroraState, player: Player, explorers: tuple[int, ...]) -> int:
    """The highest exploration value that these explorers can have."""
    value = most_help(state, player, explorers, True)
    for survivor in explorers:
        value += exploration_value(state, survivor)
    return value


def best_reach(state: AuroraState, player: Player) -> int:
    """LAU-EXP-02: the value that any one or two Active Survivors can have.

    It is the highest of them, or one that is enough for every slot.
    """
    zones = state.survivors.zones
    best = NONE
    active: list[int] = []
    for survivor in player.crew:
        if zones[survivor] != ACTIVE:
            continue
        if exploration_value(state, survivor) >= HIGH_VALUE:
            return HIGH_VALUE
        best = max(best, reach(state, player, (survivor,)))
        for other in active:
            best = max(best, reach(state, player, (other, survivor)))
        if best >= HIGH_VALUE:
            return best
        active.append(survivor)
    return best


# Turns


class ExploreTurn(Choice[AuroraState]):
    """LAU-EXP-01: explore or pass; Objects of any own turn before that."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        slots = [EXPLORE.at(slot) for slot in range(SLOTS)]
        return [PASS.move, *slots, *objects.hand_moves(state.players[seat], PLAY)]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        if move == PASS.move:
            return None
        if PLAY.has(move):
            return objects.object_obstacle(state, seat, PLAY.target(move), IN_ANY_TURN)
        slot = EXPLORE.target(move)
        if state.zone.slots[slot] == NONE:
            return obstacles.NO_CARD_IN_SLOT
        best = best_reach(state, state.players[seat])
        if best == NONE:
            return obstacles.NOBODY_ACTIVE
        return obstacles.SLOT_TOO_FAR if best < SLOT_VALUE[state.options.map][slot] else None

    def moves(self, state: AuroraState, seat: int) -> list[int]:
        """The same as in ``Step``, but the reach is computed only once."""
        legal = [PASS.move]
        best = best_reach(state, state.players[seat])
        if best != NONE:
            values = SLOT_VALUE[state.options.map]
            for slot in range(SLOTS):
                if state.zone.slots[slot] != NONE and values[slot] <= best:
                    legal.append(EXPLORE.at(slot))
        legal.extend(objects.object_moves(state, seat, IN_ANY_TURN))
        return legal

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if PLAY.has(move):
            objects.play_object(state, seat, PLAY.target(move))
            return
        state.steps.pop()
        if move == PASS.move:
            state.players[seat].has_passed = True
            state.tell(events.PASSED, seat)
            return
        state.own_zone().slot = EXPLORE.target(move)
        state.tell(events.EXPLORED, seat, state.zone.slot, state.zone.slots[state.zone.slot])
        state.steps.append(CHOOSE_EXPLORERS[seat])


class ChooseExplorers(Choice[AuroraState]):
    """LAU-EXP-03, LAU-EXP-04: one or two Survivors who can reach the slot."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        active = in_zone(state, state.players[seat], ACTIVE)
        moves = [SEND.at(survivor) for survivor in active if survivor not in state.zone.explorers]
        if state.zone.explorers:
            moves.append(DONE.move)
        return moves

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        player = state.players[seat]
        needed = SLOT_VALUE[state.options.map][state.zone.slot]
        explorers = state.zone.explorers
        if move != DONE.move:
            explorers = (*explorers, SEND.target(move))
        if reach(state, player, explorers) >= needed:
            return None
        if len(explorers) == 1 and move != DONE.move:
            for other in in_zone(state, player, ACTIVE):
                if other != explorers[0] and reach(state, player, (*explorers, other)) >= needed:
                    return None
        return obstacles.VALUE_TOO_LOW

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if move != DONE.move:
            zone = state.own_zone()
            zone.explorers = (*zone.explorers, SEND.target(move))
            state.tell(events.SENT, seat, SEND.target(move))
            if len(zone.explorers) == 1 and len(in_zone(state, state.players[seat], ACTIVE)) > 1:
                return
        needed = SLOT_VALUE[state.options.map][state.zone.slot]
        for survivor in state.zone.explorers:
            needed -= exploration_value(state, survivor)
        state.steps[-1] = SET_OUT[seat]
        if needed > 0:
            state.steps.append(Strengthen(seat, needed, (), False))


class Strengthen(Choice[AuroraState]):
    """LAU-EXP-05, LAU-OBJ-06: what is missing has to be made up, by the owner's choice."""

    __slots__ = ("fed", "has_glasses", "missing")
    FACTS = {"missing": None}

    def __init__(self, seat: int, missing: int, fed: tuple[int, ...], has_glasses: bool) -> None:
        super().__init__(seat)
        self.missing = missing
        self.fed = fed
        self.has_glasses = has_glasses
        """Whether Binoculars were played in this exploration."""

    def run(self, state: AuroraState) -> bool:
        if self.missing > 0:
            return False
        state.steps.pop()
        return True

    def is_enough(self, state: AuroraState) -> bool:
        """Whether all that helps together can make it up."""
        eaters = tuple([one for one in state.zone.explorers if one not in self.fed])
        player = state.players[self.seat]
        return most_help(state, player, eaters, not self.has_glasses) >= self.missing

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        moves: list[int] = []
        for survivor in sorted(state.zone.explorers):
            if survivor in self.fed:
                continue
            if EATS_ANYTHING[survivor]:
                moves.extend(meals(player, survivor))
            elif player.load[FOOD]:
                moves.append(FEED.at_pair(survivor, FOOD))
        for story in sorted(player.tales):
            if story_book.KEPT_EXPLORE_BONUS[story] and story not in player.used_tales:
                moves.append(HELP.at(story))
        if not self.has_glasses:
            for kind in GLASSES:
                if player.hand[kind]:
                    moves.append(PLAY.at(kind))
        return moves

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        """An android may not eat what others need, if that leaves the slot out of reach."""
        if not FEED.has(move):
            return None
        survivor, token = FEED.pair(move)
        if not EATS_ANYTHING[survivor]:
            return None
        eaten = EatObject(seat, self.missing - 1, (*self.fed, survivor), self.has_glasses)
        player = state.players[seat]
        if token == OBJECT_TOKEN:
            return None if eaten.moves(state, seat) else obstacles.MUST_EAT_OTHERWISE
        player.load[token] -= 1
        is_enough = eaten.is_enough(state)
        player.load[token] += 1
        return None if is_enough else obstacles.MUST_EAT_OTHERWISE

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        player = state.players[seat]
        if PLAY.has(move):
            kind = PLAY.target(move)
            state.steps[-1] = Strengthen(seat, self.missing - EXPLORE_BONUS[kind], self.fed, True)
            objects.show_object(state, seat, kind)
        elif HELP.has(move):
            story = HELP.target(move)
            player.used_tales = (*player.used_tales, story)
            state.tell(events.STORY_HELPED, seat, story)
            state.steps[-1] = Strengthen(
                seat,
                self.missing - story_book.KEPT_EXPLORE_BONUS[story],
                self.fed,
                self.has_glasses,
            )
        else:
            survivor, token = FEED.pair(move)
            missing, fed = self.missing - 1, (*self.fed, survivor)
            state.steps[-1] = Strengthen(seat, missing, fed, self.has_glasses)
            state.tell(events.ATE, seat, survivor, token)
            if token == OBJECT_TOKEN:
                state.steps.append(EatObject(seat, missing, fed, self.has_glasses))
            else:
                spend(state, seat, token, 1)


def meals(player: Player, survivor: int) -> list[int]:
    """LFS-CREW-12: what an android can eat now."""
    moves = [FEED.at_pair(survivor, OBJECT_TOKEN)] if objects.has_objects(player) else []
    return moves + [
        FEED.at_pair(survivor, token) for token in (FUEL, FOOD, AMMO) if player.load[token]
    ]


class EatObject(Choice[AuroraState]):
    """Which Object an exploring android eats; the Binoculars may be needed for looking."""

    __slots__ = ("fed", "has_glasses", "missing")

    def __init__(self, seat: int, missing: int, fed: tuple[int, ...], has_glasses: bool) -> None:
        super().__init__(seat)
        self.missing = missing
        self.fed = fed
        self.has_glasses = has_glasses

    def is_enough(self, state: AuroraState) -> bool:
        return Strengthen(self.seat, self.missing, self.fed, self.has_glasses).is_enough(state)

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return objects.hand_moves(state.players[seat], DISCARD)

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        hand = state.players[seat].hand
        hand[DISCARD.target(move)] -= 1
        is_enough = self.is_enough(state)
        hand[DISCARD.target(move)] += 1
        return None if is_enough else obstacles.MUST_EAT_OTHERWISE

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        objects.discard_object(state, seat, DISCARD.target(move))


class SetOut(Step[AuroraState]):
    """LAU-EXP-14: the Stories that are met, then the actions."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: AuroraState) -> bool:
        card = state.zone.slots[state.zone.slot]
        state.steps[-1] = TakeActions(self.seat, card, False, 0)
        if state.options.stories:
            triggers = card_triggers(state, state.zone.slot, card)
            if len(state.zone.explorers) == 2:
                triggers |= story_book.ON_SEND_TWO
            meet(state, self.seat, triggers)
        return True


EXPLORE_TURNS: Final = [ExploreTurn(seat) for seat in range(MOST_PLAYERS)]
CHOOSE_EXPLORERS: Final = [ChooseExplorers(seat) for seat in range(MOST_PLAYERS)]
SET_OUT: Final = [SetOut(seat) for seat in range(MOST_PLAYERS)]


def card_triggers(state: AuroraState, slot: int, card: int) -> int:
    """LFS-STORY-13: what is met by exploring this card on this slot."""
    if is_survivor(card):
        triggers = story_book.ON_RECRUIT
    elif is_truck(card) or is_trailer(card) or is_device(card):
        triggers = story_book.ON_IMPROVE
    elif is_location(card):
        triggers = story_book.ON_GATHER
    else:
        triggers = story_book.ON_ENCOUNTER
    if SLOT_VALUE[state.options.map][slot] == HIGH_VALUE:
        triggers |= story_book.ON_VALUE_3
    if IS_CONTAMINATED[card]:
        triggers |= story_book.ON_CONTAMINATED_CARD
    return triggers
