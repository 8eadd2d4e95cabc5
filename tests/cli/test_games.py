import json

from tests.cli.conftest import Run


def test_games_are_listed_with_players_and_options(meadhall: Run) -> None:
    outcome = meadhall("games")
    assert outcome.code == 0
    assert "champions" in outcome.out
    assert "2 to 4 players" in outcome.out
    assert "assign_mode" in outcome.out


def test_games_in_polish(meadhall: Run) -> None:
    assert "Wojownicy Midgardu" in meadhall("games", "--lang", "pl").out


def test_games_as_json(meadhall: Run) -> None:
    listed = json.loads(meadhall("games", "--json").out)
    [champions] = [game for game in listed["games"] if game["id"] == "champions"]
    assert (champions["min_players"], champions["max_players"]) == (2, 4)
    modes = {option["id"]: option["values"] for option in champions["options"]}
    assert modes["assign_mode"] == ["turn_order", "simultaneous"]
    assert listed["bots"] == ["greedy", "huscarl", "jarl", "karl", "random", "thrall"]
