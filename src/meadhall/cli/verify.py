"""``meadhall verify``: replay every stored game under the current rules."""

from argparse import ArgumentParser, Namespace

from rich.text import Text

from meadhall.cli.check import Checked, check_table
from meadhall.cli.database import add_database, opened
from meadhall.cli.errors import DIFFERENT, SUCCESS
from meadhall.cli.parser import add_json, add_language
from meadhall.cli.screen import make_screen, print_json, progress
from meadhall.cli.texts import Texts


def add_arguments(parser: ArgumentParser) -> None:
    parser.epilog = "Exit code 0 if all games hold, 1 if one does not."
    add_database(parser)
    add_json(parser)
    add_language(parser)


def run(options: Namespace) -> int:
    say = Texts(options.lang)
    checked: list[Checked] = []
    with opened(options) as store:
        ids = list(store.tables.all_ids())
        with progress(say("verifying"), len(ids)) as advance:
            for id in ids:
                checked.append(check_table(store, id))
                advance(1)
    broken = [one for one in checked if one.difference is not None]
    moves = sum(one.moves for one in checked)
    if options.json:
        print_json({"tables": len(checked), "moves": moves, "broken": broken})
    else:
        show(broken, len(checked), moves, say)
    return DIFFERENT if broken else SUCCESS


def show(broken: list[Checked], tables: int, moves: int, say: Texts) -> None:
    screen = make_screen()
    for one in broken:
        assert one.difference is not None
        at = one.difference.move
        where = say("verified-move", move=at) if at else say("verified-start")
        line = Text.assemble((one.table, "bold"), f"  {one.game}, {where}: ")
        screen.print(line.append(one.difference.sentence, style="red"), soft_wrap=True)
    if broken:
        screen.print(say("verified-broken", broken=len(broken), tables=tables), soft_wrap=True)
    else:
        screen.print(say("verified", tables=tables, moves=moves), soft_wrap=True)
