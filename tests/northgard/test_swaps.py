"""Swaps between partners: without limit, and yet the step comes to an end (NUL-TEAM-05)."""

from itertools import product

import pytest

from meadhall.games.northgard import GAME
from meadhall.games.northgard.content.tables import EXCHANGE_RATE
from meadhall.games.northgard.content.tiles import RESOURCES
from meadhall.games.northgard.rules.moves import ACCEPT, DONE, OFFER, PAY, REFUSE
from meadhall.games.northgard.rules.year.exchange import Exchange
from meadhall.kernel.dice import Dice
from tests.northgard.table import Table
from tests.rules import rule

Goods = tuple[int, ...]
"""Amounts of food, wood and lore."""
Holdings = tuple[Goods, Goods]
"""Of the player and of the partner."""


def partners(own: Goods, other: Goods) -> Table:
    """Seat 0 may exchange and swap with seat 2."""
    table = Table(players=4, clans=("goat", "boar", "wolf", "raven"), team_game=True)
    table.player(0).resources[:] = own
    table.player(2).resources[:] = other
    table.ask(Exchange(0, 0, 0))
    return table


def is_offer(move: int) -> bool:
    return OFFER.has(move)


@rule("NUL-TEAM-05")
def test_swaps_to_and_fro_and_repeated_offers_change_nothing() -> None:
    table = partners((2, 1, 0), (0, 0, 2))
    table.play("offer:food:lore", "refuse")
    assert "offer:food:lore" not in table.moves()
    table.play("offer:wood:lore", "accept")
    # The wood that was given does not come back; the lore may be given on.
    assert table.moves() == ["pay:food", "pay:lore", "offer:food:lore", "done"]
    table.give(2, food=1, wood=1, lore=1)
    assert "offer:lore:food" in table.moves()
    assert not any(move.endswith(":wood") for move in table.moves())


@rule("NUL-TEAM-05")
def test_a_refused_offer_may_be_repeated_once_goods_have_changed_hands() -> None:
    table = partners((2, 1, 0), (0, 0, 2))
    table.play("offer:food:lore", "refuse", "offer:wood:lore", "accept")
    assert "offer:food:lore" in table.moves()
    table = partners((4, 0, 0), (0, 0, 1))
    table.play("offer:food:lore", "refuse", "pay:food", "gain:wood")
    assert "offer:food:lore" in table.moves()


@rule("NUL-TEAM-05")
def test_an_exchange_opens_every_kind_for_swaps_again() -> None:
    table = partners((4, 0, 0), (0, 1, 0))
    table.play("offer:food:wood", "accept")
    assert not any(move.startswith("offer:") for move in table.moves())
    table.play("pay:food", "pay:food", "pay:food", "gain:lore")
    assert table.player(0).resources == [0, 1, 1]
    table.play("offer:wood:food", "accept")
    assert table.player(0).resources == [1, 0, 1]
    assert table.player(2).resources == [0, 1, 0]


# No outcome is lost


def moved(goods: Goods, kind: int, n: int) -> Goods:
    return tuple(count + n if at == kind else count for at, count in enumerate(goods))


def swapped(holdings: Holdings, give: int, take: int) -> Holdings:
    own, other = holdings
    return moved(moved(own, give, -1), take, 1), moved(moved(other, take, -1), give, 1)


def exchanged(holdings: Holdings) -> set[Holdings]:
    """Three resources of any kinds for one of any kind."""
    own, other = holdings
    left = {own}
    for _ in range(EXCHANGE_RATE):
        left = {moved(goods, kind, -1) for goods in left for kind in range(3) if goods[kind]}
    return {(moved(goods, kind, 1), other) for goods in left for kind in range(3)}


def by_the_book(start: Holdings) -> set[Holdings]:
    """All that swaps and exchanges without any limit lead to."""
    reached, todo = {start}, [start]
    while todo:
        holdings = todo.pop()
        own, other = holdings
        following = exchanged(holdings)
        for give, take in product(range(3), repeat=2):
            if give != take and own[give] and other[take]:
                following.add(swapped(holdings, give, take))
        todo += following - reached
        reached |= following
    return reached


