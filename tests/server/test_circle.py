"""Friends, blocking and muting, offers, and who is here: who sees what, and who must not."""

import pytest

from meadhall.server.config import Limits
from meadhall.server.here import Here
from tests.server.client import WITH_A_FRIEND, WITH_ANYONE, Browser, Json, Server, running_server


def name(one: Browser) -> str:
    found: str = one.me()["name"]
    return found


def befriended(one: Browser, other: Browser) -> None:
    one.put(f"/api/me/friends/{name(other)}")
    assert other.put(f"/api/me/friends/{name(one)}")["standing"] == "friends"


def standings(one: Browser) -> dict[str, str]:
    return {each["name"]: each["standing"] for each in one.get("/api/me/people")["friends"]}


def blocks(one: Browser, other: Browser, how: str = "block") -> None:
    one.put(f"/api/me/avoided/{name(other)}", {"how": how})


def seen(viewer: Browser) -> dict[str, str]:
    return {each["name"]: each["place"] for each in viewer.get("/api/here")}


# Friends


def test_friends_are_asked_and_accept(server: Server) -> None:
    anna, bjorn, carl = server.guest("Anna"), server.guest("Bjorn"), server.guest("Carl")
    assert anna.put(f"/api/me/friends/{name(bjorn)}")["standing"] == "asked"
    assert standings(bjorn) == {name(anna): "asks"}
    assert bjorn.put(f"/api/me/friends/{name(anna)}")["standing"] == "friends"
    assert standings(anna) == {name(bjorn): "friends"}
    assert standings(carl) == {}
    assert anna.get(f"/api/me/people/{name(bjorn)}") == {"standing": "friends", "avoided": ""}
    bjorn.delete(f"/api/me/friends/{name(anna)}")
    assert standings(anna) == standings(bjorn) == {}


