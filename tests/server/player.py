"""A person at a real server, through HTTP and WebSocket."""

import itertools
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from meadhall.server.problems import COOKIE
from tests.server.differences import Followed

Json = dict[str, Any]

_numbers = itertools.count(1)


class Player:
    """Enters once; several servers with one database all know the cookie."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.cookie = cookie
        self.http = httpx.AsyncClient(base_url=url, timeout=60.0)
        if cookie:
            self.http.cookies.set(COOKIE, cookie)

    @classmethod
    async def entered(cls, url: str) -> "Player":
        player = cls(url)
        name = f"Player {os.getpid()} {next(_numbers)}"
        await player.post("/enter", {"name": name}, status=201)
        player.cookie = player.http.cookies[COOKIE]
        return player

    def at(self, url: str) -> "Player":
        """The same person at another server."""
        return Player(url, self.cookie)

    async def close(self) -> None:
        await self.http.aclose()

    async def post(self, path: str, data: Json | None = None, status: int = 200) -> Json:
        response = await self.send(path, data)
        assert response.status_code == status, f"{path}: {response.status_code} {response.text}"
        answer: Json = response.json()
        return answer

    async def send(self, path: str, data: Json | None = None) -> httpx.Response:
        return await self.http.post(f"/api{path}", json=data)

    async def get(self, path: str) -> Any:
        response = await self.http.get(f"/api{path}")
        assert response.status_code == 200, f"{path}: {response.status_code} {response.text}"
        return response.json()

    async def open_table(self, seats: list[Json], **settings: Any) -> Json:
        wishes = {"game": "champions", "seats": seats, **settings}
        return await self.post("/tables", wishes, status=201)

    async def join(self, table: str) -> Json:
        return await self.post(f"/tables/{table}/join", {}, status=201)

    @asynccontextmanager
    async def watch(self, table: str) -> AsyncIterator["Watching"]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        async with connect(
            address, additional_headers=headers, compression=None, max_size=None
        ) as socket:
            yield Watching(socket)


class Watching:
    """An open table: its messages, and the last picture."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._followed = Followed()
        self.picture: Json = {}
        self.updates: list[Json] = []
        self.present: list[int] = []
        """The seats whose people are looking at the table."""

    async def look(self) -> None:
        await self._socket.send('{"type": "looking"}')

    async def next(self) -> Json:
        message: Json = self._followed.take_in(json.loads(await self._socket.recv()))
        if message["type"] == "update":
            self.picture = message["picture"]
            self.updates.append(message)
        elif message["type"] == "presence":
            self.present = message["seats"]
        return message

    async def until_seq(self, seq: int) -> Json:
        """The picture once the log of the table is this long."""
        while self.picture.get("seq", 0) < seq:
            await self.next()
        return self.picture

    async def until(self, kind: str) -> Json:
        while (message := await self.next())["type"] != kind:
            pass
        return message


def decisions(picture: Json) -> list[Json]:
    """The questions to the seats of whoever sees this picture."""
    return [view["decision"] for view in picture["views"] if view["decision"] is not None]


def possible(decision: Json) -> list[str]:
    return [choice["move"] for choice in decision["choices"] if choice["reason"] is None]


def answer(decision: Json, move: str, key: str) -> Json:
    """The body of a request that makes a move."""
    return {"seat": decision["seat"], "decision": decision["id"], "move": move, "key": key}
