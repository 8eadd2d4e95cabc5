"""Builds Meadhall as setuptools does (pyproject.toml names this module), with what compiling needs.

mypy has to know the types of whatever the compiled modules mention, directly or through others, and
that is most of what running needs. A pure wheel needs none of it.
"""

import os
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

FOR_COMPILING = ("requirements/run.in", "requirements/compile.in")


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("MEADHALL_ENGINE") != "interpreted":
        for file in FOR_COMPILING:
            needed += Path(file).read_text(encoding="utf-8").split()
    return needed
