"""The documentation says only what works."""

import re
import sys
from pathlib import Path
from types import ModuleType

from meadhall.arena.conformance import check_game
from meadhall.kernel.game import Game

DOCS = Path(__file__).parent.parent / "docs"


def test_the_game_in_the_guide_conforms() -> None:
    text = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
    [source] = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    module = ModuleType("nim")
    module.__file__ = str(DOCS / "nim.py")
    sys.modules["nim"] = module
    exec(compile(source, "adding-a-game.md", "exec"), module.__dict__)
    game = module.GAME
    assert isinstance(game, Game)
    for stones in (12, 21):
        for seed in range(20):
            check_game(game, 2, {"stones": stones}, f"guide {seed}")
