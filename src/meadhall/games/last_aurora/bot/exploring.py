"""The Exploration phase: which slot, who goes, what they eat, what they do there."""

from typing import Final

from meadhall.games.last_aurora.bot.crew import ability_now, crew_room, least_contamination
from meadhall.games.last_aurora.bot.hauling import gaining_worth, joining_worth, one_more_worth
from meadhall.games.last_aurora.bot.outlook import Outlook
from meadhall.games.last_aurora.bot.reading import encounter_worth, script_worth
from meadhall.games.last_aurora.bot.worth import (
    drawn_worth,
    object_worth,
    price_of_token,
    token_worth,
)
from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import HUNTERS_CHOICE, SLOT_BONUS, SLOT_VALUE
from meadhall.games.last_aurora.content.tables import FOOD, NONE, OBJECT_TOKEN, TOKENS
from meadhall.games.last_aurora.rules.cards import abilities
from meadhall.games.last_aurora.rules.cards.abilities import ABILITIES
from meadhall.games.last_aurora.rules.cards.scripts import script_obstacle
from meadhall.games.last_aurora.rules.convoys.damage import is_damaged
from meadhall.games.last_aurora.rules.convoys.survivors import (
    exploration_value,
    in_zone,
    is_survivor,
)
from meadhall.games.last_aurora.rules.exploring.card_actions import TakeActions
from meadhall.games.last_aurora.rules.exploring.exploration import reach
from meadhall.games.last_aurora.rules.moves import (
    ACT,
    BONUS,
    DONE,
    EXPLORE,
    FEED,
    GIVE,
    HELP,
    PASS,
    PLAY,
    SEND,
    TAKE,
)
from meadhall.kernel.best import Best

# Who goes

RESTED: Final = 0.05
"""The price of an explorer who goes to Rest instead of being exhausted."""
TIRED: Final = 0.35
"""What it costs in addition if a Survivor goes and cannot be fed."""


def price_of_explorer(outlook: Outlook, survivor: int, slot: int) -> float:
    """LAU-EXP-10: explorers are exhausted; those who are fed are back for the move."""
    state = outlook.state
    ability = ABILITIES[survivor]
    if isinstance(ability, abilities.FeedFree):
        return ability_now(outlook, survivor) + TIRED
    if ability.zone_after(SLOT_VALUE[state.options.map][slot]) == tables.REST:
        return RESTED
    if isinstance(ability, abilities.DecontaminateToRest):
        card = state.zone.slots[slot]
        will_be_ill = card != NONE and tables.IS_CONTAMINATED[card]
        if will_be_ill or state.survivors.contamination[survivor]:
            return RESTED
    unfed = ability_now(outlook, survivor)
    if outlook.rounds_left:
        unfed += TIRED
    hungry = len(in_zone(state, outlook.player, tables.EXHAUSTED))
    food = outlook.player.load[FOOD] - hungry
    if food <= 0:
        return unfed
    return min(unfed, token_worth(outlook, FOOD, food - 1))


MEAL: Final = 1.3
"""What it costs to make up a missing point of strength."""
SECOND_EXPLORER: Final = 1.8
"""What a second explorer could have done elsewhere."""


def price_of_team(outlook: Outlook, team: list[int], slot: int) -> float:
    """The price of a team that can reach the slot; Food makes up for missing strength."""
    state = outlook.state
    missing = SLOT_VALUE[state.options.map][slot]
    price = 0.0
    for survivor in team:
        price += price_of_explorer(outlook, survivor, slot)
        missing -= exploration_value(state, survivor)
    if missing > 0:
        price += missing * MEAL
    return price + SECOND_EXPLORER * (len(team) - 1)


NO_TEAM: Final = -99.0
"""The gain if nobody can go."""


def best_team(outlook: Outlook, slot: int) -> tuple[list[int], float]:
    """The team that gains most in a slot, and what it gains."""
    state, player = outlook.state, outlook.player
    needed = SLOT_VALUE[state.options.map][slot]
    teams = possible_teams(outlook)
    best = Best(NONE, NO_TEAM)
    for place, team in enumerate(teams):
        if reach(state, player, tuple(team)) >= needed:
            gain = action_worth(outlook, team, slot) - price_of_team(outlook, team, slot)
            best.offer(place, gain)
    return [] if best.move == NONE else teams[best.move], best.value


def possible_teams(outlook: Outlook) -> list[list[int]]:
    """One or two Active Survivors, among them the one who has been sent already."""
    sent = outlook.state.zone.explorers
    active = in_zone(outlook.state, outlook.player, tables.ACTIVE)
    teams: list[list[int]] = []
    for place, first in enumerate(active):
        teams.append([first])
        for second in active[place + 1 :]:
            teams.append([first, second])
    return [team for team in teams if not sent or sent[0] in team]


UNWILLING: Final = 0.05
"""What an exploration must gain at least."""


def choose_turn(outlook: Outlook, moves: list[int]) -> int:
    """LAU-EXP-01: the slot with the greatest gain, or pass."""
    best = Best(PASS.move, UNWILLING)
    for move in moves:
        if EXPLORE.has(move):
            best.offer(move, best_team(outlook, EXPLORE.target(move))[1])
    return best.move


