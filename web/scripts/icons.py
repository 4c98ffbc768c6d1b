"""Draws the icons of the app in web/public/icons from the mark of the page, with Chromium."""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ICONS: Final = Path(__file__).parent.parent / "public" / "icons"
MARK: Final = "M8 38H38V10H10V29.5H29.5V19H18"
"""The maze of a temple, as in favicon.svg."""
ROUND: Final = '<rect x="2" y="2" width="44" height="44" rx="9" fill="#16306B"/>'
WHOLE: Final = '<rect width="48" height="48" fill="#16306B"/>'
STARS: Final = "".join(
    f'<circle cx="{x}" cy="{y}" r=".55" fill="#E9BC55"/>'
    for x, y in ((5, 6), (42, 4), (44, 22), (4, 27), (24, 3.5), (43, 43), (6, 44))
)


def drawing(ground: str, scale: float = 1.0, ink: str = "#F2C65A") -> str:
    """The mark on its ground."""
    moved = f"translate(24 24) scale({scale}) translate(-23 -24)"
    path = f'<path transform="{moved}" d="{MARK}" fill="none" stroke="{ink}" stroke-width="4.6"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{ground}{path}</svg>'


DRAWN: Final = {
    "icon-192": (192, drawing(ROUND)),
    "icon-512": (512, drawing(ROUND)),
    "maskable-512": (512, drawing(WHOLE + STARS, 0.78)),
    "apple-180": (180, drawing(WHOLE + STARS, 0.86)),
    "badge-96": (96, drawing("", 1.1, "#fff")),
}
"""What a mask cuts off is outside of 80 % of the width; a badge is a silhouette."""


def main() -> None:
    """Draws all of them."""
    chromium = shutil.which("chromium") or "/usr/bin/chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--headless", "--no-sandbox"])
        for name, (size, svg) in DRAWN.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{svg}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
