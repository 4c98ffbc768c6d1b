"""A small picture made of boxes and letters, without any library for drawing."""

from typing import Final

import numpy as np
import numpy.typing as npt

Colour = tuple[int, int, int]

GLYPHS: Final = {
    "A": "75755",
    "B": "65656",
    "C": "74447",
    "D": "65556",
    "E": "74647",
    "F": "74644",
    "G": "74557",
    "H": "55755",
    "I": "72227",
    "J": "11157",
    "K": "55655",
    "L": "44447",
    "M": "57755",
    "N": "65555",
    "O": "75557",
    "P": "75744",
    "Q": "75571",
    "R": "75655",
    "S": "74717",
    "T": "72222",
    "U": "55557",
    "V": "55552",
    "W": "55775",
    "X": "55255",
    "Y": "55222",
    "Z": "71247",
    "0": "75557",
    "1": "26227",
    "2": "71747",
    "3": "71717",
    "4": "55711",
    "5": "74717",
    "6": "74757",
    "7": "71111",
    "8": "75757",
    "9": "75717",
    "/": "11244",
    "+": "02720",
    "-": "00700",
    ":": "02020",
    "?": "71302",
    "*": "52725",
    ".": "00002",
}
"""Three dots across and five down: a digit for each line, a bit for each dot."""
WIDE: Final = 3
HIGH: Final = 5
SCALE: Final = 2
LETTER: Final = SCALE * (WIDE + 1)
LINE: Final = SCALE * (HIGH + 1)


class PixelCanvas:
    """A picture made of boxes and letters; whatever lies outside is cut off."""

    def __init__(self, width: int, height: int, colour: Colour) -> None:
        self.pixels: npt.NDArray[np.uint8] = np.empty((height, width, 3), np.uint8)
        self.pixels[:] = colour

    def box(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Fills a rectangle."""
        self.pixels[max(y, 0) : max(y + height, 0), max(x, 0) : max(x + width, 0)] = colour

    def write(self, x: int, y: int, words: str, colour: Colour) -> None:
        """Writes capitals, digits and a few signs; others are left blank."""
        for letter in words.upper():
            for line, dots in enumerate(GLYPHS.get(letter, "00000")):
                for dot in range(WIDE):
                    if int(dots) >> (WIDE - 1 - dot) & 1:
                        self.box(x + SCALE * dot, y + SCALE * line, SCALE, SCALE, colour)
            x += LETTER
