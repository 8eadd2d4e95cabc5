"""Put other sources in where modules are imported; the files themselves stay as they are."""

import sys
from collections.abc import Mapping, Sequence
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

from meadhall import engine
from tools.mutants.rules import ROOT, Module


class ChangedModules:
    """A finder that gives some modules another code; all others are found as ever.

    It stands before the finder of the interpreted engine, and knows the paths of its modules, so
    a compiled module beside a source does not come in its way.
    """

    def __init__(self, code: Mapping[str, CodeType], modules: Sequence[Module], root: Path) -> None:
        self.code: Final = code
        self.paths: Final = {module.name: root / module.path for module in modules}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.code:
            return None
        file = self.paths[fullname]
        return spec_from_file_location(
            fullname,
            file,
            loader=CodeLoader(self.code[fullname]),
            submodule_search_locations=[str(file.parent)] if file.stem == "__init__" else None,
        )


class CodeLoader(Loader):
    """Loads a module from code that is already compiled."""

    def __init__(self, code: CodeType) -> None:
        self.code: Final = code

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


def install(sources: Mapping[str, str], modules: Sequence[Module], root: Path = ROOT) -> None:
    """From now on these modules are made from these sources. None may be imported already."""
    imported = [name for name in sources if name in sys.modules]
    if imported:
        raise ImportError(f"{imported[0]} is imported already: too late to change it.")
    paths = {module.name: str(root / module.path) for module in modules}
    code = {name: compile(text, paths[name], "exec") for name, text in sources.items()}
    # First the finder of the interpreted engine, so that this one stands before it.
    engine.choose()
    sys.meta_path.insert(0, ChangedModules(code, modules, root))
