"""Cuts the fonts of the page out of the packages of Fontsource: the letters of its languages, the weights that it uses.

Run by hand after a change of the packages, with `fonttools` and `brotli` installed: python web/scripts/fonts.py
"""

from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB: Final = Path(__file__).parents[1]
WEIGHTS: Final = {"atkinson-hyperlegible-next": (400, 700), "rokkitt": (600, 700)}
LETTERS: Final = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *map(ord, "ŒœŸ–—‘’‚“”„•…\u202f‹›€™←↑→↓−≈≠"),
]
FEATURES: Final = ["kern", "mark", "mkmk", "liga", "ccmp", "tnum", "lnum"]
"""Without the forms of single languages (locl): the slab's Dutch ij is one letter, which reads as ÿ."""


def main() -> None:
    """Writes both fonts into src/fonts."""
    for name, weights in WEIGHTS.items():
        folder = WEB / "node_modules" / "@fontsource-variable" / name / "files"
        font = TTFont(folder / f"{name}-latin-wght-normal.woff2")
        options = Options(hinting=False, layout_features=FEATURES, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
        options.drop_tables += ["STAT", "MVAR"]
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=LETTERS)
        subsetter.subset(font)
        font = instancer.instantiateVariableFont(font, {"wght": weights})
        font.flavor = "woff2"
        font.save(WEB / "src" / "fonts" / f"{name}.woff2")


if __name__ == "__main__":
    main()
