"""A quick sensible way to play Champions of Midgard: rules of thumb, no looking ahead.

The advice behind it: gather warriors first, for a large crew loses few; take the troll and the
draugr that you can beat, and sail with enough food as soon as you can man a ship; hire the worker
early; spend what is left on runes, a longship and favor. Every move is valued in glory.

``crews.py`` and ``odds.py`` know how fights go, ``outlook.py``, ``destinies.py`` and ``worth.py``
what things are worth, ``campaign.py`` how to split warriors, ``turns.py`` and ``spaces.py`` where
to place a worker, ``town.py`` and ``melee.py`` what to answer there and in a fight.
"""

from typing import Final

from meadhall.games.champions.bot.campaign import (
    IN_TOWN,
    food_wanted,
    plan,
    reserved_quests,
    voyage_quest,
)
from meadhall.games.champions.bot.crews import count_in, crew_at, home_crew
from meadhall.games.champions.bot.melee import (
    choose_after_roll,
    choose_dice,
    choose_loss_at_sea,
    choose_losses,
    choose_other_journey,
)
from meadhall.games.champions.bot.odds import QUIET, fight_odds, voyage_odds
from meadhall.games.champions.bot.outlook import Outlook
from meadhall.games.champions.bot.spaces import value_of_space
from meadhall.games.champions.bot.town import choose_in_town, timely_rune
from meadhall.games.champions.bot.turns import (
    Turn,
    gain_at_home,
    value_of_quest,
    value_of_sailing,
)
from meadhall.games.champions.bot.worth import visible_score
from meadhall.games.champions.content.tables import (
    BLAME,
    BLAME_PENALTY,
    ENEMIES,
    FIRST_SHIP,
    FOOD,
    LEADER_IDS,
    NONE,
    PUBLIC_SHIPS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.fighting.assignment import AssignTogether, AssignWarriors
from meadhall.games.champions.rules.fighting.combat import LoseWarriors, NameBlamed, UseFame
from meadhall.games.champions.rules.fighting.journeys import LoseFromShip
from meadhall.games.champions.rules.fighting.resolution import TownFight
from meadhall.games.champions.rules.fighting.rolls import AfterRoll, PickDice
from meadhall.games.champions.rules.fighting.voyage import (
    MeetMonster,
    ReplaceJourney,
    Voyage,
)
from meadhall.games.champions.rules.moves import (
    BLAMED,
    DECLINE,
    DIE,
    DONE,
    LEADER,
    LOAD,
    PLACE,
    PLACE_OWN_LONGSHIP,
    SAIL,
    USE,
)
from meadhall.games.champions.rules.setup import ChooseLeader
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.rules.town.longships import ChooseShore
from meadhall.games.champions.rules.town.placement import PlaceWorker
from meadhall.kernel.best import Best
from meadhall.kernel.dice import Dice
from meadhall.kernel.policy import Policy
from meadhall.kernel.state import State


class ChampionsPolicy(Policy):
    """Follows the advice of this module. The same position always gets the same move."""

    def choose(self, world: State, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(world, ChampionsState)
        return moves[0] if len(moves) == 1 else choose_move(world, seat, moves)


def choose_move(state: ChampionsState, seat: int, moves: list[int]) -> int:
    """Ask the function for this kind of decision; the most frequent kinds come first."""
    step = state.steps[-1]
    if isinstance(step, (AssignWarriors, AssignTogether)):
        return choose_assignment(state, seat, moves)
    if isinstance(step, PlaceWorker):
        return choose_placement(state, seat, moves)
    if isinstance(step, AfterRoll):
        return choose_after_roll(state, seat, moves, step)
    if isinstance(step, PickDice):
        return choose_dice(state, seat, moves, step)
    if isinstance(step, LoseWarriors):
        return choose_losses(state, seat, moves, step)
    if isinstance(step, LoseFromShip):
        return choose_loss_at_sea(state, seat, moves, step)
    if isinstance(step, ReplaceJourney):
        return choose_other_journey(state, seat, step)
    if isinstance(step, ChooseShore):
        return choose_shore(state, seat, moves, step.ship)
    if isinstance(step, UseFame):
        return choose_fame(state, seat, step)
    if isinstance(step, NameBlamed):
        return choose_blamed(state, moves)
    if isinstance(step, ChooseLeader):
        return choose_leader(moves)
    return choose_in_town(Outlook(state, seat), moves)


LEADERS_BY_MERIT: Final = ["ullr", "svanhildr", "gylfir", "asmundr", "dagrun"]
"""By how they do when this policy plays against itself, best first."""


def choose_leader(moves: list[int]) -> int:
    for name in LEADERS_BY_MERIT:
        move = LEADER.at(LEADER_IDS.index(name))
        if move in moves:
            return move
    return moves[0]


# Placement


def choose_placement(state: ChampionsState, seat: int, moves: list[int]) -> int:
    """A free rune whose time has come, or else the space where the worker gains most."""
    rune = timely_rune(state, seat, moves)
    if rune != NONE:
        return rune
    turn = Turn(state, seat)
    best = Best(moves[0])
    for move in moves:
        if PLACE.has(move):
            best.offer(move, value_of_space(turn, PLACE.target(move)))
        elif move == PLACE_OWN_LONGSHIP.move:
            best.offer(move, value_of_sailing(turn, PUBLIC_SHIPS + turn.outlook.player.ship))
    return best.move


def choose_shore(state: ChampionsState, seat: int, moves: list[int], ship: int) -> int:
    """The monster from which most can be gained."""
    turn = Turn(state, seat)
    best = Best(moves[0])
    for move in moves:
        quest = voyage_quest(turn.outlook, ship, SAIL.target(move))
        best.offer(move, value_of_quest(turn, quest))
    return best.move


# Assignment


def choose_assignment(state: ChampionsState, seat: int, moves: list[int]) -> int:
    """A free rune whose time has come; then man the fights as planned, and load the ships."""
    rune = timely_rune(state, seat, moves)
    if rune != NONE:
        return rune
    outlook = Outlook(state, seat)
    food = outlook.player.goods[FOOD]
    quests = reserved_quests(outlook)
    plan(outlook, quests, home_crew(outlook.player), food, gain_at_home(outlook))
    for quest in quests:
        missing = quest.sent - quest.crew
        for warrior in range(WARRIOR_TYPES):
            send = DIE.at_pair(warrior, quest.target)
            # A ship that is full of food has no room for those who were planned.
            if count_in(missing, warrior) and send in moves:
                return send
    for quest in quests:
        if quest.fed != IN_TOWN and quest.crew:
            load = LOAD.at(quest.target - FIRST_SHIP)
            if load in moves and food_wanted(quest, quest.crew, food) > quest.cargo:
                return load
    return DONE.move


# After a fight


FAME_WAITS_FOR: Final[list[int]] = [0, 9, 10, 11, 12, 13, 13, 14]
"""The least glory of an enemy for which Fame is used, by the rounds left."""


def choose_fame(state: ChampionsState, seat: int, step: UseFame) -> int:
    """Use Fame on a famous enemy; in the last round on any, unless a greater one is to come."""
    outlook = Outlook(state, seat)
    glory = ENEMIES[step.enemy].glory
    if glory < FAME_WAITS_FOR[outlook.rounds_left]:
        return DECLINE.move
    return USE.move if glory >= glory_to_come(outlook) else DECLINE.move


def glory_to_come(outlook: Outlook) -> float:
    """The most that a single fight later in this round is likely to bring."""
    state, seat = outlook.state, outlook.seat
    best = 0.0
    for step in state.steps:
        if isinstance(step, TownFight):
            if state.crews.holders[step.target] == seat:
                enemy = ENEMIES[state.town.enemies[step.target]]
                crew = crew_at(state, step.target)
                win = fight_odds(crew, enemy.attack, enemy.defense, outlook.style)[0]
                best = max(best, win * enemy.glory)
        elif isinstance(step, Voyage):
            best = max(best, glory_at_sea(outlook, step.shore, NONE))
        elif isinstance(step, MeetMonster):
            best = max(best, glory_at_sea(outlook, step.shore, QUIET))
    return best


def glory_at_sea(outlook: Outlook, shore: int, journey: int) -> float:
    """The glory of a monster that the seat sails to, times the chance to win it."""
    state = outlook.state
    ship = state.shores.ships[shore]
    if ship == NONE or state.crews.holders[FIRST_SHIP + ship] != outlook.seat:
        return 0.0
    quest = voyage_quest(outlook, ship, shore)
    enemy = quest.enemy
    win = voyage_odds(
        quest.crew, quest.cargo, quest.fed, enemy.attack, enemy.defense, journey, outlook.style
    )[0]
    return win * enemy.glory


UNHURT: Final = 500.0
"""More than any lead: an opponent whom blame cannot hurt any more is not worth naming."""


def choose_blamed(state: ChampionsState, moves: list[int]) -> int:
    """The leading opponent whom more blame would still hurt."""
    best = Best(moves[0])
    for move in moves:
        other = BLAMED.target(move)
        score = visible_score(state, other)
        is_unhurt = state.players[other].goods[BLAME] >= len(BLAME_PENALTY) - 1
        best.offer(move, score - UNHURT if is_unhurt else score)
    return best.move
