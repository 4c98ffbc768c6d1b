"""The server in a browser: the same tables without a network, kept on the device, by the standard library alone."""
