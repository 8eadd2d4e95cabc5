"""Small servers on this computer that play the other side."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec import Struct

from meadhall.server.post.message import Message

MESSAGE = Message(
    kind="turn",
    title="Your turn: Champions of Midgard",
    text="It is your turn in Champions of Midgard with Zażółć and <!channel> *Bjorn*.",
    url="https://hall.example/tables/t1",
    table="t1",
    game="Champions of Midgard",
)
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


class Seen(Struct):
    """A request as it came over the wire."""

    target: str
    headers: dict[str, str]
    body: bytes


class WebServer(Struct):
    port: int
    requests: list[Seen] = []

    def url(self, path: str, scheme: str = "http", host: str = "127.0.0.1") -> str:
        return f"{scheme}://{host}:{self.port}{path}"


@asynccontextmanager
async def web_server(
    answer: bytes = OK,
    repeat: int = 1,
    wait: float = 0,
    tls: ssl.SSLContext | None = None,
) -> AsyncIterator[WebServer]:
    """It answers every request the same way: the given bytes, the last of them repeated."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
            exact = dict(line.split(": ", 1) for line in head[1:] if line)
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            seen = {name.lower(): value for name, value in exact.items()}
            server.requests.append(Seen(head[0].split(" ")[1], seen, body))
            await asyncio.sleep(wait)
            for _ in range(repeat):
                writer.write(answer)
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    server = WebServer(listening.sockets[0].getsockname()[1])
    try:
        yield server
    finally:
        # Not waited for: a request that is being answered need not finish first.
        listening.close()


class MailServer(Struct):
    port: int
    commands: list[str] = []
    mails: list[bytes] = []


@asynccontextmanager
async def mail_server(
    refuse: Callable[[str], str | None] = lambda command: None,
) -> AsyncIterator[MailServer]:
    """It accepts every mail, except where ``refuse`` has its own answer to a command."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 mail.example")
        try:
            while line := await reader.readline():
                command = line.decode().rstrip("\r\n")
                server.commands.append(command)
                refusal = refuse(command)
                if refusal is not None:
                    say(refusal)
                elif command.upper().startswith("EHLO"):
                    say("250-mail.example\r\n250 AUTH PLAIN")
                elif command.upper().startswith("AUTH"):
                    say("235 welcome")
                elif command.upper() == "DATA":
                    say("354 go on")
                    mail = await reader.readuntil(b"\r\n.\r\n")
                    server.mails.append(mail.removesuffix(b".\r\n"))
                    say("250 taken")
                elif command.upper() == "QUIT":
                    say("221 farewell")
                    break
                else:
                    say("250 fine")
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    server = MailServer(listening.sockets[0].getsockname()[1])
    try:
        yield server
    finally:
        listening.close()
