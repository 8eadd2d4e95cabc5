"""A game that was played to its end, for the pages that look back."""

from typing import Any, NamedTuple

from tests.browser.visitor import Visitor


class Finished(NamedTuple):
    table: str
    moves: int
    name: str
    state: Any
    """The cookies of the person who played it."""


def answer_once(player: Visitor, table: str) -> None:
    """Answer without a page, with the first allowed move."""
    views = player.picture(table)["views"]
    view = next(view for view in views if view["decision"])
    choices = view["decision"]["choices"]
    move = next(choice["move"] for choice in choices if choice["reason"] is None)
    answer = {"seat": view["seat"], "decision": view["decision"]["id"], "move": move}
    player.ask(f"/api/tables/{table}/moves", {**answer, "key": None})


def answer_several(player: Visitor, table: str, times: int) -> None:
    """Answer without a page, as soon as the others have moved."""
    for _ in range(times):
        while not is_asked(player, table):
            player.page.wait_for_timeout(20)
        answer_once(player, table)


def is_asked(player: Visitor, table: str) -> bool:
    return any(view["decision"] for view in player.picture(table)["views"])


def finish_a_game(player: Visitor) -> Finished:
    table = player.opens("me", "me", seed="finished", public=True)
    while player.picture(table)["status"] == "playing":
        answer_once(player, table)
    moves = player.picture(table)["moves"]
    return Finished(table, moves, player.name, player.context.storage_state())
