"""A result as the measured part of a page, in Markdown."""

from collections.abc import Iterable, Sequence
from statistics import median

from bench.markdown import Marks, table
from bench.peers.environments import ENVIRONMENTS
from bench.peers.races import CATAN_4, SEARCH_IN_CPP, STARTS, Runner, race_named
from bench.peers.result import Result
from bench.peers.session import GAMES_TO_WEIGH
from bench.peers.targets import TARGETS, Target
from bench.peers.workers.answering import GAMES_AT_ONCE
from meadhall.cli.measure import Figure
from meadhall.kernel.catalogue import game_ids

MARKS = Marks("<!-- peers: what follows is written by `make peers` -->", "<!-- peers end -->")
NOT_MEASURED = "–"


def render(result: Result) -> str:
    sections = [
        conditions(result),
        targets(result),
        random_play(result),
        copies(result),
        tree_search(result),
        through_pettingzoo(result),
        many_at_once(result),
        weights(result),
        through_open_spiel(result),
        events(result),
        starting(result),
    ]
    return "\n".join(section for section in sections if section).strip()


def conditions(result: Result) -> str:
    machine = result.machine
    core = "all bound to one core" if machine.is_one_core else "not bound to a core"
    versions = [f"{name} {version}" for name, version in sorted(result.versions.items())]
    commands = [
        f"`{'npm' if environment.is_node else 'pip'} install {package}`"
        for environment in ENVIRONMENTS
        for package in environment.packages
    ]
    sentences = [
        f"Measured on {machine.processor}, {machine.cores} cores, with {machine.python} and "
        f"{machine.compiler}; {core}; {result.rounds} rounds, {result.seconds:g} s for each turn. "
        f"Our engine was compiled {'with' if machine.is_profiled else 'without'} a profile.",
        f"Versions: {', '.join(versions)}.",
        f"Installed by: {', '.join(commands)}.",
        *(f"Left out: {who}, because {why}." for who, why in result.left_out.items()),
    ]
    return "".join(f"{sentence}\n\n" for sentence in sentences)[:-1]


def targets(result: Result) -> str:
    games = list(game_ids())
    rows = []
    for target in TARGETS:
        reached = [target.reached(result, game) for game in games]
        if any(reached):
            figures = [f"{target.least:,g}", *map(amount, reached)]
            rows.append([target.title, *figures, verdict(target, reached)])
    headings = ["", "at least", *games, "by every game"]
    return section("Targets", "", headings, rows)


def verdict(target: Target, reached: Sequence[float | None]) -> str:
    """Whether a target was met by every game.

    >>> target = TARGETS[0]
    >>> verdict(target, [20.0, 31.5]), verdict(target, [19.9, 31.5]), verdict(target, [None, 31.5])
    ('met', '**missed**', 'not measured')
    """
    figures = [figure for figure in reached if figure is not None]
    if len(figures) < len(reached):
        return "not measured"
    return "met" if min(figures) >= target.least else "**missed**"


def random_play(result: Result) -> str:
    rows = []
    for runner, figure in measured(result, "play"):
        manner = ", move by move" if runner.task.startswith("moves.") else ""
        rows.append(
            [
                f"{runner.title}{manner}",
                *rate(figure),
                significant(1e6 / figure.median),
                times(result, "play", runner),
                amount(result.ratio_of_choices(runner.id, CATAN_4.id)),
                *complexity(result, runner),
            ]
        )
    return section(
        "Random play",
        "Whole games, setup included. A decision with a single choice is *forced*; our engine "
        "makes nearly all of those by itself and does not count them. So the ratio to Catanatron, "
        "most of whose decisions are forced, is given for all decisions that either side counts, "
        "and *with a choice only*. Where nothing else is said, our games "
        "are played by one call for each game, as Catanatron's are; *move by move* they are driven "
        "by a loop in Python, as OpenSpiel's are.",
        [
            "",
            "decisions a second",
            "lowest to highest",
            "µs each",
            "times Catanatron",
            "with a choice only",
            "decisions a game",
            "choices",
            "forced",
        ],
        rows,
    )


