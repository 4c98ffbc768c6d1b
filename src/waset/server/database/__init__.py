"""What is kept: SQLite or PostgreSQL, and the one thread that writes."""
