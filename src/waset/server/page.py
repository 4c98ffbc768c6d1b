"""The page: the files that `web/` is built into, or a word that they are missing."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

FOLDER: Final = Path(__file__).parent / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Waset</title>
<h1>Waset</h1>
<p>The server runs, but the page has not been built into it.</p>
<p>Programs find it at <a href="{root}/api/games">{root}/api</a>, described by
<a href="{root}/api/openapi.json">{root}/api/openapi.json</a>.</p>
<p>In the terminal, <code>waset play</code> needs no page.</p>
</html>
"""


def routes(root: str, folder: Path = FOLDER) -> list[Route]:
    """The page at `/`, and its files."""

    async def index(_: Request) -> Response:
        page = folder / "index.html"
        if not page.is_file():
            return HTMLResponse(MISSING.format(root=root))
        return FileResponse(page, headers={"cache-control": "no-cache"}, media_type="text/html")

    async def file(request: Request) -> Response:
        if root and request.path_params["path"] == root[1:]:
            return RedirectResponse(root + "/")
        wanted = (folder / request.path_params["path"]).resolve()
        if not wanted.is_relative_to(folder.resolve()) or not wanted.is_file():
            return HTMLResponse("There is no such page.", 404)
        hashed = request.path_params["path"].startswith("assets/")
        return FileResponse(wanted, headers={"cache-control": FOR_EVER if hashed else "no-cache"})

    return [Route("/", index), Route("/{path:path}", file)]
