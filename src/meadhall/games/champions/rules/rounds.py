"""The round (CHM-ROUND): its setup (CHM-RSET), its phases, its cleanup (CHM-CLEAN)."""

from meadhall.games.champions.content.tables import (
    BLAME,
    MONSTER_COIN,
    NONE,
    RESTOCK,
    ROUNDS,
    RUNE_PLACES,
    SHORES,
    SPACE_IDS,
    STOCK_FOOD,
    STOCK_GOOD,
    TARGETS,
    TOWN_TARGETS,
)
from meadhall.games.champions.rules.events import (
    ENEMY_APPEARED,
    GAME_ENDED,
    JOURNEY_LAID,
    MERCHANT_ARRIVED,
    MONSTER_APPEARED,
    RESTOCKED,
    ROUND_BEGAN,
    ROUND_ENDED,
    RUNE_SHOWN,
    TROLL_RAGED,
)
from meadhall.games.champions.rules.fighting.assignment import AssignmentPhase
from meadhall.games.champions.rules.fighting.journeys import discard_journey, draw_journey
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
from meadhall.kernel.state import Step


class BeginRound(Step[ChampionsState]):
    """CHM-ROUND-01: setup, then the phases in their order."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.tell(ROUND_BEGAN, state.round)
        set_up_round(state)
        state.steps[-1] = Cleanup()
        state.steps.append(Resolution(NONE))
        state.steps.append(AssignmentPhase())
        state.steps.append(PlacementTurn(state.first_player))
        return True


def set_up_round(state: ChampionsState) -> None:
    """CHM-RSET-01 to CHM-RSET-08."""
    for target in range(TOWN_TARGETS):
        enemy = state.draw(TROLLS if target == 0 else DRAUGR_DECK)
        state.enemies[target] = enemy
        state.tell(ENEMY_APPEARED, target, enemy)
    for shore in range(SHORES):
        if is_in_use(state, shore) and state.journeys[shore] == NONE:
            state.journeys[shore] = draw_journey(state)
            if state.journeys[shore] != NONE:
                state.tell(JOURNEY_LAID, shore)
    for shore in range(SHORES):
        if is_in_use(state, shore) and state.monsters[shore] == NONE:
            state.monsters[shore] = state.draw(MONSTERS)
            state.tell(MONSTER_APPEARED, shore, state.monsters[shore])
    state.merchants = [*state.merchants, state.draw(MERCHANTS)]
    state.tell(MERCHANT_ARRIVED, state.merchants[-1])
    for space, good in enumerate(STOCK_GOOD):
        if good != NONE:
            restock(state, space, good)
    for place in range(RUNE_PLACES):
        if state.runes_shown[place] == NONE and state.decks[RUNES].size():
            state.runes_shown[place] = state.draw(RUNES)
            state.tell(RUNE_SHOWN, state.runes_shown[place])


def restock(state: ChampionsState, space: int, good: int) -> None:
    """CHM-RSET-06; CHM-RSET-07: dice only as far as the supply has them."""
    n = RESTOCK[good]
    if good != STOCK_FOOD:
        n = min(n, state.supply[good])
        state.supply[good] -= n
    state.stock[space] += n
    state.tell(RESTOCKED, space, n)


class Cleanup(Step[ChampionsState]):
    """CHM-CLEAN-01 to CHM-CLEAN-06; after the last round the last runes, then the end."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        take_back_workers_and_ships(state)
        discard_enemies(state)
        for shore in range(SHORES):
            if state.journey_open[shore]:
                discard_journey(state, shore)
            if state.monsters[shore] != NONE:
                state.monster_coins[shore] += MONSTER_COIN
        state.tell(ROUND_ENDED, state.round)
        if state.round < ROUNDS:
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
    state.workers_on = [0] * len(SPACE_IDS)
    state.port_ships = [NONE] * SHORES
    state.holders = [NONE] * TARGETS


def discard_enemies(state: ChampionsState) -> None:
    """CHM-CLEAN-02, CHM-CLEAN-03; CHM-BLAME-02: a troll that stands shames everyone."""
    troll = state.enemies[0]
    if troll != NONE:
        state.tell(TROLL_RAGED, troll)
        for seat in range(state.seats):
            state.gain(seat, BLAME, 1)
    for target in range(TOWN_TARGETS):
        if state.enemies[target] != NONE:
            state.enemy_discard = [*state.enemy_discard, state.enemies[target]]
            state.enemies[target] = NONE


class EndOfGame(Step[ChampionsState]):
    """CHM-END-01: nothing is left to do but to count."""

    __slots__ = ()

    def run(self, state: ChampionsState) -> bool:
        state.steps.pop()
        state.reveal()
        state.tell(GAME_ENDED)
        return True
