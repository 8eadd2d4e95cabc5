"""The Exploration phase: which slot, who goes, what they eat, what they do there."""

from typing import Final

from meadhall.games.last_aurora.bot.hauling import gaining_worth, joining_worth, one_more_worth
from meadhall.games.last_aurora.bot.reading import encounter_worth, script_worth
from meadhall.games.last_aurora.bot.worth import (
    Outlook,
    ability_now,
    crew_room,
    drawn_worth,
    least_contamination,
    object_worth,
    token_worth,
)
from meadhall.games.last_aurora.content.road import (
    HUNTERS_CHOICE,
    SLOT_BONUS,
    SLOT_VALUE,
)
from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    ENCOUNTER_COSTS,
    EXHAUSTED,
    FIRST_ENCOUNTER,
    FIRST_LOCATION,
    FOOD,
    IS_CONTAMINATED,
    LOCATION_TAKE,
    NONE,
    OBJECT_TOKEN,
    ON_GATHER,
    SLOTS,
    SURVIVORS,
    TOKENS,
)
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES
from meadhall.games.last_aurora.rules.cards.scripts import script_obstacle
from meadhall.games.last_aurora.rules.convoys.damage import is_damaged
from meadhall.games.last_aurora.rules.convoys.survivors import exploration_value, in_zone
from meadhall.games.last_aurora.rules.exploring.card_actions import TakeActions
from meadhall.games.last_aurora.rules.exploring.exploration import reach
from meadhall.games.last_aurora.rules.moves import (
    ACT,
    BONUS,
    DONE,
    EXPLORE,
    FEED,
    HELP,
    PASS,
    PLAY,
    SEND,
    TAKE,
)

NO_TEAM: Final = -99.0
UNWILLING: Final = 0.05
"""What an exploration has to gain at least."""
SECOND_EXPLORER: Final = 1.8
"""What a second explorer could have done elsewhere."""
MEAL: Final = 1.3
"""What it costs to make up a missing point of strength."""
TIRED: Final = 0.35
"""What it costs besides if a Survivor goes and cannot be fed."""


# Who goes


def price_of_explorer(outlook: Outlook, survivor: int, slot: int) -> float:
    """LAU-EXP-10: explorers are exhausted; fed they are back for the move, unfed they are not."""
    state = outlook.state
    ability = ABILITIES[survivor]
    if isinstance(ability, abilities.LeaderToRest):
        return 0.05
    if isinstance(ability, abilities.FeedFree):
        return ability_now(outlook, survivor) + TIRED
    value = SLOT_VALUE[state.options.map][slot]
    if isinstance(ability, abilities.LowSlotToRest) and value == ABILITIES[survivor].n:
        return 0.05
    if isinstance(ability, abilities.DecontaminateToRest):
        will_be_ill = (
            IS_CONTAMINATED[state.zone.slots[slot]] if state.zone.slots[slot] != NONE else False
        )
        if state.survivors.contamination[survivor] or will_be_ill:
            return 0.05
    unfed = ability_now(outlook, survivor)
    if outlook.rounds_left:
        unfed += TIRED
    hungry = len(in_zone(state, outlook.player, EXHAUSTED))
    food = outlook.player.load[FOOD] - hungry
    if food <= 0:
        return unfed
    return min(unfed, token_worth(outlook, FOOD, food - 1))


def price_of_team(outlook: Outlook, team: list[int], slot: int) -> float:
    """What a team costs that can reach the slot; Food makes up what is missing."""
    state = outlook.state
    missing = SLOT_VALUE[state.options.map][slot]
    price = 0.0
    for survivor in team:
        price += price_of_explorer(outlook, survivor, slot)
        missing -= exploration_value(state, survivor)
    if missing > 0:
        price += missing * MEAL
    return price + SECOND_EXPLORER * (len(team) - 1)


def best_team(outlook: Outlook, slot: int, sent: tuple[int, ...]) -> tuple[list[int], float]:
    """The one or two Survivors, with those already sent, who gain most; and what they gain."""
    state, player = outlook.state, outlook.player
    needed = SLOT_VALUE[state.options.map][slot]
    active = in_zone(state, player, ACTIVE)
    best: list[int] = []
    best_gain = NO_TEAM
    for place, first in enumerate(active):
        teams = [[first]]
        for second in active[place + 1 :]:
            teams.append([first, second])
        for team in teams:
            if len(sent) > 0 and sent[0] not in team:
                continue
            if reach(state, player, tuple(team)) < needed:
                continue
            gain = action_worth(outlook, team, slot) - price_of_team(outlook, team, slot)
            if gain > best_gain:
                best, best_gain = team, gain
    return best, best_gain


def choose_turn(outlook: Outlook, moves: list[int]) -> int:
    """LAU-EXP-01: the slot with the greatest gain, or pass."""
    best, best_gain = PASS.move, UNWILLING
    for move in moves:
        if EXPLORE.has(move):
            gain = best_team(outlook, EXPLORE.target(move), ())[1]
            if gain > best_gain:
                best, best_gain = move, gain
    return best


def choose_explorer(outlook: Outlook, moves: list[int]) -> int:
    state = outlook.state
    team = best_team(outlook, state.zone.slot, state.zone.explorers)[0]
    for survivor in team:
        if survivor not in state.zone.explorers and SEND.at(survivor) in moves:
            return SEND.at(survivor)
    return DONE.move if DONE.move in moves else moves[0]


