"""Tests of the package, which need Baize on the path: python3 -m unittest, in the folder above."""
