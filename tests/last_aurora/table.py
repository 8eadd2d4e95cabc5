"""A table of Last Aurora for tests: positions built in a few readable lines.

>>> table = Table(players=2)
>>> table.load(0, fuel=2)
>>> table.begin("movement")
>>> table.play("go", "drive:0", "to:a02", "stop")
>>> table.space(0), table.tokens(0)["fuel"]
('a02', 1)
"""

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.road import SLOT_IDS, SPACE_IDS
from meadhall.games.last_aurora.content.tables import (
    BOX_IDS,
    CARD_NUMBER,
    LOCATION_TOKEN_IDS,
    OBJECT_IDS,
    OBJECTS,
    SURVIVOR_IDS,
    TOKEN_IDS,
    TOKENS,
    ZONE_IDS,
)
from meadhall.games.last_aurora.rules.pieces import Automa, Foe
from meadhall.games.last_aurora.rules.position import AuroraPosition
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.games.last_aurora.seen.view import AuroraView
from meadhall.kernel.events import SPECTATOR
from tests import table


class Table(table.Table[AuroraState], AuroraPosition):
    """A game in its first round, with seats in their order on the track, an Exploration Zone of
    two Rusted Containers and nothing lurking; ``begin`` starts one of its phases.

    Exploration and Rest go in reverse: of two players seat 1 begins. If crews are drafted, the
    table waits for the draft.
    """

    HAS_BOX = True

    def __init__(self, players: int = 2, seed: str = "test", **options: object) -> None:
        super().__init__(GAME, players, options, seed)
        if self.step() != "DraftCrew":
            self.arrange()

    # Looking

    def automa(self) -> Automa:
        return self.state.the_automa()

    def tokens(self, seat: int) -> dict[str, int]:
        return dict(zip(TOKEN_IDS, self.player(seat).load, strict=True))

    def supply(self) -> dict[str, int]:
        return dict(zip(LOCATION_TOKEN_IDS, self.state.supply, strict=True))

    def objects(self, seat: int) -> list[str]:
        hand = self.player(seat).hand
        return [OBJECT_IDS[kind] for kind in range(OBJECTS) for _ in range(hand[kind])]

    def space(self, seat: int) -> str:
        return SPACE_IDS[self.state.positions[seat]]

    def fame(self, seat: int) -> int:
        return self.state.fame[seat]

    def crew_of(self, seat: int) -> list[str]:
        return [SURVIVOR_IDS[card] for card in self.player(seat).crew]

    def zone_of(self, survivor: str) -> str:
        return ZONE_IDS[self.state.survivors.zones[CARD_NUMBER[survivor]]]

    def counters(self, survivor: str) -> int:
        return self.state.survivors.contamination[CARD_NUMBER[survivor]]

    def convoy_of(self, seat: int) -> list[str | None]:
        """Vehicles and Devices by column, None where there is no Device."""
        names = {number: name for name, number in CARD_NUMBER.items()}
        return [names.get(card) for card in self.player(seat).convoy]

    def damaged(self) -> list[str]:
        return [BOX_IDS[box] for box, is_so in enumerate(self.state.damaged) if is_so]

    def slots(self) -> list[str | None]:
        names = {number: name for name, number in CARD_NUMBER.items()}
        return [names.get(card) for card in self.state.zone.slots]

    def slot_tokens(self, slot: int) -> dict[str, int]:
        at = (slot - 1) * TOKENS
        counts = self.state.zone.tokens[at : at + TOKENS]
        return {name: n for name, n in zip(LOCATION_TOKEN_IDS, counts, strict=True) if n}

    def foe(self, card: str) -> Foe:
        foe = self.state.foe_with(CARD_NUMBER[card])
        assert foe is not None, f"{card} is not on the road"
        return foe

    def is_on_road(self, card: str) -> bool:
        return self.state.foe_with(CARD_NUMBER[card]) is not None

    def is_gone(self, card: str) -> bool:
        return CARD_NUMBER[card] in self.state.piles.gone

    def is_discarded(self, card: str) -> bool:
        return CARD_NUMBER[card] in self.state.piles.discard

    def view(self, seat: int = SPECTATOR) -> AuroraView:
        return GAME.view(self.state, seat)

    def score(self, seat: int) -> dict[str, int]:
        return GAME.result(self.state).sheets[seat]

    # Playing

    def explore(self, seat: int, slot: int, *survivors: str) -> None:
        """The others pass until this seat can send these Survivors, or any one, to a slot."""
        self.pass_until(seat)
        self.play(f"explore:slot_{slot}")
        for survivor in survivors or ("",):
            wanted = [word for word in self.moves() if word.startswith(f"send:{survivor}")]
            if wanted and self.step() == "ChooseExplorers":
                self.play(wanted[0])
        if self.step() == "ChooseExplorers":
            self.play("done")

    def drive(self, *spaces: str, extra: int = 0) -> None:
        """The seat that is asked moves over these spaces and stops, as far as it is asked."""
        self.play("go")
        if self.step() == "Prepare":
            self.play(f"drive:{extra}")
        for space in spaces:
            if self.step() == "Drive" and f"to:{space}" in self.moves():
                self.play(f"to:{space}")
        if self.step() == "Drive" and self.space(self.seat()) == spaces[-1]:
            self.play("stop")

    def play_until(self, step: str, *preferred: str) -> None:
        """Play on until this step waits: these moves where they are legal, else the last one."""
        for _ in range(500):
            if self.step() == step or self.state.is_over():
                return
            moves = self.moves()
            self.play(next((word for word in preferred if word in moves), moves[-1]))
        raise AssertionError(f"{step} does not come")

    def pass_until(self, seat: int) -> None:
        """Everyone passes, stays or is done until it is this seat's turn."""
        for _ in range(50):
            if self.seat() == seat:
                return
            moves = self.moves()
            self.play(next(word for word in ("pass", "stay", "done", "decline") if word in moves))

    def finish_round(self) -> None:
        """Everyone passes, stays and declines until the next round, or to the end of the game."""
        now = self.state.round
        plain = ("pass", "stay", "done", "decline", "refuse")
        while self.state.round == now and not self.state.is_over():
            moves = self.moves()
            self.play(next((word for word in plain if word in moves), moves[0]))


def slot(number: int) -> str:
    return SLOT_IDS[number - 1]
