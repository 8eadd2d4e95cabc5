"""The colours of the seats in the terminal."""

SEAT_STYLES = ("red", "green", "magenta", "yellow", "cyan", "blue")


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]
