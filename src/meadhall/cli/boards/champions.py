"""The table of Champions of Midgard in the terminal."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.cli.boards import Board
from meadhall.cli.boards.champions_signs import (
    GOOD_STYLES,
    SPACE_STYLES,
    WARRIOR_STYLES,
    Signs,
    enemy_of,
    space_color,
    stored_at,
)
from meadhall.cli.boards.pieces import number, piece, seat_name
from meadhall.cli.texts import Texts
from meadhall.games.champions.content.tables import (
    FACE_DAMAGE,
    FACE_IDS,
    FACE_SHIELDS,
    FED_PER_FOOD,
    ROUNDS,
    SHORE_IDS,
    WARRIOR_IDS,
)
from meadhall.games.champions.seen.view import (
    ChampionsView,
    FightView,
    PlayerView,
    SpaceView,
)
from meadhall.words import Words

WIDE = 110
"""From this many columns up there is room for more."""
PLACEMENT = "PlaceWorker"
ASSIGNMENT = ("AssignWarriors", "AssignTogether")
FIGHT_SPACES = {"troll_gate": "troll", "draugr_1": "draugr_1", "draugr_2": "draugr_2"}
GOODS = ("glory", "blame", "coin", "wood", "food", "favor")


class ChampionsBoard(Board):
    quiet = frozenset({"enemy_appeared", "monster_appeared", "merchant_arrived", "restocked"}) | {
        "journey_laid",
        "rune_shown",
        "stall_opened",
    }
    milestones = frozenset({"round_began"})
    styles: ClassVar[dict[str, str]] = {
        "round_began": "bold",
        "round_ended": "dim",
        "enemy_defeated": "green",
        "lost": "red",
        "lost_food": "red",
        "voyage_failed": "red",
        "enemy_stands": "yellow",
        "troll_raged": "yellow",
        "game_ended": "bold",
    }

    def __init__(self, words: Words, say: Texts) -> None:
        super().__init__(words, say)
        self.signs = Signs(words, say)

    def full(self, view: Struct, width: int) -> RenderableType:
        assert isinstance(view, ChampionsView)
        parts: list[RenderableType] = [self._players(view)]
        parts += self._belongings(view)
        if view.waiting_for is None:
            return Group(*parts)
        # A player who is asked to place a worker sees the town as the list of moves.
        is_list = view.waiting_for == PLACEMENT and view.seat in view.deciders
        if view.round:
            parts += [self._enemies(view), *self._ships(view), *self._offers(view, width)]
        if width >= WIDE or not view.round:
            parts += self._stalls(view)
        if not is_list:
            parts.append(self._town(view, 4 if width >= WIDE else 3))
        return Group(*parts, *self._roll(view))

    def brief(self, view: Struct) -> RenderableType | None:
        assert isinstance(view, ChampionsView)
        own = [player for player in view.players if player.seat == view.seat]
        lines = [self._goods_line(player) for player in own]
        if view.waiting_for in ASSIGNMENT:
            lines += self._sent_out(view)
        return Group(*lines, *self._roll(view))

    def label(self, word: str, view: Struct) -> Text | None:
        assert isinstance(view, ChampionsView)
        verb, _, place = word.partition(":")
        if verb != "place":
            return None
        for space in view.spaces:
            if space.id == place:
                return self._space(view, space)
        return Text(self.words.name(place))

    def legend(self) -> str:
        short = {f"{id}_short": self.signs.short(id) for id in (*WARRIOR_IDS, "food")}
        names = {id: self.words.name(id).lower() for id in (*WARRIOR_IDS, "food")}
        return self.say("champions-legend", **short, **names)

    def related(self, view: Struct, id: str) -> list[str]:
        """The card or tile at a place."""
        assert isinstance(view, ChampionsView)
        found: list[str | None] = []
        for space in view.spaces:
            if space.id == id:
                found.append(space.stall)
        for fight in view.fights:
            if fight.target == FIGHT_SPACES.get(id, id):
                found.append(fight.enemy)
        for shore in view.shores:
            if shore.id == id:
                found += [shore.monster, shore.journey]
        if id == "merchant_ship":
            found += view.merchants[-1:]
        if id == "runesmith":
            found += view.runes_shown
        return [other for other in found if other is not None]

    # Players

    def _players(self, view: ChampionsView) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        round_number = self.say("champions-round", round=view.round, rounds=ROUNDS)
        table.add_column(Text(round_number if view.round else "", style="bold"), no_wrap=True)
        for good in GOODS:
            table.add_column(self.say(f"champions-{good}"), justify="right")
        table.add_column(self.say("champions-workers"), justify="right")
        table.add_column(self.say("champions-warriors"))
        for player in view.players:
            mark = "▸" if player.seat in view.deciders else " "
            first = "★" if player.seat == view.first_player else ""
            leader = self.words.name(player.leader).split()[0] if player.leader else ""
            table.add_row(
                Text.assemble(
                    mark, seat_name(self.words, player.seat), first, (f" {leader}", "dim")
                ),
                *(number(getattr(player, good), GOOD_STYLES[good]) for good in GOODS),
                f"{player.workers}/{player.workforce}",
                self.signs.crew(player.warriors),
            )
        return table

    def _goods_line(self, player: PlayerView) -> Text:
        goods = [
            Text.assemble(
                (f"{self.words.name(good)} ", "dim"),
                number(getattr(player, good), GOOD_STYLES[good]),
            )
            for good in GOODS
        ]
        return Text("  ").join([*goods, self.signs.crew(player.warriors)])

    def _belongings(self, view: ChampionsView) -> Iterator[Text]:
        """Longships, runes and cards, one line for each player who has any to show."""
        for player in view.players:
            parts = list(self._owned(view, player))
            if parts:
                yield Text.assemble(
                    " ", seat_name(self.words, player.seat), ": ", Text("; ").join(parts)
                )

    def _owned(self, view: ChampionsView, player: PlayerView) -> Iterator[Text]:
        if player.longship:
            yield Text(self.words.name(player.longship))
        runes = [Text(self.words.name(rune), style="cyan") for rune in player.runes]
        runes += [Text(f"({self.words.name(rune)})", style="dim") for rune in player.used_runes]
        if runes:
            yield Text.assemble(f"{self.say('champions-runes')} ", Text(", ").join(runes))
        if player.destinies:
            names = ", ".join(self.words.name(card) for card in player.destinies)
            yield Text(self.say("champions-destinies", names=names))
        elif player.destiny_count > 1:
            yield Text(self.say("champions-hidden", n=player.destiny_count), style="dim")
        if player.defeated:
            yield Text.assemble(
                f"{self.say('champions-defeated')} ", self.signs.pile(player.defeated)
            )

    # The town

    def _town(self, view: ChampionsView, columns: int) -> Table:
        cells = [self._space(view, space) for space in view.spaces if space.id not in FIGHT_SPACES]
        table = Table.grid(padding=(0, 2, 0, 0))
        rows = -(-len(cells) // columns)
        for row in range(rows):
            table.add_row(*cells[row::rows])
        return table

    def _space(self, view: ChampionsView, space: SpaceView) -> Text:
        """A space: its name, what is there, who is there."""
        style = SPACE_STYLES.get(space_color(space.id), "")
        name = Text(self.words.name(space.stall or space.id), style=style)
        if space.id in FIGHT_SPACES:
            name = Text(self.signs.target(FIGHT_SPACES[space.id]), style=style)
        parts = [name]
        if (stored := stored_at(space.id)) is not None:
            parts.append(
                Text(
                    f"{space.stock}{self.signs.short(stored)}",
                    style="bold" if space.stock else "dim",
                )
            )
        if space.id == "beg":
            begging = {player.seat: player.begging for player in view.players if player.begging}
            parts += [piece(seat) for seat, n in begging.items() for _ in range(n)]
        else:
            parts += [piece(seat) for seat in space.workers]
        return Text(" ").join(parts)

    # Enemies

    def _enemies(self, view: ChampionsView) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        table.add_column(self.say("champions-enemy"), no_wrap=True)
        for key in ("attack", "defense", "prize"):
            table.add_column(self.say(f"champions-{key}"), justify="right", no_wrap=True)
        table.add_column(self.say("champions-reward"), no_wrap=True)
        table.add_column(self.say("champions-forbidden"), no_wrap=True)
        table.add_column(self.say("champions-feeds"), justify="right", no_wrap=True)
        table.add_column(self.say("champions-journey"), no_wrap=True, min_width=9)
        for fight in view.fights:
            if fight.enemy:
                place = self.signs.target(fight.target)
                table.add_row(place, *self.signs.enemy(fight.enemy), "", self._fighters(fight))
        for shore in view.shores:
            monster = (
                self.signs.enemy(shore.monster, shore.coins) if shore.monster else [Text()] * 6
            )
            fed = FED_PER_FOOD[SHORE_IDS.index(shore.id)]
            journey = self.words.name(shore.journey) if shore.journey else "?" * shore.has_journey
            table.add_row(self.signs.shore(shore), *monster, str(fed), journey)
        return table

    def _fighters(self, fight: FightView) -> Text:
        if fight.holder is None:
            return Text()
        crew = Text("?") if fight.crew is None else self.signs.crew(fight.crew)
        return Text.assemble(piece(fight.holder), " ", crew)

    def _sent_out(self, view: ChampionsView) -> Iterator[Text]:
        """What the viewer has assigned so far."""
        for fight in view.fights:
            if fight.enemy and fight.holder == view.seat:
                enemy, attack, defense, *_ = self.signs.enemy(fight.enemy)
                values = self.say("champions-values", attack=attack.plain, defense=defense.plain)
                target = self.signs.target(fight.target)
                yield Text.assemble(f"{target}: ", enemy, f" {values} ", self._fighters(fight))
        yield from self._ships(view, only=view.seat)

    def _ships(self, view: ChampionsView, only: int | None = None) -> Iterator[Text]:
        """The longships at sea, a line for each: where to, whose, what they carry."""
        ships = {ship.id: ship for ship in view.ships}
        for shore in view.shores:
            if shore.ship and only in (None, ships[shore.ship].holder):
                ship = ships[shore.ship]
                crew = (
                    Text("?") if ship.crew is None else self.signs.crew(ship.crew, ship.food or 0)
                )
                yield Text.assemble(
                    f"{self.signs.shore(shore)} ",
                    Text() if ship.holder is None else piece(ship.holder),
                    f" {self.words.name(ship.id)} ",
                    (f"({ship.capacity}) ", "dim"),
                    crew,
                )

    # Offers and the table

    def _offers(self, view: ChampionsView, width: int) -> list[Text]:
        parts = []
        if view.merchants:
            card = view.merchants[-1]
            parts.append((self.words.name("merchant"), self.words.explain(card)))
        runes = [self.words.name(rune) for rune in view.runes_shown if rune]
        if runes:
            parts.append((self.words.name("rune_row"), ", ".join(runes)))
        lines = [Text.assemble((f"{name}: ", "dim"), text) for name, text in parts]
        joined = Text("  ").join(lines)
        return [joined] if joined.cell_len <= width else lines

    def _stalls(self, view: ChampionsView) -> Iterator[Text]:
        for space in view.spaces:
            if space.stall:
                name = self.words.name(space.stall)
                yield Text.assemble((f"{name}: ", "dim"), self.words.explain(space.stall))

    def _roll(self, view: ChampionsView) -> Iterator[Text]:
        """The current fight and the dice on the table."""
        if view.combat is not None:
            combat = view.combat
            yield Text.assemble(
                (f"{self.words.name(combat.enemy)} ", "bold"),
                self.say(
                    "champions-combat",
                    attack=enemy_of(combat.enemy).attack,
                    defense=enemy_of(combat.enemy).defense,
                    damage=combat.damage,
                ),
            )
        if view.dice:
            hits = shields = 0
            shown = []
            for die in view.dice:
                warrior, _, face = die.die.partition(":")
                index = FACE_IDS.index(face)
                hits += die.n * FACE_DAMAGE[index]
                shields += die.n * FACE_SHIELDS[index]
                name = self.words.name(die.die)
                name = name if die.n == 1 else f"{die.n} × {name}"
                shown.append(Text(name, style=WARRIOR_STYLES[warrior]))
            total = self.say("champions-roll", hits=hits, shields=shields)
            yield Text.assemble(Text(", ").join(shown), (f" = {total}", "bold"))


BOARD = ChampionsBoard
