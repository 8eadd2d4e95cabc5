"""Worlds that look the same to a seat: everything it cannot know is redealt (LAU-INFO).

``viewing.py`` says what a seat may know; this file must redeal exactly the rest. A test checks
that the view of a redealt world is the view of the real one.
"""

from meadhall.games.last_aurora.content.story_book import (
    IS_SEVERAL,
    STORIES,
    STORY_PERIOD,
    STORY_TRIGGER,
)
from meadhall.games.last_aurora.content.tables import (
    FIRST_ENEMY,
    IS_ORANGE,
    LOOT_TIER,
    NONE,
    OBJECTS,
    PERIOD,
    PERIODS,
)
from meadhall.games.last_aurora.rules.driving.movement import Prepare, go_obstacle
from meadhall.games.last_aurora.rules.exploring.exploration import Strengthen
from meadhall.games.last_aurora.rules.state import (
    AUTOMA_DECK,
    EXPLORATION,
    LOOT,
    OBJECT_DECK,
    STORY_DECK,
    AuroraState,
)
from meadhall.kernel.deck import take_any
from meadhall.kernel.dice import Dice


def resample(state: AuroraState, seat: int, dice: Dice) -> AuroraState:
    """A copy with another past and future, which the seat cannot tell from its own.

    It depends on nothing but what the seat knows and ``dice``: pools are sorted before they are
    dealt from, so that the order of the real cards leaves no trace.
    """
    world = state.copy()
    world.change_future(dice)
    deal_objects(world, seat, dice)
    deal_removed(world, dice)
    deal_stories(world, dice)
    deal_automa_hand(world, dice)
    while not can_go_on(world):
        deal_objects(world, seat, dice)
    return world


def can_go_on(world: AuroraState) -> bool:
    """Whether those who have begun something that needs an Object have such an Object.

    LAU-EXP-05, LAU-MOVE-05: an exploration, or a move that has no point without it.
    """
    for decider in world.deciders():
        if not world.moves(decider):
            return False
    last = world.steps[-1] if world.steps else None
    if isinstance(last, Prepare) and go_obstacle(world, last.seat) is not None:
        return False
    for step in world.steps:
        if isinstance(step, Strengthen) and not step.is_enough(world):
            return False
    return True


def deal_objects(world: AuroraState, seat: int, dice: Dice) -> None:
    """LAU-INFO-02: the hands of others and the Automa's face-down cards."""
    pool = world.own_deck(OBJECT_DECK).cards
    sizes: list[int] = []
    for player in world.players:
        hand = player.hand
        sizes.append(0 if player.seat == seat else sum(hand))
        if player.seat != seat:
            for kind in range(OBJECTS):
                pool.extend([kind] * hand[kind])
                hand[kind] = 0
    automa = world.automa
    if automa is not None:
        pool.extend(automa.objects)
    pool.sort()
    if automa is not None:
        automa.objects = [take_any(pool, 0, dice) for _ in automa.objects]
    for player in world.players:
        for _ in range(sizes[player.seat]):
            player.hand[take_any(pool, 0, dice)] += 1


def deal_removed(world: AuroraState, dice: Dice) -> None:
    """LAU-INFO-02: which orange cards, Enemies and Loot were removed at setup."""
    removed: list[int] = []
    for period in range(PERIODS):
        gone = [card for card in world.piles.removed if PERIOD[card] == period + 1]
        deck = world.own_deck(EXPLORATION + period).cards
        enemies = [card for card in gone if card >= FIRST_ENEMY]
        orange = [card for card in gone if card < FIRST_ENEMY]
        removed += swap(deck, enemies, [card for card in deck if card >= FIRST_ENEMY], dice)
        removed += swap(deck, orange, [card for card in deck if IS_ORANGE[card]], dice)
        loot = [card for card in world.piles.removed if LOOT_TIER[card] == period]
        tier = world.own_deck(LOOT + period).cards
        removed += swap(tier, loot, tier[:], dice)
    world.own_piles().removed = tuple(removed)


def swap(deck: list[int], gone: list[int], alike: list[int], dice: Dice) -> list[int]:
    """Redraw which of the cards that look alike are gone; the rest is in the deck."""
    pool = sorted(gone + alike)
    now_gone = [take_any(pool, 0, dice) for _ in gone]
    for card in alike:
        deck.remove(card)
    deck.extend(pool)
    return now_gone


def deal_stories(world: AuroraState, dice: Dice) -> None:
    """LAU-INFO-04: unread Stories that show the same condition side change places.

    A card that has left the deck has shown its condition, so no more than that is unknown. In the
    Automa's zone those for every player were read (LFS-STORY-26).
    """
    if not world.options.stories:
        return
    unread = [story for deck in range(PERIODS) for story in world.decks[STORY_DECK + deck].cards]
    unread += world.stories.unread
    if world.stories.top != NONE:
        unread.append(world.stories.top)
    if world.automa is not None:
        unread += [story for story in world.automa.stories if not IS_SEVERAL[story]]
    becomes = list(range(STORIES))
    groups: dict[int, list[int]] = {}
    for story in unread:
        groups.setdefault(condition_side(story), []).append(story)
    for stories in groups.values():
        pool = sorted(stories)
        for story in stories:
            becomes[story] = take_any(pool, 0, dice)
    for place in range(PERIODS):
        deck = world.own_deck(STORY_DECK + place)
        deck.cards = [becomes[story] for story in deck.cards]
    own = world.own_stories()
    own.unread = tuple([becomes[story] for story in own.unread])
    if own.top != NONE:
        own.top = becomes[own.top]
    if world.automa is not None:
        world.automa.stories = [becomes[story] for story in world.automa.stories]


def condition_side(story: int) -> int:
    """What its back shows (LFS-STORY-02, LFS-STORY-34)."""
    return (STORY_PERIOD[story] * 100 + STORY_TRIGGER[story]) * 2 + IS_SEVERAL[story]


def deal_automa_hand(world: AuroraState, dice: Dice) -> None:
    """LAU-INFO-05."""
    automa = world.automa
    if automa is not None:
        pool = world.own_deck(AUTOMA_DECK).cards
        pool.extend(automa.hand)
        pool.sort()
        automa.hand = [take_any(pool, 0, dice) for _ in automa.hand]
