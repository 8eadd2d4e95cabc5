"""Positions set up by hand, in code and from lines."""

import doctest
import re
from inspect import Parameter, signature
from pathlib import Path

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import DIE_FACES, FACE_IDS, WARRIOR_IDS
from meadhall.games.champions.rules.position import ChampionsPosition
from meadhall.games.champions.rules.state import DESTINIES, RUNES, WARRIOR_STREAM
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.lines import MOST_CHARACTERS, MOST_LINES, build, position_class, read_position
from meadhall.kernel.plain import to_plain
from meadhall.kernel.playout import play_randomly
from meadhall.kernel.position import Position, PositionError
from tests.kernel.toy import FingersGame

DOCS = Path(__file__).parent.parent.parent / "docs"

HEADER = "game champions\nplayers 2\noption first_player=1\n"


def read(*lines: str, forced: str = "play") -> Position:
    """Champions of Midgard at its first placement turn, and then these lines."""
    return read_position(HEADER + "\n".join([f"forced {forced}", "arrange", *lines]))


def wrong(*lines: str) -> str:
    """What is wrong with the lines, without the number of the line."""
    with pytest.raises(PositionError) as caught:
        read(*lines)
    place, _, sentence = str(caught.value).partition(": ")
    assert place == f"line {5 + len(lines)}"
    return sentence


def broken(text: str) -> str:
    with pytest.raises(PositionError) as caught:
        read_position(text)
    return str(caught.value)


def test_the_page_about_positions_is_right() -> None:
    assert doctest.testfile(str(DOCS / "positions.md"), module_relative=False).failed == 0


def test_a_game_without_building_verbs_can_be_played() -> None:
    game = FingersGame()
    position = position_class(game)(game, 2)
    position.play("show:1", seat=0)
    position.play("show:3", seat=1)
    assert position.state.stones == [0, 1]
    assert position.verbs() == ["dice", "play"]
    with pytest.raises(PositionError, match="2 seats have to decide now, not one"):
        position.seat()


def test_words_comments_and_spaces() -> None:
    position = read("  give\t1   coin=7 wood=2 # rich", "", "# nothing", "play place:beg")
    assert position.state.players[1].goods[:2] == [7, 2]
    assert position.seat() == 1


def test_a_setup_can_be_played_as_well() -> None:
    position = read_position(HEADER)
    assert position.step() == "ChooseLeader"
    position = read_position(HEADER + "play leader:ullr leader:dagrun")
    assert position.step() == "PlaceWorker"


def test_the_seed_decides_what_lines_leave_open() -> None:
    one, other = (read_position(f"{HEADER}seed {seed}\narrange") for seed in ("winter", "summer"))
    assert one.state.town.enemies != other.state.town.enemies
    assert to_plain(read_position(f"{HEADER}seed winter\narrange").state) == to_plain(one.state)


# Forced moves


def test_a_single_legal_move_is_made_unless_the_position_should_stop_there() -> None:
    church = ("give 0 coin=1", "play place:stave_church")
    assert read(*church).seat() == 1
    position = read(*church, forced="ask")
    assert (position.seat(), position.moves()) == (0, ["buy:1"])
    position.play("buy:1")
    assert position.seat() == 1
    assert to_plain(position.state) == to_plain(read(*church).state)


def test_forced_moves_stop_in_code_as_well() -> None:
    position = ChampionsPosition(GAME, 2, {"first_player": 1}, asks_forced=True)
    position.arrange()
    position.give(0, coin=1)
    position.play("place:stave_church")
    assert position.moves() == ["buy:1"]
    position.give(0, coin=7)
    assert position.moves() == ["buy:1", "buy:2", "buy:3"]


# Dice


def test_one_stream_is_scripted_and_the_others_are_not() -> None:
    dice, plain = read("dice runes 3", "dice warriors axeman:hit_2").state.dice, read().state.dice
    assert [dice.below(RUNES, 9), dice.below(RUNES, 9)] == [3, plain.below(RUNES, 9)]
    assert dice.below(DESTINIES, 9) == plain.below(DESTINIES, 9)
    assert (
        FACE_IDS[DIE_FACES[WARRIOR_IDS.index("axeman")][dice.below(WARRIOR_STREAM, 6)]] == "hit_2"
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dice bones 1", 'there is no stream "bones"; there is trolls, draugr, monsters'),
        ("dice runes one", 'an outcome of runes is a number, not "one"'),
        ("dice runes ²", 'an outcome of runes is a number, not "²"'),
        ("dice warriors axe:hit_1", 'there is no warrior "axe"; there is swordsman, spearman'),
        ("dice warriors axeman:hit_9", 'there is no face of axeman dice "hit_9"; there is blank'),
        ("dice", "write it as: dice <stream> <outcomes> ..."),
    ],
)
def test_chance_that_is_not_there(line: str, sentence: str) -> None:
    assert wrong(line).startswith(sentence)


