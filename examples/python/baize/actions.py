"""Decisions as numbers.

Most games number their decisions themselves, as docs/views.md lists. Blackjack does not, because
there is no bound to wagers; here, its decisions are numbered in this order:

    0 to 5    hit, stand, double, split, surrender, decline
    6 to 13   bet: the smallest bet; 1/64, 1/32, 1/16, 1/8, 1/4 and 1/2 of the bankroll; all of it
    14 to 17  insure: 1/4, 1/2 and 3/4 of the most that can be insured; all of it

Amounts are rounded down, and are the smallest that is legal at least.
"""
from typing import Any, Dict

WORDS = ("hit", "stand", "double", "split", "surrender", "decline")
BETS = ((0, 1), (1, 64), (1, 32), (1, 16), (1, 8), (1, 4), (1, 2), (1, 1))
INSURANCE = ((1, 4), (1, 2), (3, 4), (1, 1))

#: What a line says to decide for an action, by the number of each action that is legal.
Choices = Dict[int, Dict[str, Any]]


def count(game: str, numbered: int) -> int:
    """How many actions a game has, of which it numbers some itself."""
    return len(WORDS) + len(BETS) + len(INSURANCE) if game == "blackjack" else numbered


def choices(line: Dict[str, Any]) -> Choices:
    """The legal actions of a question."""
    if "numbers" in line:
        return {number: {"number": number} for number in line["numbers"]}
    view, legal, first = line["view"], line["legal"], len(WORDS)
    texts = {WORDS.index(text): text for text in legal if text in WORDS}
    if view["phase"] == "bet":
        texts.update(_amounts("bet", first, BETS, view["minimum_bet"], view["bankroll"]))
    elif view["phase"] == "insure":
        texts.update(_amounts("insure", first + len(BETS), INSURANCE, 1, view["most_insurance"]))
    return {number: {"decision": text} for number, text in texts.items()}


def _amounts(word, first, grid, least, most):
    return {first + i: f"{word} {max(least, most * part // of)}" for i, (part, of) in enumerate(grid)}