def copies(result: Result) -> str:
    rows = [
        [
            runner.title,
            *rate(figure),
            significant(1e6 / figure.median),
            times(result, "copies", runner),
            kilobytes(result.memory.get(runner.id)),
        ]
        for runner, figure in measured(result, "copies")
    ]
    return section(
        "Copies in mid-game, and their memory",
        "Of the position after half of a random game. The memory is the growth of a process that "
        "holds 2,000 of them.",
        ["", "copies a second", "lowest to highest", "µs each", "times Catanatron", "kB each"],
        rows,
    )


def tree_search(result: Result) -> str:
    rows = []
    for runner, figure in measured(result, "search"):
        decisions = result.rollouts.get(runner.id)
        rollout = [NOT_MEASURED] * 3
        if decisions:
            rollout = [
                f"{decisions:,.0f}",
                significant(1e6 / figure.median / decisions),
                amount(result.ratio_of_rollouts(runner.id, SEARCH_IN_CPP.id)),
            ]
        rows.append([runner.title, *rate(figure), times(result, "search", runner), *rollout])
    return section(
        "Tree search",
        "Up to a hundred simulations for a decision, each played at random to the end of the game. "
        "Where nothing else is said, the decision is the first of a game. A game that is shorter "
        "has more simulations in a second; the time for a decision of a rollout does not depend on "
        "its length.",
        [
            "",
            "simulations a second",
            "lowest to highest",
            "times OpenSpiel's in Python",
            "decisions of a rollout",
            "µs for each",
            "lead over C++ for each",
        ],
        rows,
    )


def through_pettingzoo(result: Result) -> str:
    rows = [
        [runner.title, *rate(figure), times(result, "pettingzoo", runner)]
        for runner, figure in measured(result, "pettingzoo")
    ]
    return section(
        "Through PettingZoo",
        "The loop of its documentation: `last`, a random move from the mask, `step`. PettingZoo's "
        "own games are in the wrappers that their `env` puts around them.",
        ["", "steps a second", "lowest to highest", "times leduc_holdem_v4"],
        rows,
    )


def many_at_once(result: Result) -> str:
    rows = []
    for runner, figure in measured(result, "vector"):
        views = runner.id.removesuffix(".tables") + ".views"
        lead = result.ratio("vector", runner.id, views) if views != runner.id else None
        rows.append([runner.title, *rate(figure), amount(lead), *complexity(result, runner)])
    return section(
        "Many games at once",
        f"Steps a second of {GAMES_AT_ONCE} games in one object, each with a random legal action, "
        "its observation and its mask; finished games restart. Pgx computes all games together "
        "with functions that JAX has compiled for this processor. *From views* is PettingZoo's "
        "`raw_env` as it is without the compiled encoders, one game at a time. PufferLib is not "
        "among those measured: the build of its source archive loads a graphics library from "
        "elsewhere, and its newest version with a wheel for CPython 3.11, 2.0.2, comes without the "
        "Python side of its board games.",
        [
            "",
            "steps a second",
            "lowest to highest",
            "times from views",
            "decisions a game",
            "choices",
            "forced",
        ],
        rows,
    )


def weights(result: Result) -> str:
    rows = [
        [
            runner.title,
            kilobytes(weight.state),
            f"{weight.arrays / 1e6:,.0f}",
            f"{weight.environment / 1e6:,.0f}",
        ]
        for runner in race_named("vector").runners
        if (weight := result.weights.get(runner.id)) is not None
    ]
    return section(
        "Memory of a vector environment",
        f"Of {GAMES_TO_WEIGH:,} games, after 60 steps: the mean of a position, the arrays, and the "
        "whole environment beyond what a single game needs.",
        ["", "a position, kB", "arrays, MB", "environment, MB"],
        rows,
    )


