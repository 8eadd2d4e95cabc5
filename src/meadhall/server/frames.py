"""WebSocket frames (RFC 6455, 5): how they are read from bytes, and written.

Only what a server needs that has agreed on no extension: frames of the client are masked, those of
the server are not.
"""

from typing import NamedTuple

CONTINUATION, TEXT, BINARY = 0x0, 0x1, 0x2
CLOSE, PING, PONG = 0x8, 0x9, 0xA

# Codes for why a connection ends (RFC 6455, 7.4.1).
NORMAL = 1000
BROKEN_RULES = 1002
NO_CODE = 1005
NOT_UTF8 = 1007
TOO_LONG = 1009
RESTARTS = 1012

LONGEST_CONTROL = 125

_OPCODES = frozenset((CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG))
_LAST, _RESERVED, _OPCODE = 0x80, 0x70, 0x0F
_MASKED, _SIZE = 0x80, 0x7F
_CODES_FOR_CLIENTS = frozenset((*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)))


class Broken(Exception):
    """Bytes that are no frame which a client may send; ``code`` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Frame(NamedTuple):
    opcode: int
    is_last: bool
    """Whether the message ends here."""
    payload: bytes
    ends: int
    """Where the next frame begins."""


def read_frame(data: bytes, at: int, longest: int) -> Frame | None:
    """The frame that begins here; None if there is more of it to come.

    >>> read_frame(bytes.fromhex("818537fa213d7f9f4d5158"), 0, longest=100)
    Frame(opcode=1, is_last=True, payload=b'Hello', ends=11)
    >>> read_frame(bytes.fromhex("818537fa213d7f9f4d51"), 0, longest=100) is None
    True
    """
    if len(data) < at + 2:
        return None
    first, second = data[at], data[at + 1]
    opcode = first & _OPCODE
    size = second & _SIZE
    if first & _RESERVED or not second & _MASKED or opcode not in _OPCODES:
        raise Broken(BROKEN_RULES)
    if opcode >= CLOSE and (not first & _LAST or size > LONGEST_CONTROL):
        raise Broken(BROKEN_RULES)
    begins = at + 2
    if size > LONGEST_CONTROL:
        begins += 2 if size == 126 else 8
        if len(data) < begins:
            return None
        size = int.from_bytes(data[at + 2 : begins], "big")
    if size > longest:
        # Known before it has come, and so never kept.
        raise Broken(TOO_LONG)
    ends = begins + 4 + size
    if len(data) < ends:
        return None
    payload = _unmasked(data[begins : begins + 4], data[begins + 4 : ends])
    return Frame(opcode, bool(first & _LAST), payload, ends)


def _unmasked(mask: bytes, payload: bytes) -> bytes:
    size = len(payload)
    repeated = (mask * (size // 4 + 1))[:size]
    plain = int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")
    return plain.to_bytes(size, "big")


def read_close(payload: bytes) -> int:
    """The code of a frame that ends a connection."""
    if not payload:
        return NO_CODE
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or code not in _CODES_FOR_CLIENTS:
        raise Broken(BROKEN_RULES)
    try:
        payload[2:].decode()
    except UnicodeDecodeError as error:
        raise Broken(NOT_UTF8) from error
    return code


def close_frame(code: int) -> bytes:
    return _frame(CLOSE, b"" if code == NO_CODE else code.to_bytes(2, "big"))


def ping_frame() -> bytes:
    return _frame(PING, b"")


def pong_frame(payload: bytes) -> bytes:
    return _frame(PONG, payload)


def text_frame(text: bytes) -> bytes:
    """A text as it goes over a WebSocket.

    >>> text_frame(b"Skol!")
    b'\\x81\\x05Skol!'
    >>> [text_frame(bytes(n))[:2].hex() for n in (125, 126, 65_535, 65_536)]
    ['817d', '817e', '817e', '817f']
    """
    return _frame(TEXT, text)


def _frame(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size <= LONGEST_CONTROL:
        return bytes((_LAST | opcode, size)) + payload
    if size < 1 << 16:
        return bytes((_LAST | opcode, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_LAST | opcode, 127)) + size.to_bytes(8, "big") + payload
