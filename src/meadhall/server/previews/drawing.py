"""The picture of a preview as an SVG: the hall of the game, and beside it who plays and how far.

Names and sentences stand in it as text and as nothing else, whatever they contain.
"""

import re
from base64 import b64encode
from typing import Final
from unicodedata import normalize
from xml.sax.saxutils import escape

from meadhall.kernel.catalogue import find_game
from meadhall.server.previews.facts import MOST_ROWS, Preview, Row
from meadhall.server.scenes import find_scene
from meadhall.tables.front import read_front

WIDTH: Final = 1200
HEIGHT: Final = 630
"""What those who show previews of links ask for."""

DUSK: Final = ("#071419", "#1d4b55", "#0c2831")
"""The sky over a game that has not chosen its own."""
LEFT: Final = 560
RIGHT: Final = 1140
ROW: Final = 58
TITLE: Final = "Grenze Gotisch"
TEXT: Final = "Source Sans 3"
LETTERS: Final = {
    "Extended": re.compile("[\u0100-\u024f\u1e00-\u1eff]+"),
    "Cyrillic": re.compile("[\u0400-\u052f]+"),
    "Hellenic": re.compile("[\u0370-\u03ff]+"),
}
"""Which letters of a face are in a file of their own; that ends its name (web/fonts.ts)."""
FURTHER: Final = re.compile("|".join(f"({one.pattern})" for one in LETTERS.values()))
BONE: Final = "#f3e3c6"

# The front of a hall, as the page draws it, on 360 by 300.
FRONT: Final = """
<clipPath id="front"><path d="M0 92L180 2L360 92V300H0Z"/></clipPath>
<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#7b5534"/><stop offset="1" stop-color="#4a301d"/></linearGradient>
"""
SHIELD: Final = """
<rect width="360" height="300" fill="#17363b"/>
<path d="M-10 262Q90 246 180 258T370 254V300H-10Z" fill="#0f272c"/>
<g transform="translate(180 186)" stroke="#22140b" stroke-width="3">
<circle r="62" fill="#5f4027"/>
<path d="M0-62A62 62 0 0 1 62 0H0ZM0 62A62 62 0 0 1-62 0H0Z" fill="#8f3a22"/>
<circle r="20" fill="#e3bd6a"/><circle r="62" fill="none" stroke="#eee3cb" stroke-width="5"/></g>
"""
BEAMS: Final = """
<path d="M0 104L180 14L360 104V116L180 26L0 116Z" fill-opacity=".35"/></g>
<g fill="url(#beam)" stroke="#22140b">
<path d="M-6 96V304H8V96ZM366 96V304H352V96Z" stroke-width="1.5"/>
<path d="M180-2L-14 96L-6 112L180 18L366 112L374 96Z" stroke-width="2"/></g>
<path d="M-6 104L180 10L366 104" fill="none" stroke="#7b5534" stroke-width="2"
 stroke-dasharray="10 6"/>
<g fill="none" stroke-linecap="round" stroke="#22140b" stroke-width="13">
<path d="M160 18L204-22Q216-34 206-42Q196-46 193-36"/>
<path d="M200 18L156-22Q144-34 154-42Q164-46 167-36"/>
<g stroke-width="9"><path d="M160 18L204-22Q216-34 206-42Q196-46 193-36" stroke="#7b5534"/>
<path d="M200 18L156-22Q144-34 154-42Q164-46 167-36" stroke="#5f4027"/></g></g>
"""