def choose_explorer(outlook: Outlook, moves: list[int]) -> int:
    state = outlook.state
    team = best_team(outlook, state.zone.slot)[0]
    for survivor in team:
        if survivor not in state.zone.explorers and SEND.at(survivor) in moves:
            return SEND.at(survivor)
    return DONE.move if DONE.move in moves else moves[0]


def choose_strength(outlook: Outlook, moves: list[int]) -> int:
    """LAU-EXP-05: a kept Story costs nothing; otherwise what is missed least."""
    best = Best(moves[0])
    for move in moves:
        if HELP.has(move):
            return move
        if PLAY.has(move):
            best.offer(move, -object_worth(outlook, PLAY.target(move)))
        else:
            best.offer(move, -price_of_meal(outlook, FEED.pair(move)[1]))
    return best.move


EATEN_OBJECT: Final = 0.8


def price_of_meal(outlook: Outlook, token: int) -> float:
    """LFS-CREW-12: androids also eat Objects and other Resources."""
    return EATEN_OBJECT if token == OBJECT_TOKEN else price_of_token(outlook, token)


# What they do


def action_worth(outlook: Outlook, team: list[int], slot: int) -> float:
    """What the Card Action and Bonus Action of a slot bring to a team."""
    state = outlook.state
    card = state.zone.slots[slot]
    worth = bonus_worth(outlook, team, slot)
    if card >= tables.FIRST_ENCOUNTER:
        worth += best_encounter(outlook, team, card)
    elif card >= tables.FIRST_LOCATION:
        worth += gathering_worth(outlook, team, slot, card)
    else:
        worth += joining_worth(outlook, card)
    if tables.IS_CONTAMINATED[card]:
        worth -= least_contamination(outlook, team)
    return worth


def best_encounter(outlook: Outlook, team: list[int], card: int) -> float:
    """The best option that can be paid for."""
    best = 0.0
    for option, cost in enumerate(tables.ENCOUNTER_COSTS[card - tables.FIRST_ENCOUNTER]):
        if script_obstacle(outlook.state, outlook.seat, cost) is None:
            best = max(best, encounter_worth(outlook, card, option))
    for survivor in team:
        if best > 0.0 and isinstance(ABILITIES[survivor], abilities.EncounterBonus):
            best += drawn_worth(outlook, 1)
    return best


def gathering_worth(outlook: Outlook, team: list[int], slot: int, card: int) -> float:
    """LAU-GATHER-02: the best tokens, as many as the team may take."""
    state = outlook.state
    left = tables.LOCATION_TAKE
    worth = script_worth(outlook, tables.ON_GATHER[card - tables.FIRST_LOCATION])
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
        best = best_token(outlook, tokens, objects)
        token, gain = best.move, best.value
        worth += gain
        tokens[token] -= 1
        left -= 1
        if token == OBJECT_TOKEN:
            objects += 1
        elif gain > 0.0:
            load[token] += 1
    load[:] = before
    return worth


def best_token(outlook: Outlook, tokens: list[int], objects: int) -> Best:
    """The most valuable token of a Location, after this many Objects were taken."""
    best = Best(NONE)
    for token in range(TOKENS):
        if not tokens[token]:
            continue
        if token == OBJECT_TOKEN:
            best.offer(token, drawn_worth(outlook, objects + 1) - drawn_worth(outlook, objects))
        else:
            best.offer(token, one_more_worth(outlook, token))
    return best


def choose_token(outlook: Outlook, moves: list[int]) -> int:
    tokens = [0] * TOKENS
    for move in moves:
        tokens[TAKE.target(move)] = 1
    return TAKE.at(best_token(outlook, tokens, 0).move)


# Bonus Actions


def bonus_worth(outlook: Outlook, team: list[int], slot: int) -> float:
    """LAU-EXP-08, LFS-CREW-02: the best alternative of the slot, and of those beside it."""
    worth = best_alternative(outlook, slot)
    for survivor in team:
        if isinstance(ABILITIES[survivor], abilities.AdjacentBonus):
            for other in (slot - 1, slot + 1):
                if 0 <= other < tables.SLOTS:
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
    is_full = is_survivor(card) and crew_room(outlook) <= 0
    return is_full and is_damaged(outlook.state, outlook.player)


BONUS_GAIN: Final = 0.02
"""What a Bonus Action must gain at least."""


def choose_action(outlook: Outlook, moves: list[int]) -> int:
    """The card first, as it may bring room, unless a bonus helps to pay or make room for it."""
    step = outlook.state.steps[-1]
    assert isinstance(step, TakeActions)
    is_later = step.card >= tables.FIRST_ENCOUNTER or lacks_a_bed(outlook, step.card)
    card_action = ACT.move if ACT.move in moves else DONE.move
    if card_action == ACT.move and not is_later:
        return card_action
    best = Best(card_action, BONUS_GAIN)
    for move in moves:
        if BONUS.has(move):
            slot, choice = BONUS.pair(move)
            if choice == HUNTERS_CHOICE:
                best.offer(move, gaining_worth(outlook, [FOOD]))
            else:
                script = SLOT_BONUS[outlook.state.options.map][slot][choice]
                best.offer(move, script_worth(outlook, script))
    return best.move


FOOD_TO_GIVE: Final = 1.0
"""Food that is worth less than this is given away."""


def choose_donation(outlook: Outlook, moves: list[int]) -> int:
    return GIVE.move if price_of_token(outlook, FOOD) < FOOD_TO_GIVE else DONE.move
