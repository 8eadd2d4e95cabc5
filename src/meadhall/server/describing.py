"""The description of the server (OpenAPI), where Litestar's own would say too little."""

from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, Reference, RequestBody
from litestar.routes import HTTPRoute

from meadhall.kernel.saga import Saga

SCHEMAS = "#/components/schemas/{name}"
SAGAS = "/api/sagas"


def describe_bodies(app: Litestar) -> None:
    """Describe the bodies of requests exactly as they are read.

    Litestar omits that other fields are forbidden, and the limits of optional values.
    """
    bodies = [
        handler.parsed_data_field.annotation
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.parsed_data_field is not None
    ]
    _, exact = msgspec.json.schema_components([*bodies, Saga], ref_template=SCHEMAS)
    described: dict[str, Any] = app.openapi_schema.components.schemas
    assert exact.keys() <= described.keys()
    described.update(exact)
    _describe_saga(app)


def _describe_saga(app: Litestar) -> None:
    """Describe an imported saga; it is read as a file, so that its faults can be named."""
    operation = (app.openapi_schema.paths or {})[SAGAS].post
    assert operation is not None
    saga = OpenAPIMediaType(schema=Reference(ref=SCHEMAS.format(name="Saga")))
    operation.request_body = RequestBody(content={"application/json": saga}, required=True)
