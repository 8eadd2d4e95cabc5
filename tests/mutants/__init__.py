"""Tests of `make mutants`: are the tests of the rules themselves tested?"""
