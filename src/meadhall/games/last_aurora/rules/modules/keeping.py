"""Stories that are kept (LFS-STORY-20 to -23)."""

from meadhall.games.last_aurora.content.story_book import STORY_IDS
from meadhall.games.last_aurora.content.tables import FIRST_TRUCK, NONE, SLOTS
from meadhall.games.last_aurora.rules.cards.scripts import AuroraEffect
from meadhall.games.last_aurora.rules.convoys.cargo import check_load
from meadhall.games.last_aurora.rules.convoys.convoy import drop_kept
from meadhall.games.last_aurora.rules.events import STORY_KEPT, STORY_KEPT_AT, STORY_KEPT_UNDER
from meadhall.games.last_aurora.rules.moves import DECLINE, KEEP_AT, KEEP_UNDER
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.shared import replaced, without


class KeepUnder(FreeChoice):
    """LFS-STORY-21: a Convoy card without a Story; if there is none, which of two stays."""

    __slots__ = ("story",)
    FACTS = {"story": STORY_IDS}

    def __init__(self, seat: int, story: int) -> None:
        super().__init__(seat)
        self.story = story

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        player = state.players[seat]
        cards = [card for card in player.convoy if card != NONE]
        free = [
            card
            for card, story in zip(player.convoy, player.kept, strict=True)
            if card != NONE and story == NONE
        ]
        moves = sorted([KEEP_UNDER.at(card - FIRST_TRUCK) for card in free or cards])
        return moves if free else [*moves, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == DECLINE.move:
            return
        player = state.players[seat]
        card = KEEP_UNDER.target(move) + FIRST_TRUCK
        place = player.convoy.index(card)
        drop_kept(state, seat, place)
        stories = state.own_stories()
        stories.telling = without(stories.telling, self.story)
        player.kept = replaced(player.kept, place, self.story)
        state.tell(STORY_KEPT_UNDER, seat, self.story, card)
        check_load(state, seat)


class KeepInZone(FreeChoice):
    """LFS-STORY-23: another occupied slot."""

    __slots__ = ("story",)
    FACTS = {"story": STORY_IDS}

    def __init__(self, seat: int, story: int) -> None:
        super().__init__(seat)
        self.story = story

    def run(self, state: AuroraState) -> bool:
        if self.candidates(state, self.seat):
            return False
        state.steps.pop()
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        zone = state.zone
        return [
            KEEP_AT.at(slot)
            for slot in range(SLOTS)
            if slot != zone.slot and zone.slots[slot] != NONE and state.stories.slots[slot] == NONE
        ]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        slot = KEEP_AT.target(move)
        stories = state.own_stories()
        stories.telling = without(stories.telling, self.story)
        stories.slots = replaced(stories.slots, slot, self.story)
        state.tell(STORY_KEPT_AT, seat, self.story, slot)


class KeepStory(AuroraEffect):
    __slots__ = ("story",)

    def __init__(self, story: int) -> None:
        self.story = story


class KeepActive(KeepStory):
    """LFS-STORY-20: in the Active Zone."""

    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        stories = state.own_stories()
        stories.telling = without(stories.telling, self.story)
        player = state.players[seat]
        player.tales = (*player.tales, self.story)
        state.tell(STORY_KEPT, seat, self.story)


class KeepUnderCard(KeepStory):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(KeepUnder(seat, self.story))


class KeepAtSlot(KeepStory):
    __slots__ = ()

    def carry_out(self, state: AuroraState, seat: int) -> None:
        state.steps.append(KeepInZone(seat, self.story))
