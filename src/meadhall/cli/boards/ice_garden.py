"""The table of Lords of the Ice Garden in the terminal."""

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
from meadhall.games.ice_garden.seen.view import (
    BoxView,
    ForceView,
    IceGardenView,
    PlayerView,
    RegionView,
)

FREE = "·"
"""An empty field of an action box."""


class IceGardenBoard(Board):
    quiet = frozenset({"markers_taken"})
    milestones = frozenset({"round_began"})
    styles: ClassVar[dict[str, str]] = {
        "round_began": "bold",
        "round_ended": "dim",
        "goal_reached": "bold green",
        "unit_defeated": "red",
        "game_ended": "bold",
    }

    def full(self, view: Struct, width: int) -> RenderableType:
        assert isinstance(view, IceGardenView)
        return Group(
            self._players(view),
            *self._tracks(view),
            self._regions(view),
            *self._boxes(view),
            *self._units(view),
            *self._attack(view),
        )

    def brief(self, view: Struct) -> RenderableType | None:
        assert isinstance(view, IceGardenView)
        own = [player for player in view.players if player.seat == view.seat]
        return Group(*(self._goods(player) for player in own), *self._attack(view))

    def legend(self) -> str:
        return self.say("ice-garden-legend")

    def related(self, view: Struct, id: str) -> list[str]:
        """The tile of a region."""
        assert isinstance(view, IceGardenView)
        return [region.tile for region in view.regions if region.id == id and region.tile]

    # Players

    def _players(self, view: IceGardenView) -> Table:
        keys = ("points", "reputation", "population", "gold", "m-factor", "markers", "goal")
        round_number = self.say("ice-garden-round", round=view.round) if view.round else ""
        headings = [self.say(f"ice-garden-{key}") for key in keys]
        table = columns(round_number, *headings, right=range(1, 7))
        for player in view.players:
            mark = "▸" if player.seat in view.deciders else " "
            scientist = self.words.name(player.scientist) if player.scientist else ""
            name = Text.assemble(mark, seat_name(self.words, player.seat))
            if scientist:
                name.append(f" {scientist}", style="dim")
            table.add_row(
                name,
                number(player.victory_points, "bold yellow"),
                self.words.name(player.reputation) if player.reputation else "",
                number(player.population, "green"),
                number(player.gold, "yellow"),
                "/".join(map(str, player.m_factor)),
                str(player.influence_markers),
                self._goal(player),
            )
        return table

    def _goal(self, player: PlayerView) -> str:
        if player.goal is None:
            return ""
        return f"{self.words.name(player.goal)} {player.goal_progress}/{player.goal_target}"

    def _goods(self, player: PlayerView) -> Text:
        goods = {"population": player.population, "gold": player.gold}
        held = amounts(self.words, goods) or "–"
        levels = "/".join(map(str, player.m_factor))
        return Text(f"{held}; {self.say('ice-garden-m-factor')} {levels}")

    # Tracks

    def _tracks(self, view: IceGardenView) -> Iterator[Text]:
        snow = f"{view.dead_snow}/{view.dead_snow_limit}"
        yield labelled(self.words.name("dead_snow"), snow)
        ships: list[Text] = []
        for helm in view.helms:
            if helm.stack:
                style = "red" if helm.is_red else ""
                name = Text(f"{helm.stage}.{helm.ship} ", style=style)
                ships.append(Text.assemble(name, pieces(helm.stack)))
        if ships:
            yield labelled(self.say("ice-garden-initiative"), Text("  ").join(ships))
        for stage in view.stages:
            if stage.is_active and stage.vuko_tile:
                yield labelled(self.words.name("vuko"), self.words.name(stage.vuko_tile))
        spaces = [space for space in view.reputation if space.stack]
        if spaces:
            parts = [
                Text.assemble(f"{self.words.name(space.space)} ", pieces(space.stack))
                for space in spaces
            ]
            yield labelled(self.say("ice-garden-reputation"), Text("  ").join(parts))

    # Regions

    def _regions(self, view: IceGardenView) -> Table:
        keys = ("region", "places", "brings", "there")
        table = columns("", *(self.say(f"ice-garden-{key}") for key in keys), right=[0])
        in_play = [region for region in view.regions if region.is_in_play]
        for region in sorted(in_play, key=lambda one: one.order or 0):
            name = Text(self.words.name(region.id), style="bold" * (region.id == view.resolving))
            for sign in self._signs(region):
                name.append(f" {sign}", style="cyan")
            table.add_row(
                Text(str(region.order or "?"), style="red"),
                name,
                "·".join(map(str, region.victory_points)),
                amounts(self.words, region.resources),
                Text("  ").join([self._force(force) for force in region.forces]),
            )
        return table

    def _signs(self, region: RegionView) -> Iterator[str]:
        """What stands in a region and belongs to nobody, or is there only once."""
        if region.nations:
            yield f"■{region.nations}"
        if region.reserves:
            yield f"◆{region.reserves}"
        if region.reserves_down:
            yield f"◇{region.reserves_down}"
        names = {
            "vuko": region.has_vuko,
            "thorn": region.has_thorn,
            "red_tower": region.has_red_tower,
        }
        yield from (self.words.name(id) for id, is_there in names.items() if is_there)
        if region.is_locked:
            yield self.say("ice-garden-locked")

    def _force(self, force: ForceView) -> Text:
        """``●2 5 (3, Wyvern)``: the influence, and what it consists of."""
        there = [str(force.markers)] if force.markers else []
        if force.controlled:
            there.append(f"({force.controlled})")
        for figure in force.units:
            hurt = "†" if figure.is_defeated else f" −{figure.damage}" if figure.damage else ""
            there.append(self.words.name(figure.unit) + hurt)
        return Text.assemble(
            piece(force.seat), (f" {force.influence}", "bold"), f" {', '.join(there)}"
        )

    # Actions

    def _boxes(self, view: IceGardenView) -> Iterator[Text]:
        ordered = [box for box in view.boxes if box.order is not None]
        for box in sorted(ordered, key=lambda one: one.order or 0):
            yield self._box(box)

    def _box(self, box: BoxView) -> Text:
        fields = [piece(seat) for seat in box.markers]
        fields += [Text(FREE, style="dim")] * max(0, box.slots - len(box.markers))
        name = Text(f"{box.order} {self.words.name(box.id)} ", style="bold" * box.is_current)
        return Text.assemble(name, Text(" ").join(fields))

    # Units and attacks

    def _units(self, view: IceGardenView) -> Iterator[Text]:
        """The kinds of creatures of each player, with what they can do."""
        for player in view.players:
            kinds = []
            for unit in player.units:
                upgrades = [space.ability for space in unit.spaces if space.ability]
                named = [self.words.name(ability) for ability in [*unit.printed, *upgrades]]
                abilities = f" ({', '.join(named)})" if named else ""
                total = unit.on_board + unit.in_supply
                kinds.append(f"{self.words.name(unit.unit)} {unit.on_board}/{total}{abilities}")
            if kinds:
                yield Text.assemble(seat_name(self.words, player.seat), ": ", "; ".join(kinds))

    def _attack(self, view: IceGardenView) -> Iterator[Text]:
        attack = view.attack
        if attack is not None:
            fact = self.say("ice-garden-attack", points=attack.pool)
            yield Text.assemble(
                seat_name(self.words, attack.seat), f", {self.words.name(attack.region)}: {fact}"
            )


BOARD = IceGardenBoard
