"""A WebSocket by hand: what RFC 6455 demands of a server, frame by frame."""

import asyncio
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from meadhall.server import wire as wires
from meadhall.server.wire import EARLY_MESSAGES, LONGEST_MESSAGE, Wire

MASK = b"\x37\xfa\x21\x3d"


class Transport(asyncio.Transport):
    """Notes what is written and done."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.done: list[str] = []

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.done.append("close")

    def abort(self) -> None:
        self.done.append("abort")

    def pause_reading(self) -> None:
        self.done.append("pause")

    def resume_reading(self) -> None:
        self.done.append("resume")


class Hearer:
    """Somebody at our end."""

    def __init__(self) -> None:
        self.heard: list[str | bytes] = []
        self.noted: list[str] = []

    def hear(self, message: str | bytes) -> None:
        self.heard.append(message)

    def wait(self) -> None:
        self.noted.append("wait")

    def go_on(self) -> None:
        self.noted.append("go on")

    def lose(self) -> None:
        self.noted.append("lose")


class Case:
    def __init__(self) -> None:
        self.transport = Transport()
        self.open_wires: set[Any] = set()
        self.wire = Wire(self.transport, self.open_wires)
        self.hearer = Hearer()
        self.now = time.monotonic()

    def comes(self, *frames: bytes) -> None:
        self.wire.data_received(b"".join(frames))

    def checks(self, times: int) -> None:
        """So much time passes, after each part of which it is checked."""
        for _ in range(times):
            self.now += wires.SILENT_FOR
            self.wire.check(self.now)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the loop is asked to do later."""
    asked: list[tuple[Any, ...]] = []

    class Loop:
        def call_later(self, *call: Any) -> None:
            asked.append(call)

    monkeypatch.setattr(asyncio, "get_running_loop", Loop)
    return asked


@pytest.fixture
def case(later: list[tuple[Any, ...]]) -> Case:
    case = Case()
    case.wire.take(case.hearer)
    case.hearer.noted.clear()
    return case


def frame(opcode: int, payload: bytes = b"", last: bool = True, mask: bytes = MASK) -> bytes:
    """A frame of a client; ``Frame.serialize`` of websockets chooses its mask at random."""
    size = len(payload)
    head = bytes([opcode | (0x80 if last else 0)])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + mask + bytes(one ^ mask[at % 4] for at, one in enumerate(payload))


def ended(code: int) -> bytes:
    return b"\x88\x02" + code.to_bytes(2, "big")


@given(text=st.text(st.characters(codec="utf-8"), max_size=300), cut=st.integers(1, 20))
def test_any_text_in_any_pieces(text: str, cut: int) -> None:
    case = Case()
    case.wire.take(case.hearer)
    sent = Frame(Opcode.TEXT, text.encode()).serialize(mask=True, extensions=[])
    for at in range(0, len(sent), cut):
        case.comes(sent[at : at + cut])
    assert case.hearer.heard == [text]


def test_several_messages_at_once(case: Case) -> None:
    case.comes(frame(1, b"one"), frame(2, b"\0\xff"), frame(1, b""), frame(1, "żółć".encode()))
    assert case.hearer.heard == ["one", b"\0\xff", "", "żółć"]
    assert case.transport.written == b""


def test_a_message_in_parts_with_a_ping_between_them(case: Case) -> None:
    case.comes(frame(1, b"Sk", last=False), frame(9, b"?"), frame(0, b"o", last=False))
    case.comes(frame(0, b"l!"))
    assert case.hearer.heard == ["Skol!"]
    assert case.transport.written == b"\x8a\x01?"


@pytest.mark.parametrize(
    "sent",
    [
        b"\x81\x05Skol!",  # not masked
        frame(1 | 0x40, b"x"),  # an extension that nobody agreed on
        frame(3, b"x"),
        frame(0xB, b"x"),
        frame(9, b"x" * 126),
        frame(9, b"x", last=False),
        frame(0, b"x"),  # goes on with nothing
        frame(1, b"x", last=False) + frame(1, b"y"),
        frame(8, b"\x03"),
        frame(8, (1005).to_bytes(2, "big")),
        frame(8, (999).to_bytes(2, "big")),
    ],
)
def test_what_no_client_may_send(case: Case, sent: bytes) -> None:
    case.comes(sent, frame(1, b"more"))
    assert case.transport.written == ended(1002)
    assert case.hearer.heard == []
    assert case.hearer.noted == ["lose"]


