"""The rules, one file per concern. Start reading at `turn`."""
