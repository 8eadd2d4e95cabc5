"""The table of Last Aurora in the terminal: the road, the slots, the enemies and the convoys."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.cli.boards import Board
from meadhall.cli.boards.pieces import (
    amounts,
    columns,
    labelled,
    number,
    piece,
    pieces,
    seat_name,
)
from meadhall.games.last_aurora.content.road import (
    IS_SICK,
    MAP_IDS,
    PROGRESS,
    REGION,
    REGION_IDS,
    SPACE_IDS,
    SPACE_MAP,
)
from meadhall.games.last_aurora.seen.view import (
    AuroraView,
    AutomaView,
    ConvoyCardView,
    EnemyView,
    PlayerView,
    SlotView,
    SurvivorView,
)

GOODS = ("fuel", "food", "ammo")
WAYPOINT, SICK, AVALANCHE, MINE, SHIP = "!", "~", "^", "*", "≈"
"""Signs beside the number of a space; the legend explains them."""


class LastAuroraBoard(Board):
    quiet = frozenset({"card_laid", "card_slid"})
    milestones = frozenset({"round_began"})
    styles: ClassVar[dict[str, str]] = {
        "round_began": "bold",
        "enemy_defeated": "green",
        "damaged": "red",
        "game_ended": "bold",
    }

    def full(self, view: Struct, width: int) -> RenderableType:
        assert isinstance(view, AuroraView)
        return Group(
            self._players(view),
            *self._road(view),
            self._slots(view),
            *self._enemies(view),
            *self._convoys(view),
            *self._now(view),
        )

    def brief(self, view: Struct) -> RenderableType | None:
        assert isinstance(view, AuroraView)
        own = [player for player in view.players if player.seat == view.seat]
        loads = [Text(amounts(self.words, player.load) or "–") for player in own]
        return Group(*loads, *self._now(view))

    def legend(self) -> str:
        return self.say(
            "last-aurora-legend",
            waypoint=WAYPOINT,
            sick=SICK,
            avalanche=AVALANCHE,
            mine=MINE,
            ship=SHIP,
        )

    def related(self, view: Struct, id: str) -> list[str]:
        """The card in a slot, or the waypoint on a space."""
        assert isinstance(view, AuroraView)
        found = [slot.card for slot in view.slots if slot.id == id]
        found += [waypoint for space, waypoint in view.waypoints.items() if space == id]
        return [other for other in found if other is not None]

    # Players

    def _players(self, view: AuroraView) -> Table:
        keys = ("fame", "space", "speed", *GOODS, "survivors", "objects", "points")
        round_number = self.say("last-aurora-round", round=view.round) if view.round else ""
        headings = [self.say(f"last-aurora-{key}") for key in keys]
        table = columns(round_number, *headings, right=[1, *range(3, 1 + len(keys))])
        for side in sides_of(view):
            mark = "▸" if side.seat in view.deciders else " "
            bonus = side.speed_bonus if isinstance(side, PlayerView) else 0
            table.add_row(
                Text.assemble(mark, piece(side.seat), " ", seat_name(self.words, side.seat)),
                number(side.fame, "bold yellow"),
                self.words.name(side.space),
                str(side.speed + bonus),
                *(str(side.load.get(good, 0)) for good in GOODS),
                str(side.load.get("survivor", 0)),
                str(side.object_count),
                number(sum(side.score.values()), "bold"),
            )
        return table

    # The road

    def _road(self, view: AuroraView) -> Iterator[Text]:
        here: dict[str, list[int]] = {}
        for side in sides_of(view):
            here.setdefault(side.space, []).append(side.seat)
        board = MAP_IDS.index(view.map)
        for region, name in enumerate(REGION_IDS):
            spaces = [
                space
                for space in range(len(SPACE_IDS))
                if SPACE_MAP[space] == board and REGION[space] == region
            ]
            spaces.sort(key=lambda space: PROGRESS[space])
            shown = [self._space(view, space, here.get(SPACE_IDS[space], [])) for space in spaces]
            yield labelled(self.words.name(name), Text(" ").join(shown))

    def _space(self, view: AuroraView, space: int, seats: list[int]) -> Text:
        """``12!●2``: the number, what lies there, who is there."""
        id = SPACE_IDS[space]
        shown = Text(str(PROGRESS[space]), style="" if seats else "dim")
        signs = {
            WAYPOINT: id in view.waypoints,
            SICK: IS_SICK[space],
            AVALANCHE: id in view.avalanches,
            MINE: any(mine.space == id for mine in view.mines),
            SHIP: id == view.aurora,
        }
        shown.append("".join(sign for sign, is_there in signs.items() if is_there), style="cyan")
        if seats:
            shown.append_text(pieces(seats))
        return shown

    # Slots and enemies

    def _slots(self, view: AuroraView) -> Table:
        keys = ("slot", "card", "tokens", "bonus")
        table = columns(*(self.say(f"last-aurora-{key}") for key in keys), right=[0])
        for slot in view.slots:
            card = self.words.name(slot.card) if slot.card else "–"
            table.add_row(
                str(slot.value), card, amounts(self.words, slot.tokens), self._bonus(slot)
            )
        return table

    def _bonus(self, slot: SlotView) -> str:
        ways = [amounts(self.words, way) for way in slot.bonuses]
        return f" {self.say('last-aurora-or')} ".join(ways)

    def _enemies(self, view: AuroraView) -> Iterator[RenderableType]:
        if not view.enemies:
            return
        keys = ("enemy", "region", "attack", "defense", "hits")
        table = columns(*(self.say(f"last-aurora-{key}") for key in keys), right=[2, 3, 4])
        for enemy in view.enemies:
            table.add_row(*self._enemy(enemy))
        yield table

    def _enemy(self, enemy: EnemyView) -> list[Text | str]:
        asgard = f"+{enemy.asgard_defense}" if enemy.asgard_defense else ""
        hits = enemy.hits + enemy.asgard_hits
        return [
            Text(self.words.name(enemy.card), style="red"),
            self.words.name(enemy.region),
            str(enemy.attack),
            f"{enemy.defense}{asgard}",
            str(hits),
        ]

    # Convoys

    def _convoys(self, view: AuroraView) -> Iterator[Text]:
        for player in view.players:
            cards = "; ".join(self._card(card) for card in player.convoy)
            yield Text.assemble(seat_name(self.words, player.seat), ": ", cards)
            crew = ", ".join(self._survivor(one) for one in player.survivors)
            if crew:
                yield labelled(self.say("last-aurora-crew"), crew)
            if player.objects:
                names = ", ".join(self.words.name(card) for card in player.objects)
                yield labelled(self.say("last-aurora-objects"), names)

    def _card(self, card: ConvoyCardView) -> str:
        """The name, and how many of its boxes are whole."""
        whole = sum(not box.is_damaged for box in card.boxes)
        return f"{self.words.name(card.card)} {whole}/{len(card.boxes)}"

    def _survivor(self, one: SurvivorView) -> str:
        """The name, the value, and how contaminated."""
        sick = f" {SICK}{one.contamination}" if one.contamination else ""
        rests = "" if one.zone == "active" else f" ({self.words.name(one.zone)})"
        return f"{self.words.name(one.card)} {one.value}{sick}{rests}"

    # What is going on

    def _now(self, view: AuroraView) -> Iterator[Text]:
        if view.move_points is not None:
            yield Text(self.say("last-aurora-move-points", n=view.move_points))
        if view.attack is not None and view.attack.enemy is not None:
            yield Text(self.words.name(view.attack.enemy), style="red")
        if view.story is not None:
            yield Text(self.words.name(view.story.id), style="bold")
            text = self.words.explain(view.story.id)
            if text:
                yield Text(text)


def sides_of(view: AuroraView) -> list[PlayerView | AutomaView]:
    """The players, and the Automa of a solo game."""
    players: list[PlayerView | AutomaView] = list(view.players)
    return players if view.automa is None else [*players, view.automa]


BOARD = LastAuroraBoard
