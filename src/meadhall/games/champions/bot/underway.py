"""What the pending steps mean for one player: fights begun, things paid for but not chosen yet."""

from meadhall.games.champions.bot.turns import is_hunting
from meadhall.games.champions.content.tables import NONE
from meadhall.games.champions.rules.fighting.assignment import (
    AssignmentPhase,
    AssignTogether,
    AssignWarriors,
)
from meadhall.games.champions.rules.fighting.combat import InFight, LoseWarriors, NameBlamed
from meadhall.games.champions.rules.fighting.journeys import LoseFromShip
from meadhall.games.champions.rules.fighting.resolution import BringFood, Hunt, Resolution
from meadhall.games.champions.rules.fighting.voyage import (
    FeedCrew,
    MeetMonster,
    ResolveJourney,
)
from meadhall.games.champions.rules.runes import ChooseGift, OpenDestiny
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.rules.town.locations import ChooseRune
from meadhall.games.champions.rules.town.longships import ChooseLongship, ChooseShore
from meadhall.games.champions.rules.town.placement import PlaceWorker
from meadhall.games.champions.rules.town.sage import ChoosePeek, KeepDestiny, UseTrueSight
from meadhall.games.champions.rules.town.trading import BuyRow, ChooseRepeatedly
from meadhall.kernel.state import Choice


class Underway:
    """What is under way for one seat."""

    __slots__ = (
        "are_fights_on", "brings_food", "buys", "choosing_ship", "destinies", "fight", "gifts",
        "hunts", "is_fed", "is_through", "losses", "losses_at_sea", "may_assign", "named", "opens",
        "runes", "shore", "swaps",
    )  # fmt: skip

    def __init__(self) -> None:
        self.may_assign = False
        """Whether warriors at home can still be sent out in this round."""
        self.are_fights_on = True
        """Whether nobody can send warriors any more."""
        self.hunts = False
        self.brings_food = False
        """Whether the hunters' roll lies on the table."""
        self.fight: InFight | None = None
        self.losses = 0
        """How many warriors the fighter is about to lose."""
        self.losses_at_sea: LoseFromShip | None = None
        self.shore = NONE
        """Where a ship is under way."""
        self.is_through = True
        """Whether its journey card is dealt with."""
        self.is_fed = True
        self.named = 0.0
        """The chance to be named and blamed for a troll that has just been defeated."""
        self.runes = 0
        self.destinies = 0
        self.gifts = 0
        """Runes, destinies and gifts that are as good as taken."""
        self.opens = False
        """Whether a destiny is about to be scored at once."""
        self.choosing_ship = NONE
        """The ship that a shore is being chosen for."""
        self.buys = False
        """Whether a longship or favor is being chosen."""
        self.swaps = False


def read_steps(state: ChampionsState, seat: int) -> Underway:
    """Find what is under way; in most positions a worker is to be placed and nothing else is."""
    underway = Underway()
    steps = state.steps
    if not steps:
        return underway
    if isinstance(steps[-1], PlaceWorker):
        underway.may_assign = True
        underway.are_fights_on = False
        underway.hunts = is_hunting(state, seat)
        return underway
    for step in steps:
        if isinstance(step, InFight):
            underway.fight = step
        elif isinstance(step, AssignmentPhase):
            underway.may_assign = True
        elif isinstance(step, AssignWarriors):
            underway.may_assign = underway.may_assign or step.seat == seat
        elif isinstance(step, AssignTogether):
            underway.may_assign = seat in step.pending
        elif isinstance(step, Resolution):
            underway.are_fights_on = False
            underway.hunts = is_hunting(state, seat)
        elif isinstance(step, Hunt):
            underway.hunts = underway.hunts or step.seat == seat
        elif isinstance(step, BringFood):
            underway.brings_food = step.seat == seat
        elif isinstance(step, LoseWarriors):
            underway.losses = step.n
        elif isinstance(step, LoseFromShip):
            underway.losses_at_sea = step
        elif isinstance(step, MeetMonster):
            underway.shore = step.shore
        elif isinstance(step, FeedCrew):
            underway.is_fed = False
        elif isinstance(step, ResolveJourney):
            underway.is_through = False
        elif isinstance(step, NameBlamed):
            if step.seat != seat:
                underway.named = 1.0 / (state.seats - 1)
        elif isinstance(step, Choice) and step.seat == seat:
            read_choice(underway, step)
    return underway


def read_choice(underway: Underway, step: Choice[ChampionsState]) -> None:
    """What the seat has paid for and is about to get."""
    if isinstance(step, ChooseRune):
        underway.runes = 1
    elif isinstance(step, (ChoosePeek, UseTrueSight, KeepDestiny)):
        underway.destinies = 1
    elif isinstance(step, ChooseGift):
        underway.gifts = step.left
    elif isinstance(step, OpenDestiny):
        underway.opens = True
    elif isinstance(step, ChooseShore):
        underway.choosing_ship = step.ship
    elif isinstance(step, (ChooseLongship, BuyRow)):
        underway.buys = True
    elif isinstance(step, ChooseRepeatedly):
        underway.swaps = True
