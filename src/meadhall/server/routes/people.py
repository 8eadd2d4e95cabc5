"""Entering, leaving, and what people decide for themselves."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct, structs

from meadhall.server.doorkeeper import is_encrypted
from meadhall.server.house import Home, Language, Me
from meadhall.server.people import SESSION_LASTS, SHORTEST_PASSWORD, NotEntered, keys_of
from meadhall.server.problems import COOKIE, nothing, problems
from meadhall.store import Account, Export, SeenBy
from meadhall.tables.front import SeatColor
from meadhall.tables.settings import LONGEST_NAME

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME * 2)]
Password = Annotated[str, Meta(min_length=1, max_length=1000)]
NewPassword = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=1000)]

# Only a hash of the browser's token; nobody can enter with it.
SessionId = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")]


class Guest(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewAccount(Struct, forbid_unknown_fields=True):
    password: NewPassword
    name: Name | None = None
    """Not needed for a guest, who keeps their name."""


class PasswordChange(Struct, forbid_unknown_fields=True):
    old: Password
    new: NewPassword


class Wishes(Struct, forbid_unknown_fields=True):
    """Whatever is left out stays as it is."""

    language: Literal["en", "pl"] | None = None
    color: SeatColor | Literal[""] | None = None
    """The colour of the seat you would like, where it is free; empty if any will do."""
    seen_by: SeenBy | None = None
    """Who may see that you are here."""


class Farewell(Struct, forbid_unknown_fields=True):
    password: Password | None = None
    """Of an account; guests have none."""


class Profile(Struct):
    id: str
    name: str
    guest: bool
    language: str
    color: SeatColor | Literal[""]
    seen_by: SeenBy


class SessionInfo(Struct):
    id: str
    agent: str
    created_at: float
    seen_at: float
    current: bool


def profile(account: Account) -> Profile:
    color = msgspec.convert(account.color, SeatColor | Literal[""])
    return Profile(
        account.id, account.name, account.guest, account.language, color, account.seen_by
    )


def _with_cookie(
    request: Request[Any, Any, Any], account: Account, cookie: str
) -> Response[Profile]:
    is_secure = is_encrypted(request, request.app.state.house.config)
    return Response(
        profile(account),
        cookies=[
            Cookie(
                key=COOKIE,
                value=cookie,
                max_age=int(SESSION_LASTS),
                httponly=True,
                samesite="lax",
                secure=is_secure,
            )
        ],
    )


def _agent(request: Request[Any, Any, Any]) -> str:
    return "".join(one for one in request.headers.get("user-agent", "") if one.isprintable())


@post("/enter", responses=problems(400, 409, 413, 415, 422, 429))
async def enter(
    data: JSONBody[Guest], request: Request[Any, Any, Any], house: Home, language: Language
) -> Response[Profile]:
    """Enter as a guest."""
    house.allow(house.entrances, house.address(request))
    account, cookie = await house.people.enter_as_guest(data.name, language, _agent(request))
    return _with_cookie(request, account, cookie)


@post("/accounts", responses=problems(400, 401, 409, 413, 415, 422, 429))
async def open_account(
    data: JSONBody[NewAccount], request: Request[Any, Any, Any], house: Home, language: Language
) -> Response[Profile]:
    """Open an account, or turn the current guest into one; the seats stay."""
    house.allow(house.entrances, house.address(request))
    if data.name is None:
        cookie = request.cookies.get(COOKIE)
        visitor = await house.people.present(cookie) if cookie else None
        if visitor is None:
            raise NotEntered("not-entered")
        return Response(profile(await house.people.become_account(visitor, data.password)))
    account, cookie = await house.people.open_account(
        data.name, data.password, language, _agent(request)
    )
    return _with_cookie(request, account, cookie)


def key_of(name: str) -> str:
    """What wrong passwords for a name are counted by."""
    return next(iter(keys_of(name)), "")


@post("/sessions", responses=problems(400, 401, 413, 415, 429))
async def log_in(
    data: JSONBody[Credentials], request: Request[Any, Any, Any], house: Home
) -> Response[Profile]:
    async with house.guessing(key_of(data.name), house.address(request)):
        account, cookie = await house.people.log_in(data.name, data.password, _agent(request))
    return _with_cookie(request, account, cookie)


@get("/me", responses=problems(401, 429))
async def me_(me: Me) -> Profile:
    return profile(me.account)


@patch("/me", responses=problems(400, 401, 413, 415, 429))
async def change_wishes(data: JSONBody[Wishes], me: Me, house: Home) -> Profile:
    store = house.store
    given = {name: value for name, value in structs.asdict(data).items() if value is not None}
    if given:
        await house.storage.write(store.people.set_wishes, me.id, given)
    await house.change_looks(me.id)
    return profile(await house.people.account(me.id))


@put(
    "/me/password",
    status_code=204,
    responses=problems(400, 401, 403, 409, 413, 415, 422, 429),
)
async def change_password(
    data: JSONBody[PasswordChange], me: Me, house: Home, request: Request[Any, Any, Any]
) -> None:
    """Change the password; all other sessions end."""
    async with house.guessing(key_of(me.name), house.address(request)):
        await house.people.change_password(me, data.old, data.new)


@get("/me/export", responses=problems(401, 429))
async def export_me(me: Me, house: Home) -> Response[Export]:
    """Everything that is stored about the person who asks, as a file."""
    house.allow(house.costly, me.id)
    export = await house.storage.read(house.store.exports.of_person, me.id)
    if export is None:
        raise NotEntered("session-ended")
    attachment = 'attachment; filename="meadhall.json"'
    return Response(export, headers={"Content-Disposition": attachment})


@post("/me/farewell", status_code=204, responses=problems(400, 401, 403, 413, 415, 429))
async def leave_for_good(
    data: JSONBody[Farewell], me: Me, house: Home, request: Request[Any, Any, Any]
) -> Response[None]:
    """Give up all seats and remove the person; in finished games the name stays."""
    async with house.guessing(key_of(me.name), house.address(request)):
        await house.people.check_leaving(me, data.password)
    await house.give_up_seats(me)
    await house.people.remove(me)
    await house.change_looks(me.id)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/me/sessions", responses=problems(401, 429))
async def sessions(me: Me, house: Home) -> list[SessionInfo]:
    found = await house.storage.read(house.store.sessions.of_person, me.id)
    return [
        SessionInfo(one.id_hash, one.agent, one.created_at, one.seen_at, one.id_hash == me.session)
        for one in found
    ]


@delete("/me/sessions", responses=problems(401, 429))
async def end_other_sessions(me: Me, house: Home) -> None:
    await house.people.end_others(me)


@delete("/me/sessions/{session:str}", responses=problems(400, 401, 403, 429))
async def end_session(session: SessionId, me: Me, house: Home) -> None:
    await house.people.end_session(me, session)


@delete("/sessions/current", status_code=204, responses=problems(401, 429) | nothing(204))
async def log_out(me: Me, house: Home) -> Response[None]:
    await house.people.end_session(me, me.session)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


people_routes = Router(
    "/",
    tags=["people"],
    route_handlers=[
        enter,
        open_account,
        log_in,
        log_out,
        me_,
        change_wishes,
        change_password,
        export_me,
        leave_for_good,
        sessions,
        end_session,
        end_other_sessions,
    ],
)
