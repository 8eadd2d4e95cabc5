"""Looking things up: the rules of a game, and what its cards and places are."""

import pytest

from meadhall.games.champions.content.tables import PLAYER_COLOR_IDS
from meadhall.kernel.catalogue import find_game
from meadhall.kernel.content import entries as entries_of
from meadhall.words.rulebook import read_rulebook
from tests.server.client import Server


def test_the_rules_with_their_numbers(server: Server) -> None:
    book = server.stranger().get("/api/games/champions/rules")
    assert (book["game"], book["version"]) == ("champions", find_game("champions").rules)
    sections = {section["id"]: section for section in book["sections"]}
    assert len(sections) == len(book["sections"])
    combat = sections["combat-the-same-for-troll-draugr-kraken-monster"]
    assert combat["title"] == "5.8 Combat (the same for troll, draugr, Kraken, monster)"
    [lethal] = [rule for rule in combat["rules"] if rule["id"] == "CHM-COMBAT-07"]
    assert lethal["text"].startswith("[R] Step 5a: damage >= defense")


@pytest.mark.parametrize(
    ("id", "english", "polish", "rule"),
    [
        ("favor", "Favor", "Przysługa", "CHM-COMBAT-03"),
        ("ullr", "Ullr", "Ullr", "CHM-LEAD-05"),
        ("stave_church", "Stave Church", "Kaplica", "CHM-LOC-14"),
        ("rune_fame", "Fame", "Sława", "CHM-RUNE-05"),
        ("journey_kraken", "Kraken", "Kraken", "CHM-VOYAGE-09"),
        ("swordsman:blank", "Swordsman (blank)", "Fechmistrz (pusta ścianka)", None),
    ],
)
def test_what_an_id_means(
    server: Server, id: str, english: str, polish: str, rule: str | None
) -> None:
    for language, name in (("en", english), ("pl", polish)):
        path = f"/api/games/champions/glossary?language={language}"
        entry = server.stranger().get(path)["entries"][id]
        assert entry["name"].startswith(name)
        assert entry["rule"] == rule


def test_every_id_that_can_be_met_is_in_the_glossary(server: Server) -> None:
    """A view names cards, places and goods; all but seats, phases and colours can be looked up."""
    game = find_game("champions")
    entries = server.stranger().get("/api/games/champions/glossary")["entries"]
    explained = {id for id, entry in entries.items() if entry["text"]}
    listed = {entry.id for name, entry in entries_of(game.content) if name != "terms"}
    assert explained >= listed - set(PLAYER_COLOR_IDS) - explained_not()
    for kind in game.events:
        for name, ids in kind.fields.items():
            if isinstance(ids, list | tuple) and name != "reason":
                assert set(ids[0] if isinstance(ids, tuple) else ids) <= entries.keys()


def explained_not() -> set[str]:
    """Options have sentences of their own, in the catalogue."""
    return {option.id for option in find_game("champions").options}


def test_rules_in_the_glossary_exist(server: Server) -> None:
    book = read_rulebook("champions")
    assert book is not None
    game = find_game("champions")
    assert set(game.explained_by.values()) <= book.rules.keys()
    entries = server.stranger().get("/api/games/champions/glossary")["entries"]
    assert game.explained_by.keys() <= entries.keys()


@pytest.mark.parametrize("page", ["rules", "glossary"])
def test_a_browser_need_not_read_the_same_again(server: Server, page: str) -> None:
    stranger = server.stranger()
    first = stranger.ask("GET", f"/api/games/champions/{page}")
    assert "max-age" in first.headers["Cache-Control"]
    tag = {"If-None-Match": first.headers["ETag"]}
    again = stranger.ask("GET", f"/api/games/champions/{page}", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert stranger.ask("GET", "/api/games/champions/glossary?language=pl", headers=tag).content


@pytest.mark.parametrize("page", ["rules", "book", "glossary"])
def test_unknown_games(server: Server, page: str) -> None:
    server.stranger().is_refused(404, "no-such-game", "GET", f"/api/games/chess/{page}")


def test_a_story_is_read_up_to_its_choices(server: Server) -> None:
    stranger = server.stranger()
    path = "/api/games/last_aurora/stories/story_locked_cellar"
    told = stranger.get(f"{path}?language=pl")
    assert told["opening"].startswith("Za ladą")
    assert told["choices"]["a"] == "Wyważ właz."
    assert told["choices"].keys() == {"a", "b"}
    assert stranger.ask("GET", path).headers["ETag"]
    stranger.is_refused(404, "no-such-story", "GET", "/api/games/last_aurora/stories/mechanic")


@pytest.mark.parametrize("page", ["rules", "book"])
def test_a_game_without_written_rules(server: Server, page: str) -> None:
    server.stranger().is_refused(404, "no-rules", "GET", f"/api/games/fingers/{page}")


# Lessons


def test_the_catalogue_tells_which_games_have_a_lesson(server: Server) -> None:
    games = {game["id"]: game for game in server.stranger().get("/api/games")["games"]}
    assert games["champions"]["lesson"] == 10
    assert games["fingers"]["lesson"] is None


def test_a_learner_goes_from_step_to_step(server: Server) -> None:
    stranger = server.stranger("pl")
    lesson = stranger.get("/api/lessons/champions")
    assert lesson["title"] == "Dwie rundy w portowym mieście"
    for number in range(1, lesson["steps"] + 1):
        step = stranger.get(f"/api/lessons/champions/steps/{number}")
        assert (step["number"], step["steps"]) == (number, lesson["steps"])
        offered = [choice["move"] for choice in step["choices"]]
        assert step["expected"] in offered or (number == lesson["steps"] and not offered)


def test_no_such_lesson(server: Server) -> None:
    stranger = server.stranger()
    stranger.is_refused(404, "no-lesson", "GET", "/api/lessons/fingers")
    stranger.is_refused(404, "no-lesson", "GET", "/api/lessons/fingers/steps/1")
    stranger.is_refused(404, "no-such-game", "GET", "/api/lessons/chess")
    stranger.is_refused(404, "no-such-step", "GET", "/api/lessons/champions/steps/99")
