"""What is special about the words of Champions of Midgard, in both languages."""

import re

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import (
    CONTENT,
    DIE_FACE_IDS,
    ENEMY_IDS,
    GOOD_IDS,
    SHORE_IDS,
    TARGET_IDS,
    WARRIOR_IDS,
)
from meadhall.games.champions.rules import events, obstacles
from meadhall.games.champions.seen.viewing import DECK_IDS
from meadhall.kernel.events import EVERYONE, Event
from meadhall.words import LANGUAGES, Words
from tests.champions.table import fight_with
from tests.words.reading import assert_readable, assert_sentences, message_ids, strict

ENEMY_CARDS = [*CONTENT.trolls, *CONTENT.draugr, *CONTENT.monsters]


# What only this game has


@pytest.mark.parametrize("language", LANGUAGES)
def test_decks_and_colours_have_names(language: str) -> None:
    colours = {card.color for card in ENEMY_CARDS} - {"none"}
    named = {f"name-{id}" for id in (*DECK_IDS, *colours)}
    assert named <= set(message_ids(GAME.folder / "words", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_price_that_cannot_be_paid_has_a_sentence(language: str) -> None:
    words = strict(GAME, language)
    prices = [obstacles.cannot_pay(good, n) for good in GOOD_IDS for n in range(1, 11)]
    assert_sentences([words.obstacle(obstacle) for obstacle in prices])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_says_what_it_does(language: str) -> None:
    table = fight_with("draugr_thrall_red", axeman=1)
    table.rune(0, "rune_wealth")
    offered = GAME.plans(table.state, 0)
    assert [plan.partition(":")[0] for plan in offered] == ["accept_rolls", "keep_runes"]
    assert_readable([strict(GAME, language).plan(plan) for plan in offered])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_enemy_but_the_kraken_appears(language: str) -> None:
    """The Kraken comes on a journey card."""
    words = strict(GAME, language)
    places = {events.ENEMY_APPEARED: TARGET_IDS, events.MONSTER_APPEARED: SHORE_IDS}
    for card in ENEMY_CARDS:
        enemy = ENEMY_IDS.index(card.id)
        for kind, ids in places.items():
            told = [Event(kind, EVERYONE, [place, enemy]) for place in range(len(ids))]
            assert_sentences([words.event(event) for event in told])


def test_the_figures_of_a_card_stand_in_its_explanation() -> None:
    words = strict(GAME, "en")
    for card in ENEMY_CARDS:
        text = words.explain(card.id)
        figures = (card.attack, card.defense, card.glory, card.wood + card.coins + card.favor)
        assert [int(number) for number in re.findall(r"\d+", text)] == list(figures)
        for warrior in WARRIOR_IDS:
            assert (words.name(warrior) in text) == (warrior in card.forbidden)


def test_no_enemy_needs_a_text_of_its_own() -> None:
    cards = {card.id for card in ENEMY_CARDS}
    assert cards == set(ENEMY_IDS) - {"journey_kraken"}
    assert not {f"text-{id}" for id in cards} & set(message_ids(GAME.folder / "words", "en"))


# Grammar


@pytest.mark.parametrize(
    ("id", "one", "two"),
    [
        ("coin", "1 monetę", "2 monety"),
        ("favor", "1 przysługę", "2 przysługi"),
        ("food", "1 żywność", "2 żywności"),
        ("swordsman", "1 fechmistrza", "2 fechmistrzów"),
        ("spearman", "1 włócznika", "2 włóczników"),
        ("axeman", "1 topornika", "2 toporników"),
        ("warrior", "1 wojownika", "2 wojowników"),
        ("worker", "1 robotnika", "2 robotników"),
    ],
)
def test_polish_declines_what_is_taken_or_lost(id: str, one: str, two: str) -> None:
    words = strict(GAME, "pl")
    assert (words.amount(id, 1, "acc"), words.amount(id, 2, "acc")) == (one, two)


def test_english_counts_coins_and_people_but_not_wood() -> None:
    words = strict(GAME, "en")
    amounts = [words.amount(id, n) for id in ("coin", "axeman", "wood") for n in (1, 2)]
    assert amounts == ["1 coin", "2 coins", "1 axeman", "2 axemen", "1 wood", "2 wood"]


def test_a_gain_is_told_with_the_right_plural() -> None:
    def gained(words: Words, good: str, n: int) -> str:
        return words.event(Event(events.GAINED, EVERYONE, [0, GOOD_IDS.index(good), n]))

    assert gained(strict(GAME, "pl"), "coin", 1) == "Anna zdobywa 1 monetę."
    assert gained(strict(GAME, "pl"), "coin", 3) == "Anna zdobywa 3 monety."
    assert gained(strict(GAME, "pl"), "glory", 13) == "Anna zdobywa 13 punktów chwały."
    assert gained(strict(GAME, "en"), "coin", 1) == "Anna gains 1 coin."
    assert gained(strict(GAME, "en"), "blame", 1) == "Anna takes 1 blame."


def test_equal_dice_of_a_roll_are_told_once() -> None:
    faces = ["axeman:blank", "axeman:hit_2", "axeman:hit_2"]
    seat, leader, favor, attack, left = 1, 0, 2, 2, 3
    dice = [DIE_FACE_IDS.index(face) for face in faces]
    roll = Event(events.ROLLED, EVERYONE, [seat, leader, favor, attack, left, *dice])
    assert strict(GAME, "en").event(roll) == "Bjorn rolls Axeman (blank) and 2 × Axeman (2 hits)."
    assert strict(GAME, "pl").event(roll) == (
        "Bjorn rzuca kośćmi: Topornik (pusta ścianka) i 2 × Topornik (2 trafienia)."
    )


def test_dice_faces_and_swaps_have_names() -> None:
    words = strict(GAME, "pl")
    assert words.name("axeman:hit_2") == "Topornik (2 trafienia)"
    assert words.name("coin>food") == "1 monetę na 1 żywność"
