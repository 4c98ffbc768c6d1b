"""A private nginx with TLS on a free port of this machine, with the very file that docs/operations.md recommends.

Where it is missing, Debian's package is fetched and unpacked into `build/`, and nothing is installed. Where that cannot
be, the test fails; whoever wants to go without says so: WASET_NO_NGINX=1.
"""

import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.server.kit import PATIENCE, Person, wait_for
from tests.server.process import free_port
from tests.spawn import spawn

SKIP = "WASET_NO_NGINX"
ROOT = Path(__file__).parent.parent.parent
FETCHED = ROOT / "build" / "nginx"

RECOMMENDED = ROOT / "deploy" / "nginx.conf"
UNDER_A_PATH = {"location / {": "location /waset/ {"}
NO_TLS = {" ssl;": ";"}
"""For tests that are not about TLS: before Python 3.13 two threads must not share a socket with TLS, as the client of
`websockets` does, or the interpreter may crash."""
USUAL_LOG = {"access.log waset;": "access.log combined;"}
"""What nginx logs by itself: whole addresses, queries included."""


class Proxy(NamedTuple):
    """A running proxy, before a server that is under the path /waset."""

    port: int
    certificate: Path
    log: Path
    """Its access log, as nginx writes it unless told otherwise."""

    @property
    def url(self) -> str:
        """Where the server is, for clients with TLS."""
        return f"https://localhost:{self.port}/waset"

    @property
    def trusted(self) -> ssl.SSLContext:
        """A context that trusts its certificate, for clients that use each socket in one thread only."""
        return ssl.create_default_context(cafile=str(self.certificate))

    def person_by_tls(self, name: str = "") -> Person:
        """Somebody who comes through the proxy and opens no socket: all their requests are made in one thread."""
        return Person(self.url, name, trusted=self.trusted)

    def person(self, name: str = "", token: str = "") -> Person:
        """Somebody who comes through the proxy, where it is without TLS."""
        return Person(f"http://localhost:{self.port}/waset", name, token)


def program() -> str:
    """nginx itself, after fetching it if need be."""
    found = shutil.which("nginx")
    fetched = FETCHED / "usr" / "sbin" / "nginx"
    if found is None and not fetched.exists() and shutil.which("apt-get"):
        FETCHED.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "download", "nginx"], cwd=FETCHED, capture_output=True, check=False, timeout=120)
        for package in FETCHED.glob("*.deb"):
            subprocess.run(["dpkg", "-x", package, FETCHED], check=True, timeout=60)
    if found is None and not fetched.exists():
        raise AssertionError(f"nginx is missing: install Debian's package nginx, or set {SKIP}=1")
    return found or str(fetched)


def recommended(folder: Path, ports: tuple[int, int], upstream: int, **changed: str) -> str:
    """deploy/nginx.conf with the ports and the folder of a test, and further texts changed for others."""
    text = RECOMMENDED.read_text("utf-8")
    rooms = "".join(
        f"    {kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    here = {
        "listen 80;": f"listen 127.0.0.1:{ports[0]};",
        "listen 443 ssl;": f"listen 127.0.0.1:{ports[1]} ssl;",
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{upstream};",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": f"{folder}/cert.pem",
        "/etc/letsencrypt/live/play.example.org/privkey.pem": f"{folder}/key.pem",
        "/var/log/nginx": str(folder),
        "http {\n": "http {\n" + rooms,
    }
    for old, new in {**here, **changed}.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def proxy(folder: Path, upstream: int, **changed: str) -> Iterator[Proxy]:
    """nginx before a server."""
    ports = (free_port(), free_port())
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    files: list[str | Path] = ["-keyout", folder / "key.pem", "-out", folder / "cert.pem"]
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    command: list[str | Path] = ["openssl", "req", "-x509", *curve, "-nodes", "-days", "2", *subject, *files]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    config = folder / "nginx.conf"
    config.write_text(recommended(folder, ports, upstream, **changed), "utf-8")
    rest: list[str | Path] = ["-e", folder / "error.log", "-g", f"daemon off; pid {folder}/pid;"]
    running = spawn([program(), "-p", folder, "-c", config, *rest], stdout=None, stderr=None)
    try:
        wait_for(lambda: (folder / "pid").exists() or running.poll() is not None)
        assert running.poll() is None, (folder / "error.log").read_text("utf-8")
        yield Proxy(ports[1], folder / "cert.pem", folder / "access.log")
    finally:
        running.terminate()
        running.wait(PATIENCE)
