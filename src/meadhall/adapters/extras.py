"""What to say when a package of the extra ``research`` is not installed."""


def missing(package: str) -> ImportError:
    """The error for a missing package.

    >>> raise missing("pettingzoo")
    Traceback (most recent call last):
    ...
    ImportError: pettingzoo is not installed; `pip install "meadhall[research]"` brings it along
    """
    return ImportError(
        f'{package} is not installed; `pip install "meadhall[research]"` brings it along',
        name=package,
    )
