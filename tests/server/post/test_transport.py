"""Requests go where they were checked to go, and bring back little."""

import asyncio
import datetime
import logging
import ssl
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from meadhall.server.post.transport import LARGEST_ANSWER, new_client, post
from meadhall.server.post.undelivered import Undelivered
from tests.server.post.servers import web_server
from tests.server.post.test_addresses import resolve_to

SECRET = "/hooks/s3cr3t-t0ken"


def answered(status: str, body: bytes, more: str = "") -> bytes:
    return f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\n{more}\r\n".encode() + body


def undelivered(answer: bytes, **how: float) -> tuple[Undelivered, int]:
    """What is raised, and how many requests the server saw."""

    async def attempt() -> tuple[Undelivered, int]:
        async with (
            web_server(answer, repeat=int(how.get("repeat", 1)), wait=how.get("wait", 0)) as server,
            new_client() as client,
        ):
            url, seconds = server.url(SECRET), how.get("seconds", 5.0)
            with pytest.raises(Undelivered) as caught:
                await post(client, url, b"{}", {}, allow_private=True, seconds=seconds)
            return caught.value, len(server.requests)

    return asyncio.run(attempt())


def test_request(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def attempt() -> None:
        async with web_server() as server, new_client() as client:
            url = server.url(f"{SECRET}?key=ł&b=%2F#part", host="localhost")
            assert (
                await post(client, url, b"content", {"X-Own": "yes"}, allow_private=True) == b"ok"
            )
            (seen,) = server.requests
            assert seen.target == f"{SECRET}?key=%C5%82&b=%2F"
            assert seen.headers["host"] == f"localhost:{server.port}"
            assert seen.headers["x-own"] == "yes"
            assert seen.headers["connection"] == "close"
            assert seen.body == b"content"

    asyncio.run(attempt())
    assert "HTTP Request" in caplog.text  # httpx does write about it,
    assert "s3cr3t" not in caplog.text  # but without the path


def test_inside_is_refused_before_anything_is_sent() -> None:
    async def attempt() -> None:
        async with web_server() as server, new_client() as client:
            for url in (server.url("/", "https"), server.url("/", "https", "localhost")):
                with pytest.raises(Undelivered) as caught:
                    await post(client, url, b"", {}, allow_private=False)
                assert caught.value.kind == "address-private"
            assert server.requests == []

    asyncio.run(attempt())


def test_a_name_is_looked_up_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = resolve_to(monkeypatch, ["93.184.216.34"], ["127.0.0.1"])
    sent: list[httpx.Request] = []

    def receive(request: httpx.Request) -> httpx.Response:
        sent.append(request)
        return httpx.Response(200, content=streamed())

    async def streamed() -> AsyncIterator[bytes]:
        yield b"ok"

    async def attempt() -> None:
        async with httpx.AsyncClient(transport=httpx.MockTransport(receive)) as client:
            url = "https://żółw.example:8443/hooks/a?b=c"
            await post(client, url, b"", {"Host": "inside.example"}, allow_private=False)

    asyncio.run(attempt())
    (request,) = sent
    assert asked == ["xn--w-uga1v8h.example"]
    assert str(request.url) == "https://93.184.216.34:8443/"
    assert request.headers["Host"] == "xn--w-uga1v8h.example:8443"
    assert request.extensions["sni_hostname"] == "xn--w-uga1v8h.example"
    assert request.extensions["target"] == b"/hooks/a?b=c"


def test_the_next_address_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody listens on the first: the server is bound to 127.0.0.1 alone.
    resolve_to(monkeypatch, ["127.0.0.2", "127.0.0.1"])

    async def attempt() -> None:
        async with web_server() as server, new_client() as client:
            url = server.url("/", host="chat.example")
            assert await post(client, url, b"", {}, allow_private=True) == b"ok"

    asyncio.run(attempt())


def test_certificates_are_checked_against_the_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    resolve_to(monkeypatch, ["127.0.0.1"])
    ours, theirs = certificate_for("chat.example", tmp_path)

    async def attempt() -> None:
        async with (
            web_server(tls=theirs) as server,
            httpx.AsyncClient(verify=ours, trust_env=False) as client,
        ):
            good = server.url("/", "https", "chat.example")
            other = server.url("/", "https", "other.example")
            await post(client, good, b"", {}, allow_private=True)
            # Right after it, at the same address: no connection is used for a second name.
            with pytest.raises(Undelivered) as caught:
                await post(client, other, b"", {}, allow_private=True)
            assert caught.value.kind == "undelivered-unreachable"
            async with new_client() as stranger:
                with pytest.raises(Undelivered):
                    await post(stranger, good, b"", {}, allow_private=True)
            assert len(server.requests) == 1

    asyncio.run(attempt())


def certificate_for(name: str, folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Contexts for a client that trusts the certificate, and for the server that presents it."""
    key = generate_private_key(SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    both = folder / "both.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    both.write_bytes(secret + certificate.public_bytes(Encoding.PEM))
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(both)
    ours = ssl.create_default_context(cadata=certificate.public_bytes(Encoding.PEM).decode())
    return ours, theirs


def test_redirects_are_not_followed() -> None:
    async def attempt() -> None:
        async with web_server() as inside:
            answer = answered("307 Elsewhere", b"", f"Location: {inside.url('/')}\r\n")
            async with web_server(answer) as server, new_client() as client:
                with pytest.raises(Undelivered) as caught:
                    await post(client, server.url("/"), b"", {}, allow_private=True)
            assert caught.value.kind == "undelivered-redirect"
            assert caught.value.facts == {"status": 307}
            assert inside.requests == []

    asyncio.run(attempt())


def test_refusal() -> None:
    error, _ = undelivered(answered("403 Forbidden", b"no \x1b[31m\xe2\x80\xaesuch\r\n\x00 thing"))
    assert error.kind == "undelivered-answer"
    assert error.facts == {"status": 403, "answer": "no [31msuch thing"}
    error, _ = undelivered(answered("500 Broken", b""))
    assert (error.kind, error.facts) == ("undelivered-status", {"status": 500})


def test_answers_do_not_tell_the_secret() -> None:
    error, _ = undelivered(answered("404 Missing", f"Cannot POST {SECRET}".encode()))
    assert error.facts["answer"] == "Cannot POST /…/…"
    # Nor a part of it, where the answer is cut off.
    error, _ = undelivered(answered("404 Missing", b"a" * 195 + SECRET.encode()))
    assert "s3c" not in str(error.facts["answer"])


def test_giant_answers_are_cut() -> None:
    async def attempt() -> bytes:
        # It would be 6 GB, and then never end.
        endless = web_server(b"HTTP/1.1 200 OK\r\n\r\n" + b"a" * 65536, repeat=100_000)
        async with endless as server, new_client() as client:
            return await post(client, server.url("/"), b"", {}, allow_private=True)

    assert len(asyncio.run(attempt())) == LARGEST_ANSWER
    error, _ = undelivered(b"HTTP/1.1 500 Broken\r\n\r\n" + b"b" * 65536, repeat=100_000)
    assert len(str(error.facts["answer"])) == 200


def test_slow_servers_are_left() -> None:
    began = time.monotonic()
    error, requests = undelivered(answered("200 OK", b""), wait=30, seconds=0.2)
    assert error.kind == "undelivered-late"
    assert requests == 1
    # Not as long as the server takes, however busy the machine is.
    assert time.monotonic() - began < 20


def test_an_answer_in_drops_counts_as_slow() -> None:
    async def attempt() -> None:
        async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
            while not writer.is_closing():
                writer.write(b".")
                await asyncio.sleep(0.02)

        listening = await asyncio.start_server(drip, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/"
        async with new_client() as client:
            with pytest.raises(Undelivered) as caught:
                await post(client, url, b"", {}, allow_private=True, seconds=0.3)
        assert caught.value.kind == "undelivered-late"
        listening.close()

    asyncio.run(attempt())


def test_nobody_there() -> None:
    async def attempt() -> None:
        async with web_server() as server:
            url = server.url(SECRET)
        async with new_client() as client:
            with pytest.raises(Undelivered) as caught:
                await post(client, url, b"", {}, allow_private=True)
        assert caught.value.kind == "undelivered-unreachable"

    asyncio.run(attempt())


def test_no_http() -> None:
    error, _ = undelivered(b"SSH-2.0-OpenSSH_9.2\r\n")
    assert error.kind == "undelivered-unreachable"
