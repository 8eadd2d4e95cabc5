"""Chat, notes, and who is there."""

from tests.server.client import Server


def test_chat_is_heard_by_all_who_have_the_table_open(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    with bjorn.watches(table) as live, server.stranger().watches(table) as looking_on:
        line = anna.post(f"/api/tables/{table}/chat", {"text": " Skål,\u0000 <b>Bjørn</b>! "})
        assert line["text"] == "Skål, <b>Bjørn</b>!"
        for one in (live, looking_on):
            heard = one.next("chat")
            assert (heard["name"], heard["text"]) == (anna.me()["name"], line["text"])
    assert bjorn.get(f"/api/tables/{table}/chat") == [line]
    assert bjorn.get(f"/api/tables/{table}/chat", params={"after": line["number"]}) == []


def test_only_those_at_the_table_speak(server: Server) -> None:
    anna, _, table = server.two_play()
    path = f"/api/tables/{table}/chat"
    server.guest().is_refused(403, "not-seated", "POST", path, {"text": "Psst!"})
    server.stranger().is_refused(401, "not-entered", "POST", path, {"text": "Psst!"})
    anna.is_refused(422, "empty-line", "POST", path, {"text": "\u0000 \u200b"})
    anna.is_refused(400, "malformed", "POST", path, {"text": "x" * 501})
    assert anna.get(path) == []


def test_notes_are_for_their_writer_alone(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    path = f"/api/tables/{table}/notes"
    assert anna.get(path) == {"text": ""}
    anna.put(path, {"text": "He bluffs.\n\u0000Always."})
    assert anna.get(path) == {"text": "He bluffs.\nAlways."}
    bjorn.put(path, {"text": "She knows."})
    assert anna.get(path) == {"text": "He bluffs.\nAlways."}
    assert server.guest().get(path) == {"text": ""}
    server.stranger().is_refused(401, "not-entered", "GET", path)
    anna.is_refused(400, "malformed", "PUT", path, {"text": "x" * 10_001})


def test_talk_at_a_private_table_stays_there(server: Server) -> None:
    anna, bjorn = server.guest("Anna"), server.guest("Bjorn")
    table = anna.opens()["id"]
    anna.post(f"/api/tables/{table}/chat", {"text": "Alone."})
    for method, what, body in (
        ("GET", "chat", None),
        ("POST", "chat", {"text": "Hello"}),
        ("GET", "notes", None),
        ("PUT", "notes", {"text": "Hello"}),
    ):
        bjorn.is_refused(404, "no-such-table", method, f"/api/tables/{table}/{what}", body)


def test_presence_shows_who_is_looking(server: Server) -> None:
    anna, bjorn, table = server.two_play()
    with anna.watches(table) as live:
        assert live.next("presence") == {"type": "presence", "seats": [0], "watching": 0}
        with bjorn.watches(table), server.stranger().watches(table):
            live.until(lambda one: one.get("seats") == [0, 1] and one.get("watching") == 1)
        live.until(lambda one: one.get("watching") == 0)
    server.clock.wait(120)
    with anna.watches(table) as live:
        assert live.next("presence")["seats"] == [0]
