"""The messages of a folder, read with Project Fluent: ``en.ftl``, ``pl.ftl``."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from meadhall.words.facts import Facts

LANGUAGES = ("en", "pl")
FALLBACK = "en"

_HYPHEN = re.compile(r"(\]\([^)]*\))|(?<![\w–-])-(?=\d)")
"""A hyphen before a number, where a minus sign is printed; but "[west](-1,0)" names a thing."""


class UnknownLanguage(LookupError):
    """A language that there are no words in."""


class MissingMessage(LookupError):
    """A message that a language lacks; raised only if ``strict``."""


class BrokenMessage(ValueError):
    """A message that lacks one of its facts; raised only if ``strict``."""


class Messages:
    """The messages of one folder in one language, with English as the fallback."""

    def __init__(self, folder: Path, language: str, strict: bool) -> None:
        if language not in LANGUAGES:
            known = " and ".join(LANGUAGES)
            raise UnknownLanguage(f"there are no words in {language}, only in {known}")
        self._strict = strict
        self._bundles = [Bundle.read(folder, language)]
        if language != FALLBACK and not strict:
            self._bundles.append(Bundle.read(folder, FALLBACK))

    def endings(self, prefix: str) -> list[str]:
        """What follows the prefix in the names of messages, sorted."""
        names = self._bundles[0].variables
        return sorted(name.removeprefix(prefix) for name in names if name.startswith(prefix))

    def facts(self, keys: Sequence[str], attribute: str | None = None) -> Facts:
        """An empty set of variables for the first of these messages that exists.

        With an attribute, or "" for the value, only for this part of the message.
        """
        return Facts(_wanted(tuple(self._bundles), tuple(keys), attribute))

    def has(self, keys: Sequence[str], attribute: str = "") -> bool:
        """Whether the first of these messages that exists has this attribute."""
        for bundle in self._bundles:
            for key in keys:
                if bundle.has_message(key):
                    return not attribute or attribute in bundle.get_message(key).attributes
        return False

    def text(
        self,
        keys: Sequence[str],
        facts: Mapping[str, str | int],
        otherwise: str,
        attribute: str = "",
    ) -> str:
        """The first of these messages that exists, or ``otherwise`` if there is none."""
        text = self.find(keys, facts, attribute)
        if text is None and self._strict:
            raise MissingMessage(f"there is no message {' or '.join(keys)}")
        return otherwise if text is None else text

    def find(
        self, keys: Sequence[str], facts: Mapping[str, str | int], attribute: str = ""
    ) -> str | None:
        """The first of these messages that exists: its value, or an attribute if it has it."""
        for bundle in self._bundles:
            for key in keys:
                if bundle.has_message(key):
                    return self._format(bundle, key, facts, attribute)
        return None

    def parts(self, key: str) -> dict[str, str]:
        """The value of a message, called "", and its attributes by their names, without breaks."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                names = ("", *bundle.get_message(key).attributes)
                return {
                    name: self._format(bundle, key, {}, name).replace("\n", " ") for name in names
                }
        return {}

    def _format(
        self, bundle: "Bundle", key: str, facts: Mapping[str, str | int], attribute: str
    ) -> str:
        wanted = tuple((name, facts[name]) for name in bundle.variables[key] if name in facts)
        text, error = _format(bundle, key, attribute, wanted)
        if error and self._strict:
            raise BrokenMessage(f"{key}: {error}")
        if error and attribute:
            # The attribute needs more than is known; the plain message needs less.
            return self._format(bundle, key, facts, "")
        return text


class Bundle(FluentBundle):
    """The messages of one file, and which variables each of them uses."""

    def __init__(self, language: str, text: str) -> None:
        super().__init__([language], use_isolating=False)
        resource = FluentResource(text)
        self.add_resource(resource)
        self.entries = resource.body
        self._messages_read = {
            entry.id.name: entry for entry in self.entries if isinstance(entry, Message)
        }
        self._mentions = {key: _Mentions(entry) for key, entry in self._messages_read.items()}
        self.variables = {
            key: _all_variables(mentioned, self._mentions)
            for key, mentioned in self._mentions.items()
        }

    def variables_in(self, key: str, attribute: str | None) -> set[str]:
        """Those of a whole message, or of one attribute; of its value if it lacks that one."""
        if attribute is None:
            return self.variables[key]
        message = self._messages_read[key]
        found = [one for one in message.attributes if one.id.name == attribute]
        part = found[0] if found else message.value or message
        return _all_variables(_Mentions(part), self._mentions)

    @staticmethod
    @cache
    def read(folder: Path, language: str) -> "Bundle":
        """Read a file; a game that is still being written may have no words yet."""
        file = folder / f"{language}.ftl"
        return Bundle(language, file.read_text(encoding="utf-8") if file.exists() else "")


class _Number(FluentInt):
    """A number that is printed without asking Babel, as long as it has no separators."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -1000 < self < 1000 else super().format(locale)


@lru_cache(maxsize=20_000)
def _format(
    bundle: Bundle, key: str, attribute: str, facts: tuple[tuple[str, str | int], ...]
) -> tuple[str, str]:
    """The text and any error in it; cached, since the same things are said at many tables."""
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute, message.value)
    assert pattern is not None
    text, errors = bundle.format_pattern(
        pattern, {name: _Number(one) if isinstance(one, int) else one for name, one in facts}
    )
    printed = _HYPHEN.sub(lambda found: found[1] or "−", str(text))
    return printed, str(errors[0]) if errors else ""


@lru_cache(maxsize=4096)
def _wanted(
    bundles: tuple[Bundle, ...], keys: tuple[str, ...], attribute: str | None
) -> frozenset[str]:
    """The variables that may be used, and the prefixes of their names: ``own_coin``, ``own``."""
    found: set[str] = set()
    for bundle in bundles:
        used = next((key for key in keys if key in bundle.variables), None)
        for variable in bundle.variables_in(used, attribute) if used else ():
            parts = variable.split("_")
            found.update("_".join(parts[:count]) for count in range(1, len(parts) + 1))
    return frozenset(found)


class _Mentions(Visitor):
    """The variables in a message or a part of it, and the other messages it refers to."""

    def __init__(self, part: BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(part)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _all_variables(mentioned: _Mentions, mentions: Mapping[str, _Mentions]) -> set[str]:
    """The variables of a message and of all messages it refers to, directly or indirectly."""
    found = set(mentioned.variables)
    seen: set[str] = set()
    todo = list(mentioned.messages & mentions.keys())
    while todo:
        key = todo.pop()
        if key not in seen:
            seen.add(key)
            found |= mentions[key].variables
            todo.extend(mentions[key].messages & mentions.keys())
    return found
