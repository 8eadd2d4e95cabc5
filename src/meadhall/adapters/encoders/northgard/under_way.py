"""What is under way in Northgard: a card, a tile, a Move action, a combat."""

from typing import final

from mypy_extensions import i64

from meadhall.adapters.encoders.northgard.players import CARDS_BY_WORD, RANK, write_drawn_tiles
from meadhall.adapters.encoders.pen import Pen, Row
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.northgard.content import tiles
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.cards.draw import DivideCards
from meadhall.games.northgard.rules.fighting.casualties import LoseFigures
from meadhall.games.northgard.rules.progress import Action, Combat, Placing, Side
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_card
from meadhall.games.northgard.seen.inspection import inspection
from meadhall.games.northgard.seen.meetings import Prospect, prospects_of
from meadhall.games.northgard.seen.viewing import owed
from meadhall.kernel.events import knows


@final
class UnderWay:
    def __init__(self, shapes: Shapes) -> None:
        self.owed: i64 = shapes.entry("NorthgardView", "owed")
        self.has_resolving: i64 = shapes.entry("NorthgardView", "resolving")
        self.resolving: i64 = shapes.place("NorthgardView", "resolving")
        self.has_placing: i64 = shapes.entry("NorthgardView", "placing")
        self.placing: i64 = shapes.place("NorthgardView", "placing")
        self.has_drawn: i64 = shapes.entry("NorthgardView", "drawn_cards")
        self.drawn_cards: i64 = shapes.place("NorthgardView", "drawn_cards")
        self.has_inspected: i64 = shapes.entry("NorthgardView", "inspected")
        self.inspected: i64 = shapes.place("NorthgardView", "inspected")
        self.is_moving: i64 = shapes.entry("NorthgardView", "moving")
        self.moving: i64 = shapes.place("NorthgardView", "moving")
        self.pending = shapes.row("NorthgardView", "pending")
        self.is_fighting: i64 = shapes.entry("NorthgardView", "combat")
        self.combat: i64 = shapes.place("NorthgardView", "combat")
        self.tiles_drawn = shapes.row("PlacingView", "drawn")
        self.cards_drawn = shapes.row("DrawnCardsView", "cards")
        self.cards_seen = shapes.row("InspectedView", "cards")
        self.prospects = shapes.row("MovingView", "prospects")
        self.gain: i64 = shapes.place("ProspectView", "gain")
        self.fights = shapes.row("ProspectView", "fights")

    def write(self, pen: Pen, start: i64, state: NorthgardState, seat: int) -> None:
        pen.put_at(start + self.owed, owed(state))
        card, placing = state.in_play, state.placing
        action, combat = state.action, state.combat
        if card is not None:
            pen.put_at(start + self.has_resolving, 1)
            pen.at = start + self.resolving
            pen.put(card.seat)
            pen.word(card.card)
            pen.word(card.copied)
        if placing is not None:
            pen.put_at(start + self.has_placing, 1)
            self._write_placing(pen, start + self.placing, state, placing, seat)
        self._write_cards(pen, start, state, seat)
        if action is not None:
            pen.put_at(start + self.is_moving, 1)
            self._write_moving(pen, start + self.moving, state, action)
            pen.length(start, self.pending, len(action.fight_areas))
            _write_pending(pen, state, action)
        if combat is not None:
            pen.put_at(start + self.is_fighting, 1)
            pen.at = start + self.combat
            _write_combat(pen, state, combat)

    def _write_placing(
        self, pen: Pen, at: i64, state: NorthgardState, placing: Placing, seat: int
    ) -> None:
        pen.at = at
        pen.put(placing.seat)
        pen.word(placing.tile)
        if placing.cell != NONE:
            pen.put(1)
            pen.put(tiles.cell_x(placing.cell))
            pen.put(1)
            pen.put(tiles.cell_y(placing.cell))
        pen.length(at, self.tiles_drawn, len(placing.drawn))
        write_drawn_tiles(pen, state, tuple(placing.drawn), placing.seat == seat)

    def _write_cards(self, pen: Pen, start: i64, state: NorthgardState, seat: int) -> None:
        """Cards that are being divided or looked at."""
        step = state.steps[-1] if state.steps else None
        if isinstance(step, DivideCards):
            self._write_drawn(pen, start, state, step, seat)
            return
        found = inspection(state)
        if found is None:
            return
        at = start + self.inspected
        hand = state.players[found.victim].hand
        sees = found.is_seen_by(seat)
        pen.put_at(start + self.has_inspected, 1)
        pen.at = at
        pen.put(found.looker)
        pen.put(found.victim)
        pen.word(hand[found.place] if sees and found.place != NONE else NONE)
        if sees:
            pen.present(at, self.cards_seen, len(hand))
            for rank in sorted([RANK[card] for card in hand]):
                pen.word(CARDS_BY_WORD[rank])

    def _write_drawn(
        self, pen: Pen, start: i64, state: NorthgardState, step: DivideCards, seat: int
    ) -> None:
        card = the_card(state)
        at = start + self.drawn_cards
        pen.put_at(start + self.has_drawn, 1)
        pen.at = at
        pen.put(step.seat)
        pen.put(step.keep)
        pen.put(step.discard)
        pen.put(step.top)
        pen.length(at, self.cards_drawn, len(card.drawn))
        for place, drawn in enumerate(card.drawn):
            sees = seat == step.seat or knows(seat, card.drawn_seen[place])
            pen.word(drawn if sees else NONE)

    def _write_moving(self, pen: Pen, at: i64, state: NorthgardState, action: Action) -> None:
        found = prospects_of(state, action)
        power = state.power(action.seat)
        pen.at = at
        pen.put(action.seat)
        pen.put(action.left)
        pen.word(action.origin)
        pen.word(action.target)
        pen.truth(action.with_kaija)
        pen.word(action.passing)
        pen.length(at, self.prospects, len(found))
        at += self.prospects.place
        for prospect in found:
            _write_prospect(pen, at, prospect, self.fights)
            if prospect.glory:
                pen.at = at + self.gain + 2 * tiles.RESOURCES
                pen.perhaps(prospect.glory)
            if power.attack_win:
                pen.at = at + self.gain + 2 * power.resource
                pen.perhaps(power.attack_win)
            at += self.prospects.size


