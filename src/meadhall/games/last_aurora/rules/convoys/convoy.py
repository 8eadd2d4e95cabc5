"""Improving a Convoy (LAU-IMP)."""

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect
from meadhall.games.last_aurora.rules.convoys.cargo import check_load
from meadhall.games.last_aurora.rules.convoys.survivors import send_away, take_from_discard
from meadhall.games.last_aurora.rules.events import ATTACHED, SCRAPPED, STORY_DISCARDED
from meadhall.games.last_aurora.rules.moves import DECLINE, MOUNT, REPLACE, SALVAGE, SCRAP
from meadhall.games.last_aurora.rules.pieces import Player
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.shared import replaced


def truck_of(player: Player) -> int:
    """The place of the Truck among all Trucks."""
    return player.convoy[0] - tables.FIRST_TRUCK


def is_truck(card: int) -> bool:
    return tables.FIRST_TRUCK <= card < tables.FIRST_TRAILER


def is_trailer(card: int) -> bool:
    return tables.FIRST_TRAILER <= card < tables.FIRST_DEVICE


def is_device(card: int) -> bool:
    return tables.FIRST_DEVICE <= card < tables.FIRST_LOCATION


def columns(player: Player) -> int:
    return len(player.convoy) // 2


def power(player: Player) -> int:
    return tables.TRUCK_POWER[truck_of(player)]


def scrap(state: AuroraState, seat: int, place: int) -> None:
    """LAU-IMP-06, LFS-STORY-22: a card leaves with its Damage and the Story under it."""
    player = state.players[seat]
    card = player.convoy[place]
    if card == tables.NONE:
        return
    for box in tables.BOXES[card]:
        state.own_damaged()[box] = False
    player.convoy = replaced(player.convoy, place, tables.NONE)
    send_away(state, card)
    state.tell(SCRAPPED, seat, card)
    drop_kept(state, seat, place)


def drop_kept(state: AuroraState, seat: int, place: int) -> None:
    """Discard the Story under a Convoy card, if there is one."""
    player = state.players[seat]
    story = player.kept[place]
    if story == tables.NONE:
        return
    for box in tables.STORY_BOXES[story]:
        state.own_damaged()[box] = False
    player.kept = replaced(player.kept, place, tables.NONE)
    stories = state.own_stories()
    stories.discard = (*stories.discard, story)
    state.tell(STORY_DISCARDED, story)


def put_on(state: AuroraState, seat: int, place: int, card: int) -> None:
    """Put a card in its place; the one that was there is discarded."""
    scrap(state, seat, place)
    player = state.players[seat]
    player.convoy = replaced(player.convoy, place, card)
    state.tell(ATTACHED, seat, card, place // 2 + 1)


class Attach(FreeChoice):
    """A new Convoy card, which cannot be refused (LAU-IMP-05)."""

    __slots__ = ("card",)
    FACTS = {"card": tables.CARD_IDS}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: AuroraState) -> bool:
        seat, card = self.seat, self.card
        player = state.players[seat]
        if is_truck(card):
            # LAU-IMP-01: the Device on the old Truck stays.
            state.steps[-1] = FitTrailers(seat)
            put_on(state, seat, 0, card)
            return True
        if is_trailer(card) and columns(player) - 1 < power(player):
            state.steps.pop()
            player.convoy = (*player.convoy, card, tables.NONE)
            player.kept = (*player.kept, tables.NONE, tables.NONE)
            state.tell(ATTACHED, seat, card, columns(player))
            check_load(state, seat)
            return True
        return False

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        """LAU-IMP-03, LAU-IMP-04: in the place of a Trailer; on a Truck or Trailer."""
        convoy = state.players[seat].convoy
        if is_device(self.card):
            return sorted([MOUNT.at(card - tables.FIRST_TRUCK) for card in convoy[::2]])
        return sorted([REPLACE.at(card - tables.FIRST_TRUCK) for card in convoy[2::2]])

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        convoy = state.players[seat].convoy
        if MOUNT.has(move):
            place = convoy.index(MOUNT.target(move) + tables.FIRST_TRUCK) + 1
        else:
            place = convoy.index(REPLACE.target(move) + tables.FIRST_TRUCK)
        put_on(state, seat, place, self.card)
        check_load(state, seat)


class FitTrailers(FreeChoice):
    """LAU-IMP-02: Trailers beyond the Power of a new Truck, with their Devices."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        player = state.players[self.seat]
        if columns(player) - 1 > power(player):
            return False
        state.steps.pop()
        check_load(state, self.seat)
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        convoy = state.players[seat].convoy
        return sorted([SCRAP.at(card - tables.FIRST_TRUCK) for card in convoy[2::2]])

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        player = state.players[seat]
        place = player.convoy.index(SCRAP.target(move) + tables.FIRST_TRUCK)
        scrap(state, seat, place)
        scrap(state, seat, place + 1)
        player.convoy = player.convoy[:place] + player.convoy[place + 2 :]
        player.kept = player.kept[:place] + player.kept[place + 2 :]


class SalvageCard(FreeChoice):
    """LAU-IMP-07: a Convoy card of these types from the discard pile, or none."""

    __slots__ = ("devices", "trailers", "trucks")

    def __init__(self, seat: int, trucks: bool, trailers: bool, devices: bool) -> None:
        super().__init__(seat)
        self.trucks = trucks
        self.trailers = trailers
        self.devices = devices

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        cards = [
            card
            for card in state.piles.discard
            if (self.trucks and is_truck(card))
            or (self.trailers and is_trailer(card))
            or (self.devices and is_device(card))
        ]
        return [*[SALVAGE.at(card) for card in sorted(cards)], DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move != DECLINE.move:
            take_from_discard(state, SALVAGE.target(move))
            state.steps.append(Attach(seat, SALVAGE.target(move)))


class AttachFromDiscard(AuroraEffect):
    __slots__ = ("types",)

    def __init__(self, types: list[str]) -> None:
        self.types = types

    def carry_out(self, state: AuroraState, seat: int) -> None:
        types = self.types
        state.steps.append(
            SalvageCard(seat, "truck" in types, "trailer" in types, "device" in types)
        )
