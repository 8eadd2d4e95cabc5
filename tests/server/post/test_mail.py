"""Mails arrive as they were meant, and nobody can add a line to one."""

import asyncio
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest
from msgspec import structs

from meadhall.server.post.mail import MailSettings, check_mail_address, send_mail
from meadhall.server.post.message import Message
from meadhall.server.post.undelivered import Undelivered
from meadhall.tables.refusal import Wrong
from tests.server.post.servers import MESSAGE, MailServer, mail_server

SENDER = "Meadhall <hall@hall.example>"


def mailed(
    message: Message,
    refuse: Callable[[str], str | None] = lambda command: None,
    user: str = "",
) -> MailServer:
    async def attempt() -> MailServer:
        async with mail_server(refuse) as server:
            settings = MailSettings(
                host="127.0.0.1",
                port=server.port,
                user=user,
                password="pa55word",
                sender=SENDER,
                security="none",
            )
            await send_mail("anna@example.org", message, settings)
            return server

    return asyncio.run(attempt())


def read(server: MailServer) -> EmailMessage:
    (raw,) = server.mails
    mail = message_from_bytes(raw, policy=policy.default)
    assert isinstance(mail, EmailMessage)
    return mail


def test_mail() -> None:
    server = mailed(structs.replace(MESSAGE, title="Twoja kolej: Żółw"))
    mail = read(server)
    assert mail["Subject"] == "Twoja kolej: Żółw"
    assert mail["From"] == SENDER
    assert mail["To"] == "anna@example.org"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@hall.example>")
    assert mail["Date"]
    assert mail.get_content_type() == "text/plain"
    assert mail.get_content().splitlines() == [MESSAGE.text, "", MESSAGE.url]
    assert server.mails[0].isascii()
    assert "mail FROM:<hall@hall.example>" in server.commands
    assert "rcpt TO:<anna@example.org>" in server.commands
    assert not any(command.startswith("AUTH") for command in server.commands)


def test_login() -> None:
    server = mailed(MESSAGE, user="hall")
    assert any(command.startswith("AUTH PLAIN") for command in server.commands)


@pytest.mark.parametrize("end", ["\r\n", "\n", "\r", "\x0b", "\x85", "\u2028", "\x00\r\n"])
def test_no_line_can_be_added_to_the_head(end: str) -> None:
    title = f"Hello{end}Bcc: all@example.org{end}{end}<b>Hello</b>"
    server = mailed(structs.replace(MESSAGE, title=title))
    mail = read(server)
    assert mail["Bcc"] is None
    assert "Bcc: all@example.org" in mail["Subject"]
    assert [command for command in server.commands if command.startswith("rcpt")] == [
        "rcpt TO:<anna@example.org>"
    ]
    assert MESSAGE.text in mail.get_content()


def test_no_text_ends_the_mail() -> None:
    text = "Hello\r\n.\r\nRCPT TO:<all@example.org>\r\n.Bye"
    server = mailed(structs.replace(MESSAGE, text=text))
    assert len(server.mails) == 1
    assert "RCPT TO:<all@example.org>" not in server.commands


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "@example.org",
        "anna@",
        "anna@b@example.org",
        "anna @example.org",
        "anna@example.org\r\nBcc: all@example.org",
        "anna@example.org\n",
        "anna@example.org,bjorn@example.org",
        "anna@example.org;bjorn@example.org",
        "Anna <anna@example.org>",
        "anna@example.org>",
        '"anna"@example.org',
        "anna\x00@example.org",
        "anna\t@example.org",
        "żółw@example.org",
        "anna@[127.0.0.1]",
        "anna@-example.org",
        "a" * 65 + "@example.org",
        "anna@" + "a" * 250 + ".org",
    ],
)
def test_wrong_addresses(address: str) -> None:
    with pytest.raises(Wrong) as caught:
        check_mail_address(address)
    assert caught.value.kind == "wrong-mail-address"


@pytest.mark.parametrize("address", ["anna+hall@example.org", "a.b_c-d@mail.example", "o'h@x.pl"])
def test_good_addresses(address: str) -> None:
    assert check_mail_address(address) == address


def test_the_mail_server_knows_nobody_by_that_name() -> None:
    with pytest.raises(Undelivered) as caught:
        mailed(MESSAGE, lambda command: "550 no such\x1b user" if "rcpt" in command else None)
    assert caught.value.kind == "undelivered-mail"
    assert caught.value.facts == {"status": 550, "answer": "no such user"}


@pytest.mark.parametrize("refused", ["AUTH", "mail", "data", "ehlo"])
def test_troubles_of_the_server_are_not_told(refused: str) -> None:
    def refuse(command: str) -> str | None:
        return "535 hall pa55word" if command.lower().startswith(refused.lower()) else None

    with pytest.raises(Undelivered) as caught:
        mailed(MESSAGE, refuse, user="hall")
    assert caught.value.kind == "undelivered-mail-server"
    assert "pa55word" not in repr((caught.value, caught.value.facts))


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_no_mail_without_the_security_asked_for(security: str) -> None:
    async def attempt() -> MailServer:
        async with mail_server(
            lambda command: "502 no" if command.upper().startswith("STARTTLS") else None
        ) as server:
            settings = MailSettings(
                host="127.0.0.1",
                port=server.port,
                user="hall",
                password="pa55word",
                sender=SENDER,
                security="tls" if security == "tls" else "starttls",
            )
            with pytest.raises(Undelivered):
                await send_mail("anna@example.org", MESSAGE, settings)
            return server

    server = asyncio.run(attempt())
    assert server.mails == []
    assert not any("AUTH" in command for command in server.commands)


def test_the_password_is_not_shown() -> None:
    settings = MailSettings(host="mail.example", password="pa55word", sender=SENDER)
    assert "pa55word" not in repr(settings)
    assert "pa55word" not in str([settings])
