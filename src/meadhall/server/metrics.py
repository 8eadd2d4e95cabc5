"""Metrics for Prometheus, read from the house when they are asked for."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from meadhall.server.house import House


class HouseFigures(Collector):
    def __init__(self, house: "House") -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        house = self._house
        thinkers = house.thinkers
        for name, text, value in (
            ("meadhall_sockets", "WebSockets that are open", len(house.pages)),
            ("meadhall_tables_in_memory", "Tables held in memory", len(house.tables)),
        ):
            yield GaugeMetricFamily(name, text, value)
        for name, text, value in (
            ("meadhall_moves", "Moves that were stored", house.writer.moves_made),
            ("meadhall_thoughts", "Questions that bots answered", thinkers.thoughts),
            ("meadhall_thinkers_replaced", "Bot processes that failed", thinkers.replaced),
            ("meadhall_thinkers_fallbacks", "Decisions made without a bot", thinkers.fallbacks),
        ):
            yield CounterMetricFamily(name, text, value)


class Figures:
    """The registry of one server: what it counts itself, and what the house knows."""

    def __init__(self, house: "House") -> None:
        self.registry = CollectorRegistry()
        self.registry.register(HouseFigures(house))
        self.requests = Counter(
            "meadhall_requests", "HTTP requests", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "meadhall_request_seconds", "Time to answer HTTP requests", registry=self.registry
        )
