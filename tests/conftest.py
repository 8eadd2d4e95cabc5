"""What all tests share."""

from hypothesis import settings

# The same examples on every run and no time limits: a failing build must be repeatable.
settings.register_profile("meadhall", derandomize=True, deadline=None)
settings.load_profile("meadhall")
