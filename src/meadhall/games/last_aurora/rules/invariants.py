# mypyc: interpreted
"""What is true of every position: nothing is lost, doubled or impossible."""

from collections.abc import Iterator

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.story_book import IS_SEVERAL, STORIES
from meadhall.games.last_aurora.rules.cards.scripts import CarryOut
from meadhall.games.last_aurora.rules.convoys.cargo import Unload, boxes_at, fits, recount
from meadhall.games.last_aurora.rules.convoys.convoy import Attach, FitTrailers
from meadhall.games.last_aurora.rules.convoys.recruiting import Recruit
from meadhall.games.last_aurora.rules.convoys.survivors import BuryDead
from meadhall.games.last_aurora.rules.exploring.card_actions import TakeActions
from meadhall.games.last_aurora.rules.modules.facing import ReadTogether
from meadhall.games.last_aurora.rules.pieces import NO_CREWS
from meadhall.games.last_aurora.rules.setup import DraftCrew, OpenZone, SetUp, new_decks
from meadhall.games.last_aurora.rules.state import (
    AUTOMA_DECK,
    EXPLORATION,
    LOOT,
    OBJECT_DECK,
    OUTCOME_DECK,
    STORY_DECK,
    AuroraState,
)
from meadhall.kernel.deck import Deck


def faults(state: AuroraState) -> list[str]:
    return [
        *_cards(state),
        *_objects(state),
        *_outcomes(state),
        *_stories(state),
        *_tokens(state),
        *_convoys(state),
        *_survivors(state),
        *_counters(state),
    ]


def cards_of(deck: Deck) -> list[int]:
    return deck.cards + deck.bottom


def all_cards(state: AuroraState) -> list[int]:
    """Every card on the table, wherever it lies; those in a step are on their way."""
    cards = [
        *[
            card
            for deck in state.decks[EXPLORATION : LOOT + tables.PERIODS]
            for card in cards_of(deck)
        ],
        *state.zone.slots,
        *state.piles.discard,
        *state.piles.gone,
        *state.piles.removed,
        *state.fight.lurking,
        *[foe.card for foe in state.fight.foes],
        state.fight.loot,
        *[step.card for step in state.steps if isinstance(step, Attach | Recruit)],
    ]
    for player in state.players:
        cards += [*player.crew, *player.convoy, *player.markers]
    if state.automa is not None:
        cards += [*state.automa.cards, *state.automa.loot]
    return [card for card in cards if card != tables.NONE]


def _cards(state: AuroraState) -> Iterator[str]:
    cards = all_cards(state)
    full = new_decks(state.options, state.seats == 1)
    expected = [card for deck in full[EXPLORATION : LOOT + tables.PERIODS] for card in deck.cards]
    for seat in range(state.seats):
        expected += tables.START_TRUCKS[seat] + tables.START_TRAILERS[seat]
    if not any(isinstance(step, SetUp | OpenZone) for step in state.steps):
        expected += tables.RUSTED_CONTAINERS
    crews = tables.START_CREWS if state.options.crews == NO_CREWS else tables.CREWS
    waiting = sum(isinstance(step, DraftCrew) for step in state.steps)
    taken = [crew for crew in crews if crew[0] in cards]
    if len(taken) != state.seats - waiting:
        yield f"{len(taken)} crews are in play"
    expected += [card for crew in taken for card in crew]
    if sorted(cards) != sorted(expected):
        lost = [tables.CARD_IDS[card] for card in expected if card not in cards]
        doubled = [tables.CARD_IDS[card] for card in set(cards) if cards.count(card) > 1]
        yield f"cards are lost ({lost}) or doubled ({doubled})"


def _objects(state: AuroraState) -> Iterator[str]:
    full = new_decks(state.options, False)[OBJECT_DECK].cards
    deck = cards_of(state.decks[OBJECT_DECK])
    for kind in range(tables.OBJECTS):
        n = deck.count(kind) + state.piles.objects[kind]
        n += sum(player.hand[kind] for player in state.players)
        if state.automa is not None:
            n += state.automa.objects.count(kind)
        if n != full.count(kind):
            yield f"there are {n} {tables.OBJECT_IDS[kind]}"


def _outcomes(state: AuroraState) -> Iterator[str]:
    full = new_decks(state.options, state.seats == 1)
    cards = [*cards_of(state.decks[OUTCOME_DECK]), *state.piles.outcomes, *state.piles.shown]
    if state.piles.outcome_top != tables.NONE:
        cards.append(state.piles.outcome_top)
    if sorted(cards) != sorted(full[OUTCOME_DECK].cards):
        yield "Outcome cards are lost or doubled"
    if state.automa is not None:
        cards = [*cards_of(state.decks[AUTOMA_DECK]), *state.automa.hand, *state.automa.used]
        if sorted(cards) != full[AUTOMA_DECK].cards:
            yield "Action cards of the Automa are lost or doubled"


