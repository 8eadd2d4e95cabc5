"""The server as one ASGI application, and its life cycle."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from litestar import Litestar, Response, Router, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from meadhall import __version__
from meadhall.server.boards import board_routes, read_boards
from meadhall.server.config import Config
from meadhall.server.describing import describe_bodies
from meadhall.server.doorkeeper import Doorkeeper, protection
from meadhall.server.house import Home, House, get_house, get_language, get_me, get_visitor
from meadhall.server.housekeeper import Housekeeper
from meadhall.server.live import live
from meadhall.server.news import follow_news
from meadhall.server.previews import Previews
from meadhall.server.problems import http_error, refused, store_error, unforeseen
from meadhall.server.reading import StrictRequest
from meadhall.server.routes.analysis import analysis_routes
from meadhall.server.routes.channels import channel_routes
from meadhall.server.routes.circle import circle_routes
from meadhall.server.routes.daily import daily_routes
from meadhall.server.routes.games import game_routes
from meadhall.server.routes.library import library_routes
from meadhall.server.routes.offers import offer_routes
from meadhall.server.routes.people import people_routes
from meadhall.server.routes.play import play_routes
from meadhall.server.routes.players import player_routes
from meadhall.server.routes.previews import head_of, preview_routes
from meadhall.server.routes.puzzles import puzzle_routes
from meadhall.server.routes.record import record_routes
from meadhall.server.routes.review import review_routes
from meadhall.server.routes.tables import table_routes
from meadhall.server.routes.talk import talk_routes
from meadhall.server.routes.tournaments import tournament_routes
from meadhall.server.scenes import read_scenes, scene_routes
from meadhall.server.thinkers import Thinkers
from meadhall.server.warming import read_words
from meadhall.server.web import web_routes
from meadhall.store import Store, StoreError
from meadhall.tables.refusal import Refused

log = logging.getLogger("meadhall.server")


def make_app(
    config: Config,
    clock: Callable[[], float] = time.time,
    beside: Sequence[HTTPRouteHandler] = (),
    script: str = "",
) -> Litestar:
    """An application that opens its store on startup and closes it on shutdown.

    ``beside`` are further routes, and ``script`` is the address of one more script for all pages.
    """

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store.open, config.database)
        await asyncio.to_thread(read_boards)
        await asyncio.to_thread(read_scenes)
        thinkers = Thinkers(config.bots, config.bot_seconds)
        await thinkers.start()
        house = House(config, store, thinkers, clock)
        app.state.house = house
        app.state.previews = Previews(house)
        housekeeper = Housekeeper(house)
        housekeeper.start()
        news = asyncio.create_task(follow_news(config.database, house))
        warming = asyncio.create_task(read_words(house.storage))
        rounds = asyncio.create_task(house.pages.go_round())
        log.info("open", extra={"version": __version__, "store": store.kind})
        try:
            yield
        finally:
            for task in (news, warming, rounds):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await housekeeper.stop()
            await house.close()
            await thinkers.close()
            store.close()
            log.info("closed")

    app = Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[
                    game_routes,
                    library_routes,
                    people_routes,
                    circle_routes,
                    table_routes,
                    offer_routes,
                    play_routes,
                    review_routes,
                    analysis_routes,
                    talk_routes,
                    channel_routes,
                    player_routes,
                    record_routes,
                    daily_routes,
                    puzzle_routes,
                    tournament_routes,
                ],
            ),
            live,
            healthz,
            metrics,
            *board_routes(),
            *scene_routes(),
            *preview_routes(),
            *web_routes(head_of, script),
            *beside,
        ],
        dependencies={
            "house": Provide(get_house, sync_to_thread=False),
            "visitor": Provide(get_visitor),
            "me": Provide(get_me),
            "language": Provide(get_language, sync_to_thread=False),
        },
        exception_handlers={
            Refused: refused,
            HTTPException: http_error,
            StoreError: store_error,
            Exception: unforeseen,
        },
        middleware=[Doorkeeper(config)],
        before_send=[protection(config)],
        request_class=StrictRequest,
        lifespan=[life],
        logging_config=None,
        request_max_body_size=config.limits.body,
        openapi_config=OpenAPIConfig(
            title="Meadhall",
            version=__version__,
            description="Board games by their complete rules. Errors are problem details.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )
    describe_bodies(app)
    return app


@get("/healthz", include_in_schema=False)
async def healthz(house: Home) -> dict[str, str]:
    """Whether the server can do its work: the store answers, and can be written."""
    await house.check_health()
    return {"status": "ok", "version": __version__}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: Home) -> Response[bytes]:
    return Response(generate_latest(house.figures.registry), media_type=CONTENT_TYPE_LATEST)