def draw(preview: Preview, mark: bytes) -> str:
    """``mark`` is the sign of the house, an SVG of its own."""
    front = read_front(find_game(preview.game))
    above, middle, below = front.sky or DUSK
    title = lines(preview.title, 21, 3)
    y = 92 + 66 * len(title)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}">',
        '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{above}"/><stop offset=".6" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{below}"/></linearGradient>{FRONT}',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>',
        # The field behind the letters: they stay legible under any sky.
        f'<rect x="{LEFT - 40}" width="{WIDTH - LEFT + 40}" height="{HEIGHT}" fill="#0b181c"'
        ' fill-opacity=".86"/>',
        f'<g transform="translate(58 118) scale(1.13)"><g clip-path="url(#front)">'
        f"{_scene(preview.game)}{BEAMS}</g>",
        f'<path d="M0 {HEIGHT - 120}H{LEFT - 40}V{HEIGHT}H0Z" fill="#2a1a0f"/>',
        f'<path d="M{LEFT - 46} 0h12V{HEIGHT}h-12Z" fill="#4a301d" stroke="#22140b"/>',
        f'<image x="46" y="{HEIGHT - 102}" width="84" height="84" href="{_data(mark, "svg+xml")}"/>'
        if mark
        else "",
        _written("Meadhall", 150, HEIGHT - 38, TITLE, 64, BONE),
        *(
            _written(line, LEFT, 100 + 66 * number, TITLE, 64, BONE)
            for number, line in enumerate(title)
        ),
        _written(cut(preview.line, 34), LEFT, y, TEXT, 36, "#a5dbe8"),
        *_rows(preview.rows, y + 70),
        *_sentences(preview.text, y + 74 + ROW * min(len(preview.rows), MOST_ROWS)),
        "</svg>",
    ]
    return "\n".join(parts)


def _scene(game: str) -> str:
    scene = find_scene(game)
    if scene is None:
        return SHIELD
    kind = scene.file.media_type.removeprefix("image/")
    return (
        '<image width="360" height="300" preserveAspectRatio="xMidYMid slice"'
        f' href="{_data(scene.file.bodies["identity"], kind)}"/>'
    )


def _data(content: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{b64encode(content).decode()}"


def _rows(rows: tuple[Row, ...], y: int) -> list[str]:
    drawn: list[str] = []
    most = min(MOST_ROWS, (HEIGHT - 30 - y) // ROW + 1)
    for number, row in enumerate(rows[:most]):
        at = y + ROW * number
        drawn.append(
            f'<circle cx="{LEFT + 22}" cy="{at - 12}" r="22" fill="#5f4027" stroke="#e3bd6a"'
            ' stroke-width="3"/>'
        )
        if row.place is not None:
            place = str(row.place)
            drawn.append(_written(place, LEFT + 22, at - 2, TEXT, 28, BONE, "middle"))
        drawn.append(_written(cut(row.name, 22), LEFT + 62, at, TEXT, 38, "#efe7d6"))
        drawn.append(_written(row.points, RIGHT, at, TEXT, 38, "#e3bd6a", "end"))
    return drawn


def _sentences(text: str, y: int) -> list[str]:
    """As many lines as there is room for."""
    most = (HEIGHT - 24 - y) // 48 + 1
    return [
        _written(line, LEFT, y + 48 * number, TEXT, 36, "#efe7d6")
        for number, line in enumerate(lines(text, 34, most) if most > 0 and text else [])
    ]


def _written(
    text: str, x: int, y: int, face: str, size: int, color: str, anchor: str = "start"
) -> str:
    """A line of text, with all letters in the files that have them."""
    whole = "".join(sign if sign.isprintable() else " " for sign in normalize("NFC", text))
    pieces: list[str] = []
    end = 0
    for found in FURTHER.finditer(whole):
        name = next(name for name, one in LETTERS.items() if one.fullmatch(found[0]))
        pieces.append(escape(whole[end : found.start()]))
        pieces.append(f"""<tspan font-family="'{face} {name}'">{escape(found[0])}</tspan>""")
        end = found.end()
    pieces.append(escape(whole[end:]))
    return (
        f"""<text x="{x}" y="{y}" font-family="'{face} SemiBold'" font-weight="600\""""
        f""" font-size="{size}" fill="{color}" text-anchor="{anchor}">{"".join(pieces)}</text>"""
    )


def cut(text: str, most: int) -> str:
    """
    >>> cut("Sigrid Storrada", 8)
    'Sigrid …'
    """
    return text if len(text) <= most else f"{text[: most - 1]}…"


def lines(text: str, wide: int, most: int) -> list[str]:
    """Break a text between words; a word that is longer than a line is cut.

    >>> lines("Lords of the Ice Garden", 14, 3)
    ['Lords of the', 'Ice Garden']
    >>> lines("one two three four", 8, 2)
    ['one two', 'three f…']
    """
    found = [""]
    for word in text.split():
        longer = f"{found[-1]} {word}".strip()
        if len(longer) <= wide or not found[-1]:
            found[-1] = longer
        else:
            found.append(word)
    if len(found) > most:
        found[most - 1 :] = [" ".join(found[most - 1 :])]
    return [cut(line, wide) for line in found]
