"""Connections on which somebody begins a request and never ends it, or says nothing at all, are closed."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD = 20.0  # seconds until the headers of a request must have come
BODY = 60.0  # and then its body, however long


class Patient(H11Protocol):
    """HTTP as uvicorn speaks it, with an end to its patience."""

    _owed: float | None = None  # seconds that the part has which the client still has to send
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._expect(HEAD)

    def handle_events(self) -> None:
        """Something came, or waits since the last answer: a part that is not complete gets no more time by it."""
        super().handle_events()
        if self.transport.get_protocol() is self:  # and no WebSocket by now
            self._expect({h11.IDLE: HEAD, h11.SEND_BODY: BODY}.get(self.conn.their_state))

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From now on it is another protocol."""
        self._expect(None)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._expect(None)
        super().connection_lost(exc)

    def _expect(self, seconds: float | None) -> None:
        if seconds == self._owed:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._owed = seconds
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.close)
