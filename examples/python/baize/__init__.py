"""The card games of Baize as environments for programs that learn.

All of them run `baize host`, which docs/protocol.md describes in "Baize as the referee", and show
views as arrays and decisions as numbers, which docs/views.md describes. They need numpy. Where
PettingZoo and Gymnasium are installed, they are environments and spaces of those; where not, they
work in the same way.
"""
from .actions import BETS, INSURANCE, WORDS
from .aec import BaizeEnv
from .host import BaizeError, IllegalAction, Refusal, won
from .solo import SoloEnv
from .vector import VectorEnv

__all__ = ["BETS", "INSURANCE", "WORDS", "BaizeEnv", "BaizeError", "IllegalAction", "Refusal", "SoloEnv",
           "VectorEnv", "won"]