def _stories(state: AuroraState) -> Iterator[str]:
    stories = [
        *[
            story
            for deck in state.decks[STORY_DECK : STORY_DECK + tables.PERIODS]
            for story in cards_of(deck)
        ],
        state.stories.top,
        *state.stories.slots,
        *state.stories.discard,
        *state.stories.unread,
        *state.stories.telling,
    ]
    for player in state.players:
        stories += [*player.kept, *player.tales, *[mission.story for mission in player.missions]]
    if state.automa is not None:
        stories += state.automa.stories
    there = sorted(story for story in stories if story != tables.NONE)
    if there != (list(range(STORIES)) if state.options.stories else []):
        yield "Story cards are lost or doubled"
    for slot in range(tables.SLOTS):
        if state.stories.slots[slot] != tables.NONE and state.zone.slots[slot] == tables.NONE:
            yield "a Story lies under no card"
    for step in state.steps:
        if isinstance(step, ReadTogether):
            if step.story not in state.stories.telling or not IS_SEVERAL[step.story]:
                yield "LFS-STORY-34: all face a Story that is not for all"
            if len(step.options) != len(step.boosts) or len(step.options) > state.seats:
                yield "LFS-STORY-34: more have chosen than there are"


def _tokens(state: AuroraState) -> Iterator[str]:
    """LAU-ROUND-07: every token is in exactly one place."""
    for token, name in enumerate(tables.LOCATION_TOKEN_IDS):
        n = state.supply[token]
        n += sum(state.zone.tokens[slot * tables.TOKENS + token] for slot in range(tables.SLOTS))
        if token != tables.OBJECT_TOKEN:
            n += sum(player.load[token] for player in state.players)
            if state.automa is not None:
                n += state.automa.load[token]
        if n != tables.SUPPLY[token] or state.supply[token] < 0:
            yield f"there are {n} {name} tokens"


def _convoys(state: AuroraState) -> Iterator[str]:
    """LAU-CARGO-04: every load is legal, unless its owner is just unloading."""
    own: set[int] = set()
    for player in state.players:
        for place in range(len(player.convoy)):
            own.update(boxes_at(player, place))
        if min(player.load) < 0 or min(player.hand) < 0:
            yield f"seat {player.seat} has less than nothing"
        if len(player.convoy) != len(player.kept):
            yield f"the Convoy of seat {player.seat} is out of joint"
        if any(isinstance(step, FitTrailers | Unload) for step in state.steps):
            continue
        room = player.room
        recount(state, player)
        if room != player.room:
            yield f"the room of seat {player.seat} was not recounted"
        if not fits(player):
            yield f"LAU-CARGO-04: the load of seat {player.seat} does not fit"
    for box in range(tables.BOX_COUNT):
        if state.damaged[box] and box not in own:
            yield "a box that is in no Convoy is damaged"


def _survivors(state: AuroraState) -> Iterator[str]:
    """LAU-CARGO-07, LAU-EXP-11."""
    crew = [card for player in state.players for card in player.crew]
    for player in state.players:
        if len(player.crew) > tables.SURVIVOR_LIMIT or player.load[tables.SURVIVOR] != len(
            player.crew
        ):
            yield f"LAU-CARGO-07: Survivors of seat {player.seat}"
    acting = any(isinstance(step, TakeActions | CarryOut | BuryDead) for step in state.steps)
    for card in range(tables.SURVIVORS):
        if (state.survivors.zones[card] == tables.OUT) == (card in crew):
            yield f"{tables.CARD_IDS[card]} is in the wrong zone"
        if state.survivors.contamination[card] and card not in crew:
            yield f"{tables.CARD_IDS[card]} is contaminated, though nobody has it"
        is_dead = state.survivors.contamination[card] >= tables.CONTAMINATION_LIMIT[card]
        if is_dead and not acting and state.zone.slot == tables.NONE:
            yield f"LAU-EXP-11: {tables.CARD_IDS[card]} should be dead"


def _counters(state: AuroraState) -> Iterator[str]:
    if not all(tables.FAME_MIN <= fame <= tables.FAME_MAX for fame in state.fame):
        yield "LAU-ROUND-08: Fame is off its track"
    for seat in range(len(state.positions)):
        if sum(foe.targets.count(seat) for foe in state.fight.foes) > tables.TARGET_COUNTERS:
            yield f"seat {seat} has too many Target counters"
    if len(state.road.mines) > tables.MINE_COUNTERS:
        yield "LAU-OPT-04: there are too many Mines"
    if sorted(state.order) != list(range(len(state.positions))):
        yield "the Turn Order track is wrong"
    if state.automa is not None and min(state.automa.load[tables.FUEL : tables.AMMO + 1]) < 0:
        yield "the Automa has less than nothing"
