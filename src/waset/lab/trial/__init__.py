"""An edition tried beside the default one: the same deals with both."""
