"""A table of Champions of Midgard for tests: positions built in a few readable lines.

>>> table = Table(players=2)
>>> table.give(0, coin=7)
>>> table.play("place:stave_church")
>>> table.moves()
['buy:1', 'buy:2', 'buy:3']
"""

from collections.abc import Sequence

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import (
    DESTINY_IDS,
    DIE_FACES,
    ENEMIES,
    ENEMY_IDS,
    FACE_IDS,
    GOOD_IDS,
    JOURNEY_IDS,
    LEADER_IDS,
    MERCHANT_IDS,
    NONE,
    PRIVATE_SHIP_IDS,
    ROUNDS,
    RUNE_IDS,
    SHORE_IDS,
    SPACE_IDS,
    STOCK_GOOD,
    TARGET_IDS,
    WARRIOR_IDS,
    WARRIOR_TYPES,
)
from meadhall.games.champions.rules.state import (
    DESTINIES,
    JOURNEY_DECK,
    MERCHANTS,
    RUNES,
    ChampionsState,
    Player,
)
from meadhall.games.champions.seen.view import ChampionsView
from meadhall.kernel.events import SPECTATOR, Event
from meadhall.kernel.plain import to_plain
from meadhall.kernel.state import IllegalMove

LEADERS = ("gylfir", "dagrun", "asmundr", "ullr")