def _write_prospect(pen: Pen, at: i64, prospect: Prospect, fights: Row) -> None:
    pen.at = at
    pen.word(prospect.territory)
    pen.perhaps(prospect.opponent)
    pen.word(prospect.creature)
    pen.truth(prospect.must_fight())
    pen.put(prospect.figures)
    pen.length(at, fights, len(prospect.fights))
    units = prospect.first
    for meeting in prospect.fights:
        pen.put(units)
        pen.put(meeting.percent())
        pen.put(meeting.losses())
        pen.put(meeting.losses_of_foe())
        units += 1


def _write_pending(pen: Pen, state: NorthgardState, action: Action) -> None:
    for place, territory in enumerate(action.fight_areas):
        creature = action.fight_creatures[place]
        pen.word(territory)
        pen.perhaps(state.control(territory) if creature == NONE else NONE)
        pen.word(creature)


def _write_combat(pen: Pen, state: NorthgardState, combat: Combat) -> None:
    pen.word(combat.area)
    pen.word(combat.step)
    _write_side(pen, state, combat, combat.attacker, combat.defender)
    _write_side(pen, state, combat, combat.defender, combat.attacker)
    pen.word(combat.winner)


def _write_side(pen: Pen, state: NorthgardState, combat: Combat, side: Side, foe: Side) -> None:
    is_player = side.seat != NONE
    has_kaija = is_player and side.seat == state.figures.kaija_seat
    step = state.steps[-1] if state.steps else None
    is_losing = isinstance(step, LoseFigures) and step.seat == side.seat
    inflicts = side.inflicts()
    pen.perhaps(side.seat)
    pen.word(side.creature)
    pen.put(state.units_in(combat.area, side.seat) if is_player else 0)
    pen.truth(has_kaija and state.kaija_is_in(combat.area))
    pen.put(side.unit_points)
    pen.put(side.card_points)
    pen.put(side.building_points)
    pen.put(side.clan_points)
    pen.perhaps(side.food)
    pen.word(side.die)
    pen.put(side.die_points)
    pen.put(side.die_casualties)
    pen.put(side.bonus_points)
    pen.put(side.bonus_casualties)
    pen.put(side.building_casualties)
    pen.put(min(foe.cancels, inflicts))
    pen.put(side.points())
    pen.put(max(0, inflicts - foe.cancels) if foe.seat != NONE else 0)
    pen.put(owed(state) if is_losing else side.losses)
