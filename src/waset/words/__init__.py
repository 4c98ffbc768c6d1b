"""What players read: the catalogues in Fluent that all games share, and the speaker that makes sentences from data.

Each game brings its own catalogues beside its rules (`games/NAME/words`). The page speaks from the same files.
"""

from waset.words.catalogue import LANGUAGES, Catalogue, MissingWords, catalogue, negotiated
from waset.words.speaker import Speaker, plain

__all__ = ["LANGUAGES", "Catalogue", "MissingWords", "Speaker", "catalogue", "negotiated", "plain"]
