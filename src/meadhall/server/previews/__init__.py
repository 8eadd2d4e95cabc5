"""Previews of links: what programs show of an address before anybody opens it.

Whoever asks is a stranger here, even with a cookie or a secret: what is shown beside a link is
seen by everybody who sees the link.
"""

from meadhall.server.house import House
from meadhall.server.previews.facts import (
    Preview,
    daily_preview,
    table_preview,
    tournament_preview,
)
from meadhall.server.previews.painting import Pictures
from meadhall.server.routes.tournaments import tournament_page
from meadhall.tables.refusal import Missing


class Previews:
    def __init__(self, house: House) -> None:
        self._house = house
        self.pictures = Pictures(house.storage)

    async def of_table(self, id: str, told: int | None, language: str) -> Preview:
        house = self._house
        live = await house.tables.get(id)
        now = house.clock()
        return await house.storage.work(table_preview, live.table, told, language, now)

    async def of_daily(self, day: str, game: str, language: str) -> Preview:
        house = self._house
        # Tomorrow has a deal already, but its page says no more than a commitment.
        if day > house.daily.today():
            raise Missing("no-such-daily")
        await house.daily.deal(day, game)
        return await house.storage.work(daily_preview, day, game, language)

    async def of_tournament(self, id: str, language: str) -> Preview:
        page = await tournament_page(self._house, id, "")
        return await self._house.storage.work(tournament_preview, page, language)
