"""Nothing leaves the server before it may: everything that everyone receives is compared.

Whole games are played over real connections. What a client received is checked against the log in
the store, from which the test builds its own positions: with the views, decisions and events that
the client's seats may know at that moment, and no others.
"""

import random
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.events import SPECTATOR, Event
from meadhall.kernel.state import State
from meadhall.tables.entries import AnyEntry, Moved, Opened, Started
from meadhall.tables.folding import apply, open_from
from meadhall.tables.quiet import entries_told, entry_told_as
from meadhall.tables.review import facts_of
from meadhall.tables.table import Table
from meadhall.tables.wording import words_of
from meadhall.words import Words
from tests.server.client import (
    Browser,
    Json,
    Live,
    Server,
    allowed,
    decisions_in,
    problem_in,
    running_server,
)

LOOK_AROUND_EVERY = 30
"""Moves; how often a client asks for everything there is to ask for by HTTP."""

TAKE_BACK_EVERY = 37

PART_OF_A_GAME = 30
"""Moves of people; bots at the table make more."""

RECONNECT_EVERY = 7

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("champions", 3, {}),
    ("champions", 2, {"assign_mode": "simultaneous", "variant_hall_of_fame": True}),
    ("fingers", 3, {}),
]
# Games added later are played too, with their default options.
VARIANTS += [(game, find_game(game).min_players, {}) for game in game_ids() if game != "champions"]


class Moment:
    """The table after an entry, and the game's events for it."""

    def __init__(self, table: Table, entry: AnyEntry, heard: list[Event]) -> None:
        self.table = table.copy()
        self.entry = entry
        self.heard = heard


def moments(id: str, log: list[AnyEntry]) -> list[Moment]:
    """The life of a table according to its log; an entry's number is its position, from 1."""
    opened = log[0]
    assert isinstance(opened, Opened)
    table = open_from(id, opened)
    life = [Moment(table, opened, []), Moment(table, opened, [])]
    for entry in log[1:]:
        heard: list[Event] = []
        apply(table, entry, heard)
        life.append(Moment(table, entry, heard))
    return life


class Client:
    """Somebody who has the table open."""

    def __init__(self, browser: Browser, live: Live, seats: list[int]) -> None:
        self.browser = browser
        self.live = live
        self.seats = seats
        self.updates: list[Json] = []
        self.events: list[tuple[int, list[Json]]] = []
        """Answers to the question of what has happened so far, with the number of the entry."""

    def catches_up(self, seq: int) -> Json:
        while not self.updates or self.updates[-1]["picture"]["seq"] < seq:
            self.updates.append(self.live.next("update"))
        return self.updates[-1]["picture"]

    def catches_up_once(self) -> None:
        """Take the first update of a new connection."""
        self.updates.append(self.live.next("update"))

    def hears_more(self) -> None:
        """Take whatever comes soon."""
        with suppress(TimeoutError):
            self.updates.append(self.live.next("update", wait=0.2))


# Playing


def play_whole_game(
    server: Server, game: str, players: int, options: dict[str, Any]
) -> tuple[str, list[Client]]:
    people = [server.guest(f"Player {number}") for number in range(players)]
    seats = [{"who": "me"}, *([{"who": "friend"}] * (players - 1))]
    picture = people[0].opens(game=game, seats=seats, options=options, public=True, undo="friendly")
    table = picture["id"]
    for person, invitation in zip(people[1:], picture["invitations"], strict=True):
        person.post(f"/api/tables/{table}/join", {"invitation": invitation["secret"]})
    browsers = [*people, server.guest("Spectator"), server.stranger()]
    chance = random.Random(f"{game} {players} {options}")
    with ExitStack() as stack:
        clients = [
            Client(
                browser,
                stack.enter_context(browser.watches(table)),
                [number] if number < players else [],
            )
            for number, browser in enumerate(browsers)
        ]
        for count in range(1, 10_000):
            now = server.table(table)
            pictures = [
                client.catches_up(entries_told(now, now.seq, client.seats)) for client in clients
            ]
            if pictures[0]["status"] == "over":
                return table, clients
            if count % LOOK_AROUND_EVERY == 0:
                look_around(clients, table, chance)
            act(clients, table, chance, count)
    raise AssertionError("the game does not end")


