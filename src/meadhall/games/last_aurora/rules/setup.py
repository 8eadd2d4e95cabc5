"""Setting up a game (LAU-SETUP, LFS-EXP-01, LFS-ASG-01, LFS-CREW-01, LFS-STORY-01, LFS-PVP-01)."""

from typing import Final

from meadhall.games.last_aurora.content import action_cards, tables
from meadhall.games.last_aurora.content.road import (
    AVALANCHES,
    RED_STOPS,
    SPACES,
    START,
    STOPS,
    WAYPOINT_COUNTERS,
    WAYPOINT_SPACES,
)
from meadhall.games.last_aurora.content.story_book import STORIES, STORY_PERIOD
from meadhall.games.last_aurora.rules.areas import (
    ExplorationZone,
    Fight,
    Piles,
    Road,
    Stories,
    Survivors,
)
from meadhall.games.last_aurora.rules.builders import build_scripts
from meadhall.games.last_aurora.rules.convoys.cargo import room_in
from meadhall.games.last_aurora.rules.events import CREW_TAKEN, TURN_ORDER, WAYPOINT_LAID
from meadhall.games.last_aurora.rules.exploring.zone import fill_slots
from meadhall.games.last_aurora.rules.fighting.outcomes import show_next_back
from meadhall.games.last_aurora.rules.modules.stories import show_story
from meadhall.games.last_aurora.rules.moves import CREW
from meadhall.games.last_aurora.rules.pieces import DRAFTED_CREWS, NO_CREWS, Automa, Options, Player
from meadhall.games.last_aurora.rules.rounds import BeginRound
from meadhall.games.last_aurora.rules.state import (
    AUTOMA_DECK,
    DECKS,
    EXPLORATION,
    LOOT,
    OBJECT_DECK,
    OUTCOME_DECK,
    SETUP,
    SETUP_STREAM,
    STORY_DECK,
    STREAMS,
    AuroraState,
    FreeChoice,
)
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import Step

build_scripts()


def begin_game(seats: int, options: Options, seed: str) -> AuroraState:
    convoys = max(2, seats)
    return AuroraState(
        seats=seats,
        dice=Dice.from_seed(seed, STREAMS),
        steps=[SetUp()],
        reveals=0,
        options=options,
        round=1,
        phase=SETUP,
        order=tuple(range(convoys)),
        players=[new_player(seat) for seat in range(seats)],
        automa=new_automa(options) if seats == 1 else None,
        positions=[START[options.map]] * convoys,
        fame=[tables.FAME_START_PVP if options.pvp else tables.FAME_START] * convoys,
        supply=tables.SUPPLY[:],
        damaged=[False] * tables.BOX_COUNT,
        decks=new_decks(options, seats == 1),
        road=new_road(options, convoys),
        zone=ExplorationZone(
            slots=[tables.NONE] * tables.SLOTS,
            tokens=[0] * tables.SLOTS * tables.TOKENS,
            slot=tables.NONE,
            explorers=(),
            donated=0,
        ),
        survivors=Survivors(
            zones=[tables.OUT] * tables.SURVIVORS, contamination=[0] * tables.SURVIVORS, frozen=()
        ),
        piles=Piles(
            discard=(),
            gone=(),
            removed=(),
            objects=[0] * tables.OBJECTS,
            outcomes=(),
            outcome_top=tables.NONE,
            shown=(),
        ),
        fight=Fight(
            lurking=(),
            foes=[],
            ambusher=tables.NONE,
            bonus=0,
            is_spoiled=False,
            loot=tables.NONE,
            dodge_marks=(0,) * convoys,
            attack_marks=(0,) * convoys,
            hit_by=(0,) * convoys,
        ),
        stories=Stories(
            period=0,
            top=tables.NONE,
            has_met=False,
            slots=(tables.NONE,) * tables.SLOTS,
            discard=(),
            unread=(),
            telling=(),
        ),
    )


def new_road(options: Options, convoys: int) -> Road:
    return Road(
        aurora=(RED_STOPS if options.hurried_ship else STOPS)[options.map][0],
        waypoints=(tables.NONE,) * SPACES,
        avalanches=tuple(AVALANCHES[options.map]),
        mines=(),
        mine_owners=(),
        storm=(0,) * tables.MOST_PLAYERS,
        arrivals=(0,) * convoys,
        clock=0,
        left=(),
        move_bonus=0,
    )


