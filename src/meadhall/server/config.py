"""How a server is run: from the command line, or from the environment (``MEADHALL_...``)."""

from msgspec import Struct

from meadhall.server.post.mail import MailSettings


class Limits(Struct, frozen=True, kw_only=True):
    """How much anyone may ask for."""

    requests: float = 20.0
    """Requests per second for one person, or for one address of visitors who have not entered."""
    request_burst: int = 60
    requests_per_address: float = 100.0
    """Requests per second for one address, whoever they come from."""
    address_burst: int = 400
    entrances: float = 0.2
    """Attempts per second to enter, for one address."""
    entrance_burst: int = 20
    guesses: float = 0.05
    """Wrong passwords per second for one account, from addresses that it was not used from."""
    guess_burst: int = 10
    messages: float = 1.0
    """Lines of chat, hints, imports and other expensive things per second for one person."""
    message_burst: int = 10
    gestures: float = 0.2
    """Gestures at a table per second for one person."""
    gesture_burst: int = 5
    connections_per_address: int = 200
    """Connections other than WebSockets; behind a proxy that is the proxy's business."""
    branches: float = 4.0
    """Answers tried out in a what-if per second for one person."""
    branch_burst: int = 20
    sockets: int = 10_000
    sockets_per_person: int = 20
    sockets_per_address: int = 500
    open_tables: int = 50
    """Tables that one person may keep open or running as their opener."""
    sagas: int = 200
    """Finished games that one person may import."""
    tries: float = 0.02
    """Tries at daily sagas per second for one address, whoever they come from."""
    try_burst: int = 60
    previews: float = 1.0
    """Previews of links, and pictures for them, per second for one address."""
    preview_burst: int = 30
    searching_bots: int = 12
    """Bots that search, at the running tables that one person opened."""
    searching_bots_per_address: int = 60
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
    hosts: list[str] = []
    """Further names under which the server may be reached."""
    guest_days: int = 90
    """After how many days guests who never sat at a table are forgotten."""
    daily: bool = True
    """Whether there is a daily saga."""
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