def test_an_impossible_outcome_shows_when_it_is_drawn() -> None:
    assert wrong("dice destinies 999", "play place:sage_house peek:shore_2").startswith(
        "this cannot be carried out here (ValueError: outcome 999 is not one of 0 to "
    )


# Errors


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("fly 3", 'there is no building verb "fly"; there is arrange, defeated, destinies, dice'),
        ("give 2 coin=3", "there is no seat 2; there is 0 to 1"),
        ("give -1 coin=3", "there is no seat -1; there is 0 to 1"),
        ("play place:beg seat=2", "there is no seat 2; there is 0 to 1"),
        ("give 0 gold=3", 'there is no good "gold"; there is coin, wood, food, favor, glory'),
        ("give 0 coin=x", '"x" is not a number of at most six digits'),
        ("give 0 coin=1234567", '"1234567" is not a number of at most six digits'),
        ("give 0 coin", "write it as: give <seat> <one of goods>=<number> ..."),
        ("give coin=3", "write it as: give <seat> <one of goods>=<number> ..."),
        ("give 0 coin=1 coin=2", "write it as: give <seat> <one of goods>=<number> ..."),
        ("give 0 seat=1", "write it as: give <seat> <one of goods>=<number> ..."),
        ("give 0 self=1", "write it as: give <seat> <one of goods>=<number> ..."),
        ("lead 0", "write it as: lead <seat> <leader>"),
        ("lead 0 ullr now", "write it as: lead <seat> <leader>"),
        ("play place:beg at=1", "write it as: play <words> ... [seat=<seat>]"),
        ("muster 0 swordsman=99", "there are not enough swordsman dice"),
        ("players 3", "players belongs before the first building verb"),
        ("play place:moon", 'there is no move "place:moon"; seat 0 can play place:troll_gate, '),
        ("play done", "this is not asked; seat 0 can play place:troll_gate, "),
        ("play place:beg seat=1", "this is not asked; seat 0 can play place:troll_gate, "),
        ("play place:shipwright", "CHM-LOC-18 forbids this move; seat 0 can play place:troll_gate"),
    ],
)
def test_a_bad_line_is_named_with_what_is_possible(line: str, sentence: str) -> None:
    assert wrong("give 1 wood=3", line).startswith(sentence)


@pytest.mark.parametrize(
    "name", ["__init__", "__class__", "state", "start", "check", "verbs", "game", "ask_again"]
)
def test_only_building_verbs_can_be_called(name: str) -> None:
    assert wrong(f"{name} 1").startswith(f'there is no building verb "{name}"')


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: first name the game, such as: game champions"),
        ("\n# a\nplayers 2", "line 3: first name the game, such as: game champions"),
        ("game", "line 1: first name the game, such as: game champions"),
        ("game chess", "line 1: there is no game chess; there is champions, ice_garden"),
        ("game champions", "line 1: players is missing after it, such as: players 2"),
        ("game champions\nplayers 9", "line 2: champions is for 2 to 4 players, not 9"),
        ("game champions\nplayers two", 'line 2: "two" is not a number of at most six digits'),
        (f"{HEADER}option size=3", 'line 4: there is no option "size"; there is variant_'),
        (f"{HEADER}option assign_mode=3", "line 4: option assign_mode can be turn_order, "),
        (f"{HEADER}option first_player=4", "line 4: option first_player is 4, but 2 players"),
        (f"{HEADER}forced maybe", 'line 4: there is no answer "maybe"; there is play, ask'),
        (f"{HEADER}arrange freya", 'line 4: there is no leader "freya"; there is '),
        (f"{HEADER}\n" + "arrange\n" * (MOST_LINES - 2), "this is too long for a position"),
        (HEADER + "#" * MOST_CHARACTERS, "this is too long for a position: at most 1000 lines and"),
    ],
)
def test_a_bad_header(text: str, sentence: str) -> None:
    assert broken(text).startswith(sentence)