START_ROOMS: Final = [
    room_in(
        tables.BOXES[tables.START_TRUCKS[seat][0]] + tables.BOXES[tables.START_TRAILERS[seat][0]]
    )
    for seat in range(tables.MOST_PLAYERS)
]


def new_player(seat: int) -> Player:
    return Player(
        seat=seat,
        crew=(),
        load=[0] * tables.TOKENS,
        room=START_ROOMS[seat],
        convoy=(
            tables.START_TRUCKS[seat][0],
            tables.NONE,
            tables.START_TRAILERS[seat][0],
            tables.NONE,
        ),
        kept=(tables.NONE,) * 4,
        hand=[0] * tables.OBJECTS,
        next_move=0,
        markers=(),
        has_passed=False,
        fired=(),
        used=(),
        has_hit=False,
        is_hidden=False,
        tales=(),
        used_tales=(),
        missions=(),
    )


def new_automa(options: Options) -> Automa:
    return Automa(
        level=action_cards.START_LEVEL[options.difficulty],
        load=[0] * tables.TOKENS,
        extra=0,
        hand=[],
        used=[],
        objects=[],
        cards=[],
        loot=[],
        stories=[],
    )


def _by_period(cards: list[int]) -> list[list[int]]:
    return [
        [card for card in cards if tables.PERIOD[card] == period + 1]
        for period in range(tables.PERIODS)
    ]


def _by_tier(cards: list[int]) -> list[list[int]]:
    return [
        [card for card in cards if tables.LOOT_TIER[card] == tier] for tier in range(tables.PERIODS)
    ]


EXPLORATION_CARDS: Final = [
    _by_period(tables.BASE_EXPLORATION),
    _by_period(tables.MODULE_EXPLORATION),
]
ENEMY_CARDS: Final = [_by_period(tables.BASE_ENEMIES), _by_period(tables.ASGAROR)]
LOOT_CARDS: Final = [_by_tier(tables.BASE_LOOT), _by_tier(tables.ASGAROR_LOOT)]
"""Without and with their module."""


def new_decks(options: Options, is_solo: bool) -> list[Deck]:
    """LAU-SETUP-12: what the modules swap is swapped first."""
    decks = [Deck(stream, [], []) for stream in range(DECKS)]
    exploration = EXPLORATION_CARDS[options.exploration]
    enemies = ENEMY_CARDS[options.asgaror]
    loot = LOOT_CARDS[options.asgaror]
    for period in range(tables.PERIODS):
        decks[EXPLORATION + period].cards = exploration[period] + enemies[period]
        decks[LOOT + period].cards = loot[period][:]
    last = tables.FIRST_OPTIONAL_OBJECT if options.exploration else tables.BASE_OBJECTS
    kinds = list(range(last))
    if options.mine:
        kinds += list(range(tables.FIRST_OPTIONAL_OBJECT, tables.OBJECTS))
    for kind in kinds:
        decks[OBJECT_DECK].cards += [kind] * tables.OBJECT_COPIES[kind]
    decks[OUTCOME_DECK].cards = (tables.PVP_OUTCOMES if options.pvp else tables.BASE_OUTCOMES)[:]
    if options.stories:
        for story in range(STORIES):
            decks[STORY_DECK + STORY_PERIOD[story]].cards.append(story)
    if is_solo:
        decks[AUTOMA_DECK].cards = list(range(len(action_cards.ACTION_IDS)))
    return decks


