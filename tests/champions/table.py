"""A table of Champions of Midgard for tests: positions built in a few readable lines.

>>> table = Table(players=2)
>>> table.give(0, coin=7)
>>> table.play("place:stave_church")
>>> table.moves()
['buy:1', 'buy:2', 'buy:3']
"""

from collections.abc import Sequence

from meadhall.games.champions import GAME
from meadhall.games.champions.state import (
    DESTINIES,
    JOURNEY_DECK,
    RUNES,
    ChampionsState,
    Player,
)
from meadhall.games.champions.tables import (
    DESTINY_IDS,
    DIE_FACES,
    ENEMIES,
    ENEMY_IDS,
    FACE_IDS,
    GOOD_IDS,
    JOURNEY_IDS,
    LEADER_IDS,
    NONE,
    RUNE_IDS,
    SHORE_IDS,
    SPACE_IDS,
    TARGET_IDS,
    WARRIOR_IDS,
    WARRIOR_TYPES,
)
from meadhall.kernel.events import Event

LEADERS = ("gylfir", "dagrun", "asmundr", "ullr")


class Table:
    """A game at its first placement turn, seat 0 first, with leaders that seldom matter."""

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
        while self.step() == "ChooseLeader":
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

    def finish_placement(self) -> None:
        """Everyone begs with all workers that are left."""
        while self.step() == "PlaceWorker":
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
        from meadhall.games.champions.locations import STALL_PLACE
        from meadhall.games.champions.tables import STALL_IDS

        self.state.stalls[STALL_PLACE[SPACE_IDS.index(space)]] = STALL_IDS.index(name)
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


def _face_index(die: str) -> int:
    warrior, face = die.split(":")
    return DIE_FACES[WARRIOR_IDS.index(warrior)].index(FACE_IDS.index(face))
