"""One small program for each peer, run by that peer's own Python or Node.

Nothing in this folder may import anything but the standard library and the peer itself; only
``meadhall.py``, our own contribution, runs in our environment.
"""
