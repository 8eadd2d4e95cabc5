"""Measurements that go beyond one engine and one command."""
