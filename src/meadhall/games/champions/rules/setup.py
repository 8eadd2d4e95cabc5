"""Setup (CHM-SETUP)."""

from meadhall.games.champions.content import tables
from meadhall.games.champions.content.tables import FEWEST_PLAYERS, NONE
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
    STREAM_IDS,
    TROLLS,
    ChampionsState,
    Crews,
    Options,
    Player,
    Shores,
    Town,
)
from meadhall.games.champions.rules.town.placement import STALL_PLACE
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Choice, Obstacle, Step


def begin_game(seats: int, options: Options, seed: str) -> ChampionsState:
    """The table before anything is drawn."""
    return ChampionsState(
        seats=seats,
        dice=Dice.from_seed(seed, len(STREAM_IDS)),
        steps=[SetUp()],
        reveals=0,
        options=options,
        round=1,
        first_player=NONE,
        players=[_new_player(seat, seats, options) for seat in range(seats)],
        town=_empty_town(seats),
        shores=Shores(
            journeys=(NONE,) * tables.SHORES,
            face_up=0,
            known=(0,) * tables.SHORES,
            monsters=(NONE,) * tables.SHORES,
            coins=(0,) * tables.SHORES,
            ships=(NONE,) * tables.SHORES,
        ),
        crews=Crews(
            holders=[NONE] * tables.TARGETS,
            warriors=[0] * (tables.TARGETS * tables.WARRIOR_TYPES),
            food=[0] * tables.SHIPS,
        ),
        roll=None,
        supply=[
            tables.DICE_COUNT[warrior] - seats * tables.START_WARRIORS[warrior]
            for warrior in range(tables.WARRIOR_TYPES)
        ],
        decks=new_decks(),
        enemy_discard=(),
        journey_discard=(),
        drawn=(),
        destiny_known=(0,) * len(tables.DESTINY_IDS),
    )


def _empty_town(seats: int) -> Town:
    ships = tables.PRIVATE_SHIPS_IN_PLAY[seats - FEWEST_PLAYERS]
    return Town(
        workers_on=[0] * len(tables.SPACE_IDS),
        stock=(0,) * len(tables.SPACE_IDS),
        stalls=(),
        enemies=(NONE,) * tables.TOWN_TARGETS,
        merchants=(),
        runes=(NONE,) * tables.RUNE_PLACES,
        ship_owners=tuple(
            [
                SHIP_FREE if ship in ships else SHIP_OUT_OF_PLAY
                for ship in range(tables.PRIVATE_SHIPS)
            ]
        ),
        hut_buyers=0,
    )


def _new_player(seat: int, seats: int, options: Options) -> Player:
    """CHM-SETUP-08, CHM-SETUP-09, CHM-VAR-02."""
    goods = tables.START_GOODS[:]
    if options.wary_townsfolk:
        goods[tables.BLAME] += 1
    workers = tables.WORKERS[seats - FEWEST_PLAYERS]
    return Player(
        seat=seat,
        leader=NONE,
        goods=goods,
        warriors=tables.START_WARRIORS[:],
        workers=workers,
        workforce=workers,
        begging=0,
        hut_worker=True,
        ship=NONE,
        destinies=(),
        opened=(),
        runes=(),
        used_runes=(),
        defeated=(),
    )


def new_decks() -> list[Deck]:
    """CHM-SETUP-05: in the order of their numbers."""
    journeys = [kind for kind, copies in enumerate(tables.JOURNEY_COPIES) for _ in range(copies)]
    return [
        Deck(TROLLS, _enemies_of(tables.TROLL), []),
        Deck(DRAUGR_DECK, _enemies_of(tables.DRAUGR), []),
        Deck(MONSTERS, _enemies_of(tables.MONSTER), []),
        Deck(JOURNEY_DECK, journeys, []),
        Deck(MERCHANTS, list(range(len(tables.MERCHANT_IDS))), []),
        Deck(RUNES, list(range(len(tables.RUNE_IDS))), []),
        Deck(DESTINIES, list(range(len(tables.DESTINY_IDS))), []),
    ]


def _enemies_of(kind: int) -> list[int]:
    return [card for card, enemy in enumerate(tables.ENEMIES) if enemy.kind == kind]


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
    """CHM-SETUP-02, CHM-SETUP-03: military stalls first."""
    index = state.seats - FEWEST_PLAYERS
    for tiles, n in (
        (tables.MILITARY_STALLS, tables.STALLS_MILITARY[index]),
        (tables.ECONOMIC_STALLS, tables.STALLS_ECONOMIC[index]),
    ):
        stack = Deck(STALL_STREAM, tiles[:], [])
        for _ in range(n):
            tile = stack.draw(state.dice)
            state.tell(STALL_OPENED, STALL_PLACE.index(len(state.town.stalls)), tile)
            state.own_town().stalls = (*state.town.stalls, tile)


class ChooseLeader(Choice[ChampionsState]):
    """D-LEADER."""

    __slots__ = ()

    def candidates(self, state: ChampionsState, seat: int) -> list[int]:
        return [LEADER.at(leader) for leader in range(len(tables.LEADER_IDS))]

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
            state.players[seat].destinies = (card,)
            state.destiny_known = replaced(state.destiny_known, card, 1 << seat)
            state.tell(DESTINY_DEALT, seat)
            state.whisper(seat, DESTINY_SEEN, seat, card)
        return True
