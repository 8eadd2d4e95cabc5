"""The data of a game of Champions of Midgard: players, board, decks."""

from typing import Any, Final

from meadhall.games.champions.content.tables import (
    FIRST_SHIP,
    NONE,
    SHORES,
    WARRIOR_LIMIT,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.events import GAINED, MUSTERED, PAID
from meadhall.kernel.deck import Deck
from meadhall.kernel.dice import Dice
from meadhall.kernel.part import Part
from meadhall.kernel.state import State, Step

# Decks, and the chance streams of the same numbers; then the other streams.
TROLLS: Final = 0
DRAUGR_DECK: Final = 1
MONSTERS: Final = 2
JOURNEY_DECK: Final = 3
MERCHANTS: Final = 4
RUNES: Final = 5
DESTINIES: Final = 6
STALL_STREAM: Final = 7
FIRST_PLAYER_STREAM: Final = 8
WARRIOR_STREAM: Final = 9
STREAM_IDS: Final[list[str]] = [
    "trolls", "draugr", "monsters", "journeys", "merchants", "runes", "destinies", "stalls",
    "first_player", "warriors",
]  # fmt: skip
STREAMS: Final[int] = len(STREAM_IDS)

SHIP_FREE: Final = -1
SHIP_OUT_OF_PLAY: Final = -2


class Options(Part):
    """What was settled before the game."""

    __slots__ = ("first_player", "hall_of_fame", "simultaneous", "wary_townsfolk")

    def __init__(
        self, hall_of_fame: bool, wary_townsfolk: bool, simultaneous: bool, first_player: int
    ) -> None:
        self.hall_of_fame = hall_of_fame
        self.wary_townsfolk = wary_townsfolk
        self.simultaneous = simultaneous
        self.first_player = first_player
        """A seat, or ``NONE`` to draw one."""


class Player(Part):
    """What lies before one player."""

    __slots__ = (
        "begging", "defeated", "destinies", "goods", "hut_worker", "leader", "opened", "runes",
        "seat", "ship", "used_runes", "warriors", "workers", "workforce",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        leader: int,
        goods: list[int],
        warriors: list[int],
        workers: int,
        workforce: int,
        begging: int,
        hut_worker: bool,
        ship: int,
        destinies: tuple[int, ...],
        opened: tuple[int, ...],
        runes: tuple[int, ...],
        used_runes: tuple[int, ...],
        defeated: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.leader = leader
        self.goods = goods
        self.warriors = warriors
        """Dice at home, by type; those sent out are among the crews."""
        self.workers = workers
        """Workers still to be placed this round."""
        self.workforce = workforce
        self.begging = begging
        """Workers on the own leader board this round."""
        self.hut_worker = hut_worker
        self.ship = ship
        """The private longship, counted among the private ones, or ``NONE``."""
        self.destinies = destinies
        self.opened = opened
        """Destinies that Success has turned face up."""
        self.runes = runes
        self.used_runes = used_runes
        self.defeated = defeated

    def copy(self) -> "Player":
        return Player(
            seat=self.seat,
            leader=self.leader,
            goods=self.goods[:],
            warriors=self.warriors[:],
            workers=self.workers,
            workforce=self.workforce,
            begging=self.begging,
            hut_worker=self.hut_worker,
            ship=self.ship,
            destinies=self.destinies,
            opened=self.opened,
            runes=self.runes,
            used_runes=self.used_runes,
            defeated=self.defeated,
        )


class Town(Part):
    """The spaces for workers, and what lies on them."""

    __slots__ = (
        "enemies", "hut_buyers", "merchants", "runes", "ship_owners", "stalls", "stock",
        "workers_on",
    )  # fmt: skip

    def __init__(
        self,
        workers_on: list[int],
        stock: tuple[int, ...],
        stalls: tuple[int, ...],
        enemies: tuple[int, ...],
        merchants: tuple[int, ...],
        runes: tuple[int, ...],
        ship_owners: tuple[int, ...],
        hut_buyers: int,
    ) -> None:
        self.workers_on = workers_on
        """For each space the seats with a worker there, as bits."""
        self.stock = stock
        """For each space what lies on it; only blue ones have anything."""
        self.stalls = stalls
        """The tiles in play, on the stall spaces in their order."""
        self.enemies = enemies
        """The cards on troll, draugr_1 and draugr_2, or ``NONE``."""
        self.merchants = merchants
        """The face-up pile; only the last card counts."""
        self.runes = runes
        """The face-up runes, or ``NONE`` on an empty place."""
        self.ship_owners = ship_owners
        """For each private ship a seat, ``SHIP_FREE`` or ``SHIP_OUT_OF_PLAY``."""
        self.hut_buyers = hut_buyers
        """How many workers have been hired."""

    def copy(self) -> "Town":
        return Town(
            workers_on=self.workers_on[:],
            stock=self.stock,
            stalls=self.stalls,
            enemies=self.enemies,
            merchants=self.merchants,
            runes=self.runes,
            ship_owners=self.ship_owners,
            hut_buyers=self.hut_buyers,
        )


class Shores(Part):
    """Journey cards, monsters and ports, shore by shore."""

    __slots__ = ("coins", "face_up", "journeys", "known", "monsters", "ships")

    def __init__(
        self,
        journeys: tuple[int, ...],
        face_up: int,
        known: tuple[int, ...],
        monsters: tuple[int, ...],
        coins: tuple[int, ...],
        ships: tuple[int, ...],
    ) -> None:
        self.journeys = journeys
        """The journey card, or ``NONE``."""
        self.face_up = face_up
        """The shores whose card lies face up, as bits."""
        self.known = known
        """The seats that have seen it face down, as bits."""
        self.monsters = monsters
        self.coins = coins
        """Bonus coins on the monster."""
        self.ships = ships
        """The ship in the port, or ``NONE``."""

    def copy(self) -> "Shores":
        return Shores(
            journeys=self.journeys,
            face_up=self.face_up,
            known=self.known,
            monsters=self.monsters,
            coins=self.coins,
            ships=self.ships,
        )

    def is_open(self, shore: int) -> bool:
        return bool(self.face_up >> shore & 1)

    def is_face_down(self, shore: int) -> bool:
        return self.journeys[shore] != NONE and not self.is_open(shore)

    def are_known_to(self, seat: int) -> bool:
        """Whether there is nothing more for the seat to see."""
        for shore in range(SHORES):
            if self.is_face_down(shore) and not self.known[shore] >> seat & 1:
                return False
        return True


class Crews(Part):
    """Who goes where, with which warriors and how much food."""

    __slots__ = ("food", "holders", "warriors")

    def __init__(self, holders: list[int], warriors: list[int], food: list[int]) -> None:
        self.holders = holders
        """For each target the seat that reserved it, or ``NONE``."""
        self.warriors = warriors
        """Warriors sent out: target times ``WARRIOR_TYPES`` plus type."""
        self.food = food
        """Food on each ship."""

    def copy(self) -> "Crews":
        return Crews(holders=self.holders[:], warriors=self.warriors[:], food=self.food[:])

    def of(self, target: int) -> list[int]:
        """The warriors sent to a target, by type."""
        at = target * WARRIOR_TYPES
        return self.warriors[at : at + WARRIOR_TYPES]

    def size(self, target: int) -> int:
        """How many warriors are sent to a target."""
        at = target * WARRIOR_TYPES
        warriors = self.warriors
        return warriors[at] + warriors[at + 1] + warriors[at + 2]

    def load(self, ship: int) -> int:
        """Warriors and food on a ship."""
        return self.size(FIRST_SHIP + ship) + self.food[ship]


class Roll(Part):
    """The dice on the table. Dice of one type are alike, so they are kept as counts."""

    __slots__ = ("faces", "locked", "losses_prevented", "shield_damage")

    def __init__(
        self,
        faces: tuple[int, ...],
        locked: tuple[int, ...],
        shield_damage: int,
        losses_prevented: bool,
    ) -> None:
        self.faces = faces
        """Number of dice for each type and face: type times ``FACE_KINDS`` plus face."""
        self.locked = locked
        """Those of them that have to be accepted as they fell (CHM-RUNE-08)."""
        self.shield_damage = shield_damage
        self.losses_prevented = losses_prevented


class ChampionsState(State):
    __slots__ = (
        "_owns_crews", "_owns_decks", "_owns_shores", "_owns_town", "crews", "decks",
        "destiny_known", "drawn", "enemy_discard", "first_player", "journey_discard", "options",
        "players", "roll", "round", "shores", "supply", "town",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        dice: Dice,
        steps: list[Step[Any]],
        reveals: int,
        options: Options,
        round: int,
        first_player: int,
        players: list[Player],
        town: Town,
        shores: Shores,
        crews: Crews,
        roll: Roll | None,
        supply: list[int],
        decks: list[Deck],
        enemy_discard: tuple[int, ...],
        journey_discard: tuple[int, ...],
        drawn: tuple[int, ...],
        destiny_known: tuple[int, ...],
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.options = options
        self.round = round
        self.first_player = first_player
        self.players = players
        self.town = town
        """Shared by copies, as shores and crews are: change that of ``own_town``."""
        self._owns_town = True
        self.shores = shores
        self._owns_shores = True
        self.crews = crews
        self._owns_crews = True
        self.roll = roll
        """While a fight or a hunt is rolled; it never changes, a reroll makes a new one."""
        self.supply = supply
        """Warrior dice that nobody has, by type."""
        self.decks = decks
        """Shared by copies: draw with ``draw``, or change those of ``own_decks``."""
        self._owns_decks = True
        self.enemy_discard = enemy_discard
        self.journey_discard = journey_discard
        self.drawn = drawn
        """Destiny cards that the deciding player has drawn and chooses from."""
        self.destiny_known = destiny_known
        """For each destiny card the seats that know where it is, as bits."""

    def copy(self) -> "ChampionsState":
        copy = ChampionsState(
            seats=self.seats,
            dice=self.dice.copy(),
            steps=self.steps[:],
            reveals=self.reveals,
            options=self.options,
            round=self.round,
            first_player=self.first_player,
            players=[player.copy() for player in self.players],
            town=self.town,
            shores=self.shores,
            crews=self.crews,
            roll=self.roll,
            supply=self.supply[:],
            decks=self.decks,
            enemy_discard=self.enemy_discard,
            journey_discard=self.journey_discard,
            drawn=self.drawn,
            destiny_known=self.destiny_known,
        )
        self.share()
        copy.share()
        return copy

    def share(self) -> None:
        """Somebody else has the parts as well: each is replaced before it is changed here."""
        self._owns_town = False
        self._owns_shores = False
        self._owns_crews = False
        self._owns_decks = False

    # Parts to be changed: no copy has them too

    def own_town(self) -> Town:
        if not self._owns_town:
            self._owns_town = True
            self.town = self.town.copy()
        return self.town

    def own_shores(self) -> Shores:
        if not self._owns_shores:
            self._owns_shores = True
            self.shores = self.shores.copy()
        return self.shores

    def own_crews(self) -> Crews:
        if not self._owns_crews:
            self._owns_crews = True
            self.crews = self.crews.copy()
        return self.crews

    def own_decks(self) -> list[Deck]:
        """The decks, to be changed in this state alone."""
        if not self._owns_decks:
            self._owns_decks = True
            self.decks = [deck.copy() for deck in self.decks]
        return self.decks

    # Turn order

    def next_seat(self, seat: int) -> int:
        """CHM-SETUP-12: to the left is the next higher seat."""
        return (seat + 1) % self.seats

    def turn_order(self) -> list[int]:
        """All seats, clockwise from the holder of the First Player Marker."""
        return [(self.first_player + place) % self.seats for place in range(self.seats)]

    # Goods and dice

    def gain(self, seat: int, good: int, n: int) -> None:
        if n:
            self.players[seat].goods[good] += n
            self.tell(GAINED, seat, good, n)

    def pay(self, seat: int, good: int, n: int) -> None:
        self.players[seat].goods[good] -= n
        self.tell(PAID, seat, good, n)

    def muster(self, seat: int, warrior: int, n: int) -> None:
        """Move dice from the supply to a player."""
        if n > 0:
            self.supply[warrior] -= n
            self.players[seat].warriors[warrior] += n
            self.tell(MUSTERED, seat, warrior, n)

    def warriors_owned(self, seat: int) -> int:
        """CHM-COMP-05, CHM-SCORE-14: dice at home and sent out."""
        player = self.players[seat]
        count = player.warriors[0] + player.warriors[1] + player.warriors[2]
        for target, holder in enumerate(self.crews.holders):
            if holder == seat:
                count += self.crews.size(target)
        return count

    def room_for_warriors(self, seat: int) -> int:
        return WARRIOR_LIMIT - self.warriors_owned(seat)

    # Cards

    def draw(self, deck: int) -> int:
        return self.own_decks()[deck].draw(self.dice)
