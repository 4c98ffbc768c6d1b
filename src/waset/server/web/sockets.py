"""Web sockets: what uvicorn's protocol does not do, or does differently."""

from typing import Final

from starlette.types import Message
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from waset.server.web.connections import STATE, Waiting

SEND_NOW: Final = "waset.send_now"
"""The name under which a socket offers its `send_now` to the app."""


class Socket(WebSocketsSansIOProtocol):
    """A web socket. A mistake of its client is not logged as an error."""

    _gathering: bool = False
    """Whether texts are waiting for the end of this iteration of the loop."""

    async def send(self, message: Message) -> None:  # type: ignore[override]  # uvicorn's types of messages are private
        """Sends; marks a handshake that was refused with a body as complete, which uvicorn does not."""
        await super().send(message)  # type: ignore[arg-type]  # the same
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        """Runs the app, which may send texts without waiting."""
        self.scope["extensions"][SEND_NOW] = {SEND_NOW: self.send_now}
        await super().run_asgi()
        self._end_unread()

    def keepalive_timeout(self) -> None:
        """The client has not answered a ping."""
        super().keepalive_timeout()
        self._end_unread()

    def _end_unread(self) -> None:
        """Ends the connection even if its client never reads the rest: closing alone waits for that for ever."""
        waiting: Waiting = self.app_state[STATE]
        self.loop.call_later(waiting.settings.read_seconds, self.transport.abort)

    def send_now(self, text: bytes) -> bool:
        """Sends a text without waiting; returns False if the client does not keep up or is gone.

        Texts that follow each other at once go out together: whoever acts is told what came of it, and that it is done.
        """
        if self.disconnected or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        if not self._gathering:
            self._gathering = True
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        """Writes what has gathered, unless something else that was sent took it along."""
        self._gathering = False
        gathered = b"".join(self.conn.data_to_send())
        if gathered and not self.transport.is_closing():
            self.transport.write(gathered)

    def send_receive_event_to_app(self) -> None:
        """Hands a message to the app, or closes with 1007 if it is text that is not UTF-8."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