def through_open_spiel(result: Result) -> str:
    rows = [
        [runner.title, *rate(figure), times(result, "open_spiel", runner)]
        for runner, figure in measured(result, "open_spiel")
    ]
    return section(
        "Through OpenSpiel",
        "The same loop in Python drives OpenSpiel's own backgammon and our games. Only decisions "
        "of players are counted; with explicit chance every die and every card is a step as well.",
        ["", "decisions a second", "lowest to highest", "times backgammon"],
        rows,
    )


def events(result: Result) -> str:
    rows = []
    for runner, figure in measured(result, "events"):
        silent = runner.id.removesuffix(".on") + ".off"
        if runner.id.endswith(".on"):
            off = result.figure("events", silent)
            ratio = result.ratio("events", runner.id, silent)
            rows.append(
                [
                    runner.title,
                    significant(off.median) if off else NOT_MEASURED,
                    significant(figure.median),
                    amount(ratio),
                ]
            )
    return section(
        "Events",
        "Decisions a second in random play while nobody listens, and while all events are told to "
        "a list that is emptied after every decision.",
        ["", "nobody listens", "somebody listens", "ratio"],
        rows,
    )


def starting(result: Result) -> str:
    rows = [
        [
            start.title,
            *(f"{1000 * pick(result.starts[start.title]):,.0f}" for pick in (median, min, max)),
        ]
        for start in STARTS
        if start.title in result.starts
    ]
    return section(
        "Time to start",
        "A new process imports the library, begins a game and ends: milliseconds by the clock on "
        "the wall.",
        ["", "median", "lowest", "highest"],
        rows,
    )


# How numbers are written


def complexity(result: Result, runner: Runner) -> list[str]:
    """Decisions in a game, choices at a decision, and the share of those that are forced."""
    known = result.complexity.get(runner.id)
    if known is None:
        return [NOT_MEASURED] * 3
    return [f"{known.decisions:,.0f}", f"{known.choices:.1f}", f"{known.forced:.0%}"]


def measured(result: Result, race: str) -> Iterable[tuple[Runner, Figure]]:
    """Who took part, in the order of the race."""
    for runner in race_named(race).runners:
        figure = result.figure(race, runner.id)
        if figure is not None:
            yield runner, figure


def rate(figure: Figure) -> list[str]:
    low, high = significant(figure.lowest), significant(figure.highest)
    return [significant(figure.median), f"{low} to {high}"]


def significant(figure: float) -> str:
    """Write three digits, which is all that can be known.

    >>> significant(536_412.0), significant(131.2), significant(99.97), significant(2.3)
    ('536,000', '131', '100', '2.30')
    """
    digits = f"{figure:#.3g}"
    return digits.rstrip(".") if figure < 100 else f"{float(digits):,.0f}"


def times(result: Result, race: str, runner: Runner) -> str:
    return amount(result.ratio(race, runner.id, race_named(race).runners[0].id))


def amount(figure: float | None) -> str:
    """Write a ratio, or a rate where it is large.

    >>> amount(0.834), amount(4.26), amount(28.91), amount(15_000.0), amount(None)
    ('0.83', '4.3', '28.9', '15,000', '–')
    """
    if figure is None:
        return NOT_MEASURED
    if figure >= 1000:
        return significant(figure)
    return f"{figure:.1f}" if figure >= 1 else f"{figure:.2f}"


def kilobytes(size: float | None) -> str:
    return NOT_MEASURED if size is None else f"{size / 1000:.1f}"


def section(title: str, words: str, headings: list[str], rows: list[list[str]]) -> str:
    """A section of the page; nothing at all if there is nothing to show."""
    if not rows:
        return ""
    return "\n".join(
        [f"## {title}", "", *([words, ""] if words else []), table(headings, rows), ""]
    )
