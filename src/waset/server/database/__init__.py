"""The database, SQLite or PostgreSQL, and the one thread per process that writes to it."""
