"""Tests of the adapters, with the real packages."""
