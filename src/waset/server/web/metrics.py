"""Figures about the server, as Prometheus reads them."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class LabelledCounter:
    """How often something happened, by the value of one label.

    The library's counter of each value is kept at hand: looking it up there takes longer than counting.
    """

    def __init__(self, name: str, sentence: str, label: str, registry: CollectorRegistry) -> None:
        self.counter: Counter = Counter(name, sentence, [label], registry=registry)
        self._of_value: dict[str, Counter] = {}

    def add(self, value: str, times: int = 1) -> None:
        """Counts that it happened again, once or several times."""
        counter = self._of_value.get(value)
        if counter is None:
            counter = self._of_value[value] = self.counter.labels(value)
        counter.inc(times)


class Metrics:
    """All figures of one process, in a registry of its own: tests run several servers in one process."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no type for this one function
        own = self.registry = CollectorRegistry()
        self.acts: LabelledCounter = LabelledCounter("waset_entries", "Entries stored, by who made them.", "by", own)
        self.sent: LabelledCounter = LabelledCounter(
            "waset_messages", "Messages put into the queues of readers.", "type", own
        )
        self.dropped: LabelledCounter = LabelledCounter(
            "waset_closed", "Sockets and streams closed, by code.", "code", own
        )
        self.requests: LabelledCounter = LabelledCounter(
            "waset_requests", "Requests answered, by status.", "status", own
        )
        self.decisions: LabelledCounter = LabelledCounter(
            "waset_bot_decisions", "Decisions of bots, by how they ended.", "end", own
        )
        self.notices: LabelledCounter = LabelledCounter(
            "waset_notices", "Notices of turns, by how the push service took them.", "end", own
        )
        self.stored: Histogram = Histogram(
            "waset_store_seconds", "From handing an entry to the writer until stored.", buckets=BUCKETS, registry=own
        )
        self.answered: Histogram = Histogram(
            "waset_request_seconds", "From a request to its answer.", buckets=BUCKETS, registry=own
        )

    def watch(self, name: str, sentence: str, figure: Callable[[], float]) -> None:
        """Adds a figure that is looked up whenever somebody asks."""
        Gauge(name, sentence, registry=self.registry).set_function(figure)

    def text(self) -> bytes:
        """All figures in the text format."""
        return generate_latest(self.registry)