class SetUp(Step[AuroraState]):
    """LAU-SETUP-12: the order of the setup."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        remove_cards(state)
        lay_waypoints(state)
        place_convoys(state)
        order_players(state)
        if state.options.stories:
            show_story(state)
        show_next_back(state)
        state.steps.append(OpenZone())
        crews = state.options.crews
        if crews == DRAFTED_CREWS:
            for seat in state.order:
                if not state.is_automa(seat):
                    state.steps.append(DraftCrew(seat))
        else:
            deal_crews(state)
        return True


def take_any(state: AuroraState, cards: list[int]) -> int:
    """One of these cards at random."""
    place = state.dice.below(SETUP_STREAM, len(cards))
    return cards.pop(place)


def shuffle(state: AuroraState, cards: list[int]) -> list[int]:
    rest = cards[:]
    return [take_any(state, rest) for _ in cards]


def remove_cards(state: AuroraState) -> None:
    """LAU-SETUP-06, LAU-SETUP-13, LFS-PVP-01: at random, unseen."""
    piles = state.own_piles()
    for period in range(tables.PERIODS):
        deck = state.own_deck(EXPLORATION + period)
        orange = [card for card in deck.cards if tables.IS_ORANGE[card]]
        gone = [take_any(state, orange) for _ in range(tables.ORANGE_REMOVED[state.seats - 1])]
        if state.options.pvp:
            gone.append(
                take_any(state, [card for card in deck.cards if card >= tables.FIRST_ENEMY])
            )
            loot = state.own_deck(LOOT + period)
            piles.removed = (*piles.removed, take_any(state, loot.cards))
        deck.cards = [card for card in deck.cards if card not in gone]
        piles.removed = (*piles.removed, *gone)


def lay_waypoints(state: AuroraState) -> None:
    """LAU-SETUP-03."""
    number = state.options.map
    waypoints = list(state.road.waypoints)
    for spaces, counters in zip(WAYPOINT_SPACES[number], WAYPOINT_COUNTERS[number], strict=True):
        for space, counter in zip(spaces, shuffle(state, counters), strict=True):
            waypoints[space] = counter
            state.tell(WAYPOINT_LAID, space, counter)
    state.own_road().waypoints = tuple(waypoints)


def place_convoys(state: AuroraState) -> None:
    """LAU-SETUP-09, LAU-AUTO-01."""
    for player in state.players:
        for token in (tables.FUEL, tables.FOOD, tables.AMMO):
            player.load[token] = tables.START_LOAD[token]
            state.supply[token] -= tables.START_LOAD[token]
    automa = state.automa
    if automa is None:
        return
    state.fame[tables.AUTOMA] += action_cards.START_FAME[state.options.difficulty]
    automa.load = action_cards.START[:]
    for token in (tables.FUEL, tables.FOOD, tables.AMMO):
        state.supply[token] -= automa.load[token]


def order_players(state: AuroraState) -> None:
    """LAU-SETUP-10, LAU-AUTO-14: a random order; Convoys on the start space keep it."""
    state.order = tuple(shuffle(state, list(state.order)))
    road = state.own_road()
    road.arrivals = tuple([state.order.index(seat) for seat in range(len(state.order))])
    road.clock = len(state.order)
    state.tell_list(TURN_ORDER, state.order)


def take_crew(state: AuroraState, seat: int, crew: list[int]) -> None:
    player = state.players[seat]
    player.crew = tuple(crew)
    player.load[tables.SURVIVOR] = len(crew)
    for survivor in crew:
        state.own_survivors().zones[survivor] = tables.ACTIVE


def deal_crews(state: AuroraState) -> None:
    """LFS-CREW-01: Leader and Co-Pilot, or one of the four crews at random."""
    left = list(range(len(tables.CREWS)))
    for seat in range(state.seats):
        if state.options.crews == NO_CREWS:
            take_crew(state, seat, tables.START_CREWS[seat])
        else:
            crew = take_any(state, left)
            take_crew(state, seat, tables.CREWS[crew])
            state.tell(CREW_TAKEN, seat, crew)


class DraftCrew(FreeChoice):
    """LFS-CREW-01: in Reverse Turn Order, one of the crews left."""

    __slots__ = ()

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [
            CREW.at(crew)
            for crew in range(len(tables.CREWS))
            if all(state.survivors.zones[survivor] == tables.OUT for survivor in tables.CREWS[crew])
        ]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        take_crew(state, seat, tables.CREWS[CREW.target(move)])
        state.tell(CREW_TAKEN, seat, CREW.target(move))


class OpenZone(Step[AuroraState]):
    """LAU-SETUP-08: the Rusted Containers on the first slots, the rest from the deck."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps[-1] = BeginRound()
        for slot, card in enumerate(tables.RUSTED_CONTAINERS):
            state.own_zone().slots[slot] = card
        fill_slots(state)
        return True
