# mypyc: interpreted
"""Positions of Champions of Midgard, set up by hand."""

from meadhall.games.champions.content import tables
from meadhall.games.champions.content.tables import NONE
from meadhall.games.champions.rules.state import (
    DESTINIES,
    JOURNEY_DECK,
    MERCHANTS,
    RUNES,
    SHIP_FREE,
    STREAM_IDS,
    WARRIOR_STREAM,
    ChampionsState,
    Player,
)
from meadhall.games.champions.rules.town.placement import STALL_PLACE
from meadhall.kernel.position import Position, PositionError, building, number_of, take
from meadhall.kernel.shared import replaced

LEADERS = ("gylfir", "dagrun", "asmundr", "ullr")
"""Leaders that seldom matter."""


class ChampionsPosition(Position[ChampionsState]):
    STREAMS = STREAM_IDS

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def deck(self, number: int) -> list[int]:
        """The cards of a deck, to be changed."""
        return self.state.own_decks()[number].cards

    def outcome(self, stream: str, word: str) -> int:
        """Warrior dice fall as ``swordsman:hit_1``."""
        if stream != STREAM_IDS[WARRIOR_STREAM]:
            return super().outcome(stream, word)
        warrior, _, face = word.partition(":")
        faces = tables.DIE_FACES[number_of(warrior, tables.WARRIOR_IDS, "warrior")]
        return number_of(face, [tables.FACE_IDS[one] for one in faces], f"face of {warrior} dice")

    @building
    def arrange(self, *leaders: str) -> None:
        """Choose the leaders, seat by seat: the first placement turn comes next."""
        names = leaders or LEADERS
        for name in names:
            number_of(name, tables.LEADER_IDS, "leader")
        if len(names) < self.state.seats:
            raise PositionError(f"{self.state.seats} players need as many leaders")
        while self.step() == "ChooseLeader":
            self.play(f"leader:{names[self.seat()]}")

    # What players have

    @building
    def give(self, seat: int, **goods: int) -> None:
        """Set goods of a player to these amounts: coin, wood, food, favor, glory, blame."""
        for good, n in goods.items():
            self.player(seat).goods[number_of(good, tables.GOOD_IDS, "good")] = n

    @building
    def muster(self, seat: int, **warriors: int) -> None:
        """Set the dice at home of a player; types that are not named become 0."""
        for name in warriors:
            number_of(name, tables.WARRIOR_IDS, "warrior")
        home = self.player(seat).warriors
        for warrior, name in enumerate(tables.WARRIOR_IDS):
            self._draw_supply(warrior, warriors.get(name, 0) - home[warrior])
            home[warrior] = warriors.get(name, 0)

    @building
    def lead(self, seat: int, leader: str) -> None:
        """Give a player another leader."""
        self.player(seat).leader = number_of(leader, tables.LEADER_IDS, "leader")

    @building
    def rune(self, seat: int, *runes: str) -> None:
        """Hand runes to a player, from the row or the deck."""
        for name in runes:
            rune = number_of(name, tables.RUNE_IDS, "rune")
            shown, player = self.state.town.runes, self.player(seat)
            if rune in shown:
                self.state.own_town().runes = replaced(shown, shown.index(rune), NONE)
            else:
                take(self.deck(RUNES), rune, name)
            player.runes = tuple(sorted([*player.runes, rune]))

    @building
    def destinies(self, seat: int, *destinies: str) -> None:
        """Let a player hold exactly these destiny cards; other holders get others for them."""
        deck, player = self.deck(DESTINIES), self.player(seat)
        deck.extend(player.destinies)
        player.destinies = ()
        wanted = [number_of(name, tables.DESTINY_IDS, "destiny") for name in destinies]
        for other in self.state.players:
            for place, card in enumerate(other.destinies):
                if card in wanted:
                    spare = next(card for card in deck if card not in wanted)
                    deck.remove(spare)
                    deck.append(card)
                    other.destinies = replaced(other.destinies, place, spare)
        for card in wanted:
            take(deck, card, tables.DESTINY_IDS[card])
        player.destinies = tuple(wanted)
        known = [0] * len(tables.DESTINY_IDS)
        for other in self.state.players:
            for card in other.destinies:
                known[card] = 1 << other.seat
        self.state.destiny_known = tuple(known)

    @building
    def defeated(self, seat: int, *enemies: str) -> None:
        """Put enemies from the decks onto a player's pile."""
        for name in enemies:
            card = number_of(name, tables.ENEMY_IDS, "enemy")
            take(self.deck(tables.ENEMIES[card].kind), card, name)
            self.player(seat).defeated = (*self.player(seat).defeated, card)

    @building
    def longship(self, seat: int, ship: str) -> None:
        """Let a player own a private longship that nobody has."""
        number = number_of(ship, tables.PRIVATE_SHIP_IDS, "private longship")
        owners = self.state.town.ship_owners
        if owners[number] != SHIP_FREE:
            raise PositionError(f"{ship} is sold, or not part of this game")
        self.state.own_town().ship_owners = replaced(owners, number, seat)
        self.player(seat).ship = number

    # What lies on the board

    @building
    def enemy(self, target: str, enemy: str) -> None:
        """Put a troll or draugr card on its place in town."""
        place = number_of(target, tables.TARGET_IDS[: tables.TOWN_TARGETS], "place in town")
        town = self.state.own_town()
        town.enemies = self._with_enemy(
            town.enemies, place, enemy, tables.DRAUGR if place else tables.TROLL
        )

    @building
    def monster(self, shore: str, monster: str) -> None:
        """Put a monster card on a shore."""
        place, shores = number_of(shore, tables.SHORE_IDS, "shore"), self.state.own_shores()
        shores.monsters = self._with_enemy(shores.monsters, place, monster, tables.MONSTER)

    @building
    def journey(self, shore: str, journey: str) -> None:
        """Put a journey card of the deck on a shore."""
        place = number_of(shore, tables.SHORE_IDS, "shore")
        card = number_of(journey, tables.JOURNEY_IDS, "journey")
        deck, shores = self.deck(JOURNEY_DECK), self.state.own_shores()
        if shores.journeys[place] != NONE:
            deck.append(shores.journeys[place])
        take(deck, card, journey)
        shores.journeys = replaced(shores.journeys, place, card)

    @building
    def merchant(self, merchant: str) -> None:
        """Put a merchant card on top of the face-up pile, in exchange for the one there."""
        card, pile = number_of(merchant, tables.MERCHANT_IDS, "merchant"), self.state.town.merchants
        self.deck(MERCHANTS).extend(pile[-1:])
        take(self.deck(MERCHANTS), card, merchant)
        self.state.own_town().merchants = (*pile[:-1], card)

    @building
    def stall(self, space: str, stall: str) -> None:
        """Lay a stall tile on a space; if it lies on another one, the two change places."""
        place = STALL_PLACE[number_of(space, tables.SPACE_IDS, "space")]
        tile, stalls = number_of(stall, tables.STALL_IDS, "stall"), list(self.state.town.stalls)
        if not 0 <= place < len(stalls):
            raise PositionError(f"no stall is open on {space}")
        if tile in stalls:
            stalls[stalls.index(tile)] = stalls[place]
        stalls[place] = tile
        self.state.own_town().stalls = tuple(stalls)

    @building
    def show_runes(self, *runes: str) -> None:
        """Lay exactly these runes on the rune places; the others go back to the deck."""
        deck, shown = self.deck(RUNES), self.state.town.runes
        if len(runes) > len(shown):
            raise PositionError(f"there is room for {len(shown)} runes")
        deck.extend(rune for rune in shown if rune != NONE)
        wanted = [number_of(name, tables.RUNE_IDS, "rune") for name in runes]
        for rune in wanted:
            take(deck, rune, tables.RUNE_IDS[rune])
        self.state.own_town().runes = (*wanted, *[NONE] * (len(shown) - len(wanted)))

    @building
    def stock(self, space: str, n: int) -> None:
        """Set how much lies on a blue space; dice come from the supply."""
        place = number_of(space, tables.SPACE_IDS, "space")
        good = tables.STOCK_GOOD[place]
        if good == NONE:
            raise PositionError(f"nothing is kept on {space}")
        if good < tables.WARRIOR_TYPES:
            self._draw_supply(good, n - self.state.town.stock[place])
        self.state.own_town().stock = replaced(self.state.town.stock, place, n)

    def _draw_supply(self, warrior: int, n: int) -> None:
        """Take dice out of the supply, or put them back."""
        self.state.supply[warrior] -= n
        if self.state.supply[warrior] < 0:
            raise PositionError(f"there are not enough {tables.WARRIOR_IDS[warrior]} dice")

    def _with_enemy(
        self, cards: tuple[int, ...], place: int, name: str, kind: int
    ) -> tuple[int, ...]:
        """The same cards with another one at a place, from the deck or from another place."""
        card = number_of(name, tables.ENEMY_IDS, "enemy")
        if tables.ENEMIES[card].kind != kind:
            raise PositionError(f"{name} does not belong here")
        if cards[place] == card:
            return cards
        if card in cards:
            return replaced(replaced(cards, cards.index(card), cards[place]), place, card)
        deck = self.deck(kind)
        take(deck, card, name)
        if cards[place] != NONE:
            deck.append(cards[place])
        return replaced(cards, place, card)
