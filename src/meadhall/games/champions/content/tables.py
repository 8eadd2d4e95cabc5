"""The content files as tables of small integers, read once; what the rules compute with."""

from typing import Final

from meadhall.games.champions.content import schema, vocabulary

CONTENT: Final = schema.read_all()

NONE: Final = -1
"""No card, no seat, no place."""

# Goods (kept by players) and warriors (dice).
COIN: Final = 0
WOOD: Final = 1
FOOD: Final = 2
FAVOR: Final = 3
GLORY: Final = 4
BLAME: Final = 5
GOOD_IDS: Final[list[str]] = ["coin", "wood", "food", "favor", "glory", "blame"]

WARRIOR_IDS: Final[list[str]] = ["swordsman", "spearman", "axeman"]
WARRIOR_TYPES: Final = 3

BLANK: Final = 0
HIT_1: Final = 1
HIT_2: Final = 2
SHIELD: Final = 3
FACE_KINDS: Final = 4
FACE_IDS: Final[list[str]] = ["blank", "hit_1", "hit_2", "shield"]
DIE_FACE_IDS: Final[list[str]] = [f"{die}:{face}" for die in WARRIOR_IDS for face in FACE_IDS]
"""A die that lies on the table is one number: type times ``FACE_KINDS`` plus face."""

_DICE: Final = sorted(CONTENT.dice.dice, key=lambda die: WARRIOR_IDS.index(die.id))
_FACES: Final = {face.id: face for face in CONTENT.dice.faces}
DICE_COUNT: Final[list[int]] = [die.count for die in _DICE]
DIE_FACES: Final[list[list[int]]] = [[FACE_IDS.index(f) for f in die.faces] for die in _DICE]
FACE_DAMAGE: Final[list[int]] = [_FACES[face].damage for face in FACE_IDS]  # type: ignore[index]
FACE_SHIELDS: Final[list[int]] = [_FACES[face].shields for face in FACE_IDS]  # type: ignore[index]
WARRIOR_LIMIT: Final[int] = CONTENT.components.supply.warrior_limit_per_player

# Enemies: trolls, draugr and monsters in one row, then the fights of journey cards (Kraken).
TROLL: Final = 0
DRAUGR: Final = 1
MONSTER: Final = 2
SEA: Final = 3
COLOR_IDS: Final[list[str]] = ["none", "red", "yellow", "blue"]
COLORLESS: Final = 0


class Enemy:
    """A card that can be fought."""

    __slots__ = (
        "attack", "color", "defense", "forbidden", "glory", "kind", "reward", "reward_count",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        attack: int,
        defense: int,
        glory: int,
        color: int,
        forbidden: list[bool],
        reward: int,
        reward_count: int,
    ) -> None:
        self.kind = kind
        self.attack = attack
        self.defense = defense
        self.glory = glory
        self.color = color
        self.forbidden = forbidden
        self.reward = reward
        self.reward_count = reward_count


def _forbidden(types: list[str]) -> list[bool]:
    return [warrior in types for warrior in WARRIOR_IDS]


def _enemy(kind: int, card: schema.EnemyCard) -> Enemy:
    """CHM-COMBAT-10: trolls give wood, draugr coins, monsters favor."""
    reward, count = (
        (WOOD, card.wood) if kind == TROLL
        else (COIN, card.coins) if kind == DRAUGR
        else (FAVOR, card.favor)
    )  # fmt: skip
    color = COLOR_IDS.index(card.color)
    forbidden = _forbidden(list(card.forbidden))
    return Enemy(kind, card.attack, card.defense, card.glory, color, forbidden, reward, count)


def _sea_enemy(fight: vocabulary.Fight) -> Enemy:
    forbidden = _forbidden(list(fight.forbidden))
    return Enemy(SEA, fight.attack, fight.defense, fight.glory, COLORLESS, forbidden, COIN, 0)


_SEA_FIGHTS: Final = [
    (card.id, fight) for card in CONTENT.journeys for fight in vocabulary.fights_in(card.effects)
]
ENEMY_IDS: Final[list[str]] = [
    *(card.id for deck in (CONTENT.trolls, CONTENT.draugr, CONTENT.monsters) for card in deck),
    *(name for name, _ in _SEA_FIGHTS),
]
ENEMIES: Final[list[Enemy]] = [
    *(_enemy(TROLL, card) for card in CONTENT.trolls),
    *(_enemy(DRAUGR, card) for card in CONTENT.draugr),
    *(_enemy(MONSTER, card) for card in CONTENT.monsters),
    *(_sea_enemy(fight) for _, fight in _SEA_FIGHTS),
]

# Journeys.
JOURNEY_IDS: Final[list[str]] = [card.id for card in CONTENT.journeys]
JOURNEY_COPIES: Final[list[int]] = [card.copies for card in CONTENT.journeys]

# Board.
SPACE_IDS: Final[list[str]] = [space.id for space in CONTENT.board.spaces]
UNLIMITED: Final = -2
ONE_EACH: Final = -1
SPACE_SLOTS: Final[list[list[int]]] = [list(space.slots) for space in CONTENT.board.spaces]
"""Workers a space takes with 2, 3 and 4 players."""
STOCK_GOOD: Final[list[int]] = [
    len(WARRIOR_IDS) if space.stock == "food"
    else NONE if space.stock is None
    else WARRIOR_IDS.index(space.stock)
    for space in CONTENT.board.spaces
]  # fmt: skip
"""What lies on a blue space: a warrior type, ``STOCK_FOOD``, or ``NONE``."""
STOCK_FOOD: Final = WARRIOR_TYPES
_ROUND: Final = CONTENT.components.round
RESTOCK: Final[list[int]] = [
    _ROUND.armory_swordsmen,
    _ROUND.spear_maker_spearmen,
    _ROUND.blacksmith_axemen,
    _ROUND.smokehouse_food,
]
ROUNDS: Final[int] = _ROUND.rounds
RUNE_PLACES: Final[int] = _ROUND.rune_spaces

