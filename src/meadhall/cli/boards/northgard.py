"""The table of Northgard in the terminal: a map of letters, and what stands in each territory."""

from collections.abc import Iterator
from itertools import chain
from string import ascii_lowercase, ascii_uppercase
from typing import ClassVar

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.cli.boards import Board, seat_style
from meadhall.cli.boards.northgard_map import draw_map
from meadhall.cli.boards.pieces import amounts, columns, labelled, number, piece, seat_name
from meadhall.games.northgard.seen.view import (
    CombatView,
    NorthgardView,
    PlayerView,
    SideView,
    TerritoryView,
)

WIDE = 110
"""From this many columns up the territories stand beside each other."""
MORE_LETTERS = "αβγδεζηθικλμνξπρστυφχψω"


class NorthgardBoard(Board):
    quiet = frozenset({"turn_ended"})
    milestones = frozenset({"year_began"})
    styles: ClassVar[dict[str, str]] = {
        "year_began": "bold",
        "year_ended": "dim",
        "combat_won": "green",
        "units_lost": "red",
        "creature_won": "red",
        "dominated": "bold green",
        "game_ended": "bold",
    }

    def full(self, view: Struct, width: int) -> RenderableType:
        assert isinstance(view, NorthgardView)
        parts: list[RenderableType] = [self._players(view), *self._around(view)]
        if view.tiles:
            letters = self._letters(view)
            parts += [draw_map(view, letters, width), self._lands(view, letters, width)]
            parts += self._bare(view, letters)
        return Group(*parts, *self._hand(view), *self._fight(view))

    def brief(self, view: Struct) -> RenderableType | None:
        assert isinstance(view, NorthgardView)
        own = [player for player in view.players if player.seat == view.seat]
        goods = [
            Text(amounts(self.words, {"food": one.food, "wood": one.wood, "lore": one.lore}) or "–")
            for one in own
        ]
        return Group(*goods, *self._hand(view), *self._fight(view))

    def legend(self) -> str:
        return self.say("northgard-legend")

    # Players

    def _players(self, view: NorthgardView) -> Table:
        keys = ("food", "wood", "lore", "glory", "units", "territories", "cards")
        year = self.say("northgard-year", year=view.year, years=view.years) if view.year else ""
        table = columns(
            year, *(self.say(f"northgard-{key}") for key in keys), right=range(1, 1 + len(keys))
        )
        for player in view.players:
            mark = "▸" if player.seat in view.deciders else " "
            first = "★" if player.seat == view.first_player else ""
            name = Text.assemble(mark, seat_name(self.words, player.seat), first)
            if player.clan:
                name.append(f" {self.words.name(player.clan)}", style="dim")
            if player.has_passed:
                name.append(f" {self.say('northgard-passed')}", style="dim")
            table.add_row(
                name,
                number(player.food, "bright_red"),
                number(player.wood, "green"),
                number(player.lore, "cyan"),
                "?" if player.glory is None else number(player.glory, "bold yellow"),
                f"{player.units_on_map}/{player.units_on_map + player.reserve}",
                str(player.territories),
                str(player.hand_size),
            )
        return table

    def _around(self, view: NorthgardView) -> Iterator[Text]:
        """The display, the creatures and the active cards."""
        if view.display:
            names = ", ".join(self.words.name(card) for card in view.display)
            yield labelled(self.say("northgard-display"), names)
        if view.creature_line:
            names = ", ".join(self.words.name(one.creature) for one in view.creature_line)
            yield labelled(self.say("northgard-creatures"), names)
        for player in view.players:
            if player.active:
                cards = ", ".join(self.words.name(card.card) for card in player.active)
                yield Text.assemble(seat_name(self.words, player.seat), ": ", cards)

    # Territories

    def _letters(self, view: NorthgardView) -> dict[str, str]:
        """A letter for each territory, those that somebody controls first."""
        lands = sorted(view.territories, key=lambda land: land.controller is None)
        return {
            land.id: letter
            for land, letter in zip(
                lands, chain(ascii_uppercase, ascii_lowercase, MORE_LETTERS), strict=False
            )
        }

    def _lands(self, view: NorthgardView, letters: dict[str, str], width: int) -> Table:
        """The territories with something in them."""
        lands = [land for land in view.territories if is_worth_a_line(land)]
        lands.sort(key=lambda land: list(letters).index(land.id) if land.id in letters else 999)
        lines = [self._land(view, land, letters.get(land.id, "?")) for land in lands]
        grid = Table.grid(padding=(0, 2, 0, 0))
        count = 2 if width >= WIDE else 1
        for _ in range(count):
            grid.add_column(overflow="fold", ratio=1)
        rows = -(-len(lines) // count)
        for row in range(rows):
            grid.add_row(*lines[row::rows])
        return grid

    def _bare(self, view: NorthgardView, letters: dict[str, str]) -> Iterator[Text]:
        """All others by their names: moves speak of them, too."""
        bare = {land.id for land in view.territories if not is_worth_a_line(land)}
        names = [
            Text.assemble((letter, "bold"), f" {self.words.name(land)}")
            for land, letter in letters.items()
            if land in bare
        ]
        if names:
            yield Text(" · ").join(names)

    def _land(self, view: NorthgardView, land: TerritoryView, letter: str) -> Text:
        style = "" if land.controller is None else seat_style(land.controller)
        name = Text.assemble((letter, "bold"), " ", (self.words.name(land.id), style))
        units = [Text.assemble(piece(seat), f"×{n}") for seat, n in enumerate(land.units) if n]
        facts = [Text(self.words.name("kaija"), style="bold")] if land.kaija else []
        facts += [Text(self.words.name(one.building)) for one in land.buildings]
        facts += [Text(self.words.name(one.creature)) for one in land.creatures]
        if brings := amounts(self.words, land.yields):
            facts.append(Text(brings))
        if land.is_open:
            facts.append(Text(self.say("northgard-open"), style="dim"))
        return Text(", ").join([Text(" ").join([name, *units]), *facts])

    # The hand and the fight

    def _hand(self, view: NorthgardView) -> Iterator[Text]:
        for player in view.players:
            if player.seat == view.seat and player.hand:
                yield labelled(self.say("northgard-hand"), self._cards(player))

    def _cards(self, player: PlayerView) -> str:
        return ", ".join(self.words.name(card) for card in player.hand)

    def _fight(self, view: NorthgardView) -> Iterator[Text]:
        combat = view.combat
        if combat is not None:
            yield self._combat(combat)

    def _combat(self, combat: CombatView) -> Text:
        sides = [self._side(combat.attacker), self._side(combat.defender)]
        return Text.assemble(
            (f"{self.words.name(combat.territory)}: ", "bold"), Text(" – ").join(sides)
        )

    def _side(self, side: SideView) -> Text:
        if side.seat is not None:
            name = seat_name(self.words, side.seat)
        else:
            name = Text(self.words.name(side.creature or ""))
        points = self.say("northgard-points", points=side.points, casualties=side.inflicts)
        return Text.assemble(name, " ", points)


def is_worth_a_line(land: TerritoryView) -> bool:
    return bool(
        land.controller is not None
        or any(land.units)
        or land.buildings
        or land.creatures
        or any(land.yields.values())
    )


BOARD = NorthgardBoard
