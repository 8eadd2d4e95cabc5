"""Mail, through the mail server that the host has set up."""

import asyncio
import re
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from smtplib import SMTP, SMTP_SSL, SMTPException, SMTPRecipientsRefused
from typing import Literal

import httpx
from msgspec import Struct

from meadhall.server.post.message import Message
from meadhall.server.post.undelivered import Undelivered, readable
from meadhall.tables.refusal import Wrong

SECONDS = 20.0
LONGEST_ADDRESS = 254
# No spaces, no control characters, and nothing that has a meaning in a header.
ADDRESS = re.compile(r"[!#-'*+\-./0-9=?A-Z^-~]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")


class MailSettings(Struct, frozen=True, kw_only=True):
    host: str
    port: int = 587
    user: str = ""
    """Empty for a mail server that requires no login."""
    password: str = ""
    sender: str
    """An address, or a name and an address: ``Meadhall <hall@example.org>``."""
    security: Literal["starttls", "tls", "none"] = "starttls"

    def __repr__(self) -> str:
        # The default would write the password into logs.
        return f"MailSettings(host={self.host!r}, port={self.port}, sender={self.sender!r})"


def check_mail_address(address: str) -> str:
    """Check an address and strip surrounding spaces.

    >>> check_mail_address(" anna@example.org ")
    'anna@example.org'
    """
    bare = address.strip(" ")
    if len(bare) > LONGEST_ADDRESS or not ADDRESS.fullmatch(bare):
        raise Wrong("wrong-mail-address")
    return bare


async def send_mail(address: str, message: Message, settings: MailSettings) -> None:
    await asyncio.to_thread(_send, address, message, settings)


def compose(address: str, message: Message, settings: MailSettings) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = settings.sender
    mail["To"] = check_mail_address(address)
    # One line: a title must not start another header.
    mail["Subject"] = readable(message.title)
    mail["Date"] = format_datetime(localtime())
    mail["Message-ID"] = make_msgid(domain=_domain(settings))
    # Keeps automatic out-of-office replies from answering it.
    mail["Auto-Submitted"] = "auto-generated"
    # Not every mail server accepts non-ASCII letters as they are.
    mail.set_content(f"{message.text}\n\n{message.url}\n", cte="quoted-printable")
    return mail


def _send(address: str, message: Message, settings: MailSettings) -> None:
    sender = parseaddr(settings.sender)[1]
    try:
        mail = compose(address, message, settings)
        with _connect(settings) as server:
            if settings.security == "starttls":
                server.starttls(context=httpx.create_ssl_context())
            if settings.user:
                server.login(settings.user, settings.password)
            server.send_message(mail, sender, [address])
    except SMTPRecipientsRefused as error:
        code, answer = error.recipients[address]
        raise Undelivered("undelivered-mail", status=code, answer=readable(answer)) from None
    except (SMTPException, OSError, ValueError):
        # Its answer concerns this server's login and is not for players.
        raise Undelivered("undelivered-mail-server") from None


def _connect(settings: MailSettings) -> SMTP:
    # Without an explicit name, smtplib would ask the resolver for this computer's.
    name = _domain(settings)
    if settings.security == "tls":
        context = httpx.create_ssl_context()
        return SMTP_SSL(settings.host, settings.port, name, timeout=SECONDS, context=context)
    return SMTP(settings.host, settings.port, name, timeout=SECONDS)


def _domain(settings: MailSettings) -> str:
    return parseaddr(settings.sender)[1].rpartition("@")[2] or "localhost"
