"""``meadhall serve``: tables over the network, until it is asked to stop."""

import os
import socket
import sys
import threading
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import ExitStack
from re import fullmatch
from typing import TYPE_CHECKING, Literal, get_args
from urllib.parse import urlsplit

from meadhall import compiling
from meadhall.cli.database import Place, add_database, find_database, locked, make_folder
from meadhall.cli.defaults import usual_jobs
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
from meadhall.cli.parser import add_language, natural, positive
from meadhall.cli.settings import add_setting, add_switch, setting, switch
from meadhall.cli.texts import Texts
from meadhall.store import Store, StoreError

if TYPE_CHECKING:
    from meadhall.server.config import Config
    from meadhall.server.post.mail import MailSettings

USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8000
USUAL_MAIL_PORT = 587
USUAL_GUEST_DAYS = 90
MOST_BOTS = 4
"""The most processes for bots that are started by default."""

MOST_PROCESSES = 64
LAST_PORT = 65535
LEVELS = ("debug", "info", "warning", "error")
DEFAULT_PORTS = {"http": 80, "https": 443}
EVERYWHERE = ("", "0.0.0.0", "::")

Security = Literal["starttls", "tls", "none"]


def add_arguments(parser: ArgumentParser) -> None:
    parser.epilog = (
        "Each option can be given by the environment instead, under the name in brackets; what "
        "is typed wins. The password of the mail server is taken from MEADHALL_SMTP_PASSWORD "
        "only. docs/hosting.md explains the rest."
    )
    add_setting(
        parser, "host", "ADDRESS", f"where to listen (default: {USUAL_HOST}, this machine alone)"
    )
    add_setting(parser, "port", "N", f"0 for any free one (default: {USUAL_PORT})")
    add_database(parser)
    add_setting(
        parser, "workers", "N", "server processes on one port; needs PostgreSQL (default: 1)"
    )
    add_setting(
        parser,
        "bots",
        "N",
        f"processes in which bots think, for each server (default: by cores, {MOST_BOTS} at most)",
    )
    add_setting(parser, "public_url", "URL", "how people reach it, such as https://hall.example")
    add_setting(
        parser, "hosts", "NAMES", "further names by which it may be reached, separated by commas"
    )
    add_setting(
        parser,
        "guest_days",
        "N",
        f"after how many days guests who never played are forgotten (default: {USUAL_GUEST_DAYS})",
    )
    add_switch(parser, "daily", "one deal a day that is the same for everybody (default: yes)")
    add_switch(parser, "behind_proxy", "believe the X-Forwarded headers of a proxy in front")
    add_setting(
        parser, "contact", "URL", "mailto:... or https://... for push services; enables web push"
    )
    add_switch(parser, "private_webhooks", "let webhooks lead into the network of this machine")
    add_setting(parser, "smtp_host", "NAME", "mail server; enables notices by mail")
    add_setting(parser, "smtp_port", "N", f"its port (default: {USUAL_MAIL_PORT})")
    add_setting(parser, "smtp_user", "NAME", "if it asks for a login")
    add_setting(parser, "smtp_sender", "ADDRESS", "from whom the mail is")
    add_setting(
        parser, "smtp_security", "HOW", f"{', '.join(get_args(Security))} (default: starttls)"
    )
    add_setting(parser, "log_level", "LEVEL", f"{', '.join(LEVELS)} (default: info)")
    add_switch(parser, "open", "open it in the browser, if there is a display")
    add_switch(parser, "compile", "in a checkout: compile the engine meanwhile, for the next start")
    add_language(parser)


def run(options: Namespace) -> int:
    place = find_database(options)
    workers = setting(options, "workers", processes, 1)
    log_level = setting(options, "log_level", level, "INFO")
    if workers > 1 and place.kind == "sqlite":
        raise Refusal(
            f"{workers} workers need PostgreSQL (--database); with SQLite one server serves alone"
        )
    opens, compiles = switch(options, "open"), switch(options, "compile")
    config = read_config(options, place)
    with ExitStack() as closing:
        if place.kind == "sqlite":
            make_folder(place.file.parent)
        closing.enter_context(locked(place))
        sockets = take_port(config.host, config.port)
        for one in sockets:
            closing.callback(one.close)
        prepare(place)
        number = sockets[0].getsockname()[1]
        address = shown_address(config.host, number)
        reached = config.public_url or address
        where = address if reached == address else f"{reached} ({address})"
        say = Texts(options.lang)
        line = say("serving", address=where, data=str(place))

        def announce() -> None:
            print(line, flush=True)
            if opens:
                open_browser(reached)
            if compiles:
                closing.callback(compiling.start())

        serve(with_address(config, number, reached), workers, log_level, sockets, announce)
    return SUCCESS


def serve(
    config: "Config",
    workers: int,
    log_level: str,
    sockets: list[socket.socket],
    announce: Callable[[], None],
) -> None:
    from meadhall.server.serve import NotStarted
    from meadhall.server.serve import serve as serve_until_asked

    try:
        serve_until_asked(config, workers, log_level, sockets, announce)
    except NotStarted as error:
        raise Refusal("the server could not go on; the log above says why", DIFFERENT) from error


def open_browser(address: str) -> None:
    """Open the page, where there is a display to open it on."""
    has_display = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_display:
        # Some browsers return only when they are closed.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


# Settings


