# mypyc: interpreted
"""Positions of Last Aurora, set up by hand."""

from meadhall.games.last_aurora.content.action_cards import START
from meadhall.games.last_aurora.content.road import REGION_IDS, SPACE_IDS, WAYPOINT_IDS
from meadhall.games.last_aurora.content.story_book import STORY_PERIOD
from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    BOX_IDS,
    CONVOY_CARD_IDS,
    ENEMY_IDS,
    FUEL,
    NONE,
    OBJECT_IDS,
    OBJECTS,
    OUT,
    PERIOD,
    SURVIVOR,
    SURVIVOR_IDS,
    SURVIVORS,
    TARGET_SPACES,
    TOKEN_IDS,
    TOKENS,
    ZONE_IDS,
)
from meadhall.games.last_aurora.rules.convoys.cargo import recount
from meadhall.games.last_aurora.rules.pieces import Automa, Foe, Player
from meadhall.games.last_aurora.rules.position_decks import DeckPosition
from meadhall.games.last_aurora.rules.rounds import BeginPhase
from meadhall.games.last_aurora.rules.setup import new_automa
from meadhall.games.last_aurora.rules.state import (
    AUTOMA_DECK,
    ENDING,
    EXPLORATION,
    EXPLORING,
    FIRING,
    MOVING,
    OBJECT_DECK,
    RESTING,
    STORY_DECK,
)
from meadhall.kernel.position import PositionError, building, number_of, take

PHASES = {
    "exploration": EXPLORING,
    "rest": RESTING,
    "movement": MOVING,
    "fire": FIRING,
    "end": ENDING,
}


