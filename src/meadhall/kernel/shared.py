"""New tuples made of others, which stay as they are: copies of a state share those.

>>> replaced((1, 2, 3), 1, 9), without((4, 5, 4), 4)
((1, 9, 3), (5, 4))
"""


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same values with another one at this place."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The same values without the first one equal to this, which must be among them."""
    changed = list(values)
    changed.remove(value)
    return tuple(changed)
