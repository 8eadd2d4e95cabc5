"""The description of the server (OpenAPI) and the server agree, whatever is asked.

Thinking out what to ask takes most of the time, and is done while tests are collected. So
``test_schema.py`` runs this file in a process of its own: otherwise every worker would do it.
"""

from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis import Case, HookContext

from meadhall.server.app import make_app
from meadhall.server.config import Config
from tests.server.client import Browser, Server

EXAMPLES = 15
ENDS_THE_SESSION = ("/api/sessions/current", "/api/me/sessions", "/api/me/sessions/{session}")

# Read without a running server, so that every operation is a test of its own.
description: dict[str, Any] = make_app(Config(database="none")).openapi_schema.to_schema()
# 422 is for what no schema can say: which moves the rules allow, which games there are, which
# characters a name may have. So a request that fits the description may be answered with it. And a
# text that is far too long is refused because of the size of the whole request.
config = schemathesis.Config.from_dict(
    {
        "request-timeout": 60,
        "checks": {
            "positive_data_acceptance": {
                "expected-statuses": ["2xx", "401", "403", "404", "409", "422"]
            },
            "negative_data_rejection": {
                "expected-statuses": ["400", "401", "403", "404", "409", "413", "415", "422"]
            },
        },
    }
)
api = schemathesis.openapi.from_dict(description, config=config)


@api.hook
def map_body(context: HookContext, body: Any) -> Any:
    """For us a whole number is 13, as JavaScript writes it; JSON Schema allows 13.0 too."""
    if isinstance(body, float) and body.is_integer():
        return int(body)
    if isinstance(body, dict):
        return {key: map_body(context, value) for key, value in body.items()}
    if isinstance(body, list):
        return [map_body(context, value) for value in body]
    return body


@pytest.fixture(scope="module")
def anna(shared_server: Server) -> Browser:
    return shared_server.guest("Anna")


@pytest.fixture(scope="module")
def table(anna: Browser) -> str:
    id: str = anna.opens(game="champions", public=True)["id"]
    return id


@api.parametrize()
@settings(max_examples=EXAMPLES)
def test_answers_are_as_described(
    case: Case[Any], shared_server: Server, anna: Browser, table: str
) -> None:
    if case.method == "OPTIONS":
        # Litestar answers these by itself, and names the methods of only one of our functions.
        return
    if is_well_formed(case) and "table" in case.path_parameters:
        case.path_parameters["table"] = table
    who = shared_server.guest() if case.operation.path in ENDS_THE_SESSION else anna
    case.call_and_validate(base_url=shared_server.url, headers={"Cookie": f"meadhall={who.cookie}"})


def is_well_formed(case: Case[Any]) -> bool:
    """Otherwise a missing table may be what is wrong with the request."""
    assert case.meta is not None
    return all(part.mode.is_positive for part in case.meta.components.values())
