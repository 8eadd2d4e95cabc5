"""A process that paints one picture: an SVG comes in, a PNG goes out.

It is run as a file, by ``painting.py``: the library holds the interpreter while it paints, and what
goes wrong with a picture then goes wrong here. Nothing of the house is imported, which would take
longer than painting.
"""

import sys

from resvg_py import svg_to_bytes


def main() -> None:
    picture = svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        font_files=sys.argv[1:],
        skip_system_fonts=True,
    )
    sys.stdout.buffer.write(picture)


if __name__ == "__main__":
    main()
