"""What the clan powers do (NUL-CLAN). Kaija moves, fights and is recruited with the units."""

from meadhall.games.northgard.content.tables import BUILDING_LARGE, GLORY_CLAN
from meadhall.games.northgard.content.tiles import AREAS, NONE, RESOURCES
from meadhall.games.northgard.rules.cards.effects import CardEffect
from meadhall.games.northgard.rules.events import SCORCHED
from meadhall.games.northgard.rules.moves import DECLINE, SCORCH
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.year.harvest import yield_in
from meadhall.kernel.state import Choice


def combat_points(state: NorthgardState, seat: int, territory: int) -> int:
    """NUL-CLAN-07: Snake's extra points where its token lies, attacking or defending."""
    figures = state.figures
    if seat != figures.scorched_seat or territory != figures.scorched_at:
        return 0
    return state.power(seat).scorched_points


def reward_explorer(state: NorthgardState, seat: int, closed: tuple[int, ...]) -> None:
    """What an Explore that closed these territories brings: Boar (NUL-CLAN-02), Raven (04) and Stag
    (09). If no tile could be placed, nothing was closed."""
    power = state.power(seat)
    if power.explore_reward and not closed:
        state.gain(seat, power.resource, power.explore_reward)
    for territory in closed:
        if state.control(territory) != seat:
            continue
        state.gain_glory(seat, power.closing_glory, GLORY_CLAN)
        if power.collects_closed:
            collect_territory(state, seat, territory)


def collect_territory(state: NorthgardState, seat: int, territory: int) -> None:
    """Collect all that a Harvest would bring, without Snake's theft (NUL-CLAN-12, NUL-CREA-21)."""
    for resource in range(RESOURCES):
        state.gain(seat, resource, yield_in(state, territory, resource))


def reward_builder(state: NorthgardState, seat: int, building: int) -> None:
    """NUL-CLAN-03: Goat is rewarded for free buildings too."""
    power = state.power(seat)
    reward = power.build_large if BUILDING_LARGE[building] else power.build_small
    if reward:
        state.gain(seat, power.resource, reward)


def reward_attacker(state: NorthgardState, seat: int, is_conquest: bool) -> None:
    """Reward an attack that was won: Wolf (NUL-CLAN-10), and Stag for the territory (09)."""
    power = state.power(seat)
    if power.attack_win:
        state.gain(seat, power.resource, power.attack_win)
    if is_conquest:
        state.gain_glory(seat, power.conquest_glory, GLORY_CLAN)


# Snake's token


def offer_token(state: NorthgardState, seat: int) -> None:
    """Let Snake, and nobody else, place the token (NUL-CLAN-05, NUL-CARD-25)."""
    if seat == state.figures.scorched_seat:
        state.steps.append(PlaceToken(seat))


class PlaceToken(Choice[NorthgardState]):
    """NUL-CLAN-05, 06: any territory adjacent to one of Snake's, or leave it where it is."""

    __slots__ = ()

    def candidates(self, state: NorthgardState, seat: int) -> list[int]:
        reached = [False] * AREAS
        for territory in state.controlled(seat):
            for neighbour in state.lands.links(territory):
                reached[neighbour] = True
        if state.figures.scorched_at != NONE:
            reached[state.figures.scorched_at] = False
        return [SCORCH.at(area) for area in range(AREAS) if reached[area]] + [DECLINE.move]

    def play(self, state: NorthgardState, seat: int, move: int) -> None:
        state.steps.pop()
        if move != DECLINE.move:
            state.own_figures().scorched_at = SCORCH.target(move)
            state.tell(SCORCHED, seat, SCORCH.target(move))


class ScorchEffect(CardEffect):
    """An optional part: it never makes a card playable."""

    __slots__ = ()

    def carry_out(self, state: NorthgardState, seat: int) -> None:
        offer_token(state, seat)
