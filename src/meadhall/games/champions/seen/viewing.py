"""A position as far as a seat, or a spectator, may know it (CHM-INFO): ``view.py``, filled in."""

from typing import Final

from meadhall.games.champions.content import tables
from meadhall.games.champions.content.tables import NONE
from meadhall.games.champions.rules.builders import SPACE_EFFECTS
from meadhall.games.champions.rules.fighting.assignment import AssignmentPhase, is_assignment_hidden
from meadhall.games.champions.rules.fighting.combat import InFight, LoseWarriors
from meadhall.games.champions.rules.fighting.journeys import LoseFromShip, shore_under_way
from meadhall.games.champions.rules.fighting.resolution import Resolution
from meadhall.games.champions.rules.fighting.rolls import PickDice
from meadhall.games.champions.rules.rounds import Cleanup, EndOfGame
from meadhall.games.champions.rules.state import (
    SHIP_FREE,
    SHIP_OUT_OF_PLAY,
    ChampionsState,
    Player,
    Roll,
)
from meadhall.games.champions.rules.town.locations import ReserveFight, TakeMerchant
from meadhall.games.champions.rules.town.longships import is_in_use
from meadhall.games.champions.rules.town.placement import SPACES_IN_PLAY, STALL_PLACE
from meadhall.games.champions.seen.view import (
    ChampionsView,
    CombatView,
    DiceView,
    FightView,
    PlayerView,
    ShipView,
    ShoreView,
    SpaceView,
)
from meadhall.kernel.events import knows

# The places of phases in PHASE_IDS.
SETUP: Final = 0
WORKERS: Final = 1
ASSIGN: Final = 2
FIGHTS: Final = 3
CLEANUP: Final = 4

PHASE_IDS = ["setup", "workers", "assign", "fights", "cleanup"]
DECK_IDS = ["troll", "draugr", "monster", "journey", "merchant", "rune", "destiny"]


def view(state: ChampionsState, seat: int) -> ChampionsView:
    """All that the seat may know; ``SPECTATOR`` sees what everybody sees."""
    secret = is_assignment_hidden(state)
    destiny_deck = state.decks[DECK_IDS.index("destiny")]
    roll = state.roll
    shore = shore_under_way(state)
    phase = phase_of(state)
    return ChampionsView(
        seat=seat,
        round=state.round,
        phase=None if phase == NONE else PHASE_IDS[phase],
        first_player=state.first_player,
        deciders=sorted(state.deciders()),
        waiting_for=type(state.steps[-1]).__name__ if state.steps else None,
        players=[_player(state, player, seat, secret) for player in state.players],
        spaces=[
            _space(state, space) for space in SPACES_IN_PLAY[state.seats - tables.FEWEST_PLAYERS]
        ],
        fights=[_fight(state, target, seat, secret) for target in range(tables.TOWN_TARGETS)],
        shores=[
            _shore(state, shore, seat) for shore in range(tables.SHORES) if is_in_use(state, shore)
        ],
        ships=_ships(state, seat, secret),
        supply=_warriors(state.supply),
        deck_sizes={name: deck.size() for name, deck in zip(DECK_IDS, state.decks, strict=True)},
        merchants=[tables.MERCHANT_IDS[card] for card in state.town.merchants],
        runes_shown=[None if rune == NONE else tables.RUNE_IDS[rune] for rune in state.town.runes],
        hut_buyers=state.town.hut_buyers,
        enemy_discard=[tables.ENEMY_IDS[card] for card in state.enemy_discard],
        journey_discard=[tables.JOURNEY_IDS[card] for card in state.journey_discard],
        drawn=[_destiny(state, card, seat) for card in state.drawn],
        under_destinies=[_destiny(state, card, seat) for card in destiny_deck.bottom],
        dice=_dice(state, roll) if roll else [],
        losses_prevented=roll.losses_prevented if roll else False,
        shield_damage=roll.shield_damage if roll else 0,
        combat=_combat(state),
        voyage=None if shore == NONE else tables.SHORE_IDS[shore],
        losses=losses(state),
    )


