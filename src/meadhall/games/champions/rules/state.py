"""The data of a game of Champions of Midgard: players, board, decks."""

from typing import Any, Final

from meadhall.games.champions.content.tables import (
    FIRST_SHIP,
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
STREAM_NAMES: Final = (
    "trolls", "draugr", "monsters", "journeys", "merchants", "runes", "destinies", "stalls",
    "first_player", "warriors",
)  # fmt: skip
STREAMS: Final = 10

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
        destinies: list[int],
        opened: list[int],
        runes: list[int],
        used_runes: list[int],
        defeated: list[int],
    ) -> None:
        self.seat = seat
        self.leader = leader
        self.goods = goods
        self.warriors = warriors
        """Dice at home, by type; those sent out are in the state's crews."""
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
            self.seat,
            self.leader,
            self.goods[:],
            self.warriors[:],
            self.workers,
            self.workforce,
            self.begging,
            self.hut_worker,
            self.ship,
            self.destinies[:],
            self.opened[:],
            self.runes[:],
            self.used_runes[:],
            self.defeated[:],
        )


class Roll(Part):
    """The dice on the table. Dice of one type are alike, so they are kept as counts.

    A roll never changes: a reroll makes a new one.
    """

    __slots__ = ("faces", "locked", "losses_prevented", "shield_damage")

    def __init__(
        self, faces: list[int], locked: list[int], shield_damage: int, losses_prevented: bool
    ) -> None:
        self.faces = faces
        """Number of dice for each type and face: type times ``FACE_KINDS`` plus face."""
        self.locked = locked
        """Those of them that have to be accepted as they fell (CHM-RUNE-08)."""
        self.shield_damage = shield_damage
        self.losses_prevented = losses_prevented


class ChampionsState(State):
    __slots__ = (
        "cargo", "crews", "decks", "destiny_known", "drawn", "enemies", "enemy_discard",
        "first_player", "holders", "hut_buyers", "journey_discard", "journey_known",
        "journey_open", "journeys", "merchants", "monster_coins", "monsters", "options",
        "players", "port_ships", "roll", "round", "runes_shown", "ship_owners", "stalls",
        "stock", "supply", "workers_on",
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
        decks: list[Deck],
        supply: list[int],
        stalls: list[int],
        workers_on: list[int],
        stock: list[int],
        enemies: list[int],
        journeys: list[int],
        journey_open: list[bool],
        journey_known: list[int],
        monsters: list[int],
        monster_coins: list[int],
        merchants: list[int],
        runes_shown: list[int],
        ship_owners: list[int],
        port_ships: list[int],
        holders: list[int],
        crews: list[int],
        cargo: list[int],
        hut_buyers: int,
        destiny_known: list[int],
        drawn: list[int],
        roll: Roll | None,
        enemy_discard: list[int],
        journey_discard: list[int],
    ) -> None:
        super().__init__(seats, dice, steps, reveals)
        self.options = options
        self.round = round
        self.first_player = first_player
        self.players = players
        self.decks = decks
        self.supply = supply
        self.stalls = stalls
        """The tiles in play, on the stall spaces in their order."""
        self.workers_on = workers_on
        """For each space the seats with a worker there, as bits."""
        self.stock = stock
        """For each space what lies on it; only blue ones have anything."""
        self.enemies = enemies
        """The cards on troll, draugr_1 and draugr_2, or ``NONE``."""
        self.journeys = journeys
        self.journey_open = journey_open
        self.journey_known = journey_known
        """For each shore the seats that have seen its face-down card, as bits."""
        self.monsters = monsters
        self.monster_coins = monster_coins
        self.merchants = merchants
        """The face-up pile; only the last card counts."""
        self.runes_shown = runes_shown
        self.ship_owners = ship_owners
        """For each private ship a seat, ``SHIP_FREE`` or ``SHIP_OUT_OF_PLAY``."""
        self.port_ships = port_ships
        """For each shore the ship in its port, or ``NONE``."""
        self.holders = holders
        """For each target the seat that reserved it, or ``NONE``."""
        self.crews = crews
        """Warriors sent out: target times ``WARRIOR_TYPES`` plus type."""
        self.cargo = cargo
        """Food on each ship."""
        self.hut_buyers = hut_buyers
        self.destiny_known = destiny_known
        """For each destiny card the seats that know where it is, as bits."""
        self.drawn = drawn
        """Destiny cards that the deciding player has drawn and chooses from."""
        self.roll = roll
        self.enemy_discard = enemy_discard
        self.journey_discard = journey_discard

    def copy(self) -> "ChampionsState":
        """Stalls, owners of ships, merchants and discarded cards seldom change: copies share them,
        and a change makes a new list."""
        return ChampionsState(
            self.seats,
            self.dice.copy(),
            self.steps[:],
            self.reveals,
            self.options,
            self.round,
            self.first_player,
            [player.copy() for player in self.players],
            [deck.copy() for deck in self.decks],
            self.supply[:],
            self.stalls,
            self.workers_on[:],
            self.stock[:],
            self.enemies[:],
            self.journeys[:],
            self.journey_open[:],
            self.journey_known[:],
            self.monsters[:],
            self.monster_coins[:],
            self.merchants,
            self.runes_shown[:],
            self.ship_owners,
            self.port_ships[:],
            self.holders[:],
            self.crews[:],
            self.cargo[:],
            self.hut_buyers,
            self.destiny_known[:],
            self.drawn[:],
            self.roll,
            self.enemy_discard,
            self.journey_discard,
        )

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

    def crew_size(self, target: int) -> int:
        at = target * WARRIOR_TYPES
        crews = self.crews
        return crews[at] + crews[at + 1] + crews[at + 2]

    def load_of(self, ship: int) -> int:
        """Warriors and food on a ship."""
        return self.crew_size(FIRST_SHIP + ship) + self.cargo[ship]

    def warriors_owned(self, seat: int) -> int:
        """CHM-COMP-05, CHM-SCORE-14: dice at home and sent out."""
        player = self.players[seat]
        count = player.warriors[0] + player.warriors[1] + player.warriors[2]
        for target, holder in enumerate(self.holders):
            if holder == seat:
                count += self.crew_size(target)
        return count

    def room_for_warriors(self, seat: int) -> int:
        return WARRIOR_LIMIT - self.warriors_owned(seat)

    # Secrets

    def draw(self, deck: int) -> int:
        return self.decks[deck].draw(self.dice)
