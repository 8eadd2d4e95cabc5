"""Setup (CHM-SETUP)."""

from meadhall.games.champions.content.tables import (
    BLAME,
    DESTINY_IDS,
    DICE_COUNT,
    DRAUGR,
    ECONOMIC_STALLS,
    ENEMIES,
    FEWEST_PLAYERS,
    JOURNEY_COPIES,
    LEADER_IDS,
    MERCHANT_IDS,
    MILITARY_STALLS,
    MONSTER,
    NONE,
    PRIVATE_SHIPS,
    PRIVATE_SHIPS_IN_PLAY,
    RUNE_IDS,
    RUNE_PLACES,
    SHIPS,
    SHORES,
    SPACE_IDS,
    STALLS_ECONOMIC,
    STALLS_MILITARY,
    START_GOODS,
    START_WARRIORS,
    TARGETS,
    TOWN_TARGETS,
    TROLL,
    WARRIOR_TYPES,
    WORKERS,
)
from meadhall.games.champions.rules.events import (
    DESTINY_DEALT,
    DESTINY_SEEN,
    FIRST_PLAYER,
    LEADER_CHOSEN,
    STALL_OPENED,
)
from meadhall.games.champions.rules.moves import LEADER
from meadhall.games.champions.rules.obstacles import LEADER_TAKEN
from meadhall.games.champions.rules.rounds import BeginRound
from meadhall.games.champions.rules.state import (
    DESTINIES,
    DRAUGR_DECK,
    FIRST_PLAYER_STREAM,
    JOURNEY_DECK,
    MERCHANTS,
    MONSTERS,
    RUNES,
    SHIP_FREE,
    SHIP_OUT_OF_PLAY,
    STALL_STREAM,
    STREAMS,
    TROLLS,
    ChampionsState,
    Options,
    Player,
)
from meadhall.games.champions.rules.town.placement import STALL_PLACE
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.state import Choice, Obstacle, Step


def begin_game(seats: int, options: Options, seed: str) -> ChampionsState:
    """The table before anything is drawn."""
    ships = PRIVATE_SHIPS_IN_PLAY[seats - FEWEST_PLAYERS]
    return ChampionsState(
        seats=seats,
        dice=Dice.from_seed(seed, STREAMS),
        steps=[SetUp()],
        reveals=0,
        options=options,
        round=1,
        first_player=NONE,
        players=[_new_player(seat, seats, options) for seat in range(seats)],
        decks=new_decks(),
        supply=[
            DICE_COUNT[warrior] - seats * START_WARRIORS[warrior]
            for warrior in range(WARRIOR_TYPES)
        ],
        stalls=[],
        workers_on=[0] * len(SPACE_IDS),
        stock=[0] * len(SPACE_IDS),
        enemies=[NONE] * TOWN_TARGETS,
        journeys=[NONE] * SHORES,
        journey_open=[False] * SHORES,
        journey_known=[0] * SHORES,
        monsters=[NONE] * SHORES,
        monster_coins=[0] * SHORES,
        merchants=[],
        runes_shown=[NONE] * RUNE_PLACES,
        ship_owners=[
            SHIP_FREE if ship in ships else SHIP_OUT_OF_PLAY for ship in range(PRIVATE_SHIPS)
        ],
        port_ships=[NONE] * SHORES,
        holders=[NONE] * TARGETS,
        crews=[0] * (TARGETS * WARRIOR_TYPES),
        cargo=[0] * SHIPS,
        hut_buyers=0,
        destiny_known=[0] * len(DESTINY_IDS),
        drawn=[],
        roll=None,
        enemy_discard=[],
        journey_discard=[],
    )


def _new_player(seat: int, seats: int, options: Options) -> Player:
    """CHM-SETUP-08, CHM-SETUP-09, CHM-VAR-02."""
    goods = START_GOODS[:]
    if options.wary_townsfolk:
        goods[BLAME] += 1
    workers = WORKERS[seats - FEWEST_PLAYERS]
    return Player(
        seat=seat,
        leader=NONE,
        goods=goods,
        warriors=START_WARRIORS[:],
        workers=workers,
        workforce=workers,
        begging=0,
        hut_worker=True,
        ship=NONE,
        destinies=[],
        opened=[],
        runes=[],
        used_runes=[],
        defeated=[],
    )


def new_decks() -> list[Deck]:
    """CHM-SETUP-05: in the order of their numbers."""
    journeys = [kind for kind, copies in enumerate(JOURNEY_COPIES) for _ in range(copies)]
    return [
        Deck(TROLLS, _enemies_of(TROLL), []),
        Deck(DRAUGR_DECK, _enemies_of(DRAUGR), []),
        Deck(MONSTERS, _enemies_of(MONSTER), []),
        Deck(JOURNEY_DECK, journeys, []),
        Deck(MERCHANTS, list(range(len(MERCHANT_IDS))), []),
        Deck(RUNES, list(range(len(RUNE_IDS))), []),
        Deck(DESTINIES, list(range(len(DESTINY_IDS))), []),
    ]


def _enemies_of(kind: int) -> list[int]:
    return [card for card, enemy in enumerate(ENEMIES) if enemy.kind == kind]


class SetUp(Step[ChampionsState]):
    """CHM-SETUP-02, -06, -07, -15: first player, stalls, leaders, destinies, first round."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        steps = state.steps
        first = state.options.first_player
        if first == NONE:
            first = state.dice.below(FIRST_PLAYER_STREAM, state.seats)
        state.first_player = first
        state.tell(FIRST_PLAYER, first)
        open_stalls(state)
        steps[-1] = BeginRound()
        steps.append(DealDestinies())
        # The one to the right of the first player chooses first, the first player last.
        for seat in state.turn_order():
            steps.append(ChooseLeader(seat))
        return True


def open_stalls(state: ChampionsState) -> None:
    """CHM-SETUP-02, CHM-SETUP-03: so many of each kind, military first."""
    index = state.seats - FEWEST_PLAYERS
    for tiles, n in (
        (MILITARY_STALLS, STALLS_MILITARY[index]),
        (ECONOMIC_STALLS, STALLS_ECONOMIC[index]),
    ):
        stack = Deck(STALL_STREAM, tiles[:], [])
        for _ in range(n):
            tile = stack.draw(state.dice)
            state.tell(STALL_OPENED, STALL_PLACE.index(len(state.stalls)), tile)
            state.stalls = [*state.stalls, tile]


class ChooseLeader(Choice[ChampionsState]):
    """D-LEADER."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [LEADER.at(leader) for leader in range(len(LEADER_IDS))]

    def obstacle(self, state: ChampionsState, seat: int, move: int) -> Obstacle | None:
        for player in state.players:
            if player.leader == LEADER.target(move):
                return LEADER_TAKEN
        return None

    def play(self, state: ChampionsState, seat: int, move: int) -> None:
        state.steps.pop()
        state.players[seat].leader = LEADER.target(move)
        state.tell(LEADER_CHOSEN, seat, LEADER.target(move))


class DealDestinies(Step[ChampionsState]):
    """CHM-SETUP-10, CHM-SETUP-15: one each, from the first player clockwise."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        for seat in state.turn_order():
            card = state.draw(DESTINIES)
            state.players[seat].destinies.append(card)
            state.destiny_known[card] = 1 << seat
            state.tell(DESTINY_DEALT, seat)
            state.whisper(seat, DESTINY_SEEN, seat, card)
        return True
