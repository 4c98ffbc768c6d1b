"""What is answered about being told of turns."""

from waset.server.web.wire.fields import TypedDict, sealed


@sealed
class PushKey(TypedDict):
    """The server's public key, by which push services know it (`applicationServerKey`)."""

    key: str
