"""The page: the files that `web/` is built into, or a notice that they are missing."""

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from waset.server.web.errors import Refusal
from waset.server.web.packing import accepted

FOLDER: Final = Path(__file__).parent.parent / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""The encodings that the build makes of each file, the smallest first, and how their files end."""
KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Types that some systems do not know, or define differently."""
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Waset</title>
<h1>Waset</h1>
<p>The server runs, but the page has not been built into it.</p>
<p>Programs find it at <a href="{root}/api/games">{root}/api</a>, described by
<a href="{root}/api/openapi.json">{root}/api/openapi.json</a>.</p>
<p>In the terminal, <code>waset play</code> needs no page.</p>
</html>
"""


def files(root: str, folder: Path = FOLDER) -> ASGIApp:
    """The page at `/` and its files: what is asked when no request of the API has this path."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"].removeprefix(root)
        if scope["type"] == "websocket" or path == "/api" or path.startswith("/api/"):
            raise nothing()
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        response: Response
        if not path:
            response = RedirectResponse(root + "/")
        elif path == "/" and not (folder / "index.html").is_file():
            response = HTMLResponse(MISSING.format(root=root))
        else:
            response = _file(folder, path[1:] or "index.html", Headers(scope=scope))
        await response(scope, receive, send)

    return app


def nothing() -> Refusal:
    """There is nothing at this path."""
    return Refusal(404, "not_found", "There is nothing at this path.")


def _file(folder: Path, path: str, headers: Headers) -> Response:
    """Returns a file in the smallest form that the client accepts, or 304 if it has it already."""
    found = _found(folder, path)
    if found is None:
        raise nothing()
    offered = [name for name in PACKED if found.with_name(found.name + PACKED[name]).is_file()]
    encoding = accepted(", ".join(headers.getlist("accept-encoding")), offered)
    kept = FOR_EVER if path.startswith(("assets/", "offline/")) else "no-cache"
    told = {"cache-control": kept, "vary": "accept-encoding"}
    if encoding:
        told["content-encoding"] = encoding
    sent = found.with_name(found.name + PACKED[encoding]) if encoding else found
    kind = KINDS.get(found.suffix) or guess_type(found.name)[0] or "application/octet-stream"
    response = FileResponse(sent, headers=told, media_type=kind, stat_result=sent.stat())
    known = [each.strip().removeprefix("W/") for each in headers.get("if-none-match", "").split(",")]
    if response.headers["etag"] in known:
        return Response(None, 304, {"etag": response.headers["etag"], **told})
    return response


def _found(folder: Path, path: str) -> Path | None:
    """The file of the page at a path; None if there is none."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None
