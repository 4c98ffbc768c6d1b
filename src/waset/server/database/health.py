"""Whether the database accepts writes, as far as this process knows."""

import logging
import threading
from collections.abc import Callable
from typing import Final

LOG: Final = logging.getLogger("waset.store")


class Health:
    """Up or down. `on_change` is called in the thread that noticed a change."""

    def __init__(self) -> None:
        self.down: bool = False
        self.on_change: Callable[[bool], None] = lambda _: None
        """Called with True when the database accepts writes again, with False when it stops."""
        self._lock: threading.Lock = threading.Lock()

    def failed(self, why: str) -> None:
        """Notes that a write failed."""
        with self._lock:
            if not self.down:
                self.down = True
                LOG.error("the database does not accept writes: %s", why)
                self.on_change(False)

    def succeeded(self) -> None:
        """Notes that a write succeeded."""
        with self._lock:
            if self.down:
                self.down = False
                LOG.warning("the database accepts writes again")
                self.on_change(True)