SHORE_IDS: Final[list[str]] = [shore.id for shore in CONTENT.board.shores]
SHORES: Final[int] = len(SHORE_IDS)
FED_PER_FOOD: Final[list[int]] = [s.warriors_fed_per_food for s in CONTENT.board.shores]
SHORE_MIN_PLAYERS: Final[list[int]] = [shore.min_players for shore in CONTENT.board.shores]

# Longships: the public ones first, then the private ones.
SHIP_IDS: Final[list[str]] = [ship.id for ship in CONTENT.ships]
SHIPS: Final[int] = len(SHIP_IDS)
PUBLIC_SHIPS: Final[int] = sum(ship.kind == "public" for ship in CONTENT.ships)
PRIVATE_SHIPS: Final[int] = SHIPS - PUBLIC_SHIPS
PRIVATE_SHIP_IDS: Final[list[str]] = SHIP_IDS[PUBLIC_SHIPS:]
SHIP_CAPACITY: Final[list[int]] = [ship.capacity for ship in CONTENT.ships]
SHIP_GLORY: Final[list[int]] = [ship.glory for ship in CONTENT.ships]
SHIP_COST: Final[list[list[int]]] = [
    [ship.build_cost.get(good, 0) for good in GOOD_IDS]  # type: ignore[call-overload]
    for ship in CONTENT.ships
]

# Where warriors can be sent: three fights in town, then the ships.
TARGET_IDS: Final[list[str]] = ["troll", "draugr_1", "draugr_2", *SHIP_IDS]
TOWN_TARGETS: Final = 3
TARGETS: Final[int] = len(TARGET_IDS)
FIRST_SHIP: Final = TOWN_TARGETS

LEADER_IDS: Final[list[str]] = [leader.id for leader in CONTENT.leaders]

# Runes, destinies, merchants, stalls.
RUNE_IDS: Final[list[str]] = [rune.id for rune in CONTENT.runes]
RUNE_GLORY: Final[list[int]] = [rune.glory for rune in CONTENT.runes]
FREE: Final = 0
AFTER_ROLL: Final = 1
BEFORE_LOSSES: Final = 2
AFTER_DEFEAT: Final = 3
AFTER_JOURNEY: Final = 4
AT_SAGE: Final = 5
_TIMING_IDS: Final[list[str]] = [
    "free", "after_roll", "before_losses", "after_enemy_defeated", "after_journey_reveal",
    "at_sage",
]  # fmt: skip
RUNE_TIMING: Final[list[int]] = [_TIMING_IDS.index(rune.timing) for rune in CONTENT.runes]
"""The moment at which a rune works."""

DESTINY_IDS: Final[list[str]] = [card.id for card in CONTENT.destinies]
DESTINY_FULL: Final[list[int]] = [card.full for card in CONTENT.destinies]
DESTINY_TIED: Final[list[int]] = [card.tied for card in CONTENT.destinies]

MERCHANT_IDS: Final[list[str]] = [card.id for card in CONTENT.merchants]
STALL_IDS: Final[list[str]] = [stall.id for stall in CONTENT.stalls]
MILITARY_STALLS: Final[list[int]] = [
    index for index, stall in enumerate(CONTENT.stalls) if stall.kind == "military"
]
ECONOMIC_STALLS: Final[list[int]] = [
    index for index, stall in enumerate(CONTENT.stalls) if stall.kind == "economic"
]

# What depends on the number of players: index 0 is for 2 players.
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
PLAYER_COLOR_IDS: Final[list[str]] = [color.id for color in CONTENT.components.colors]
"""CHM-SETUP-13: the colour of each seat."""
SEAT_IDS: Final[list[str]] = [f"seat_{seat}" for seat in range(MOST_PLAYERS)]
_BY_PLAYERS: Final = sorted(CONTENT.components.by_players, key=lambda entry: entry.players)
WORKERS: Final[list[int]] = [entry.workers_in_hand for entry in _BY_PLAYERS]
STALLS_MILITARY: Final[list[int]] = [entry.stalls_military for entry in _BY_PLAYERS]
STALLS_ECONOMIC: Final[list[int]] = [entry.stalls_economic for entry in _BY_PLAYERS]
PRIVATE_SHIPS_IN_PLAY: Final[list[list[int]]] = [
    [PRIVATE_SHIP_IDS.index(ship) for ship in entry.private_longships] for entry in _BY_PLAYERS
]

_START: Final = CONTENT.components.start
START_GOODS: Final[list[int]] = [
    _START.coin, _START.wood, _START.food, _START.favor, _START.glory, _START.blame,
]  # fmt: skip
START_WARRIORS: Final[list[int]] = [_START.swordsman, _START.spearman, _START.axeman]

# Scoring.
_SCORING: Final = CONTENT.components.scoring
SET_COLORS: Final[list[int]] = [COLOR_IDS.index(color) for color in _SCORING.set_colors]
SET_GLORY: Final[int] = _SCORING.set_glory
FAVOR_GLORY: Final[int] = _SCORING.favor_glory
COINS_PER_GLORY: Final[int] = _SCORING.coins_per_glory
BLAME_PENALTY: Final[list[int]] = list(_SCORING.blame_penalty)
MONSTER_COIN: Final[int] = _SCORING.unbeaten_monster_coin