@pytest.mark.parametrize(
    "sent",
    [
        frame(1, b"\xff"),
        frame(1, b"\xc5", last=False) + frame(0, b"x"),
        frame(8, (1000).to_bytes(2, "big") + b"\xff"),
    ],
)
def test_text_that_is_not_utf8(case: Case, sent: bytes) -> None:
    case.comes(sent)
    assert case.transport.written == ended(1007)


def test_a_letter_may_be_cut_in_two(case: Case) -> None:
    case.comes(frame(1, b"\xc5", last=False), frame(0, b"\xbc"))
    assert case.hearer.heard == ["ż"]


def test_a_message_may_have_a_certain_length_and_no_more(case: Case) -> None:
    case.comes(frame(1, b"x" * LONGEST_MESSAGE))
    assert len(case.hearer.heard[0]) == LONGEST_MESSAGE
    # Its length alone is enough to refuse it.
    case.comes(frame(1, b"x" * (LONGEST_MESSAGE + 1))[:4])
    assert case.transport.written == ended(1009)


def test_many_short_parts_may_not_be_longer(case: Case) -> None:
    case.comes(frame(1, b"x" * 600, last=False), frame(0, b"x" * 600, last=False))
    assert case.transport.written == ended(1009)


def test_the_other_side_ends_it(case: Case) -> None:
    case.comes(frame(8, (1001).to_bytes(2, "big") + b"bye"), frame(1, b"more"))
    assert case.transport.written == ended(1001)
    assert (case.transport.done, case.hearer.noted, case.hearer.heard) == (["close"], ["lose"], [])
    case.wire.write(b"late")
    case.wire.connection_lost(None)
    assert case.transport.written == ended(1001)
    assert case.hearer.noted == ["lose"]
    assert not case.open_wires


def test_we_end_it_and_wait_only_so_long(case: Case, later: list[tuple[Any, ...]]) -> None:
    case.wire.close(4422)
    case.wire.close(4401)
    case.wire.write(b"late")
    assert case.transport.written == ended(4422)
    assert later == [(wires.ENDS_WITHIN, case.transport.abort)]
    case.comes(frame(1, b"more"), frame(9))
    assert case.transport.done == []
    case.comes(frame(8, (4422).to_bytes(2, "big")))
    assert (case.transport.done, case.transport.written) == (["close"], ended(4422))
    assert case.hearer.heard == []


def test_the_server_ends(case: Case) -> None:
    case.wire.shutdown()
    assert case.transport.written == ended(1012)
    assert (case.transport.done, case.hearer.noted) == (["close"], ["lose"])


def test_a_silent_side_is_asked_once_and_then_left(case: Case) -> None:
    case.checks(2)
    assert case.transport.written == b"\x89\x00"
    case.comes(frame(10))
    case.checks(2)
    assert case.transport.written == b"\x89\x00" * 2
    case.checks(1)
    assert (case.transport.done, case.hearer.noted) == (["abort"], ["lose"])


def test_whoever_speaks_is_not_asked(case: Case) -> None:
    for _ in range(5):
        case.comes(frame(1, b"x"))
        case.checks(1)
    assert case.transport.written == b""


def test_nobody_is_asked_before_their_time(case: Case) -> None:
    for _ in range(9):
        case.wire.check(time.monotonic())
    assert case.transport.written == b""
    assert case.transport.done == []


def test_whoever_asks_without_reading_gets_no_answers(case: Case) -> None:
    case.wire.pause_writing()
    case.comes(*(frame(9, b"?") for _ in range(1000)))
    assert case.transport.written == b""
    case.wire.resume_writing()
    case.comes(frame(9, b"?"))
    assert case.transport.written == b"\x8a\x01?"
    assert case.hearer.noted == ["wait", "go on"]


def test_what_comes_early_waits_and_not_too_much_of_it() -> None:
    case = Case()
    case.comes(*(frame(1, str(number).encode()) for number in range(EARLY_MESSAGES)))
    assert case.transport.done == ["pause"]
    case.wire.take(case.hearer)
    assert case.hearer.heard == [str(number) for number in range(EARLY_MESSAGES)]
    assert case.transport.done == ["pause", "resume"]


def test_a_connection_that_is_lost_before_anybody_takes_it() -> None:
    case = Case()
    case.wire.connection_lost(None)
    case.wire.take(case.hearer)
    assert case.hearer.noted == ["lose"]


def test_whoever_takes_it_learns_whether_the_other_side_reads() -> None:
    case = Case()
    case.wire.pause_writing()
    case.wire.resume_writing()
    case.wire.take(case.hearer)
    assert case.hearer.noted == ["go on"]
    slow = Case()
    slow.wire.pause_writing()
    slow.wire.take(slow.hearer)
    assert slow.hearer.noted == ["wait"]
