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
from meadhall.server.house import Language
from meadhall.server.problems import nothing, problems
from meadhall.tables.lessons import Lesson, LessonStep, describe, take_step
from meadhall.tables.refusal import Missing
from meadhall.words import Words
from meadhall.words.rulebook import read_rulebook

KEPT_FOR = 600
"""Seconds for which a browser need not ask again; after that it asks whether anything changed."""

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
    """The numbered rules of a game. They are written in English."""

    game: str
    version: str
    sections: list[RuleSection]


class GlossaryEntry(Struct, frozen=True):
    name: str
    text: str | None
    """What it does or costs."""
    rule: str | None
    """The number of the rule that explains it."""


class Glossary(Struct, frozen=True):
    """Everything a view, an event or a choice of the game can mention, by id."""

    entries: dict[str, GlossaryEntry]


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
async def rules(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes | None]:
    """The rules by which the game is played here, each with its number."""
    return kept(request, _rules(known_game(game).id))


@lru_cache
def _rules(id: str) -> bytes:
    book = read_rulebook(id)
    if book is None:
        raise Missing("no-rules")
    sections = [
        RuleSection(_anchor(title), title, [RuleText(rule.number, rule.text) for rule in found])
        for title, found in book.sections().items()
    ]
    return msgspec.json.encode(Rulebook(id, find_game(id).rules, sections))


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
            words.name(one), None if text == one else text, game.explained_by.get(one)
        )
    for source in words.sources():
        entries[f"source-{source}"] = GlossaryEntry(words.source(source), None, None)
    return msgspec.json.encode(Glossary(entries))


@get("/lessons/{game:str}", responses=problems(400, 404, 429))
async def lesson(game: FromPath[str], language: Language) -> Lesson:
    """A scripted game in which the learner makes the moves; not every game has one."""
    return describe(known_game(game), language)


@get("/lessons/{game:str}/steps/{number:int}", responses=problems(400, 404, 429))
async def lesson_step(game: FromPath[str], number: StepNumber, language: Language) -> LessonStep:
    """One step: what happened, what there is to know, and the move that leads on."""
    return take_step(known_game(game), number, language)


library_routes = Router(
    "/", tags=["library"], route_handlers=[rules, glossary, lesson, lesson_step]
)