def view_beside(state: ChampionsState, seat: int, other: ChampionsView) -> ChampionsView:
    """The same as ``view``, made of the parts of another seat's view that cannot differ from it."""
    secret = is_assignment_hidden(state)
    theirs = other.seat
    destiny_deck = state.decks[DECK_IDS.index("destiny")]
    players: list[PlayerView] = []
    for player, seen in zip(state.players, other.players, strict=True):
        is_same = player.seat not in (seat, theirs) and all(
            _both_or_neither(seat, theirs, state.destiny_known[card]) for card in player.destinies
        )
        players.append(seen if is_same else _player(state, player, seat, secret))
    in_use = [shore for shore in range(tables.SHORES) if is_in_use(state, shore)]
    shores = [
        seen
        if _both_or_neither(seat, theirs, state.shores.known[shore])
        else _shore(state, shore, seat)
        for shore, seen in zip(in_use, other.shores, strict=True)
    ]
    fights, ships = other.fights, other.ships
    if secret:
        fights = [_fight(state, target, seat, secret) for target in range(tables.TOWN_TARGETS)]
        ships = _ships(state, seat, secret)
    return ChampionsView(
        seat=seat,
        round=other.round,
        phase=other.phase,
        first_player=other.first_player,
        deciders=other.deciders,
        waiting_for=other.waiting_for,
        players=players,
        spaces=other.spaces,
        fights=fights,
        shores=shores,
        ships=ships,
        supply=other.supply,
        deck_sizes=other.deck_sizes,
        merchants=other.merchants,
        runes_shown=other.runes_shown,
        hut_buyers=other.hut_buyers,
        enemy_discard=other.enemy_discard,
        journey_discard=other.journey_discard,
        drawn=[_destiny(state, card, seat) for card in state.drawn],
        under_destinies=[_destiny(state, card, seat) for card in destiny_deck.bottom],
        dice=other.dice,
        losses_prevented=other.losses_prevented,
        shield_damage=other.shield_damage,
        combat=other.combat,
        voyage=other.voyage,
        losses=other.losses,
    )


def _both_or_neither(seat: int, other: int, known: int) -> bool:
    """Whether both of two seats know a thing, or neither."""
    return knows(seat, known) == knows(other, known)


def _ships(state: ChampionsState, seat: int, secret: bool) -> list[ShipView]:
    return [
        _ship(state, ship, seat, secret)
        for ship in range(tables.SHIPS)
        if _owner(state, ship) != SHIP_OUT_OF_PLAY
    ]


def phase_of(state: ChampionsState) -> int:
    """The place in ``PHASE_IDS``: what comes before the next phase that waits on the stack.

    ``NONE`` when the game is over.
    """
    steps = state.steps
    for place in range(len(steps) - 1, -1, -1):
        step = steps[place]
        if isinstance(step, AssignmentPhase):
            return WORKERS
        if isinstance(step, Resolution):
            return ASSIGN
        if isinstance(step, Cleanup):
            return FIGHTS
        if isinstance(step, EndOfGame):
            return CLEANUP
    return SETUP if steps else NONE


def _warriors(counts: list[int]) -> dict[str, int]:
    return {name: counts[warrior] for warrior, name in enumerate(tables.WARRIOR_IDS)}


def _player(state: ChampionsState, player: Player, seat: int, secret: bool) -> PlayerView:
    is_own = player.seat == seat
    over = state.is_over()
    food = player.goods[tables.FOOD]
    warriors = player.warriors[:]
    if secret and not is_own:
        for target, holder in enumerate(state.crews.holders):
            if holder == player.seat:
                for warrior, n in enumerate(state.crews.of(target)):
                    warriors[warrior] += n
                if target >= tables.FIRST_SHIP:
                    food += state.crews.food[target - tables.FIRST_SHIP]
    sees_pile = is_own or over or state.options.hall_of_fame
    return PlayerView(
        seat=player.seat,
        color=tables.PLAYER_COLOR_IDS[player.seat],
        leader=None if player.leader == NONE else tables.LEADER_IDS[player.leader],
        glory=player.goods[tables.GLORY],
        blame=player.goods[tables.BLAME],
        coin=player.goods[tables.COIN],
        wood=player.goods[tables.WOOD],
        food=food,
        favor=player.goods[tables.FAVOR],
        warriors=_warriors(warriors),
        workers=player.workers,
        workforce=player.workforce,
        begging=player.begging,
        hut_worker=player.hut_worker,
        longship=None if player.ship == NONE else tables.PRIVATE_SHIP_IDS[player.ship],
        runes=[tables.RUNE_IDS[rune] for rune in player.runes],
        used_runes=[tables.RUNE_IDS[rune] for rune in player.used_runes],
        destiny_count=len(player.destinies),
        destinies=[
            tables.DESTINY_IDS[card]
            for card in player.destinies
            if over or knows(seat, state.destiny_known[card])
        ],
        opened=[tables.DESTINY_IDS[card] for card in player.opened],
        defeated=[tables.ENEMY_IDS[card] for card in player.defeated] if sees_pile else None,
    )


def _destiny(state: ChampionsState, card: int, seat: int) -> str | None:
    """CHM-INFO-07: in the end all cards are revealed."""
    sees = state.is_over() or knows(seat, state.destiny_known[card])
    return tables.DESTINY_IDS[card] if sees else None