class ByTheStep:
    """All that the step itself leads to if the partner agrees to every offer."""

    def __init__(self) -> None:
        self.state = partners((0, 0, 0), (0, 0, 0)).state
        self.known: dict[tuple[Holdings, int], list[tuple[Holdings, int]]] = {}

    def outcomes(self, start: Holdings) -> set[Holdings]:
        first = (start, 0)
        reached, todo = {first}, [first]
        while todo:
            for following in self.after(todo.pop()):
                if following not in reached:
                    reached.add(following)
                    todo.append(following)
        return {holdings for holdings, _ in reached}

    def after(self, at: tuple[Holdings, int]) -> list[tuple[Holdings, int]]:
        if at not in self.known:
            holdings, gave = at
            self.state.players[0].resources[:] = holdings[0]
            self.state.players[2].resources[:] = holdings[1]
            step = Exchange(0, gave, 0)
            found: list[tuple[Holdings, int]] = []
            moves = step.moves(self.state, 0)
            for move in moves:
                if is_offer(move):
                    give, take = OFFER.pair(move)
                    then = step.after(give, take, is_accepted=True)
                    found.append((swapped(holdings, give, take), then.gave))
            if PAY.has(moves[0]):
                self.state.steps[:] = [step]
                step.play(self.state, 0, moves[0])
                paid = self.state.steps[0]
                assert isinstance(paid, Exchange)
                found += [(one, paid.gave) for one in exchanged(holdings)]
            self.known[at] = found
        return self.known[at]


@rule("NUL-TEAM-05")
def test_no_outcome_of_swaps_and_exchanges_is_lost() -> None:
    """For every pair of holdings with up to two of each kind."""
    step = ByTheStep()
    goods = list(product(range(3), repeat=RESOURCES))
    pairs: list[Holdings] = [(own, other) for own in goods for other in goods]
    assert [pair for pair in pairs if step.outcomes(pair) != by_the_book(pair)] == []


# It comes to an end


def bound(goods: int) -> int:
    """NUL-TEAM-05: the most answers of a partner, by the argument that ``Exchange`` gives."""
    offers = RESOURCES * (RESOURCES - 1)
    swaps = 2 * goods
    answers = swaps + (swaps + 1) * offers
    return answers + bound(goods - EXCHANGE_RATE + 1) if goods >= EXCHANGE_RATE else answers


class MostAnswers:
    """The longest way through the step, over all offers and answers."""

    def __init__(self) -> None:
        self.state = partners((0, 0, 0), (0, 0, 0)).state
        self.most: dict[tuple[Holdings, int, int], int] = {}

    def after(self, holdings: Holdings, step: Exchange) -> int:
        at = (holdings, step.gave, step.refused)
        if at in self.most:
            assert self.most[at] >= 0, f"the step comes back to {at}"
            return self.most[at]
        self.most[at] = -1
        self.state.players[0].resources[:] = holdings[0]
        self.state.players[2].resources[:] = holdings[1]
        most = 0
        moves = step.moves(self.state, 0)
        for move in moves:
            if is_offer(move):
                give, take = OFFER.pair(move)
                refused = self.after(holdings, step.after(give, take, is_accepted=False))
                then = swapped(holdings, give, take)
                accepted = self.after(then, step.after(give, take, is_accepted=True))
                most = max(most, 1 + refused, 1 + accepted)
        if PAY.has(moves[0]):
            for then in exchanged(holdings):
                most = max(most, self.after(then, Exchange(0, 0, 0)))
        self.most[at] = most
        return most


@rule("NUL-TEAM-05")
def test_no_sequence_of_offers_and_answers_goes_on_for_ever() -> None:
    """For every pair of holdings with up to one of each kind, and for one larger pair."""
    answers = MostAnswers()
    goods = list(product(range(2), repeat=RESOURCES))
    for own, other in [*product(goods, repeat=2), ((2, 2, 2), (2, 2, 2))]:
        most = answers.after((own, other), Exchange(0, 0, 0))
        assert most <= bound(sum(own)), (own, other)


@rule("NUL-TEAM-05")
@pytest.mark.parametrize("seed", range(4))
def test_the_step_ends_even_if_nobody_wants_it_to(seed: int) -> None:
    """The player never stops of their own accord; the partner agrees or not by chance."""
    table = partners((3, 3, 2), (2, 3, 3))
    dice = Dice.from_seed(f"swaps {seed}", 1)
    answers = 0
    while table.step() != "over":
        seat = table.seat()
        moves = [move for move in table.state.moves(seat) if move != DONE.move] or [DONE.move]
        moves = [move for move in moves if is_offer(move)] or moves
        move = moves[dice.below(0, len(moves))]
        answers += move in (ACCEPT.move, REFUSE.move)
        table.state.play(seat, move)
    assert 0 < answers <= bound(8)
    assert GAME.faults(table.state) == []
