"""Processes that end with the one that started them."""

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """Ends this process as soon as its parent has ended, even by a kill. Does nothing without a parent."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="waset-parent", daemon=True).start()
