"""Who does the work of a command: processes on this machine, or a cluster."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from meadhall.arena.workers import Processes, Workers
from meadhall.cli.defaults import usual_jobs
from meadhall.cli.errors import Refusal
from meadhall.cli.parser import positive


def add_workers(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=positive,
        help="processes to use, without influence on the results (default: one per processor)",
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="share the work in a Ray cluster, without influence on the results: host:port, auto, "
        "or local for a new one with as many workers as --jobs says",
    )


@contextmanager
def hired(options: Namespace) -> Iterator[Workers]:
    """The workers that ``--jobs`` and ``--ray`` ask for; a cluster is left when the block ends."""
    if options.ray is None:
        yield Processes(options.jobs or usual_jobs())
        return
    from meadhall.arena.cluster import LOCAL, NoCluster, connected

    if options.jobs is not None and options.ray != LOCAL:
        raise Refusal("--jobs is for processes of this machine: a running cluster has its own")
    try:
        with connected(options.ray, options.jobs or usual_jobs()) as cluster:
            yield cluster
    except NoCluster as error:
        raise Refusal(str(error)) from error