def act(clients: list[Client], table: str, chance: random.Random, count: int) -> None:
    """One of those who are asked does something, sometimes after a move was taken back."""
    asked = [
        (client, decision)
        for client in clients
        for decision in decisions_in(client.updates[-1]["picture"])
    ]
    client, decision = chance.choice(asked)
    path = f"/api/tables/{table}"
    if count % TAKE_BACK_EVERY == 0:
        client.browser.post(f"{path}/take-back", {"seat": decision["seat"], "to": count // 2})
    else:
        move = chance.choice(allowed(decision))
        client.browser.post(
            f"{path}/moves",
            {"seat": decision["seat"], "decision": decision["id"], "move": move},
        )


def look_around(clients: list[Client], table: str, chance: random.Random) -> None:
    """Ask for everything that can be asked for, even for what may not be known."""
    path = f"/api/tables/{table}"
    for client in clients:
        browser = client.browser
        picture = browser.sees(table)
        client.updates.append({"picture": picture, "events": None})
        client.events.append((picture["seq"], browser.get(f"{path}/events")))
        number = chance.randrange(picture["moves"] + 1)
        for seat in [SPECTATOR, *client.seats]:
            browser.get(f"{path}/moves/{number}", params={"seat": seat})
        for other in range(len(picture["seats"])):
            if other not in client.seats:
                answer = browser.ask("GET", f"{path}/moves/{number}", params={"seat": other})
                problem_in(answer, 403, "not-your-view")
        for refused in ("saga", "proof"):
            problem_in(browser.ask("GET", f"{path}/{refused}"), 409, "not-over")
        answer = browser.ask("GET", f"{path}/events", params={"all_seeing": True})
        problem_in(answer, 403, "not-your-view")
        for also in (f"{path}/chat", "/api/tables?status=playing", "/api/players"):
            browser.get(also)
        if browser.cookie:
            for own in (f"{path}/notes", "/api/me/tables", "/api/me/sessions"):
                browser.get(own)


# Comparing


def check_update(update: Json, life: list[Moment], seats: list[int]) -> None:
    """A picture shows what its seats, or a spectator, may know after that entry."""
    picture = update["picture"]
    table = life[entry_of(life, picture["seq"], seats)].table
    words = words_of(table, "en")
    shown = seats or [SPECTATOR]
    if table.state is None:
        assert picture["views"] == []
        return
    assert [view["seat"] for view in picture["views"]] == shown
    for view in picture["views"]:
        seat = view["seat"]
        assert view["view"] == plain(table.game.view(table.state, seat))
        decision = view["decision"]
        assert (decision is not None) == (seat in table.asked)
        if decision is not None:
            check_decision(decision, table, seat, words, seats)
    assert [seat["yours"] for seat in picture["seats"]] == [
        number in seats for number in range(len(table.seats))
    ]
    is_over = table.status == "over"
    assert picture["seed"] == (table.seed if is_over else None)
    assert picture["result"] == (plain(table.result) if is_over else None)
    assert picture["commitment"] == table.commitment
    if table.asked:
        assert picture["waiting"] == words.waiting(table.state)


def entry_of(life: list[Moment], number: int, seats: list[int]) -> int:
    """The entry that these seats count as this number: they do not count what others do quietly."""
    return entry_told_as(life[-1].table, number, seats)


def check_decision(decision: Json, table: Table, seat: int, words: Words, seats: list[int]) -> None:
    """Every choice follows from what the seat sees."""
    state: State = table.state
    view = table.game.view(state, seat)
    assert decision["seat"] == seat
    assert decision["id"] == entries_told(table, table.asked[seat].decision, seats)
    assert decision["prompt"] == words.prompt(state, seat)
    legal = state.moves(seat)
    assert [(choice["move"], choice["text"]) for choice in decision["choices"]] == [
        (table.game.moves.word(move), words.move(move, view)) for move in state.candidates(seat)
    ]
    assert allowed(decision) == [
        table.game.moves.word(move) for move in state.candidates(seat) if move in legal
    ]


def told_between(life: list[Moment], after: int, seq: int, seats: list[int]) -> list[Json]:
    """What these seats heard from the game through the entries after the first number."""
    told: list[Json] = []
    for moment in life[after + 1 : seq + 1]:
        words = words_of(moment.table, "en")
        for event in moment.heard:
            if any(event.is_told_to(seat) for seat in [SPECTATOR, *seats]):
                facts = facts_of(moment.table.game, event)
                told.append([event.kind.name, plain(facts), words.event(event)])
    return told


def in_events(events: list[Json]) -> list[Json]:
    return [
        [event["kind"], event["facts"], event["text"]]
        for event in events
        if not event["kind"].startswith("table-")
    ]


def check_events(client: Client, life: list[Moment]) -> None:
    """With each picture comes exactly what has happened since the previous one."""
    seen: int | None = None
    for update in client.updates:
        seq = entry_of(life, update["picture"]["seq"], client.seats)
        if update["events"] is None:
            continue
        if seen is not None:
            assert in_events(update["events"]) == told_between(life, seen, seq, client.seats)
        seen = seq


def check_told_so_far(client: Client, life: list[Moment]) -> None:
    """Asked for everything that happened, the server reports the moves that were not taken back."""
    for number, events in client.events:
        table = life[entry_of(life, number, client.seats)].table
        started = next(number for number, one in enumerate(life) if isinstance(one.entry, Started))
        expected = told_between(life, started - 1, started, client.seats)
        for made in table.made:
            expected += told_between(life, made.seq - 1, made.seq, client.seats)
        assert in_events(events) == expected


def check_no_secret_is_told(client: Client, life: list[Moment]) -> None:
    """No event told a seat what its view hid from it."""
    for moment in life:
        if not isinstance(moment.entry, Moved | Started):
            continue
        state = moment.table.state
        for seat in client.seats or [SPECTATOR]:
            hidden = moment.table.game.secrets(state, seat)
            for event in moment.heard:
                facts = facts_of(moment.table.game, event)
                if event.is_told_to(seat):
                    assert not any(secret.items() <= facts.items() for secret in hidden)


def check_bytes(client: Client, secrets: set[bytes]) -> None:
    """A safety net: whatever form it might take, no secret is in anything received."""
    for raw in client.browser.received:
        if b'"status":"over"' in raw or b'"status":["over"]' in raw:
            return
        for secret in secrets:
            assert secret not in raw


def secrets_for(client: Client, clients: list[Client], table: Table) -> set[bytes]:
    """What this client must not receive as long as the game is running."""
    found = {table.seed, table.secret, table.start, *(move.link for move in table.moves)}
    if client is not clients[0]:
        found |= {table.watch, *(seat.invitation for seat in table.seats)}
    for other in clients:
        id, _, signature = other.browser.cookie.partition(".")
        # A client's own are known to it.
        if other is not client and id:
            found |= {id, signature}
    return {secret.encode() for secret in found if secret}


def plain(value: object) -> Json:
    """The value as it looks after a trip over the network."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.fixture(scope="module")
def long_server(folder: Path, fingers: None) -> Iterator[Server]:
    with running_server(folder) as server:
        yield server
        assert server.errors.take() == []


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_nobody_receives_more_than_their_seat_may_know(
    long_server: Server, game: str, players: int, options: dict[str, Any]
) -> None:
    id, clients = play_whole_game(long_server, game, players, options)
    life = moments(id, long_server.logs()[id])
    for client in clients:
        assert len(client.updates) > 5
        for update in client.updates:
            check_update(update, life, client.seats)
        check_events(client, life)
        check_told_so_far(client, life)
        check_no_secret_is_told(client, life)
        check_bytes(client, secrets_for(client, clients, life[-1].table))


@pytest.mark.parametrize("people", [2, 4])
@pytest.mark.parametrize("game", [*game_ids(), "fingers"])
def test_bots_reconnections_and_replays_give_nothing_away(
    long_server: Server, game: str, people: int
) -> None:
    """Two people among bots, or four people; pages come and go, and look back."""
    players = min(find_game(game).max_players, 4)
    id, clients, seen = play_and_look_back(long_server, game, players, min(people, players))
    life = moments(id, long_server.logs()[id])
    for client in clients:
        for update in client.updates:
            check_update(update, life, client.seats)
        check_events(client, life)
        check_told_so_far(client, life)
        check_no_secret_is_told(client, life)
        check_bytes(client, secrets_for(client, clients, life[-1].table))
    for seq, moment in seen:
        table = life[seq].table
        expected = table.game.view(table.position(moment["move"]), moment["seat"])
        assert moment["view"] == plain(expected)
        assert moment["seat"] == SPECTATOR or [moment["seat"]] in [one.seats for one in clients]


def play_and_look_back(
    server: Server, game: str, players: int, people: int
) -> tuple[str, list[Client], list[tuple[int, Json]]]:
    """A part of a game; also what replays showed, each with the number of the last entry then."""
    anna, *guests = [server.guest(name) for name in ("Anna", "Bjorn", "Cilla", "Dag")[:people]]
    bots = [{"who": "bot", "bot": "thrall"}] * (players - people)
    seats = [{"who": "me"}, *bots, *({"who": "open"} for _ in guests)]
    table = anna.opens(game=game, seats=seats, public=True, undo="none")["id"]
    for guest in guests:
        guest.post(f"/api/tables/{table}/join", {})
    seated = [(anna, [0])]
    seated += [(guest, [len(bots) + place]) for place, guest in enumerate(guests, 1)]
    chance = random.Random(game)
    seen: list[tuple[int, Json]] = []
    with ExitStack() as stack:
        clients = [
            Client(browser, stack.enter_context(browser.watches(table)), own)
            for browser, own in (*seated, (server.stranger(), []))
        ]
        for client in clients:
            client.catches_up(1)
        for count in range(PART_OF_A_GAME):
            client, decision = next_asked(clients)
            if decision is None:
                break
            move = chance.choice(allowed(decision))
            body = {"seat": decision["seat"], "decision": decision["id"], "move": move}
            done = client.browser.post(f"/api/tables/{table}/moves", body)
            client.catches_up(done["seq"])
            if count % RECONNECT_EVERY == 0:
                for one in clients:
                    since = one.updates[-1]["picture"]["seq"]
                    one.live.connection.close()
                    one.live = stack.enter_context(one.browser.watches(table, since=since))
                    one.catches_up_once()
                    for seat in [SPECTATOR, *one.seats]:
                        number = chance.randrange(done["moves"] + 1)
                        path = f"/api/tables/{table}/moves/{number}"
                        moment = one.browser.get(path, params={"seat": seat})
                        seen.append((done["seq"], moment))
                    path = f"/api/tables/{table}/events"
                    told = one.browser.get(path, params={"last": done["moves"]})
                    one.events.append((done["seq"], told))
    return table, clients, seen


def next_asked(clients: list[Client]) -> tuple[Client, Json]:
    """Wait until the bots have moved and somebody is asked; None if the game is over."""
    while True:
        for client in clients[:-1]:
            picture = client.updates[-1]["picture"]
            if found := decisions_in(picture):
                return client, found[0]
            if picture["status"] == "over":
                return client, None
        for client in clients[:-1]:
            client.hears_more()


def test_the_comparison_notices_a_leak(long_server: Server) -> None:
    """Each of these would be a leak; so silence above means something."""
    id, clients = play_whole_game(long_server, "fingers", 2, {})
    life = moments(id, long_server.logs()[id])
    anna, bjorn, spectator, _ = clients
    known = next(one for one in anna.updates if one["picture"]["views"][0]["view"]["own"] > 0)

    def changed(**parts: Json) -> Json:
        return {**known, "picture": {**known["picture"], **parts}}

    def is_noticed(update: Json, seats: list[int]) -> None:
        with pytest.raises(AssertionError):
            check_update(update, life, seats)

    check_update(known, life, [0])
    is_noticed(known, [1])
    is_noticed(known, [])
    view = known["picture"]["views"][0]
    is_noticed(changed(views=[{**view, "view": {**view["view"], "own": 99}}]), [0])
    is_noticed(changed(views=[view, {**view, "seat": 1}]), [0])
    is_noticed(changed(seed=life[-1].table.seed), [0])
    private = next(
        update
        for update in anna.updates
        if update["events"] and len(in_events(update["events"])) == 1
    )
    spectator.updates = [{**update} for update in spectator.updates]
    for update in spectator.updates:
        if update["picture"]["seq"] == private["picture"]["seq"]:
            update["events"] = private["events"]
    with pytest.raises(AssertionError):
        check_events(spectator, life)
    secrets = secrets_for(bjorn, clients, life[-1].table)
    bjorn.browser.received.insert(0, b"..." + life[-1].table.seed.encode())
    with pytest.raises(AssertionError):
        check_bytes(bjorn, secrets)
