"""What can be looked up about a game: its rules, its cards and places, its lesson."""

from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter
from msgspec import Struct

from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.game import Game
from meadhall.server.house import Home, Language
from meadhall.server.problems import nothing, problems
from meadhall.tables.lessons import Lesson, LessonStep, describe, take_step
from meadhall.tables.refusal import Missing
from meadhall.words import Words
from meadhall.words.book import Book, read_book
from meadhall.words.rulebook import read_rulebook

KEPT_FOR = 600
"""Seconds for which a browser need not ask again; after that it asks whether anything changed."""

STEPS_KEPT = 1000
"""As many as all lessons have in both languages."""

StepNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]


class RuleText(Struct, frozen=True):
    id: str
    """The number by which tests, obstacles and glossaries cite it."""
    text: str


class RuleSection(Struct, frozen=True):
    id: str
    title: str
    rules: list[RuleText]


class Rulebook(Struct, frozen=True):
    """The numbered rules of a game."""

    game: str
    version: str
    sections: list[RuleSection]


class GlossaryEntry(Struct, frozen=True):
    name: str
    text: str | None
    """What it does or costs."""
    rule: str | None
    """The number of the rule that explains it."""
    cases: dict[str, str] = {}
    """The name in other grammatical cases, where it differs: gen, dat, acc, ins, loc."""


class Glossary(Struct, frozen=True):
    """Everything a view, an event or a choice of the game can mention, by id."""

    entries: dict[str, GlossaryEntry]


class Story(Struct, frozen=True):
    """What is read out of a Story card before the choice; what comes of it only its event tells."""

    opening: str
    choices: dict[str, str]


def known_game(id: str) -> Game:
    if id not in game_ids():
        raise Missing("no-such-game")
    return find_game(id)


def described(kind: type[Struct]) -> dict[int, ResponseSpec]:
    """The description of a route that answers with ``kept``."""
    return {
        200: ResponseSpec(kind, generate_examples=False, description="As it stands"),
        **nothing(304),
        **problems(400, 404, 429),
    }


def kept(request: Request[Any, Any, Any], body: bytes) -> Response[bytes | None]:
    """An answer that a browser may cache: it changes only when the server is upgraded."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {
        "ETag": tag,
        "Cache-Control": f"public, max-age={KEPT_FOR}",
        "Vary": "Accept-Language",
    }
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@get("/games/{game:str}/rules", media_type="application/json", responses=described(Rulebook))
async def rules(
    game: FromPath[str], request: Request[Any, Any, Any], language: Language
) -> Response[bytes | None]:
    """The rules by which the game is played here, each with its number."""
    return kept(request, _rules(known_game(game).id, language))


@lru_cache
def _rules(id: str, language: str) -> bytes:
    book = read_rulebook(id, language)
    if book is None:
        raise Missing("no-rules")
    sections = [
        RuleSection(_anchor(title), title, [RuleText(rule.number, rule.text) for rule in found])
        for title, found in book.sections().items()
    ]
    return msgspec.json.encode(Rulebook(id, find_game(id).rules, sections))


@get("/games/{game:str}/book", media_type="application/json", responses=described(Book))
async def book(
    game: FromPath[str], request: Request[Any, Any, Any], language: Language
) -> Response[bytes | None]:
    """The rulebook for players: chapters with figures, and the things that have a page each."""
    return kept(request, _book(known_game(game).id, language))


@lru_cache
def _book(id: str, language: str) -> bytes:
    found = read_book(id, find_game(id).folder, language)
    if found is None:
        raise Missing("no-rules")
    return msgspec.json.encode(found)


def _anchor(title: str) -> str:
    """The anchor of a section, from its title.

    >>> _anchor("5.2 Worker placement")
    'worker-placement'
    """
    words = "".join(one if one.isalpha() else " " for one in title.lower()).split()
    return "-".join(words)


@get("/games/{game:str}/glossary", media_type="application/json", responses=described(Glossary))
async def glossary(
    game: FromPath[str], request: Request[Any, Any, Any], language: Language
) -> Response[bytes | None]:
    """The names of all ids of the game, with what they do and the rule that says so."""
    return kept(request, _glossary(known_game(game).id, language))


@lru_cache
def _glossary(id: str, language: str) -> bytes:
    game = find_game(id)
    words = Words(game, language, [])
    entries: dict[str, GlossaryEntry] = {}
    for one in words.ids():
        text = words.explain(one)
        entries[one] = GlossaryEntry(
            words.name(one),
            None if text == one else text,
            game.explained_by.get(one),
            words.cases(one),
        )
    for source in words.sources():
        entries[f"source-{source}"] = GlossaryEntry(words.source(source), None, None)
    return msgspec.json.encode(Glossary(entries))


@get(
    "/games/{game:str}/stories/{id:str}", media_type="application/json", responses=described(Story)
)
async def story(
    game: FromPath[str], id: FromPath[str], request: Request[Any, Any, Any], language: Language
) -> Response[bytes | None]:
    """A Story card as it is read out before the choice."""
    return kept(request, _story(known_game(game), id, language))


@lru_cache
def _story(game: Game, id: str, language: str) -> bytes:
    told = Words(game, language, []).story(id)
    if told is None:
        raise Missing("no-such-story")
    opening, choices = told
    return msgspec.json.encode(Story(opening, choices))


@get("/lessons/{game:str}", media_type="application/json", responses=described(Lesson))
async def lesson(
    game: FromPath[str], request: Request[Any, Any, Any], language: Language
) -> Response[bytes | None]:
    """A scripted game in which the learner makes the moves; not every game has one."""
    return kept(request, _lesson(known_game(game), language))


@lru_cache
def _lesson(game: Game, language: str) -> bytes:
    return msgspec.json.encode(describe(game, language))


@get(
    "/lessons/{game:str}/steps/{number:int}",
    media_type="application/json",
    responses=described(LessonStep),
)
async def lesson_step(
    game: FromPath[str],
    number: StepNumber,
    request: Request[Any, Any, Any],
    house: Home,
    language: Language,
) -> Response[bytes | None]:
    """One step: what happened, what there is to know, and the move that leads on."""
    step = await house.storage.work(_lesson_step, known_game(game), number, language)
    return kept(request, step)


@lru_cache(STEPS_KEPT)
def _lesson_step(game: Game, number: int, language: str) -> bytes:
    return msgspec.json.encode(take_step(game, number, language))


library_routes = Router(
    "/", tags=["library"], route_handlers=[rules, book, glossary, story, lesson, lesson_step]
)
