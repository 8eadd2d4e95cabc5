"""How large the fields of the view can be, for observations of fixed size."""

from hnefatafl.rules.boards import PIECE_IDS, SQUARE_IDS
from hnefatafl.rules.state import ENDING_IDS
from meadhall.adapters.bounds.fields import Fields, up_to, word, words


def fields(players: int) -> Fields:
    return {
        "TaflView.last": words(2, SQUARE_IDS),
        "TaflView.captured": up_to(players),
        "TaflView.ending": word(ENDING_IDS),
        "Grid.squares": words(len(SQUARE_IDS), SQUARE_IDS),
        "Grid.pieces": up_to(37),
        "Grid.special": up_to(5),
        "Piece.id": word(PIECE_IDS),
        "Piece.at": word(SQUARE_IDS),
        "Special.id": word(["throne", "corner"]),
        "Special.at": word(SQUARE_IDS),
    }