def choose_strength(outlook: Outlook, moves: list[int]) -> int:
    """LAU-EXP-05: a kept Story costs nothing; else what is missed least."""
    best, best_price = moves[0], 0.0
    for place, move in enumerate(moves):
        if move >= PLAY.first:
            price = object_worth(outlook, PLAY.target(move))
        elif move >= HELP.first:
            return move
        else:
            price = price_of_meal(outlook, move)
        if place == 0 or price < best_price:
            best, best_price = move, price
    return best


def price_of_meal(outlook: Outlook, move: int) -> float:
    """LFS-CREW-12: androids also eat Objects and other Resources."""
    token = (FEED.target(move)) % TOKENS
    if token == OBJECT_TOKEN:
        return 0.8
    return token_worth(outlook, token, outlook.player.load[token] - 1)


# What they do


def action_worth(outlook: Outlook, team: list[int], slot: int) -> float:
    """Card Action and Bonus Action of a slot for a team."""
    state = outlook.state
    card = state.zone.slots[slot]
    worth = bonus_worth(outlook, team, slot)
    if card >= FIRST_ENCOUNTER:
        worth += best_encounter(outlook, team, card)
    elif card >= FIRST_LOCATION:
        worth += gathering_worth(outlook, team, slot, card)
    else:
        worth += joining_worth(outlook, card)
    if IS_CONTAMINATED[card]:
        worth -= least_contamination(outlook, team)
    return worth


def best_encounter(outlook: Outlook, team: list[int], card: int) -> float:
    best = 0.0
    encounter = card - FIRST_ENCOUNTER
    for option in range(len(ENCOUNTER_COSTS[encounter])):
        cost = ENCOUNTER_COSTS[encounter][option]
        if script_obstacle(outlook.state, outlook.seat, cost) is None:
            best = max(best, encounter_worth(outlook, card, option))
    for survivor in team:
        if best > 0.0 and isinstance(ABILITIES[survivor], abilities.EncounterBonus):
            best += drawn_worth(outlook, 1)
    return best


def gathering_worth(outlook: Outlook, team: list[int], slot: int, card: int) -> float:
    """LAU-GATHER-02: the best tokens, as many as may be taken."""
    state = outlook.state
    left = LOCATION_TAKE
    worth = script_worth(outlook, ON_GATHER[card - FIRST_LOCATION])
    for survivor in team:
        if isinstance(ABILITIES[survivor], abilities.GatherBonus):
            left += ABILITIES[survivor].n
        elif isinstance(ABILITIES[survivor], abilities.GatherDrawObject):
            worth += drawn_worth(outlook, 1)
    tokens = state.zone.tokens[slot * TOKENS : (slot + 1) * TOKENS]
    load = outlook.player.load
    before = load[:]
    objects = 0
    while left and sum(tokens):
        token, gain = best_token(outlook, tokens, objects)
        worth += gain
        tokens[token] -= 1
        left -= 1
        if token == OBJECT_TOKEN:
            objects += 1
        elif gain > 0.0:
            load[token] += 1
    outlook.player.load[:] = before
    return worth


def best_token(outlook: Outlook, tokens: list[int], objects: int) -> tuple[int, float]:
    """The token of a Location that is worth most, after so many Objects were taken."""
    best, best_worth = NONE, 0.0
    for token in range(TOKENS):
        if not tokens[token]:
            continue
        if token == OBJECT_TOKEN:
            worth = drawn_worth(outlook, objects + 1) - drawn_worth(outlook, objects)
        else:
            worth = one_more_worth(outlook, token)
        if best == NONE or worth > best_worth:
            best, best_worth = token, worth
    return best, best_worth


def choose_token(outlook: Outlook, moves: list[int]) -> int:
    tokens = [0] * TOKENS
    for move in moves:
        tokens[TAKE.target(move)] = 1
    return TAKE.at(best_token(outlook, tokens, 0)[0])


# Bonus Actions


def bonus_worth(outlook: Outlook, team: list[int], slot: int) -> float:
    """LAU-EXP-08, LFS-CREW-02: the best alternative of the slot, and of those beside it."""
    worth = best_alternative(outlook, slot)
    for survivor in team:
        if isinstance(ABILITIES[survivor], abilities.AdjacentBonus):
            for other in (slot - 1, slot + 1):
                if 0 <= other < SLOTS:
                    worth += best_alternative(outlook, other)
        elif isinstance(ABILITIES[survivor], abilities.AltBonus):
            worth = max(worth, gaining_worth(outlook, [FOOD]))
    return worth


def best_alternative(outlook: Outlook, slot: int) -> float:
    best = 0.0
    for script in SLOT_BONUS[outlook.state.options.map][slot]:
        best = max(best, script_worth(outlook, script))
    return best


def lacks_a_bed(outlook: Outlook, card: int) -> bool:
    """Whether a Survivor has no place in the Convoy, but would have one after a repair."""
    return (
        card < SURVIVORS and crew_room(outlook) <= 0 and is_damaged(outlook.state, outlook.player)
    )


def choose_action(outlook: Outlook, step: TakeActions, moves: list[int]) -> int:
    """The card first, as it may bring room; before it what helps to pay for it or to bed it."""
    is_later = step.card >= FIRST_ENCOUNTER or lacks_a_bed(outlook, step.card)
    if ACT.move in moves and not is_later:
        return ACT.move
    best, best_worth = NONE, 0.02
    for move in moves:
        if BONUS.has(move):
            slot, choice = BONUS.pair(move)
            if choice == HUNTERS_CHOICE:
                worth = gaining_worth(outlook, [FOOD])
            else:
                worth = script_worth(outlook, SLOT_BONUS[outlook.state.options.map][slot][choice])
            if worth > best_worth:
                best, best_worth = move, worth
    if best != NONE:
        return best
    return ACT.move if ACT.move in moves else DONE.move
