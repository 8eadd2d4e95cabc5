"""New lists made of others, which stay as they are: copies of a state may share those."""


def without(numbers: list[int], number: int) -> list[int]:
    """Where it stands more than once the first one goes."""
    rest = numbers[:]
    rest.remove(number)
    return rest


def added(numbers: list[int], number: int) -> list[int]:
    """In its place among ascending numbers."""
    more = numbers[:]
    more.append(number)
    more.sort()
    return more


def replaced(numbers: list[int], index: int, number: int) -> list[int]:
    """With another number at one place."""
    changed = numbers[:]
    changed[index] = number
    return changed


def distinct(numbers: list[int]) -> list[int]:
    """Each number once, ascending."""
    found = numbers[:]
    found.sort()
    for index in range(len(found) - 1, 0, -1):
        if found[index] == found[index - 1]:
            found.pop(index)
    return found
