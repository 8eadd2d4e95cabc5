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
    FIRST_TRAILER,
    FIRST_TRUCK,
    FUEL,
    NONE,
    OBJECT_IDS,
    OBJECTS,
    OUT,
    ROUNDS,
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
    EXPLORING,
    FIRING,
    MOVING,
    OBJECT_DECK,
    RESTING,
    STORY_DECK,
)
from meadhall.kernel.position import PositionError, building, number_of, take
from meadhall.kernel.shared import replaced

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
            state.own_survivors().contamination[survivor] = 0
            if state.survivors.zones[survivor] != OUT:
                state.own_survivors().zones[survivor] = ACTIVE
        self.order(*range(self.sides()))
        state.own_road().storm = (0,) * len(state.road.storm)
        for card in state.fight.lurking + state.piles.discard:
            self._put_back(card)
        state.own_fight().lurking, state.own_piles().discard = (), ()
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
        if not 1 <= number <= ROUNDS:
            raise PositionError(f"there is no round {number}; there is 1 to {ROUNDS}")
        self.state.round = number

    # Players

    @building
    def order(self, *seats: int) -> None:
        """The Turn Order track from left to right."""
        if sorted(seats) != list(range(self.sides())):
            raise PositionError(f"the track has the seats 0 to {self.sides() - 1}, each once")
        self.state.order = seats
        arrivals = [seats.index(seat) for seat in range(self.sides())]
        self.state.own_road().arrivals = tuple(arrivals)

    @building
    def famous(self, seat: int, fame: int) -> None:
        """Set the Fame of a side."""
        self.state.fame[seat] = fame

    @building
    def load(self, seat: int, **tokens: int) -> None:
        """Set Resource tokens in a Convoy; those that are not named stay."""
        load = self.player(seat).load
        for name, n in tokens.items():
            token = FUEL + number_of(name, TOKEN_IDS[FUEL:], "token")
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
            self.state.own_survivors().zones[card] = OUT
        self._leave(*player.crew)
        player.crew = ()
        for name in survivors:
            number_of(name, SURVIVOR_IDS, "Survivor")
            card = self._take(name)
            player.crew = (*player.crew, card)
            self.state.own_survivors().zones[card] = at
        player.load[SURVIVOR] = len(survivors)

    @building
    def put(self, survivor: str, zone: str = "active", contamination: int = 0) -> None:
        """Put a Survivor in a zone, with this many Contamination counters."""
        card = number_of(survivor, SURVIVOR_IDS, "Survivor")
        self.state.own_survivors().zones[card] = number_of(zone, ZONE_IDS, "zone")
        self.state.own_survivors().contamination[card] = contamination

    @building
    def convoy(self, seat: int, *cards: str | None) -> None:
        """Vehicles with the Devices on them: truck, device or None, trailer, device or None ..."""
        player = self.player(seat)
        if not cards or cards[0] not in CONVOY_CARD_IDS[: FIRST_TRAILER - FIRST_TRUCK]:
            raise PositionError("a Convoy begins with a truck")
        self._leave(*[card for card in player.convoy if card != NONE])
        places: list[int] = []
        for name in cards:
            if name is None:
                places.append(NONE)
            else:
                number_of(name, CONVOY_CARD_IDS, "Vehicle or Device")
                places.append(self._take(name))
        if len(places) % 2:
            places.append(NONE)
        player.convoy = tuple(places)
        player.kept = (NONE,) * len(places)
        recount(self.state, player)

    @building
    def damage(self, *boxes: str) -> None:
        """Damage boxes of Vehicles and Devices."""
        for name in boxes:
            self.state.own_damaged()[number_of(name, BOX_IDS, "box")] = True
        for player in self.state.players:
            recount(self.state, player)

    @building
    def keep_under(self, seat: int, place: int, story: str) -> None:
        """Put a Story under the card at a place of the Convoy."""
        if not 0 <= place < len(self.player(seat).convoy):
            raise PositionError(f"the Convoy of seat {seat} has no place {place}")
        player = self.player(seat)
        player.kept = replaced(player.kept, place, self._take_story(story))
        recount(self.state, player)

    @building
    def keep_tale(self, seat: int, story: str) -> None:
        """Let a player keep a Story."""
        player = self.player(seat)
        player.tales = (*player.tales, self._take_story(story))

    # The road

    @building
    def at(self, seat: int, space: str) -> None:
        """Put a Convoy on a space."""
        self.state.positions[seat] = number_of(space, SPACE_IDS, "space")

    @building
    def aurora(self, space: str) -> None:
        """Put the Last Aurora on a space."""
        self.state.own_road().aurora = number_of(space, SPACE_IDS, "space")

    @building
    def waypoint(self, space: str, counter: str | None) -> None:
        """Put a Waypoint counter on a space, from wherever it is, or take the one there away."""
        number = NONE if counter is None else number_of(counter, WAYPOINT_IDS, "Waypoint")
        waypoints = list(self.state.road.waypoints)
        if number in waypoints:
            waypoints[waypoints.index(number)] = NONE
        waypoints[number_of(space, SPACE_IDS, "space")] = number
        self.state.own_road().waypoints = tuple(waypoints)

    @building
    def lurk(self, *enemies: str) -> None:
        """Let Enemies lurk."""
        for name in enemies:
            number_of(name, ENEMY_IDS, "Enemy")
            card = self._take(name)
            fight = self.state.own_fight()
            fight.lurking = (*fight.lurking, card)

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
        foe = Foe(self._take(enemy), place, asgard_hits, hits, tuple(spaces), is_new, 0)
        self.state.own_fight().foes.append(foe)

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
