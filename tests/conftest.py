"""Settings that all tests share."""

from hypothesis import settings

settings.register_profile("waset", deadline=None)
"""No example has a time limit: a busy machine is no defect."""
settings.load_profile("waset")
