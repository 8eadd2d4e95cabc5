"""How a server is run: from the command line, or from the environment (``MEADHALL_...``)."""

from msgspec import Struct

from meadhall.server.post.mail import MailSettings


class Limits(Struct, frozen=True, kw_only=True):
    """How much anyone may ask for."""

    requests: float = 20.0
    """Requests per second for one person, or for one address of visitors who have not entered."""
    request_burst: int = 60
    entrances: float = 0.2
    """Attempts per second to enter, for one address."""
    entrance_burst: int = 20
    messages: float = 1.0
    """Lines of chat, hints, imports and other expensive things per second for one person."""
    message_burst: int = 10
    sockets: int = 10_000
    sockets_per_person: int = 20
    sockets_per_address: int = 500
    open_tables: int = 50
    """Tables that one person may keep open or running as their opener."""
    body: int = 64 * 1024
    unread: int = 100
    """Messages that may be queued for a slow reader before it is dropped."""


class Config(Struct, frozen=True, kw_only=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bots: int = 2
    """Processes in which bots think."""
    bot_seconds: float = 5.0
    public_url: str = ""
    """How people reach the server, such as https://hall.example; for links and origins."""
    behind_proxy: bool = False
    """Whether to trust X-Forwarded-For and X-Forwarded-Proto."""
    mail: MailSettings | None = None
    contact: str = ""
    private_webhooks: bool = False
    language: str = "en"
    limits: Limits = Limits()

    def __repr__(self) -> str:
        # The default would write the database password into logs.
        return f"Config(host={self.host!r}, port={self.port}, public_url={self.public_url!r})"
