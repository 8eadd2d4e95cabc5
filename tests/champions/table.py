"""A table of Champions of Midgard for tests: positions built in a few readable lines.

>>> table = Table(players=2)
>>> table.give(0, coin=7)
>>> table.play("place:stave_church")
>>> table.moves()
['buy:1', 'buy:2', 'buy:3']
"""

from collections.abc import Sequence

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import (
    GOOD_IDS,
    ROUNDS,
    SPACE_IDS,
    TARGET_IDS,
    WARRIOR_IDS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.position import LEADERS, ChampionsPosition
from meadhall.games.champions.rules.state import ChampionsState
from meadhall.games.champions.seen.view import ChampionsView
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.shared import replaced
from tests import table


class Table(table.Table[ChampionsState], ChampionsPosition):
    """A game at its first placement turn, seat 0 first, with leaders that seldom matter.

    Without any leaders (``leaders=()``) it waits for the choice of the first one.
    """

    ROLLED = "warriors"

    def __init__(
        self,
        players: int = 3,
        leaders: Sequence[str] = LEADERS,
        seed: str = "test",
        **options: object,
    ) -> None:
        super().__init__(GAME, players, {"first_player": "1", **options}, seed)
        if leaders:
            self.arrange(*leaders)

    # Looking

    def good(self, seat: int, good: str) -> int:
        return self.player(seat).goods[GOOD_IDS.index(good)]

    def warriors(self, seat: int) -> dict[str, int]:
        """Dice at home."""
        return dict(zip(WARRIOR_IDS, self.player(seat).warriors, strict=True))

    def crew(self, target: str) -> dict[str, int]:
        at = TARGET_IDS.index(target) * WARRIOR_TYPES
        return dict(
            zip(WARRIOR_IDS, self.state.crews.warriors[at : at + WARRIOR_TYPES], strict=True)
        )

    def rolls(self) -> list[tuple[object, object]]:
        """Who has thrown what, in order."""
        return [(told["seat"], told["dice"]) for told in self.heard("rolled")]

    def view(self, seat: int = SPECTATOR) -> ChampionsView:
        return GAME.view(self.state, seat)

    # Playing

    def beg_until(self, seat: int) -> None:
        """Everyone begs until it is this seat's turn to place."""
        while self.seat() != seat:
            self.play("place:beg")

    def reserve(self, seat: int, *places: str) -> None:
        """A seat places workers, such as on ``troll_gate`` or, with the shore to sail to, on
        ``small_public_longship>shore_2``; the others beg in between.
        """
        for place in places:
            self.beg_until(seat)
            space, _, shore = place.partition(">")
            self.play(f"place:{space}")
            if shore:
                self.play(f"sail:{shore}")

    def send(self, target: str, food: int = 0, **dice: int) -> None:
        """The placement ends, and the deciding seat assigns dice (and food) to a target."""
        self.finish_placement()
        for warrior, n in dice.items():
            self.play(*[f"die:{warrior}:{target}"] * n)
        self.play(*[f"food:{target}"] * food)

    def finish_placement(self) -> None:
        """Everyone begs with all workers that are left."""
        now = self.state.round
        while self.step() == "PlaceWorker" and self.state.round == now:
            self.play("place:beg")

    def finish_round(self) -> None:
        """Beg, assign nothing more, accept and decline everything until the next round."""
        now = self.state.round
        while self.state.round == now and not self.state.is_over():
            moves = self.moves(self.state.deciders()[0])
            plain = ("place:beg", "done", "accept", "decline")
            chosen = next((word for word in plain if word in moves), moves[0])
            self.play(chosen, seat=self.state.deciders()[0])

    def finish_game(self) -> None:
        while not self.state.is_over():
            self.finish_round()

    def reach_the_last_window(self) -> None:
        """Play on to the free runes after round 8 (D-FINAL), or to the end if nobody has any."""
        while self.state.round < ROUNDS:
            self.finish_round()
        self.finish_placement()
        while self.step() == "AssignWarriors":
            self.play("done")

    def let_know(self, seat: int, *shores: int) -> None:
        """The seat has seen the journey cards at these shores."""
        there = self.state.shores
        for shore in shores:
            there.known = replaced(there.known, shore, there.known[shore] | 1 << seat)

    def occupy(self, seat: int, *spaces: str) -> None:
        """Put workers of a player on spaces without any effect; they come from nowhere."""
        for space in spaces:
            self.state.town.workers_on[SPACE_IDS.index(space)] |= 1 << seat
        self.ask_again()


def in_reach_of_swordsmen(table: Table) -> Table:
    """No enemy in town forbids the warriors that everyone has at the start."""
    table.enemy("troll", "troll_forest_1")
    table.enemy("draugr_1", "draugr_thrall_red")
    table.enemy("draugr_2", "draugr_warlord_red")
    return table


def fight_with(enemy: str, leader: str = "gylfir", **dice: int) -> Table:
    """Seat 0 has one favor and has sent these dice, all it has, against a troll or a draugr; it
    only has to say ``done``.
    """
    table = _table_led_by(leader)
    is_troll = enemy.startswith("troll")
    table.enemy("troll" if is_troll else "draugr_1", enemy)
    table.muster(0, **dice)
    table.reserve(0, "troll_gate" if is_troll else "draugr_1")
    table.send("troll" if is_troll else "draugr_1", **dice)
    table.give(0, coin=0, wood=0, food=0, favor=1, blame=0)
    return table


def sail_with(
    shore: str, journey: str, monster: str, food: int = 0, leader: str = "gylfir", **dice: int
) -> Table:
    """Seat 0 has one favor and has sent food and these dice, all it has, to a shore on the large
    longship; it only has to say ``done``.
    """
    table = _table_led_by(leader)
    table.journey(shore, journey)
    table.monster(shore, monster)
    table.muster(0, **dice)
    table.give(0, coin=1, food=food)
    table.reserve(0, f"large_public_longship>{shore}")
    table.send("large_public", food=food, **dice)
    table.give(0, coin=0, wood=0, favor=1, blame=0)
    return table


def hunt_with(leader: str = "gylfir", **dice: int) -> Table:
    """Seat 0 has one favor and these dice at home to hunt with. It has reserved a draugr too, to
    which it sends nobody: so it has to say ``done``, and then the dice roll.
    """
    table = _table_led_by(leader)
    table.enemy("draugr_1", "draugr_thrall_red")
    table.muster(0, **dice)
    table.reserve(0, "hunting_grounds", "draugr_1")
    table.finish_placement()
    table.give(0, coin=0, wood=0, food=0, favor=1, blame=0)
    return table


def _table_led_by(leader: str) -> Table:
    """Three players, the first of them with this leader."""
    return Table(leaders=[leader, *[name for name in LEADERS if name != leader]])