class Table:
    """A game at its first placement turn, seat 0 first, with leaders that seldom matter.

    Without any leaders (``leaders=()``) it waits for the choice of the first one.
    """

    def __init__(
        self,
        players: int = 3,
        leaders: Sequence[str] = LEADERS,
        seed: str = "test",
        **options: object,
    ) -> None:
        options = {"first_player": "1", **options}
        state = GAME.new(players, options, seed)
        assert isinstance(state, ChampionsState)
        self.state = state
        self.events: list[Event] = []
        state.listen(self.events)
        while leaders and self.step() == "ChooseLeader":
            self.play(f"leader:{leaders[self.seat()]}")

    # Looking

    def step(self) -> str:
        """The name of the step that waits."""
        return type(self.state.steps[-1]).__name__ if self.state.steps else "over"

    def seat(self) -> int:
        """The seat that has to decide."""
        [seat] = self.state.deciders()
        return seat

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves as words, of the seat that decides or of one of several."""
        numbers = self.state.moves(self.seat() if seat is None else seat)
        return [GAME.moves.word(number) for number in numbers]

    def obstacle(self, word: str, seat: int | None = None) -> str | None:
        """The rule that stands in the way of a candidate, or None if it is legal."""
        seat = self.seat() if seat is None else seat
        move = GAME.moves.number(word)
        assert move in self.state.candidates(seat), f"{word} is no candidate here"
        obstacle = self.state.obstacle(seat, move)
        return obstacle.rule if obstacle else None

    def refused(self, word: str, seat: int | None = None) -> str | None:
        """The rule that stands in the way of a move; trying it raises and changes nothing."""
        rule, before = self.obstacle(word, seat), to_plain(self.state)
        with pytest.raises(IllegalMove) as caught:
            self.play(word, seat=seat)
        assert caught.value.obstacle
        assert caught.value.obstacle.rule == rule
        assert to_plain(self.state) == before
        return rule

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def good(self, seat: int, good: str) -> int:
        return self.player(seat).goods[GOOD_IDS.index(good)]

    def warriors(self, seat: int) -> dict[str, int]:
        """Dice at home."""
        return dict(zip(WARRIOR_IDS, self.player(seat).warriors, strict=True))

    def crew(self, target: str) -> dict[str, int]:
        at = TARGET_IDS.index(target) * WARRIOR_TYPES
        return dict(zip(WARRIOR_IDS, self.state.crews[at : at + WARRIOR_TYPES], strict=True))

    def heard(self, kind: str, seat: int | None = None) -> list[dict[str, object]]:
        """The facts of all events of a kind, of those told to a seat if one is given."""
        return [
            event.facts()
            for event in self.events
            if event.kind.name == kind and (seat is None or event.is_told_to(seat))
        ]

    def view(self, seat: int = SPECTATOR) -> ChampionsView:
        """What a seat may know, or what everybody knows."""
        return GAME.view(self.state, seat)

    def refuses(self, word: str, seat: int | None = None) -> bool:
        """Whether a move that is no answer at all is refused and leaves everything as it was."""
        before = to_plain(self.state)
        try:
            self.play(word, seat=seat)
        except IllegalMove:
            return to_plain(self.state) == before
        return False

    # Playing

    def play(self, *words: str, seat: int | None = None, rolls: Sequence[str] = ()) -> None:
        """Make checked moves. ``rolls`` are the dice that fall after the last of them, such as
        ``["swordsman:hit_1", "axeman:blank"]``, in the order of the warrior types.
        """
        for word in words:
            is_last = word is words[-1]
            if rolls and is_last:
                self._rig([_face_index(die) for die in rolls])
            decider = self.seat() if seat is None else seat
            self.state.play_checked(decider, GAME.moves.number(word))
        if rolls:
            self.state.dice.follow(None)

    def chance(self, *outcomes: int) -> None:
        """From now on chance gives these outcomes, for draws as well; then ``ChanceNeeded``."""
        self._rig(list(outcomes))

    def _rig(self, outcomes: list[int]) -> None:
        self.state.dice.follow(outcomes)

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

    # Building a position; every component stays in exactly one place

    def give(self, seat: int, **amounts: int) -> None:
        """Set goods (coin, wood, food, favor, glory, blame) of a player to these amounts."""
        for good, n in amounts.items():
            self.player(seat).goods[GOOD_IDS.index(good)] = n
        self._ask_again()

    def muster(self, seat: int, **counts: int) -> None:
        """Set the dice at home of a player; types that are not named become 0."""
        warriors = self.player(seat).warriors
        for warrior, name in enumerate(WARRIOR_IDS):
            self.state.supply[warrior] += warriors[warrior] - counts.get(name, 0)
            warriors[warrior] = counts.get(name, 0)
        assert min(self.state.supply) >= 0, "the supply has not that many dice"
        self._ask_again()

    def lead(self, seat: int, leader: str) -> None:
        self.player(seat).leader = LEADER_IDS.index(leader)
        self._ask_again()

    def rune(self, seat: int, *names: str) -> None:
        """Hand runes to a player, from the deck or the row."""
        for name in names:
            rune = RUNE_IDS.index(name)
            if rune in self.state.runes_shown:
                self.state.runes_shown[self.state.runes_shown.index(rune)] = NONE
            else:
                self.state.decks[RUNES].cards.remove(rune)
            self.player(seat).runes.append(rune)
            self.player(seat).runes.sort()
        self._ask_again()

    def destinies(self, seat: int, *names: str) -> None:
        """Let a player hold exactly these destiny cards; other holders get others for them."""
        deck = self.state.decks[DESTINIES]
        player = self.player(seat)
        deck.cards.extend(player.destinies)
        player.destinies.clear()
        wanted = [DESTINY_IDS.index(name) for name in names]
        for other in self.state.players:
            for place, card in enumerate(other.destinies):
                if card in wanted:
                    spare = next(card for card in deck.cards if card not in wanted)
                    deck.cards.remove(spare)
                    deck.cards.append(card)
                    other.destinies[place] = spare
        for card in wanted:
            deck.cards.remove(card)
            player.destinies.append(card)
        self.state.destiny_known[:] = [0] * len(DESTINY_IDS)
        for other in self.state.players:
            for card in other.destinies:
                self.state.destiny_known[card] = 1 << other.seat
        self._ask_again()

    def enemy(self, target: str, name: str) -> None:
        """Put a troll or draugr card on its place in town."""
        self._swap_enemy(self.state.enemies, TARGET_IDS.index(target), name)

    def monster(self, shore: str, name: str) -> None:
        self._swap_enemy(self.state.monsters, SHORE_IDS.index(shore), name)

    def journey(self, shore: str, name: str) -> None:
        """Put a journey card face down at a shore."""
        place = SHORE_IDS.index(shore)
        deck = self.state.decks[JOURNEY_DECK].cards
        deck.append(self.state.journeys[place])
        deck.remove(JOURNEY_IDS.index(name))
        self.state.journeys[place] = JOURNEY_IDS.index(name)

    def defeated(self, seat: int, *names: str) -> None:
        """Put enemies of the decks onto a player's pile."""
        for name in names:
            card = ENEMY_IDS.index(name)
            self.state.decks[ENEMIES[card].kind].cards.remove(card)
            self.player(seat).defeated.append(card)

    def stall(self, space: str, name: str) -> None:
        """Lay a tile on a stall space."""
        from meadhall.games.champions.content.tables import STALL_IDS
        from meadhall.games.champions.rules.town.locations import STALL_PLACE

        self.state.stalls[STALL_PLACE[SPACE_IDS.index(space)]] = STALL_IDS.index(name)
        self._ask_again()

    def show_runes(self, *names: str) -> None:
        """Lay exactly these runes on the rune places; the others go back to the deck."""
        deck, shown = self.state.decks[RUNES].cards, self.state.runes_shown
        deck.extend(rune for rune in shown if rune != NONE)
        for place in range(len(shown)):
            shown[place] = RUNE_IDS.index(names[place]) if place < len(names) else NONE
            if shown[place] != NONE:
                deck.remove(shown[place])
        self._ask_again()

    def merchant(self, name: str) -> None:
        """Put a merchant card on top of the face-up pile, in exchange for the one there."""
        deck, card = self.state.decks[MERCHANTS].cards, MERCHANT_IDS.index(name)
        deck.append(self.state.merchants.pop())
        deck.remove(card)
        self.state.merchants.append(card)

    def longship(self, seat: int, name: str) -> None:
        """Let a player own a private longship."""
        ship = PRIVATE_SHIP_IDS.index(name)
        self.state.ship_owners[ship] = seat
        self.player(seat).ship = ship
        self._ask_again()

    def stock(self, space: str, n: int) -> None:
        """Let so much lie on a blue space; dice come from the supply."""
        place = SPACE_IDS.index(space)
        good = STOCK_GOOD[place]
        if good < WARRIOR_TYPES:
            self.state.supply[good] += self.state.stock[place] - n
            assert self.state.supply[good] >= 0, "the supply has not that many dice"
        self.state.stock[place] = n

    def occupy(self, seat: int, *spaces: str) -> None:
        """Put workers of a player on spaces without any effect; they come from nowhere."""
        for space in spaces:
            self.state.workers_on[SPACE_IDS.index(space)] |= 1 << seat
        self._ask_again()

    def faults(self) -> list[str]:
        return GAME.faults(self.state)

    def _swap_enemy(self, places: list[int], place: int, name: str) -> None:
        card = ENEMY_IDS.index(name)
        if places[place] == card:
            return
        deck = self.state.decks[ENEMIES[card].kind].cards
        if card in places:
            places[places.index(card)] = places[place]
        else:
            deck.remove(card)
            deck.append(places[place])
        places[place] = card

    def _ask_again(self) -> None:
        """The position was changed by hand: the legal moves have to be found anew."""
        self.state.settle()


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


def _face_index(die: str) -> int:
    warrior, face = die.split(":")
    return DIE_FACES[WARRIOR_IDS.index(warrior)].index(FACE_IDS.index(face))
