"""``meadhall host``: what a host may look at and do, even while a server is running."""

import getpass
import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import get_args

from msgspec import Struct
from rich.table import Table as Grid
from rich.text import Text

from meadhall.cli.database import add_database, opened
from meadhall.cli.errors import DIFFERENT, SUCCESS, Refusal
from meadhall.cli.keeping import MANY, all_tables, end_table, give_up_seats
from meadhall.cli.parser import add_json, add_language, positive, sentence
from meadhall.cli.screen import make_screen, print_json
from meadhall.cli.texts import Texts
from meadhall.store import Account, Store
from meadhall.tables.entries import Person
from meadhall.tables.settings import name_keys
from meadhall.tables.summary import UNFINISHED, Summary
from meadhall.tables.table import Status

SHOWN_NAMES = 60


def add_arguments(parser: ArgumentParser) -> None:
    parser.epilog = (
        "Exit code 0 if it is done, 1 if it was given up or could not be finished, 2 if what was "
        "asked for makes no sense. A server that runs goes on and takes notice."
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add(name: str, text: str) -> ArgumentParser:
        command = commands.add_parser(
            name, help=text, description=sentence(text), allow_abbrev=False
        )
        command.set_defaults(work=WORK[name])
        return command

    tables = add("tables", "list tables, private ones too, the last changed first")
    tables.add_argument("--status", choices=get_args(Status), help="only those (default: all)")
    tables.add_argument(
        "--limit", metavar="N", type=positive, default=MANY, help="at most this many"
    )
    add_json(tables)
    users = add("users", "list the people who have entered, by name")
    add_json(users)
    end = add("end-table", "close a table before its game is over")
    end.add_argument("id", metavar="ID", help="as `meadhall host tables` lists it")
    remove = add("remove-user", "remove a person with all that is theirs alone")
    remove.add_argument("name", metavar="NAME")
    remove.add_argument("--yes", action="store_true", help="do not ask")
    reset = add("reset-password", "give a person a new password, read from standard input")
    reset.add_argument("name", metavar="NAME")
    backup = add("backup", "copy a database of SQLite into a new file, while it is in use")
    backup.add_argument("file", metavar="FILE", type=Path)
    for command in (tables, users, end, remove, reset, backup):
        add_database(command)
        add_language(command)


def run(options: Namespace) -> int:
    with opened(options) as store:
        code: int = options.work(options, store, Texts(options.lang))
        return code


# Queries


def list_tables(options: Namespace, store: Store, say: Texts) -> int:
    found = store.tables.any(options.status, options.limit)
    if options.json:
        print_json({"tables": found})
        return SUCCESS
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(say("host-table"), no_wrap=True, overflow="ignore")
    for title in ("game", "status", "moves", "changed", "people"):
        grid.add_column(say(f"host-{title}"))
    for summary in found:
        status = summary.status
        grid.add_row(
            Text(summary.id, style="cyan"),
            summary.game,
            say(f"host-status-{status}"),
            str(summary.moves),
            _moment(summary.changed_at),
            Text(_people(summary)),
        )
    make_screen().print(grid if found else say("host-no-tables"))
    return SUCCESS


def _people(summary: Summary) -> str:
    names = ", ".join(seat.name or "-" for seat in summary.seats)
    return names if len(names) <= SHOWN_NAMES else f"{names[: SHOWN_NAMES - 3]}..."


class User(Struct, frozen=True, kw_only=True):
    """What may be shown about a person."""

    id: str
    name: str
    guest: bool
    language: str
    created_at: float
    seen_at: float


def list_users(options: Namespace, store: Store, say: Texts) -> int:
    found = [
        User(
            id=one.id,
            name=one.name,
            guest=one.guest,
            language=one.language,
            created_at=one.created_at,
            seen_at=one.seen_at,
        )
        for one in store.people.all(MANY)
    ]
    if options.json:
        print_json({"users": found})
        return SUCCESS
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for title in ("name", "kind", "since", "seen"):
        grid.add_column(say(f"host-{title}"))
    for one in found:
        kind = say("host-guest") if one.guest else say("host-account")
        grid.add_row(Text(one.name), kind, _moment(one.created_at), _moment(one.seen_at))
    make_screen().print(grid if found else say("host-no-users"))
    return SUCCESS


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


# Changes


def back_up(options: Namespace, store: Store, say: Texts) -> int:
    store.backup(options.file)
    print(say("host-backed-up", file=str(options.file)))
    return SUCCESS


def close_table(options: Namespace, store: Store, say: Texts) -> int:
    if store.tables.summary(options.id) is None:
        raise Refusal(f"there is no table {options.id}; `meadhall host tables` lists them")
    if not end_table(store, options.id, time.time()):
        raise Refusal(f"table {options.id} is over already")
    print(say("host-ended", table=options.id))
    return SUCCESS


def remove_user(options: Namespace, store: Store, say: Texts) -> int:
    account = find_person(store, options.name)
    played = all_tables(store, account.id)
    running = sum(summary.status in UNFINISHED for summary in played)
    if not options.yes:
        finished = len(played) - running
        print(say("host-removing", name=account.name, running=running, finished=finished))
        if not confirmed(say("host-sure", name=account.name), account.name):
            raise Refusal("nothing was changed", DIFFERENT)
    store.sessions.end_all(account.id)
    left = 0
    for table, is_left in give_up_seats(store, Person(account.id, account.name), time.time()):
        left += is_left
        if not is_left:
            print(say("host-stays", table=table, name=account.name), file=sys.stderr)
    store.people.remove(account.id)
    print(say("host-removed", name=account.name, tables=left))
    return SUCCESS


def confirmed(question: str, name: str) -> bool:
    """Ask for the name to be typed: it cannot be undone."""
    print(question, end=" ", flush=True)
    return sys.stdin.readline().strip() == name


def reset_password(options: Namespace, store: Store, say: Texts) -> int:
    account = find_person(store, options.name)
    password = read_password(say)
    from argon2 import PasswordHasher

    from meadhall.server.people import check_password
    from meadhall.tables.refusal import Wrong

    try:
        check_password(password)
    except Wrong as error:
        raise Refusal(error.sentence("en")) from error
    # This takes as long as a login; the server rehashes passwords made with other parameters.
    hashed = PasswordHasher().hash(password)
    if account.guest:
        store.people.become_account(account.id, hashed)
    else:
        store.people.set_password(account.id, hashed)
    store.sessions.end_all(account.id)
    print(say("host-password-set", name=account.name))
    return SUCCESS


def read_password(say: Texts) -> str:
    """Read a password: hidden and twice from a terminal, otherwise one line."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    password = getpass.getpass(f"{say('host-password')} ")
    if getpass.getpass(f"{say('host-password-again')} ") != password:
        raise Refusal("these are two different passwords; nothing was changed")
    return password


def find_person(store: Store, name: str) -> Account:
    account = store.people.by_name(name_keys(name))
    if account is None:
        raise Refusal(f"nobody is called {name}; `meadhall host users` lists all")
    return account


WORK = {
    "tables": list_tables,
    "users": list_users,
    "end-table": close_table,
    "remove-user": remove_user,
    "reset-password": reset_password,
    "backup": back_up,
}
