"""What can go wrong on the command line, and the exit codes."""

SUCCESS = 0
DIFFERENT = 1
"""A check found a difference, or work was begun and could not be finished."""
WRONG_INPUT = 2
INTERRUPTED = 130
TERMINATED = 143
BROKEN_PIPE = 141
"""The codes a shell uses: 128 plus the number of the signal."""


class Refusal(Exception):
    """Ends a command with one sentence for people on standard error."""

    def __init__(self, sentence: str, code: int = WRONG_INPUT) -> None:
        super().__init__(" ".join(sentence.split()))
        self.code = code
