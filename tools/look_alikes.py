"""Make ``tables/look_alikes.py`` from Unicode's table of confusable characters (UTS #39).

Usage: python tools/look_alikes.py confusables.txt, with the file from
https://www.unicode.org/Public/security/
"""

import sys
import unicodedata
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "meadhall" / "tables" / "look_alikes.py"
HEAD = '''"""Characters that look like others, by Unicode's table (UTS #39).

Made by ``tools/look_alikes.py``: those that names may contain, and that compatibility normalisation
and case folding leave apart.
Each group begins with the character, or characters, that the others look like; a space follows.
"""

GROUPS = """
'''
LETTERS = ("L", "N")
SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DIGIT")
"""The scripts in which whole names can look like names in the Latin alphabet."""


def main() -> None:
    looks: dict[str, str] = {}
    weights: dict[str, tuple[bool, bool]] = {}
    for line in Path(sys.argv[1]).read_text(encoding="utf-8-sig").splitlines():
        facts = line.partition("#")[0].split(";")
        if len(facts) < 3:
            continue
        source = chr(int(facts[0], 16))
        target = "".join(chr(int(code, 16)) for code in facts[1].split())
        if not (is_in_names(source) and all(is_in_names(one) for one in target)):
            continue
        # Names are compared in lower case, so the table has to be, too. Where a capital looks like
        # something else than its small letter, the small letter counts.
        one, looks_like = folded(source), folded(target)
        weight = (one == source, looks_like.isascii())
        if one.isascii() or len(one) != 1 or one == looks_like:
            continue
        if weight > weights.get(one, (False, False)) or one not in looks:
            looks[one], weights[one] = looks_like, weight
    groups: dict[str, set[str]] = {}
    for one in looks:
        groups.setdefault(final(one, looks), set()).add(one)
    lines = [f"{target} {''.join(sorted(groups[target]))}" for target in sorted(groups)]
    TARGET.write_text(HEAD + "\n".join(lines) + '\n"""\n', encoding="utf-8")


def final(one: str, looks: dict[str, str]) -> str:
    """What a character looks like in the end: the table may lead from one to another."""
    seen = one
    for _ in range(3):
        seen = "".join(looks.get(part, part) for part in seen)
    return seen


def is_in_names(one: str) -> bool:
    name = unicodedata.name(one, "")
    return unicodedata.category(one)[0] in LETTERS and name.startswith(SCRIPTS)


def folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


if __name__ == "__main__":
    main()
