# mypyc: interpreted
"""What a seat, or a spectator, may know of a game (CHM-INFO), as plain typed data."""

from typing import ClassVar

from msgspec import Struct


class PlayerView(Struct, frozen=True):
    seat: int
    color: str
    leader: str | None
    glory: int
    blame: int
    coin: int
    wood: int
    food: int
    favor: int
    warriors: dict[str, int]
    """At home; while others assign in secret, all they own."""
    workers: int
    workforce: int
    begging: int
    hut_worker: bool
    longship: str | None
    runes: list[str]
    used_runes: list[str]
    destiny_count: int
    destinies: list[str]
    """Those that the viewer knows."""
    opened: list[str]
    defeated: list[str] | None
    """None where the pile is face down to the viewer."""


class SpaceView(Struct, frozen=True):
    NAMED_BY: ClassVar[str] = "id"

    id: str
    workers: list[int]
    stock: int
    stall: str | None
    card: str | None
    """The enemy or merchant card that lies open there."""


class FightView(Struct, frozen=True):
    """A place in town where an enemy can be fought."""

    NAMED_BY: ClassVar[str] = "target"

    target: str
    enemy: str | None
    holder: int | None
    crew: dict[str, int] | None
    """None while it is assigned in secret."""


class ShoreView(Struct, frozen=True):
    NAMED_BY: ClassVar[str] = "id"

    id: str
    journey: str | None
    """Face up, or known to the viewer."""
    has_journey: bool
    is_open: bool
    seen_by: list[int]
    monster: str | None
    coins: int
    ship: str | None


class ShipView(Struct, frozen=True):
    id: str
    capacity: int
    owner: int | None
    holder: int | None
    crew: dict[str, int] | None
    food: int | None


class DiceView(Struct, frozen=True):
    """The dice on the table, one entry for each type and face that shows."""

    die: str
    n: int
    locked: int
    picked: int
    """How many of them are chosen to be rolled again."""


class CombatView(Struct, frozen=True):
    """The fight that is going on."""

    seat: int
    enemy: str
    target: str
    damage: int


class ChampionsView(Struct, frozen=True):
    seat: int
    round: int
    phase: str | None
    """One of ``PHASE_IDS``; None when the game is over."""
    first_player: int
    deciders: list[int]
    waiting_for: str | None
    players: list[PlayerView]
    spaces: list[SpaceView]
    fights: list[FightView]
    shores: list[ShoreView]
    ships: list[ShipView]
    supply: dict[str, int]
    deck_sizes: dict[str, int]
    merchants: list[str]
    runes_shown: list[str | None]
    hut_buyers: int
    enemy_discard: list[str]
    journey_discard: list[str]
    drawn: list[str | None]
    """Destiny cards to choose from; None for those that the viewer may not see."""
    under_destinies: list[str | None]
    """Cards put under the destiny deck, the next to come first."""
    dice: list[DiceView]
    losses_prevented: bool
    shield_damage: int
    combat: CombatView | None
    voyage: str | None
    """The shore that a ship is on its way to, or has reached."""
    losses: int
    """How many warriors, or food, have still to be given up now."""
