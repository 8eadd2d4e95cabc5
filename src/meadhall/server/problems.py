"""Errors as problem details (RFC 9457): a kind for programs, a sentence for people."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from meadhall.server.people import NotEntered
from meadhall.store import StoreError
from meadhall.tables.draft import Obstructed
from meadhall.tables.refusal import Forbidden, Missing, Refused, TooMuch, Unsuitable, Wrong
from meadhall.words import LANGUAGES, interface

MEDIA_TYPE = "application/problem+json"
COOKIE = "meadhall"

STATUS = {
    NotEntered: 401,
    Forbidden: 403,
    Missing: 404,
    Unsuitable: 409,
    Wrong: 422,
    TooMuch: 429,
}

KINDS = {
    400: "malformed",
    404: "no-such-page",
    405: "no-such-method",
    413: "too-large",
    415: "wrong-media-type",
}

log = logging.getLogger("meadhall.server")


class Problem(Struct, frozen=True, kw_only=True):
    type: str
    title: str
    status: int
    detail: str
    """One sentence, in the reader's language."""
    kind: str
    rule: str | None = None
    """The rule of the game that prevents it."""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer besides success, for its description."""
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, media_type=MEDIA_TYPE, description="A problem"
        )
        for status in statuses
    }


def nothing(status: int) -> dict[int, ResponseSpec]:
    """Success without a body, for the description of a route that returns a ``Response``."""
    return {status: ResponseSpec(None, generate_examples=False, description="Done")}


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The first of the reader's preferred languages that we have."""
    wished = request.query_params.get("language") or request.headers.get("accept-language")
    for part in (wished or "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def status_of(error: Refused) -> int:
    return next(code for kind, code in STATUS.items() if isinstance(error, kind))


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    status = status_of(error)
    rule = error.obstacle.rule if isinstance(error, Obstructed) else None
    response = _response(status, error.kind, error.sentence(language_of(request)), rule)
    if status == 429:
        response.headers["Retry-After"] = str(error.facts.get("seconds", 1))
    # Delete only a useless cookie; someone who mistypes a password stays signed in.
    if error.kind.startswith("session-") and COOKIE in request.cookies:
        response.delete_cookie(COOKIE)
    return response


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    kind = KINDS.get(status, "server-error" if status >= 500 else "malformed")
    sentence = interface(language_of(request), f"problem-{kind}", reason=_reason(error))
    response = _response(status, kind, sentence)
    if error.headers:
        response.headers.update(error.headers)
    return response


def _reason(error: HTTPException) -> str:
    """Which part of the request is wrong, without repeating all of it."""
    extra = error.extra
    parts = extra if isinstance(extra, list) else []
    found = [
        f"{part.get('key', '')}: {part.get('message', '')}"
        for part in parts
        if isinstance(part, dict)
    ]
    return ("; ".join(found) or error.detail)[:300]


def store_error(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    log.error("store", exc_info=error)
    return _response(503, "store-away", interface(language_of(request), "problem-store-away"))


def unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("unforeseen", exc_info=error, extra={"path": request.url.path})
    return _response(500, "server-error", interface(language_of(request), "problem-server-error"))


def _response(status: int, kind: str, sentence: str, rule: str | None = None) -> Response[Problem]:
    problem = Problem(
        type=f"/problems/{kind}",
        title=kind.replace("-", " "),
        status=status,
        detail=sentence,
        kind=kind,
        rule=rule,
    )
    return Response(problem, status_code=status, media_type=MEDIA_TYPE)
