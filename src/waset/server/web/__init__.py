"""HTTP and sockets: callers, limits, requests and answers."""