def _space(state: ChampionsState, space: int) -> SpaceView:
    place = STALL_PLACE[space]
    has_tile = 0 <= place < len(state.town.stalls)
    return SpaceView(
        id=tables.SPACE_IDS[space],
        workers=[seat for seat in range(state.seats) if state.town.workers_on[space] >> seat & 1],
        stock=state.town.stock[space],
        stall=tables.STALL_IDS[state.town.stalls[place]] if has_tile else None,
        card=_open_card(state, space),
    )


def _open_card(state: ChampionsState, space: int) -> str | None:
    for effect in SPACE_EFFECTS[space]:
        if isinstance(effect, ReserveFight) and state.town.enemies[effect.target] != NONE:
            return tables.ENEMY_IDS[state.town.enemies[effect.target]]
        if isinstance(effect, TakeMerchant) and state.town.merchants:
            return tables.MERCHANT_IDS[state.town.merchants[-1]]
    return None


def _crew(state: ChampionsState, target: int, seat: int, secret: bool) -> dict[str, int] | None:
    if secret and state.crews.holders[target] not in (NONE, seat):
        return None
    return _warriors(state.crews.of(target))


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _fight(state: ChampionsState, target: int, seat: int, secret: bool) -> FightView:
    enemy = state.town.enemies[target]
    return FightView(
        target=tables.TARGET_IDS[target],
        enemy=None if enemy == NONE else tables.ENEMY_IDS[enemy],
        holder=_seat_or_none(state.crews.holders[target]),
        crew=_crew(state, target, seat, secret),
    )


def _shore(state: ChampionsState, shore: int, seat: int) -> ShoreView:
    card = state.shores.journeys[shore]
    is_open = state.shores.is_open(shore)
    sees = is_open or state.is_over() or knows(seat, state.shores.known[shore])
    ship = state.shores.ships[shore]
    monster = state.shores.monsters[shore]
    return ShoreView(
        id=tables.SHORE_IDS[shore],
        journey=tables.JOURNEY_IDS[card] if card != NONE and sees else None,
        has_journey=card != NONE,
        is_open=is_open,
        seen_by=[other for other in range(state.seats) if state.shores.known[shore] >> other & 1],
        monster=None if monster == NONE else tables.ENEMY_IDS[monster],
        coins=state.shores.coins[shore],
        ship=None if ship == NONE else tables.SHIP_IDS[ship],
    )


def _owner(state: ChampionsState, ship: int) -> int:
    private = ship - tables.PUBLIC_SHIPS
    return SHIP_FREE if private < 0 else state.town.ship_owners[private]


def _ship(state: ChampionsState, ship: int, seat: int, secret: bool) -> ShipView:
    crew = _crew(state, tables.FIRST_SHIP + ship, seat, secret)
    return ShipView(
        id=tables.SHIP_IDS[ship],
        capacity=tables.SHIP_CAPACITY[ship],
        owner=_seat_or_none(_owner(state, ship)),
        holder=_seat_or_none(state.crews.holders[tables.FIRST_SHIP + ship]),
        crew=crew,
        food=None if crew is None else state.crews.food[ship],
    )


def _combat(state: ChampionsState) -> CombatView | None:
    for step in state.steps:
        if isinstance(step, InFight):
            enemy, target = tables.ENEMY_IDS[step.enemy], tables.TARGET_IDS[step.target]
            return CombatView(step.seat, enemy, target, step.damage)
    return None


def _dice(state: ChampionsState, roll: Roll) -> list[DiceView]:
    step = state.steps[-1]
    picked = step.picked if isinstance(step, PickDice) else (0,) * len(roll.faces)
    return [
        DiceView(die, roll.faces[group], roll.locked[group], picked[group])
        for group, die in enumerate(tables.DIE_FACE_IDS)
        if roll.faces[group]
    ]


def losses(state: ChampionsState) -> int:
    step = state.steps[-1] if state.steps else None
    return step.n if isinstance(step, (LoseWarriors, LoseFromShip)) else 0


def secrets(state: ChampionsState, seat: int) -> list[dict[str, object]]:
    """Destinies in other hands, and journey cards that only others have looked at."""
    if state.is_over():
        return []
    hands = [player.destinies for player in state.players] + [state.drawn]
    facts: list[dict[str, object]] = [
        {"destiny": tables.DESTINY_IDS[card]}
        for hand in hands
        for card in hand
        if not knows(seat, state.destiny_known[card])
    ]
    for shore, card in enumerate(state.shores.journeys):
        if card != NONE and not knows(seat, state.shores.known[shore]):
            seen = {
                "shore": tables.SHORE_IDS[shore],
                "seen": tables.JOURNEY_IDS[card],
                "round": state.round,
            }
            facts.append(seen)
    return facts
