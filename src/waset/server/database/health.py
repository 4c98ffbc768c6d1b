"""Whether the database takes what is written, as far as a process knows."""

import logging
import threading
from collections.abc import Callable
from typing import Final

LOG: Final = logging.getLogger("waset.store")


class Health:
    """Up or down. Whoever wants to know of a change is told in the thread that noticed it."""

    def __init__(self) -> None:
        self.down: bool = False
        self.on_change: Callable[[bool], None] = lambda _: None
        """Is told whether the database takes something again."""
        self._lock: threading.Lock = threading.Lock()

    def failed(self, why: str) -> None:
        """The database has not taken something."""
        with self._lock:
            if not self.down:
                self.down = True
                LOG.error("the database takes nothing: %s", why)
                self.on_change(False)

    def succeeded(self) -> None:
        """The database has taken something."""
        with self._lock:
            if self.down:
                self.down = False
                LOG.warning("the database takes something again")
                self.on_change(True)