def read_config(options: Namespace, place: Place) -> "Config":
    """Read everything that can be checked without doing anything."""
    number = setting(options, "port", port, USUAL_PORT)
    bots = setting(options, "bots", processes, usual_bots())
    reached = setting(options, "public_url", public_url, "")
    no_names: list[str] = []
    names = setting(options, "hosts", host_names, no_names)
    written_to = setting(options, "contact", contact, "")
    behind_proxy = switch(options, "behind_proxy")
    private_webhooks = switch(options, "private_webhooks")
    mail = read_mail(options)
    # Only now: loading the server takes longer than saying what is wrong.
    from meadhall.server.config import Config

    return Config(
        database=place.url,
        host=setting(options, "host", str, USUAL_HOST),
        port=number,
        bots=bots,
        public_url=reached,
        hosts=names,
        guest_days=setting(options, "guest_days", positive, USUAL_GUEST_DAYS),
        daily=switch(options, "daily", True),
        behind_proxy=behind_proxy,
        mail=mail,
        contact=written_to,
        private_webhooks=private_webhooks,
    )


def read_mail(options: Namespace) -> "MailSettings | None":
    host = setting(options, "smtp_host", str, "")
    if not host:
        return None
    sender = setting(options, "smtp_sender", str, "")
    if "@" not in sender:
        raise Refusal("--smtp-host needs --smtp-sender, an address from which the mail comes")
    usual: Security = "starttls"
    security = setting(options, "smtp_security", mail_security, usual)
    number = setting(options, "smtp_port", mail_port, USUAL_MAIL_PORT)
    user = setting(options, "smtp_user", str, "")
    password = setting(Namespace(), "smtp_password", str, "")
    if user and not password:
        raise Refusal("the mail server wants a password for its user: set MEADHALL_SMTP_PASSWORD")
    from meadhall.server.post.mail import MailSettings

    return MailSettings(
        host=host, port=number, user=user, password=password, sender=sender, security=security
    )


def usual_bots() -> int:
    return max(1, min(MOST_BOTS, usual_jobs()))


def port(typed: str) -> int:
    if natural(typed) > LAST_PORT:
        raise ValueError(f"a port is at most {LAST_PORT}, not {typed}")
    return natural(typed)


def mail_port(typed: str) -> int:
    positive(typed)
    return port(typed)


def processes(typed: str) -> int:
    if positive(typed) > MOST_PROCESSES:
        raise ValueError(f"{typed} processes are too many; at most {MOST_PROCESSES}")
    return positive(typed)


def level(typed: str) -> str:
    if typed.lower() not in LEVELS:
        raise ValueError(f"{typed!r} is none of {', '.join(LEVELS)}")
    return typed.upper()


def mail_security(typed: str) -> Security:
    for known in get_args(Security):
        if typed == known:
            found: Security = known
            return found
    raise ValueError(f"{typed!r} is none of {', '.join(get_args(Security))}")


def host_names(typed: str) -> list[str]:
    """Read names separated by commas.

    >>> host_names("Hall.example, play.hall.example")
    ['hall.example', 'play.hall.example']
    """
    names = [name.strip().lower() for name in typed.split(",")]
    for name in names:
        if not fullmatch("[a-z0-9.-]+", name):
            raise ValueError(f"{name!r} is not the name of a host, without scheme and port")
    return names


def contact(typed: str) -> str:
    if not typed.startswith(("mailto:", "https://")):
        raise ValueError(f"{typed!r} begins neither with mailto: nor with https://")
    return typed


def public_url(typed: str) -> str:
    """Normalise a URL the way a browser writes the origin of a page.

    >>> public_url("HTTPS://Hall.Example:443/")
    'https://hall.example'
    """
    parts = urlsplit(typed)
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        raise ValueError(f"{typed!r} is not an address such as https://hall.example")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise ValueError(f"{typed!r}: the server needs a host of its own, without a path")
    if parts.username is not None:
        raise ValueError("it is public, so there is no place for a name or password in it")
    number = parts.port
    if number in (None, DEFAULT_PORTS[parts.scheme]):
        return url_of(parts.scheme, parts.hostname)
    return url_of(parts.scheme, parts.hostname, number)


def url_of(scheme: str, host: str, number: int | None = None) -> str:
    if not host.isascii():
        try:
            host = host.encode("idna").decode()
        except UnicodeError as error:
            raise ValueError(f"{host!r} is not the name of a host") from error
    end = "" if number is None else f":{number}"
    return f"{scheme}://[{host}]{end}" if ":" in host else f"{scheme}://{host}{end}"


# Prerequisites


def take_port(host: str, number: int) -> list[socket.socket]:
    from meadhall.server.serve import listen

    try:
        return listen(host, number)
    except socket.gaierror as error:
        raise Refusal(f"there is no address {host}: {error.strerror}") from error
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise Refusal(
            f"port {number} of {host} cannot be used: {reason}; another port: --port N"
        ) from error


def prepare(place: Place) -> None:
    """Open the database once before anything starts; that also migrates it."""
    try:
        Store.open(place.url).close()
    except StoreError as error:
        raise Refusal(str(error)) from error


def shown_address(host: str, number: int) -> str:
    return url_of("http", "127.0.0.1" if host in EVERYWHERE else host, number)


def with_address(config: "Config", number: int, reached: str) -> "Config":
    """The configuration with the port that was taken and an address for the links in notices."""
    from msgspec import structs

    return structs.replace(config, port=number, public_url=reached)
