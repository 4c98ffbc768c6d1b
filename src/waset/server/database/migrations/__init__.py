"""The steps that bring a database of an earlier version to this one's."""
