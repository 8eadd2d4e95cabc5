"""How large the fields of the view can be, for the observations of learning programs."""

from meadhall.adapters.bounds.fields import Fields, up_to, word, words

from .rules.state import SQUARE_IDS, WIND_IDS, WINDS


def fields(players: int) -> Fields:
    return {
        "RaceView.winds": up_to(players),
        "Grid.squares": words(len(SQUARE_IDS), SQUARE_IDS),
        "Grid.pieces": up_to(players),
        "Grid.special": up_to(2 * players),
        "Piece.id": word(["ship"]),
        "Piece.at": word(SQUARE_IDS),
        "Special.id": word(["anchor", "harbour"]),
        "Special.at": word(SQUARE_IDS),
        "Hand.id": word(["wind", "turned"]),
        "Hand.cards": words(len(WINDS), WIND_IDS),
    }
