"""How the body of a request is read: as JSON, and exactly as the route describes it."""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, HTTPException

JSON = "application/json"


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The value that the route expects.

        Litestar by itself would accept "1" as a number, and would fail on text that is not UTF-8 or
        is nested too deeply.
        """
        if self.content_type[0] != JSON:
            raise HTTPException(status_code=415)
        field = self.route_handler.parsed_data_field
        expected = Any if field is None else field.annotation
        try:
            return msgspec.json.decode(await self.body(), type=expected)
        except UnicodeDecodeError as error:
            raise ClientException("it is not UTF-8") from error
        except RecursionError as error:
            raise ClientException("it is nested too deeply") from error
        except msgspec.MsgspecError as error:
            raise ClientException(str(error)) from error