class AuroraPosition(DeckPosition):
    """A ``seat`` in a building verb that is about the road or Fame can be the Automa's too."""

    def player(self, seat: int) -> Player:
        if seat >= self.state.seats:
            raise PositionError("the Automa has no Convoy of its own cards")
        return self.state.players[seat]

    def sides(self) -> int:
        return len(self.state.positions)

    @building
    def arrange(self) -> None:
        """Go back to a plain first round: seats in their order on the track, an Exploration Zone of
        two Rusted Containers, one Fuel, Food and Ammo each, and nothing lurking. There is nothing
        to decide before ``begin``.
        """
        while self.step() == "DraftCrew":
            self.play(self.moves()[0])
        state = self.state
        state.steps.clear()
        for survivor in range(SURVIVORS):
            state.contamination[survivor] = 0
            if state.zones[survivor] != OUT:
                state.zones[survivor] = ACTIVE
        self.order(*range(self.sides()))
        state.storm = [0] * len(state.storm)
        for card in state.lurking + state.discard:
            state.own_deck(EXPLORATION + PERIOD[card] - 1).cards.append(card)
        state.lurking, state.discard = [], []
        if state.automa is not None:
            self._take_back_from(state.automa)
        self.zone("rusted_container_1", "rusted_container_2")
        for seat in range(state.seats):
            self.load(seat, fuel=1, food=1, ammo=1)
            self.hand(seat)
        state.fame = [0] * len(state.fame)
        self.events.clear()

    @building
    def begin(self, phase: str) -> None:
        """Begin a phase of the round; the later ones follow."""
        first = number_of(phase, list(PHASES), "phase")
        steps = [BeginPhase(number) for number in list(PHASES.values())[first:]]
        self.state.steps[:] = steps[::-1]
        self.events.clear()

    @building
    def round(self, number: int) -> None:
        """Let this be the round with that number."""
        self.state.round = number

    # Players

    @building
    def order(self, *seats: int) -> None:
        """The Turn Order track from left to right."""
        if sorted(seats) != list(range(self.sides())):
            raise PositionError(f"the track has the seats 0 to {self.sides() - 1}, each once")
        self.state.order = list(seats)
        for place, seat in enumerate(seats):
            self.state.arrivals[seat] = place

    @building
    def famous(self, seat: int, fame: int) -> None:
        """Set the Fame of a side."""
        self.state.fame[seat] = fame

    @building
    def load(self, seat: int, **tokens: int) -> None:
        """Set Resource tokens in a Convoy; those that are not named stay."""
        load = self.player(seat).load
        for name, n in tokens.items():
            token = number_of(name, TOKEN_IDS, "token")
            self.state.supply[token] += load[token] - n
            load[token] = n

    @building
    def hand(self, seat: int, *objects: str) -> None:
        """Let a player hold exactly these Objects, taken out of the deck."""
        deck, hand = self.state.own_deck(OBJECT_DECK), self.player(seat).hand
        for kind in range(OBJECTS):
            deck.cards.extend([kind] * hand[kind])
            hand[kind] = 0
        for name in objects:
            kind = number_of(name, OBJECT_IDS, "Object")
            take(deck.cards, kind, name)
            hand[kind] += 1

    @building
    def crew(self, seat: int, *survivors: str, zone: str = "active") -> None:
        """Let a player have exactly these Survivors, all in one zone."""
        player, at = self.player(seat), number_of(zone, ZONE_IDS, "zone")
        for card in player.crew:
            self.state.zones[card] = OUT
            self.state.gone.append(card)
        player.crew = []
        for name in survivors:
            number_of(name, SURVIVOR_IDS, "Survivor")
            card = self._take(name)
            player.crew.append(card)
            self.state.zones[card] = at
        player.load[SURVIVOR] = len(survivors)

    @building
    def put(self, survivor: str, zone: str = "active", contamination: int = 0) -> None:
        """Put a Survivor in a zone, with this many Contamination counters."""
        card = number_of(survivor, SURVIVOR_IDS, "Survivor")
        self.state.zones[card] = number_of(zone, ZONE_IDS, "zone")
        self.state.contamination[card] = contamination

    @building
    def convoy(self, seat: int, *cards: str | None) -> None:
        """Vehicles with the Devices on them: truck, device or None, trailer, device or None ..."""
        player = self.player(seat)
        self.state.gone.extend([card for card in player.convoy if card != NONE])
        player.convoy = []
        for name in cards:
            if name is None:
                player.convoy.append(NONE)
            else:
                number_of(name, CONVOY_CARD_IDS, "Vehicle or Device")
                player.convoy.append(self._take(name))
        if len(player.convoy) % 2:
            player.convoy.append(NONE)
        player.kept = [NONE] * len(player.convoy)
        recount(self.state, player)

    @building
    def damage(self, *boxes: str) -> None:
        """Damage boxes of Vehicles and Devices."""
        for name in boxes:
            self.state.damaged[number_of(name, BOX_IDS, "box")] = True
        for player in self.state.players:
            recount(self.state, player)

    @building
    def keep_under(self, seat: int, place: int, story: str) -> None:
        """Put a Story under the card at a place of the Convoy."""
        if not 0 <= place < len(self.player(seat).convoy):
            raise PositionError(f"the Convoy of seat {seat} has no place {place}")
        self.player(seat).kept[place] = self._take_story(story)
        recount(self.state, self.player(seat))

    @building
    def keep_tale(self, seat: int, story: str) -> None:
        """Let a player keep a Story."""
        self.player(seat).tales.append(self._take_story(story))

    # The road

    @building
    def at(self, seat: int, space: str) -> None:
        """Put a Convoy on a space."""
        self.state.positions[seat] = number_of(space, SPACE_IDS, "space")

    @building
    def aurora(self, space: str) -> None:
        """Put the Last Aurora on a space."""
        self.state.aurora = number_of(space, SPACE_IDS, "space")

    @building
    def waypoint(self, space: str, counter: str | None) -> None:
        """Put a Waypoint counter on a space, from wherever it is, or take the one there away."""
        number = NONE if counter is None else number_of(counter, WAYPOINT_IDS, "Waypoint")
        if number in self.state.waypoints:
            self.state.waypoints[self.state.waypoints.index(number)] = NONE
        self.state.waypoints[number_of(space, SPACE_IDS, "space")] = number

    @building
    def lurk(self, *enemies: str) -> None:
        """Let Enemies lurk."""
        for name in enemies:
            number_of(name, ENEMY_IDS, "Enemy")
            self.state.lurking.append(self._take(name))

    @building
    def enemy(
        self,
        enemy: str,
        region: str = "valley",
        hits: int = 0,
        asgard_hits: int = 0,
        targets: tuple[int | None, ...] = (),
        is_new: bool = False,
    ) -> None:
        """Put an Enemy on the road, with Damage and Target counters."""
        number_of(enemy, ENEMY_IDS, "Enemy")
        place = number_of(region, REGION_IDS, "region")
        spaces = [NONE if seat is None else seat for seat in targets]
        spaces += [NONE] * (TARGET_SPACES - len(spaces))
        foe = Foe(self._take(enemy), place, asgard_hits, hits, spaces, is_new, 0)
        self.state.foes.append(foe)

    def _take_back_from(self, automa: Automa) -> None:
        """What the Automa explored before the human was asked for the first time."""
        state = self.state
        state.own_deck(AUTOMA_DECK).cards.extend(automa.hand)
        state.own_deck(OBJECT_DECK).cards.extend(automa.objects)
        for card in automa.cards:
            self._put_back(card)
        for story in automa.stories:
            state.own_deck(STORY_DECK + STORY_PERIOD[story]).cards.append(story)
        automa.hand, automa.objects, automa.cards, automa.stories = [], [], [], []
        for token in range(FUEL, TOKENS):
            state.supply[token] += automa.load[token] - START[token]
        automa.load = START[:]
        automa.level = new_automa(state.options).level