def test_the_invariants_are_checked_at_the_end() -> None:
    sentence = broken(f"{HEADER}arrange\ngive 0 coin=-1\n\n")
    assert sentence == (
        "after line 5: this position is impossible: CHM-INV-02: seat 0 has less than nothing"
    )
    assert read("give 0 coin=-1", "give 0 coin=0").faults() == []


# Positions of all games


@pytest.mark.parametrize("game_id", game_ids())
def test_lines_lead_to_the_same_position_again(game_id: str) -> None:
    game = find_game(game_id)
    position = position_class(game)(game, 2, seed="again")
    if "arrange" in position.verbs():
        position.arrange()  # type: ignore[attr-defined]
    dice = Dice.from_seed("moves", 1)
    for _ in range(20):
        if position.state.is_over():
            break
        seat = position.state.deciders()[0]
        words = position.moves(seat)
        position.play(words[dice.below(0, len(words))], seat=seat)
    again = read_position("\n".join(position.lines()))
    assert to_plain(again.state) == to_plain(position.state)
    assert again.lines() == position.lines()


@pytest.mark.parametrize("game_id", game_ids())
def test_streams_of_chance_have_names(game_id: str) -> None:
    game = find_game(game_id)
    names = position_class(game).STREAMS
    assert len(set(names)) == len(names)
    assert len(names) == len(game.new(2, {}, "streams").dice.positions)


@pytest.mark.parametrize(
    ("game_id", "lines"),
    [
        ("champions", ["muster 0 swordsman=3", "enemy troll troll_forest_1"]),
        ("ice_garden", ["put 0 northern_fjords influence_marker=2", "planned influence 0"]),
        ("last_aurora", ["load 0 fuel=2", "next_outcomes", "begin movement"]),
        (
            "northgard",
            ["lay tile_20 0,-1", "units 0 start.n 3", "hand 0 start_move", "begin actions"],
        ),
    ],
)
def test_an_arranged_position_can_be_played_to_its_end(game_id: str, lines: list[str]) -> None:
    position = read_position("\n".join([f"game {game_id}", "players 2", "arrange", *lines]))
    before = to_plain(position.state)
    copy = position.state.copy()
    assert not position.state.is_over()
    play_randomly(position.state, Dice.from_seed("moves", 1))
    assert position.state.is_over()
    assert position.faults() == []
    assert to_plain(copy) == before


GUESS = "?"


def guessed_line(position: Position, dice: Dice) -> list[str]:
    """Any building verb, with small numbers and with guesses for ids."""
    verbs = [verb for verb in position.verbs() if verb not in ("arrange", "begin", "dice", "play")]
    verb = verbs[dice.below(0, len(verbs))]
    words = [verb]
    for one in list(signature(getattr(position, verb)).parameters.values()):
        word = str(dice.below(0, 3)) if one.annotation is int else GUESS
        if one.kind is Parameter.VAR_KEYWORD:
            words.append(f"{GUESS}={dice.below(0, 3)}")
        elif one.kind is Parameter.VAR_POSITIONAL:
            words.extend([word] * dice.below(0, 3))
        elif one.default is Parameter.empty:
            words.append(word)
    return words


@pytest.mark.parametrize("game_id", game_ids())
def test_any_line_is_carried_out_or_refused_and_leaves_copies_alone(game_id: str) -> None:
    """Nothing but a ``PositionError`` comes out of a line; what it lists is really possible."""
    dice = Dice.from_seed("any lines", 1)
    lines = [f"game {game_id}", "players 2", "arrange"]
    words = guessed_line(read_position("\n".join(lines)), dice)
    carried_out = set[str]()
    for _ in range(400):
        position = read_position("\n".join(lines))
        copy = position.state.copy()
        before = to_plain(copy)
        try:
            build(position, *words)
            position.check()
        except PositionError as error:
            possible = re.search(r'"\?"; there is (.*?)(, and \d+ more)?$', str(error))
            if possible:
                ids = possible[1].split(", ")
                at = next(place for place, word in enumerate(words) if word.startswith(GUESS))
                words[at] = ids[dice.below(0, len(ids))] + words[at].removeprefix(GUESS)
                continue
        else:
            assert to_plain(copy) == before, words
            carried_out.add(words[0])
            lines = [*lines, " ".join(words)] if len(lines) < 6 else lines[:3]
        words = guessed_line(position, dice)
    assert len(carried_out) >= len(position.verbs()) / 2
