"""A private nginx with TLS on a free port of this machine, with the very lines that docs/operations.md recommends.

Where it is missing, Debian's package is fetched and unpacked into `build/`, and nothing is installed. Where that cannot
be, the test fails; whoever wants to go without says so: WASET_NO_NGINX=1.
"""

import re
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

CONFIG = """\
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {folder}/cert.pem;
        ssl_certificate_key {folder}/key.pem;
{location}
    }}
}}
"""


class Proxy(NamedTuple):
    """A running proxy, before a server that is under the path /waset."""

    port: int
    certificate: Path
    log: Path
    """Its access log, as nginx writes it unless told otherwise."""

    @property
    def url(self) -> str:
        """Where the server is."""
        return f"https://localhost:{self.port}/waset"

    def person(self, name: str = "", token: str = "") -> Person:
        """Somebody who comes through the proxy."""
        return Person(self.url, name, token, ssl.create_default_context(cafile=str(self.certificate)))


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


def recommended(upstream: int) -> str:
    """The lines of docs/operations.md, for a server at this port."""
    text = (ROOT / "docs" / "operations.md").read_text("utf-8")
    block = re.search(r"```nginx\n(.*?)```", text, re.DOTALL)
    assert block is not None
    assert "map $http_upgrade $connection_upgrade { default upgrade; '' close; }" in text
    return block[1].replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")


@contextmanager
def proxy(folder: Path, upstream: int) -> Iterator[Proxy]:
    """nginx before a server."""
    port = free_port()
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    files: list[str | Path] = ["-keyout", folder / "key.pem", "-out", folder / "cert.pem"]
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    command: list[str | Path] = ["openssl", "req", "-x509", *curve, "-nodes", "-days", "2", *subject, *files]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    config = folder / "nginx.conf"
    config.write_text(CONFIG.format(folder=folder, port=port, location=recommended(upstream)), "utf-8")
    running = spawn([program(), "-p", folder, "-c", config, "-e", folder / "error.log"], stdout=None, stderr=None)
    try:
        wait_for(lambda: (folder / "pid").exists() or running.poll() is not None)
        assert running.poll() is None, (folder / "error.log").read_text("utf-8")
        yield Proxy(port, folder / "cert.pem", folder / "access.log")
    finally:
        running.terminate()
        running.wait(PATIENCE)