def test_nobody_else_reads_a_list_of_friends(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    befriended(anna, bjorn)
    for path in (f"/api/players/{name(anna)}", f"/api/players/{name(anna)}/record"):
        found = server.stranger().get(path)
        assert name(bjorn) not in str(found)
    for path in ("/api/me/people", f"/api/me/people/{name(anna)}", "/api/me/offers"):
        server.stranger().is_refused(401, "not-entered", "GET", path)


def test_what_makes_no_sense_is_refused(server: Server) -> None:
    anna = server.guest("Anna")
    me = name(anna)
    anna.is_refused(422, "that-is-you", "PUT", f"/api/me/friends/{me}")
    anna.is_refused(422, "that-is-you", "PUT", f"/api/me/avoided/{me}", {"how": "block"})
    anna.is_refused(404, "no-such-player", "PUT", "/api/me/friends/Nobody")
    anna.is_refused(400, "malformed", "PUT", "/api/me/avoided/Nobody", {"how": "eat"})
    bjorn = server.guest("Bjorn")
    blocks(anna, bjorn)
    anna.is_refused(409, "you-block-them", "PUT", f"/api/me/friends/{name(bjorn)}")


def test_nobody_collects_people_without_end(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.routes.circle.MOST_FRIENDS", 1)
    monkeypatch.setattr("meadhall.server.routes.circle.MOST_AVOIDED", 1)
    anna, bjorn, carl = server.guest("Anna"), server.guest("Bjorn"), server.guest("Carl")
    anna.put(f"/api/me/friends/{name(bjorn)}")
    anna.is_refused(429, "too-many-friends", "PUT", f"/api/me/friends/{name(carl)}")
    blocks(anna, bjorn)
    body = {"how": "mute"}
    anna.is_refused(429, "too-many-avoided", "PUT", f"/api/me/avoided/{name(carl)}", body)


# Whoever is blocked


def test_whoever_is_blocked_learns_nothing(server: Server) -> None:
    """They get the answers of somebody whom nobody has blocked."""
    anna, bjorn, other = server.guest("Anna"), server.guest("Bjorn"), server.guest("Other")
    befriended(anna, bjorn)
    blocks(anna, bjorn)
    assert standings(bjorn) == {}
    asked = [bjorn.put(f"/api/me/friends/{name(one)}") for one in (anna, other)]
    assert asked[0] == asked[1] == {"standing": "asked", "avoided": ""}
    ties = [bjorn.get(f"/api/me/people/{name(one)}") for one in (anna, other)]
    assert ties[0] == ties[1]
    assert standings(anna) == {}
    assert standings(other) == {name(bjorn): "asks"}
    table = bjorn.opens(seats=WITH_A_FRIEND)["id"]
    for one in (anna, other):
        body = {"name": name(one)}
        bjorn.is_refused(403, "not-friends", "POST", f"/api/tables/{table}/offers", body)
    exported = bjorn.get("/api/me/export")
    assert exported["avoided"] == []


def test_whoever_is_blocked_cannot_sit_down(server: Server) -> None:
    anna, bjorn, carl = server.guest("Anna"), server.guest("Bjorn"), server.guest("Carl")
    blocks(anna, bjorn)
    hers = anna.opens(seats=WITH_ANYONE, public=True)["id"]
    bjorn.is_refused(403, "seat-not-for-you", "POST", f"/api/tables/{hers}/join", {})
    assert hers not in [one["id"] for one in bjorn.get("/api/tables")]
    assert hers in [one["id"] for one in carl.get("/api/tables")]
    picture = anna.opens(seats=WITH_A_FRIEND)
    body = {"invitation": picture["invitations"][0]["secret"]}
    path = f"/api/tables/{picture['id']}/join"
    bjorn.is_refused(403, "seat-not-for-you", "POST", path, body)
    # Not even where she only sits, and was there first.
    three = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    his = carl.opens(seats=three, public=True)["id"]
    anna.post(f"/api/tables/{his}/join", {})
    bjorn.is_refused(403, "seat-not-for-you", "POST", f"/api/tables/{his}/join", {})


def test_whoever_is_muted_or_blocked_is_not_heard(server: Server) -> None:
    for how in ("mute", "block"):
        anna, bjorn, table = server.two_play()
        path = f"/api/tables/{table}/chat"
        bjorn.post(path, {"text": "before"})
        with anna.watches(table) as hers, server.stranger().watches(table) as others:
            hers.picture()
            others.picture()
            blocks(anna, bjorn, how)
            bjorn.post(path, {"text": "unheard"})
            bjorn.post(f"/api/tables/{table}/gestures", {"gesture": "laugh"})
            anna.post(path, {"text": "Peace."})
            assert hers.next("chat")["text"] == "Peace."
            assert [others.next("chat")["text"] for _ in range(3)] == ["unheard", "", "Peace."]
            anna.delete(f"/api/me/avoided/{name(bjorn)}")
            bjorn.post(path, {"text": "again"})
            assert hers.next("chat")["text"] == "again"
        blocks(anna, bjorn, how)
        assert [line["text"] for line in anna.get(path)] == ["Peace."]
        assert len(bjorn.get(path)) == 5
        with anna.watches(table) as hers:
            hers.picture()
            bjorn.post(path, {"text": "still there"})
            anna.post(path, {"text": "Quiet."})
            assert hers.next("chat")["text"] == "Quiet."


# Gestures


def test_gestures_are_few_and_slow(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    path = f"/api/tables/{table}/gestures"
    with bjorn.watches(table) as live:
        live.picture()
        anna.post(path, {"gesture": "skal"})
        heard = live.next("chat")
        assert (heard["name"], heard["gesture"], heard["text"]) == (name(anna), "skal", "")
    anna.is_refused(400, "malformed", "POST", path, {"gesture": "dance"})
    server.guest().is_refused(403, "not-seated", "POST", path, {"gesture": "skal"})
    server.stranger().is_refused(401, "not-entered", "POST", path, {"gesture": "skal"})
    assert [line["gesture"] for line in anna.get("/api/me/export")["said"]] == ["skal"]


def test_gestures_have_a_limit_of_their_own(
    folder: object, tmp_path_factory: pytest.TempPathFactory, fingers: None
) -> None:
    with running_server(tmp_path_factory.mktemp("slow"), limits=Limits()) as server:
        anna, _, table = server.two_play()
        path = f"/api/tables/{table}/gestures"
        for _ in range(5):
            anna.post(path, {"gesture": "thanks"})
        anna.is_refused(429, "too-many-requests", "POST", path, {"gesture": "thanks"})
        anna.post(f"/api/tables/{table}/chat", {"text": "Words still can."})


# Offers


def test_a_seat_is_offered_to_a_friend(server: Server) -> None:
    anna, bjorn, carl = server.guest("Anna"), server.guest("Bjorn"), server.guest("Carl")
    befriended(anna, bjorn)
    table = anna.opens(seats=WITH_A_FRIEND)["id"]
    path = f"/api/tables/{table}/offers"
    anna.is_refused(403, "not-friends", "POST", path, {"name": name(carl)})
    carl.is_refused(404, "no-such-table", "POST", path, {"name": name(bjorn)})
    anna.post(path, {"name": name(bjorn)})
    anna.post(path, {"name": name(bjorn)})
    assert carl.get("/api/me/offers") == []
    [offer] = bjorn.get("/api/me/offers")
    assert (offer["table"]["id"], offer["by"], offer["seat"]) == (table, name(anna), 1)
    bjorn.sees(table, secret=offer["secret"])
    bjorn.post(f"/api/tables/{table}/join", {"invitation": offer["secret"]})
    assert bjorn.get("/api/me/offers") == []
    anna.is_refused(409, "already-started", "POST", path, {"name": name(bjorn)})


def test_an_offer_can_be_declined_and_ends_with_a_block(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    befriended(anna, bjorn)
    for leave in ("decline", "block"):
        table = anna.opens(seats=WITH_ANYONE)["id"]
        anna.post(f"/api/tables/{table}/offers", {"name": name(bjorn)})
        [offer] = bjorn.get("/api/me/offers")
        if leave == "decline":
            bjorn.delete(f"/api/me/offers/{table}")
        else:
            blocks(bjorn, anna)
        assert offer["secret"]
        assert bjorn.get("/api/me/offers") == []


def test_only_the_opener_offers_and_only_free_seats(server: Server) -> None:
    anna, bjorn, carl = server.guest("Anna"), server.guest("Bjorn"), server.guest("Carl")
    befriended(anna, bjorn)
    befriended(bjorn, carl)
    three = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table = anna.opens(seats=three, public=True)["id"]
    bjorn.post(f"/api/tables/{table}/join", {})
    path = f"/api/tables/{table}/offers"
    bjorn.is_refused(403, "only-opener-offers", "POST", path, {"name": name(carl)})
    anna.is_refused(409, "sits-here-already", "POST", path, {"name": name(bjorn)})
    full = anna.opens(seats=[{"who": "open"}, {"who": "open"}], starts_when_full=False, public=True)
    for one in (anna, carl):
        one.post(f"/api/tables/{full['id']}/join", {})
    path = f"/api/tables/{full['id']}/offers"
    anna.is_refused(409, "no-seat-to-offer", "POST", path, {"name": name(bjorn)})


def test_those_of_the_last_game_are_offered_their_seats_again(server: Server) -> None:
    """Guests, too, and whoever has left the page finds it in the Hall."""
    anna, bjorn, table = server.two_play()
    for _ in range(3):
        anna.moves(table, "show:2")
        bjorn.moves(table, "show:1")
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    [offer] = bjorn.get("/api/me/offers")
    assert (offer["table"]["id"], offer["by"], offer["secret"]) == (again, name(anna), "")
    assert bjorn.post(f"/api/tables/{table}/rematch")["id"] == again
    # Who comes from the end of the last game sits down.
    assert anna.sees(again)["status"] == "playing"
    assert bjorn.get("/api/me/offers") == []


def test_a_rematch_is_not_offered_to_whoever_is_apart(server: Server) -> None:
    for blocker in (0, 1):
        both = server.two_play()
        people, table = both[:2], both[2]
        for _ in range(3):
            people[0].moves(table, "show:2")
            people[1].moves(table, "show:1")
        blocks(people[blocker], people[1 - blocker])
        people[0].post(f"/api/tables/{table}/rematch")
        assert people[1].get("/api/me/offers") == []


# Who is here


def test_only_friends_see_who_is_here_unless_one_wants_more(server: Server) -> None:
    anna, bjorn, carl = server.guest("Anna"), server.guest("Bjorn"), server.guest("Carl")
    befriended(anna, bjorn)
    assert name(bjorn) not in seen(anna)
    assert seen(bjorn)[name(anna)] == "hall"
    assert name(anna) not in seen(carl)
    assert name(anna) not in seen(server.stranger())
    anna.patch("/api/me", {"seen_by": "everyone"})
    seen(anna)
    for viewer in (bjorn, carl, server.stranger()):
        assert name(anna) in seen(viewer)
        assert name(anna) not in seen(anna)
    anna.patch("/api/me", {"seen_by": "nobody"})
    seen(anna)
    for viewer in (bjorn, carl, server.stranger()):
        assert name(anna) not in seen(viewer)


def test_where_somebody_is(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    viewer = server.guest()
    for one in (anna, bjorn):
        one.patch("/api/me", {"seen_by": "everyone"})
    waiting = anna.opens(seats=WITH_ANYONE)["id"]
    with anna.watches(waiting) as live:
        live.picture()
        assert seen(viewer)[name(anna)] == "waiting"
        with anna.watches(table) as second:
            second.picture()
            assert seen(viewer)[name(anna)] == "table"
    with viewer.watches(table) as live:
        viewer.patch("/api/me", {"seen_by": "everyone"})
        live.picture()
        assert seen(bjorn)[name(viewer)] == "watching"
        server.clock.wait(120)
        assert name(viewer) not in seen(bjorn)


def test_blocking_hides_both_from_each_other(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    for one in (anna, bjorn):
        one.patch("/api/me", {"seen_by": "everyone"})
        seen(one)
    assert name(anna) in seen(bjorn)
    blocks(anna, bjorn)
    assert name(anna) not in seen(bjorn)
    assert name(bjorn) not in seen(anna)


def test_other_servers_are_believed_for_half_a_minute(server: Server) -> None:
    """Their word replaces nothing that is known better here, and nothing of it is stored."""
    here: Here = server.house.here
    part = '[{"id":"far","name":"Far","color":"","place":"table","seen_by":"everyone"}]'
    server.call(_hear(here, part))
    viewer = server.guest()
    assert seen(viewer)["Far"] == "table"
    server.clock.wait(31)
    assert "Far" not in seen(viewer)


async def _hear(here: Here, part: str) -> None:
    here.hear(part)


# One's own wishes


def test_a_seat_of_the_preferred_color_is_taken_where_it_is_free(server: Server) -> None:
    anna, bjorn, carl = server.guest("Anna"), server.guest("Bjorn"), server.guest("Carl")
    for one in (bjorn, carl):
        assert one.patch("/api/me", {"color": "heather"})["color"] == "heather"
    four = [{"who": "me"}, {"who": "open"}, {"who": "open"}, {"who": "open"}]
    table = anna.opens(game="champions", seats=four, public=True)["id"]
    [champions] = [one for one in anna.get("/api/games")["games"] if one["id"] == "champions"]
    assert champions["colors"][2] == "heather"
    for one in (bjorn, carl):
        one.post(f"/api/tables/{table}/join", {})
    seats = [seat["name"] for seat in anna.sees(table)["seats"]]
    assert seats == [name(anna), name(carl), name(bjorn), ""]
    bjorn.is_refused(400, "malformed", "PATCH", "/api/me", {"color": "pink"})
    assert bjorn.patch("/api/me", {"color": ""})["color"] == ""
    assert bjorn.patch("/api/me", {})["language"] == "en"


def test_everything_is_in_the_export_and_goes_with_the_person(server: Server) -> None:
    anna, bjorn, carl = server.guest("Anna"), server.guest("Bjorn"), server.guest("Carl")
    befriended(anna, bjorn)
    blocks(anna, carl, "mute")
    table = bjorn.opens(seats=WITH_A_FRIEND)["id"]
    bjorn.post(f"/api/tables/{table}/offers", {"name": name(anna)})
    anna.patch("/api/me", {"color": "blue", "seen_by": "everyone"})
    mine: Json = anna.get("/api/me/export")
    assert [one["name"] for one in mine["friends"]] == [name(bjorn)]
    assert [(one["name"], one["how"]) for one in mine["avoided"]] == [(name(carl), "mute")]
    assert [one["table"] for one in mine["offers"]] == [table]
    assert (mine["account"]["color"], mine["account"]["seen_by"]) == ("blue", "everyone")
    assert name(anna) not in str(carl.get("/api/me/export"))
    gone = name(anna)
    seen(anna)
    assert gone in seen(bjorn)
    anna.post("/api/me/farewell", {})
    assert gone not in seen(bjorn)
    assert standings(bjorn) == {}
