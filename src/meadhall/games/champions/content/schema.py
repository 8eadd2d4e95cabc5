# mypyc: interpreted
"""What the content files of Champions of Midgard look like, and their checks."""

from pathlib import Path
from typing import Annotated, Generic, Literal, TypeVar

from msgspec import Meta, Struct, field

from meadhall.games.champions.content.vocabulary import (
    BuyTable,
    CollectStock,
    Count,
    Face,
    Gain,
    GainWarrior,
    Good,
    GoodsEffect,
    HireWorker,
    JourneyEffect,
    LeaderEffect,
    PlacementEffect,
    Positive,
    ReserveHunt,
    RuneEffect,
    Sail,
    WaiveCost,
    Warrior,
)
from meadhall.kernel.content import Entry, Terms, check, check_unique, read_content

FOLDER = Path(__file__).parent

Coordinate = Annotated[int, Meta(ge=0, le=1000)]
Color = Literal["none", "red", "yellow", "blue"]


class Space(Entry, kw_only=True):
    color: Literal["brown", "blue", "red", "brown_red"]
    slots: tuple[int, int, int]
    effects: list[PlacementEffect]
    stock: Warrior | Literal["food"] | None = None
    x: Coordinate
    y: Coordinate


class Shore(Entry, kw_only=True):
    order: Positive
    distance: Literal["near", "far"]
    warriors_fed_per_food: Positive
    min_players: Positive
    x: Coordinate
    y: Coordinate


class Board(Struct, forbid_unknown_fields=True):
    spaces: list[Space] = field(name="space")
    ports: list[Entry] = field(name="port")
    shores: list[Shore] = field(name="shore")


class Leader(Entry, kw_only=True):
    warrior_limit: Positive
    effects: list[LeaderEffect]


class Leaders(Struct, forbid_unknown_fields=True):
    leaders: list[Leader] = field(name="leader")


class Die(Entry, kw_only=True):
    id: Warrior
    count: Positive
    faces: tuple[Face, Face, Face, Face, Face, Face]


class DieFace(Entry, kw_only=True):
    id: Face
    damage: Count
    shields: Count


class DiceFile(Struct, forbid_unknown_fields=True):
    dice: list[Die] = field(name="die")
    faces: list[DieFace] = field(name="face")


class Card(Entry, kw_only=True):
    copies: Positive


class EnemyCard(Card, kw_only=True):
    attack: Count
    defense: Positive
    glory: Count
    color: Color
    forbidden: list[Warrior]
    wood: Count = 0
    coins: Count = 0
    favor: Count = 0


class DestinyCard(Card, kw_only=True):
    metric: Literal[
        "trolls_defeated",
        "draugr_defeated",
        "monsters_defeated",
        "red_defeated",
        "yellow_defeated",
        "blue_defeated",
        "coins",
        "wood",
        "food",
        "favor",
        "warriors",
        "runes",
    ]
    full: Positive
    tied: Count


class RuneCard(Card, kw_only=True):
    glory: Count
    timing: Literal[
        "free",
        "after_roll",
        "before_losses",
        "after_enemy_defeated",
        "after_journey_reveal",
        "at_sage",
    ]
    effects: tuple[RuneEffect]


class MerchantCard(Card, kw_only=True):
    effects: list[Gain | GainWarrior]


class JourneyCard(Card, kw_only=True):
    effects: tuple[JourneyEffect]


C = TypeVar("C", bound=Card)


class Deck(Struct, Generic[C], forbid_unknown_fields=True):
    deck: str
    count: Positive
    cards: list[C] = field(name="card")


class StallTile(Entry, kw_only=True):
    kind: Literal["military", "economic"]
    effects: list[GoodsEffect]


class Stalls(Struct, forbid_unknown_fields=True):
    stalls: list[StallTile] = field(name="stall")


class Ship(Entry, kw_only=True):
    kind: Literal["public", "private"]
    capacity: Positive
    hire_cost: dict[Good, Positive]
    build_cost: dict[Good, Positive]
    glory: Count


class Longships(Struct, forbid_unknown_fields=True):
    ships: list[Ship] = field(name="ship")


class ByPlayers(Struct, forbid_unknown_fields=True):
    players: Positive
    workers_in_hand: Positive
    stalls_military: Count
    stalls_economic: Count
    shores: list[str]
    private_longships: list[str]


class Start(Struct, forbid_unknown_fields=True):
    food: Count
    wood: Count
    coin: Count
    favor: Count
    swordsman: Count
    spearman: Count
    axeman: Count
    glory: Count
    blame: Count


class Round(Struct, forbid_unknown_fields=True):
    rounds: Positive
    rune_spaces: Positive
    armory_swordsmen: Count
    spear_maker_spearmen: Count
    blacksmith_axemen: Count
    smokehouse_food: Count


class Scoring(Struct, forbid_unknown_fields=True):
    set_colors: list[Color]
    set_glory: Count
    favor_glory: Count
    coins_per_glory: Positive
    blame_penalty: list[int]
    hunting_food_cap: Positive
    church_prices: list[tuple[Positive, Positive]]
    worker_hut_prices: list[Positive]
    unbeaten_monster_coin: Count


