"""Sockets with TLS that two threads may use at once.

Before Python 3.13 two threads that read from and write to one `SSLSocket` use OpenSSL's object at once, and now and
then the interpreter crashes. The client of `websockets` reads in a thread of its own, and so needs sockets whose users
take turns.
"""

import select
import ssl
import threading
import time
from pathlib import Path
from typing import Any, Self


class SharedSocket(ssl.SSLSocket):
    """A socket whose reader waits without holding what a writer needs."""

    turn: threading.RLock

    def __new__(cls, *args: Any, **named: Any) -> Self:
        made = super().__new__(cls, *args, **named)
        made.turn = threading.RLock()
        return made

    def recv(self, buflen: int = 1024, flags: int = 0) -> bytes:
        """The next bytes, or none at the end. It never blocks in OpenSSL, and looks often whether it was closed."""
        patience, began = self.gettimeout(), time.monotonic()
        while True:
            with self.turn:
                self.settimeout(0)
                try:
                    return super().recv(buflen, flags)
                except ssl.SSLWantReadError:
                    pass
                finally:
                    if self.fileno() >= 0:
                        self.settimeout(patience)
            ready = select.select([self], [], [], 0.1)[0]
            if not ready and patience is not None and time.monotonic() > began + patience:
                raise TimeoutError

    def send(self, data: Any, flags: int = 0) -> int:
        """Sends some of the bytes, as `sendall` asks until all are sent."""
        with self.turn:
            return super().send(data, flags)

    def shutdown(self, how: int) -> None:
        """Ends the connection; a reader that waits hears of it."""
        with self.turn:
            super().shutdown(how)


def trusting(certificate: Path) -> ssl.SSLContext:
    """A context that trusts this certificate, and whose sockets may be shared by threads."""
    context = ssl.create_default_context(cafile=str(certificate))
    context.sslsocket_class = SharedSocket
    return context
