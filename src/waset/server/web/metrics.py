"""Figures about the server, in the text format of Prometheus."""

from collections.abc import Iterable
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Counter:
    """How often something happened, by one label."""

    def __init__(self, name: str, sentence: str, label: str) -> None:
        self.name: str = name
        self.sentence: str = sentence
        self.label: str = label
        self.counts: dict[str, int] = {}

    def add(self, value: str, times: int = 1) -> None:
        """It happened again."""
        self.counts[value] = self.counts.get(value, 0) + times

    def lines(self) -> Iterable[str]:
        """The counter as text."""
        yield from _about(self.name, self.sentence, "counter")
        for value, count in sorted(self.counts.items()):
            yield f'{self.name}{{{self.label}="{value}"}} {count}'


class Histogram:
    """How long something took."""

    def __init__(self, name: str, sentence: str) -> None:
        self.name: str = name
        self.sentence: str = sentence
        self.counts: list[int] = [0] * len(BUCKETS)
        self.total: int = 0
        self.seconds: float = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self.total += 1
        self.seconds += seconds
        for number, most in enumerate(BUCKETS):
            if seconds <= most:
                self.counts[number] += 1
                return

    def lines(self) -> Iterable[str]:
        """The histogram as text."""
        yield from _about(self.name, self.sentence, "histogram")
        below = 0
        for most, count in zip(BUCKETS, self.counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{most:g}"}} {below}'
        yield f'{self.name}_bucket{{le="+Inf"}} {self.total}'
        yield f"{self.name}_sum {self.seconds:.6f}"
        yield f"{self.name}_count {self.total}"


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.acts: Counter = Counter("waset_entries_total", "Entries stored, by who made them.", "by")
        self.sent: Counter = Counter("waset_messages_total", "Messages put into the queues of readers.", "type")
        self.dropped: Counter = Counter("waset_closed_total", "Sockets and streams closed, by code.", "code")
        self.requests: Counter = Counter("waset_requests_total", "Requests answered, by status.", "status")
        self.decisions: Counter = Counter("waset_bot_decisions_total", "Decisions of bots, by how they ended.", "end")
        self.stored: Histogram = Histogram("waset_store_seconds", "From handing an entry to the writer until stored.")
        self.answered: Histogram = Histogram("waset_request_seconds", "From a request to its answer.")

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """All figures, with the gauges as they are now."""
        lines: list[str] = []
        for each in (self.acts, self.sent, self.dropped, self.requests, self.decisions, self.stored, self.answered):
            lines += each.lines()
        for name, (sentence, value) in gauges.items():
            lines += [*_about(name, sentence, "gauge"), f"{name} {value:g}"]
        return "\n".join(lines) + "\n"


def _about(name: str, sentence: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {sentence}", f"# TYPE {name} {kind}"