class Supply(Struct, forbid_unknown_fields=True):
    warrior_limit_per_player: Positive


class OptionEntry(Entry, kw_only=True):
    default: bool | str
    values: list[str] = []


class Components(Struct, forbid_unknown_fields=True):
    counts: dict[str, int]
    supply: Supply
    colors: list[Entry] = field(name="player_color")
    start: Start
    by_players: list[ByPlayers]
    round: Round
    scoring: Scoring
    options: list[OptionEntry] = field(name="option")


class Content(Struct):
    """Everything that was printed on the components."""

    board: Board
    leaders: list[Leader]
    dice: DiceFile
    trolls: list[EnemyCard]
    draugr: list[EnemyCard]
    monsters: list[EnemyCard]
    destinies: list[DestinyCard]
    runes: list[RuneCard]
    merchants: list[MerchantCard]
    journeys: list[JourneyCard]
    stalls: list[StallTile]
    ships: list[Ship]
    components: Components
    terms: list[Entry]


def read_deck(folder: Path, name: str, kind: type[Deck[C]]) -> list[C]:
    """Read a deck and count its cards."""
    deck = read_content(folder / name, kind)
    check_unique(name, [card.id for card in deck.cards])
    copies = sum(card.copies for card in deck.cards)
    sentence = f"the cards add up to {copies}, not {deck.count}"
    check(name, f"deck {deck.deck}", "count", copies == deck.count, sentence)
    return deck.cards


def read_all(folder: Path = FOLDER) -> Content:
    """Read and check all content files of a folder."""

    content = Content(
        board=read_content(folder / "board.toml", Board),
        leaders=read_content(folder / "leaders.toml", Leaders).leaders,
        dice=read_content(folder / "dice.toml", DiceFile),
        trolls=read_deck(folder, "trolls.toml", Deck[EnemyCard]),
        draugr=read_deck(folder, "draugr.toml", Deck[EnemyCard]),
        monsters=read_deck(folder, "monsters.toml", Deck[EnemyCard]),
        destinies=read_deck(folder, "destinies.toml", Deck[DestinyCard]),
        runes=read_deck(folder, "runes.toml", Deck[RuneCard]),
        merchants=read_deck(folder, "merchants.toml", Deck[MerchantCard]),
        journeys=read_deck(folder, "journeys.toml", Deck[JourneyCard]),
        stalls=read_content(folder / "stalls.toml", Stalls).stalls,
        ships=read_content(folder / "longships.toml", Longships).ships,
        components=read_content(folder / "components.toml", Components),
        terms=read_content(folder / "terms.toml", Terms).terms,
    )
    _check_references(content)
    return content


def _check_references(content: Content) -> None:
    """What one file says of another must be there."""
    spaces = [space.id for space in content.board.spaces]
    shores = [shore.id for shore in content.board.shores]
    ships = [ship.id for ship in content.ships]
    for file, ids in (
        ("board.toml", spaces + shores + [port.id for port in content.board.ports]),
        ("leaders.toml", [leader.id for leader in content.leaders]),
        ("stalls.toml", [stall.id for stall in content.stalls]),
        ("longships.toml", ships),
    ):
        check_unique(file, ids)
    for space in content.board.spaces:
        for effect in space.effects:
            if isinstance(effect, Sail):
                sentence = f"there is no ship {effect.ship}"
                check("board.toml", f"space {space.id}", "ship", effect.ship in ships, sentence)
            if isinstance(effect, CollectStock):
                known = space.stock is not None
                check("board.toml", f"space {space.id}", "stock", known, "nothing is stored here")
    for leader in content.leaders:
        for power in leader.effects:
            if isinstance(power, WaiveCost):
                sentence = f"there is no space {power.at}"
                check("leaders.toml", f"leader {leader.id}", "at", power.at in spaces, sentence)
    counts = content.components.counts
    for die in content.dice.dice:
        right = counts.get(f"{die.id}_dice") == die.count
        sentence = "components.toml has another count"
        check("dice.toml", f"die {die.id}", "count", right, sentence)
    for entry in content.components.by_players:
        where = f"by_players {entry.players}"
        right = all(shore in shores for shore in entry.shores)
        check("components.toml", where, "shores", right, "names a shore that is not on the board")
        right = all(ship in ships for ship in entry.private_longships)
        check("components.toml", where, "private_longships", right, "names an unknown ship")
    _check_printed_twice(content)


def _check_printed_twice(content: Content) -> None:
    """Figures that stand on the board and in the scoring table must agree."""
    scoring = content.components.scoring
    for space in content.board.spaces:
        for effect in space.effects:
            if isinstance(effect, ReserveHunt):
                _same("hunting_food_cap", scoring.hunting_food_cap, effect.cap)
            elif isinstance(effect, HireWorker):
                _same("worker_hut_prices", scoring.worker_hut_prices, effect.prices)
            elif isinstance(effect, BuyTable):
                _same("church_prices", scoring.church_prices, effect.table)


def _same(field: str, given: object, on_board: object) -> None:
    sentence = f"board.toml has {on_board}"
    check("components.toml", "scoring", field, given == on_board, sentence)
