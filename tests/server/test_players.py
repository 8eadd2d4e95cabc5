"""Who plays here, how well, and what."""

from tests.server.client import Browser, Json, Server


def play_out(server: Server, **settings: Json) -> tuple[Browser, Browser, str]:
    anna, bjorn, table = server.two_play(**settings)
    for _ in range(3):
        anna.moves(table, "show:2")
        bjorn.moves(table, "show:1")
    return anna, bjorn, table


def test_ratings_are_made_from_results(server: Server) -> None:
    anna, bjorn, table = play_out(server)
    winner, loser = anna.me(), bjorn.me()
    ranked = server.stranger().get("/api/ratings/fingers/2")
    names = [one["name"] for one in ranked]
    assert names.index(winner["name"]) < names.index(loser["name"])
    best = ranked[names.index(winner["name"])]["rating"]
    assert (best["games"], best["wins"]) == (1, 1)
    player = server.stranger().get(f"/api/players/{winner['name']}")
    assert player["player"]["id"] == winner["id"]
    assert [(one["game"], one["players"]) for one in player["ratings"]] == [("fingers", 2)]
    assert [one["id"] for one in player["tables"]] == [table]


def test_the_end_of_a_game_says_what_it_changed(server: Server) -> None:
    anna, _, table = play_out(server)
    changes = anna.get(f"/api/tables/{table}/ratings")
    assert [(one["seat"], one["before"]) for one in changes] == [(0, 1000), (1, 1000)]
    name = anna.me()["name"]
    [rated] = anna.get(f"/api/players/{name}")["ratings"]
    assert changes[0]["after"] == rated["rating"]["shown"]


def test_a_game_with_a_chosen_seed_is_not_rated(server: Server) -> None:
    anna, _, table = play_out(server, seed="chosen")
    assert anna.get(f"/api/tables/{table}/ratings") == []
    assert server.stranger().get(f"/api/players/{anna.me()['name']}")["ratings"] == []


def test_private_games_are_not_shown_to_others(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.opens()["id"]
    path = f"/api/players/{anna.me()['name']}"
    for other in (server.guest(), server.stranger()):
        assert other.get(path)["tables"] == []
    assert [one["id"] for one in anna.get(path)["tables"]] == [table]


def test_players_are_listed_by_name(server: Server) -> None:
    server.stranger().post("/api/enter", {"name": "Åse"})
    names = [one["name"] for one in server.stranger().get("/api/players")]
    assert "Åse" in names
    rest = server.stranger().get("/api/players", params={"after": names[0]})
    assert names[0] not in [one["name"] for one in rest]
    assert server.stranger().get("/api/players/%C3%85SE")["player"]["name"] == "Åse"


def test_somebody_who_is_not_here_is_not_found(server: Server) -> None:
    stranger = server.stranger()
    for name in ("Nobody", "%1B", "%FF", "x" * 200):
        stranger.is_refused(404, "no-such-player", "GET", f"/api/players/{name}")
    stranger.is_refused(404, "no-such-game", "GET", "/api/ratings/chess/2")
    stranger.is_refused(422, "wrong-name", "GET", "/api/players?after=%00")
