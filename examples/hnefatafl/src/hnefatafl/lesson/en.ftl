### The lesson for Hnefatafl: a note for each move of the learner.

title = The king breaks out
wrong = A legal move, but not the one this lesson is about. Take the marked squares.

step-1 =
    This is Brandubh, the small board of the Irish. You are Astrid and lead the [king](d4) on his throne and his four defenders. Bjorn's eight attackers stand around them and move first.

    If the king reaches one of the four corners, such as [this one](a7), you win. If he is captured first, Bjorn wins.

    Every piece moves like a rook in chess: straight, as far as it likes, never over another piece. Only the king may rest on the throne or in a corner.

    Bjorn has left the row to your king's left. Don't hurry: make room above him first. Pick the defender on [c4](c4), then the square [c6](c6).
    .wrong = Move the defender from c4 to c6: pick it, then the square it goes to.
step-2 =
    A piece is captured when you move so that two of yours stand on opposite sides of it, along a row or a column. Moving in between two enemies is safe.

    The attacker on [d6](d6) already has your defender on [c6](c6) beside it.

    Close the trap: move from [e4](e4) to [e6](e6).
    .wrong = The attacker on d6 can be captured: move from e4 to e6.
step-3 =
    Captured: it leaves the board. An enemy can also be captured against a corner or the empty throne, as if one of your pieces stood there.

    Away from his throne this king is captured by two attackers as well, so look before he leaves. Row 4 is open all the way to the edge. On [a4](a4) he will have a free column up to a [corner](a7), and no attacker can step into it in time.

    Move the [king](d4) to [a4](a4).
    .wrong = The way along row 4 is open: move the king from d4 to a4.
step-4 =
    Bjorn stands beside your king, but with the edge behind him there is no second square to close in from. And nobody has blocked the column.

    Move the [king](a4) to the corner on [a7](a7).
    .wrong = The corner is open: move the king from a4 to a7.
end =
    The king has escaped, and you have won.

    On the large board of Copenhagen it takes four attackers to capture the king, pieces at the edge can be captured in a row, and the king also wins in a fort at the edge. Bots wait in the Hall; the attackers are worth learning too.
