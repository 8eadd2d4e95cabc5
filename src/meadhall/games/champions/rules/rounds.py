"""The round (CHM-ROUND): its setup (CHM-RSET), its phases, its cleanup (CHM-CLEAN)."""

from meadhall.games.champions.content import tables
from meadhall.games.champions.content.tables import NONE
from meadhall.games.champions.rules import events
from meadhall.games.champions.rules.fighting.assignment import AssignmentPhase
from meadhall.games.champions.rules.fighting.journeys import (
    discard_journey,
    draw_journey,
    lay_journey,
)
from meadhall.games.champions.rules.fighting.resolution import Resolution
from meadhall.games.champions.rules.runes import FinalRunes
from meadhall.games.champions.rules.state import (
    DRAUGR_DECK,
    MERCHANTS,
    MONSTERS,
    RUNES,
    TROLLS,
    ChampionsState,
)
from meadhall.games.champions.rules.town.longships import is_in_use
from meadhall.games.champions.rules.town.placement import PlacementTurn
from meadhall.kernel.shared import replaced
from meadhall.kernel.state import Step


class BeginRound(Step[ChampionsState]):
    """CHM-ROUND-01: setup, then the phases in their order."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.tell(events.ROUND_BEGAN, state.round)
        set_up_round(state)
        state.steps[-1] = Cleanup()
        state.steps.append(Resolution(NONE))
        state.steps.append(AssignmentPhase())
        state.steps.append(PlacementTurn(state.first_player))
        return True


def set_up_round(state: ChampionsState) -> None:
    """CHM-RSET-01 to CHM-RSET-08."""
    town, shores = state.own_town(), state.own_shores()
    enemies = list(town.enemies)
    for target in range(tables.TOWN_TARGETS):
        enemies[target] = state.draw(TROLLS if target == 0 else DRAUGR_DECK)
        state.tell(events.ENEMY_APPEARED, target, enemies[target])
    town.enemies = tuple(enemies)
    for shore in range(tables.SHORES):
        if is_in_use(state, shore) and shores.journeys[shore] == NONE:
            lay_journey(state, shore, draw_journey(state))
            if shores.journeys[shore] != NONE:
                state.tell(events.JOURNEY_LAID, shore)
    monsters = list(shores.monsters)
    for shore in range(tables.SHORES):
        if is_in_use(state, shore) and monsters[shore] == NONE:
            monsters[shore] = state.draw(MONSTERS)
            state.tell(events.MONSTER_APPEARED, shore, monsters[shore])
    shores.monsters = tuple(monsters)
    town.merchants = (*town.merchants, state.draw(MERCHANTS))
    state.tell(events.MERCHANT_ARRIVED, town.merchants[-1])
    stock = list(town.stock)
    for space, good in enumerate(tables.STOCK_GOOD):
        if good != NONE:
            stock[space] += restock(state, space, good)
    town.stock = tuple(stock)
    for place in range(tables.RUNE_PLACES):
        if town.runes[place] == NONE and state.decks[RUNES].size():
            town.runes = replaced(town.runes, place, state.draw(RUNES))
            state.tell(events.RUNE_SHOWN, town.runes[place])


def restock(state: ChampionsState, space: int, good: int) -> int:
    """CHM-RSET-06: how much is added. CHM-RSET-07: dice only as far as the supply has them."""
    n = tables.RESTOCK[good]
    if good != tables.STOCK_FOOD:
        n = min(n, state.supply[good])
        state.supply[good] -= n
    state.tell(events.RESTOCKED, space, n)
    return n


class Cleanup(Step[ChampionsState]):
    """CHM-CLEAN-01 to CHM-CLEAN-06; after the last round the last runes, then the end."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        take_back_workers_and_ships(state)
        discard_enemies(state)
        shores = state.own_shores()
        coins = list(shores.coins)
        for shore in range(tables.SHORES):
            if shores.is_open(shore):
                discard_journey(state, shore)
            if shores.monsters[shore] != NONE:
                coins[shore] += tables.MONSTER_COIN
        shores.coins = tuple(coins)
        state.tell(events.ROUND_ENDED, state.round)
        if state.round < tables.ROUNDS:
            state.round += 1
            state.steps.append(BeginRound())
        else:
            state.steps.append(EndOfGame())
            for seat in reversed(state.turn_order()):
                state.steps.append(FinalRunes(seat))
        return True


def take_back_workers_and_ships(state: ChampionsState) -> None:
    for player in state.players:
        player.workers = player.workforce
        player.begging = 0
    state.own_town().workers_on = [0] * len(tables.SPACE_IDS)
    state.own_shores().ships = (NONE,) * tables.SHORES
    state.own_crews().holders = [NONE] * tables.TARGETS


def discard_enemies(state: ChampionsState) -> None:
    """CHM-CLEAN-02, CHM-CLEAN-03; CHM-BLAME-02: a troll that stands shames everyone."""
    town = state.own_town()
    if town.enemies[0] != NONE:
        state.tell(events.TROLL_RAGED, town.enemies[0])
        for seat in range(state.seats):
            state.gain(seat, tables.BLAME, 1)
    left = [enemy for enemy in town.enemies if enemy != NONE]
    state.enemy_discard = (*state.enemy_discard, *left)
    town.enemies = (NONE,) * tables.TOWN_TARGETS


class EndOfGame(Step[ChampionsState]):
    """CHM-END-01: nothing is left to do but to count."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        state.reveal()
        state.tell(events.GAME_ENDED)
        return True
