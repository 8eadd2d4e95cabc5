"""Build Meadhall, with a compiled engine where that is possible.

Everything about the project stands in pyproject.toml; here is what cannot be said there.

Variables decide about the engine: MEADHALL_ENGINE=interpreted leaves it as it is; MEADHALL_LEVEL
says how much it is optimized; MEADHALL_PROFILE=1 compiles it twice: first so that it counts what is
used how often in some games, then with what was counted. MEADHALL_KEPT names a folder in which the
C code stays, so that the next time only what has changed is compiled.
"""

import importlib.util
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/meadhall")
TRAINING = Path("tools/training_games.py")
IS_PROFILED = os.environ.get("MEADHALL_PROFILE") == "1" and os.name == "posix"

# The module that knows what is compiled, without the package around it.
engine = runpy.run_path("src/meadhall/engine.py")
# Taken before the sources are read for compiling: an edit made meanwhile must not go unnoticed.
fingerprints: dict[str, str] = engine["fingerprints"](PACKAGE)
level = int(os.environ.get("MEADHALL_LEVEL") or engine["FULLY"])
is_quick = level == engine["QUICKLY"] and os.name == "posix"


def extensions(workspace: str, kept: str) -> list[Any]:
    """Return the compiled engine; nothing when it is not wanted or cannot be built."""
    # Not for an editable installation or a source archive: both are about the sources.
    if not {"bdist_wheel", "build", "build_ext"} & set(sys.argv):
        return []
    if os.environ.get("MEADHALL_ENGINE") == "interpreted":
        return []
    obstacle = engine["why_not_compile"]()
    if not obstacle and not importlib.util.find_spec("mypyc"):
        obstacle = "mypyc is not installed"
    if obstacle:
        print(f"The engine stays interpreted: {obstacle}.")
        return []
    from mypyc.build import mypycify

    # Libraries of their own can be compiled at the same time.
    separate = [
        ([str(PACKAGE / path) for path in paths], library)
        for library, paths in engine["libraries"](fingerprints).items()
    ]
    options = ["--strict", f"--cache-dir={workspace}/mypy"]
    modules: list[Any] = mypycify(
        [*options, *(source for sources, _ in separate for source in sources)],
        # For tests: -Og takes about three fifths of the time of -O1, for a fifth more instructions.
        opt_level="g" if is_quick else str(level),
        debug_level="0" if is_quick else "1",
        separate=separate,
        target_dir=f"{kept}/mypyc",
    )
    if os.name == "posix":
        # Nobody outside calls what is inside: so the compiler may inline it.
        flags = ["-fvisibility=hidden", "-fno-semantic-interposition"]
        # A product and a sum stay two roundings, as in Python: a processor that can do both in one
        # would let a search see other chances, and a bot make other moves than elsewhere.
        flags += ["-ffp-contract=off"]
        if is_quick:
            # Finding warnings takes a twelfth of the time; a full build shows them.
            flags += ["-w"]
        for module in modules:
            # The modules share one list, to which the flags would be added again and again.
            module.extra_compile_args = [*module.extra_compile_args, *flags]
    # The largest first: so the compilers end at about the same time.
    modules.sort(key=lambda module: sum(map(os.path.getsize, module.sources)), reverse=True)
    return modules


class BuildExtensions(build_ext):
    """Also writes the manifest by which the engine knows that its compiled modules are fresh."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = True

    def run(self) -> None:
        if self.extensions and IS_PROFILED:
            self.learn_from_games()
        super().run()
        if self.extensions:
            self.write_manifest()

    def build_extensions(self) -> None:
        if is_quick:
            self.read_headers_once()
        super().build_extensions()

    def read_headers_once(self) -> None:
        """Most modules only start a library, and reading Python's headers is all their work.

        gcc takes what it finds translated in the first folder, if the flags were the same.
        """
        small = [one for one in self.extensions if not one.name.endswith("__mypyc")]
        folder = Path(workspace, "headers")
        folder.mkdir()
        header, translated = sysconfig.get_path("include") + "/Python.h", folder / "Python.h.gch"
        flags = [*self.compiler.compiler_so, *small[0].extra_compile_args]
        subprocess.run([*flags, "-x", "c-header", header, "-o", translated], check=True)
        for module in small:
            module.include_dirs = [str(folder), *module.include_dirs]

    def write_manifest(self) -> None:
        manifest = Path(self.build_lib, "meadhall", engine["MANIFEST"])
        described = {
            "level": engine["PROFILED"] if IS_PROFILED else level,
            "sources": fingerprints,
        }
        manifest.write_text(json.dumps(described, indent=2) + "\n")

    def learn_from_games(self) -> None:
        """Compile, play some games and count; then set the flags to compile with the counts."""
        counts = Path(workspace, "counts").resolve()
        flags = [f"-fprofile-generate={counts}"]
        asked, self.build_lib = (self.compiler, self.build_lib), str(Path(workspace, "counting"))
        for module in self.extensions:
            module.extra_compile_args = [*module.extra_compile_args, *flags]
            module.extra_link_args = [*module.extra_link_args, *flags]
        super().run()
        self.write_manifest()
        without = shutil.ignore_patterns("client", "__pycache__", "*.so", engine["MANIFEST"])
        shutil.copytree(PACKAGE, f"{self.build_lib}/meadhall", ignore=without, dirs_exist_ok=True)
        paths = [self.build_lib, *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {"PYTHONPATH": os.pathsep.join(paths), "MEADHALL_ENGINE": "compiled"}
        subprocess.run([sys.executable, TRAINING], env={**os.environ, **environment}, check=True)
        raw = sorted(map(str, counts.rglob("*.profraw")))
        if raw:
            # clang's counts have to be put together first.
            merge = ["llvm-profdata", "merge", f"-output={counts}/default.profdata"]
            subprocess.run(
                [*(["xcrun"] if sys.platform == "darwin" else []), *merge, *raw], check=True
            )
        for module in self.extensions:
            module.extra_compile_args = [f for f in module.extra_compile_args if f not in flags]
            module.extra_link_args = [f for f in module.extra_link_args if f not in flags]
            module.extra_compile_args.append(f"-fprofile-use={counts}")
            if not raw:
                # Not everything is played; and several processes of a build share their counts.
                module.extra_compile_args += ["-Wno-missing-profile", "-fprofile-partial-training"]
        self.compiler, self.build_lib = asked
        self.force = True


class BuildPackage(build_py):
    """Also takes the rules of the games along, from docs/rules to meadhall/rules."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            folder = Path(self.build_lib, "meadhall", "rules")
            shutil.copytree("docs/rules", folder, dirs_exist_ok=True)


# All that arises on the way is kept out of the project's folder.
with tempfile.TemporaryDirectory() as workspace:
    kept = os.environ.get("MEADHALL_KEPT") or workspace
    setup(
        ext_modules=extensions(workspace, kept),
        data_files=[("share/man/man1", ["docs/meadhall.1"])],
        cmdclass={"build_ext": BuildExtensions, "build_py": BuildPackage},
        options={"build": {"build_base": workspace}},
    )
