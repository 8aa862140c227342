"""Learns euchre from games against Random, and says how often it wins then.

The value of an action is the points that its hand gains, and is learned as a sum of weights: one for
each pair of an action and a mark in the array of the view. Suits count from trump or, before there is
one, from the upcard's. Needs Baize, Python 3.9 or later, and numpy.
"""
import argparse, math, random, sys
from baize import BaizeEnv, BaizeError

RATE, CURIOSITY = 0.05, 0.3
MARKS, TRUMP, OURS, THEIRS, PASS, BID, DEFEND = 288, 264, 290, 291, 48, 49, 57  # docs/views.md

def turned(number, suit):  # cards and suits are numbered in fours
    return number - number % 4 + (number - suit) % 4

def alike(action, suit):  # the action of which this one is a copy in other suits
    if action in (PASS, DEFEND):
        return action
    return turned(action, suit) if action < PASS else BID + turned(action - BID, suit)

def play(env, weights, chance, curiosity):  # a game; returns whether it was won
    env.reset()
    hand, lead = [], 0  # what was decided in this hand, and the lead in points before it
    for agent in env.agent_iter():
        seen = {} if env.scores else {name: values.tolist() for name, values in env.observe(agent).items()}
        array = seen.get("observation")
        now = array[OURS] - array[THEIRS] if seen else env.scores[0] - env.scores[1]
        if now != lead:
            for marks, row in hand if curiosity else ():
                error = now - lead - sum(row[i] for i in marks)
                for i in marks:
                    row[i] += RATE * error / len(marks)
            hand, lead = [], now
        if not seen:
            env.step(None)
            continue
        actions = [i for i, legal in enumerate(seen["action_mask"]) if legal]
        suit = next((s for s in range(4) if array[TRUMP + s]), array.index(1, 24, 48) % 4)
        marks = [turned(i, suit) if i < 268 else i for i in range(MARKS) if array[i]]
        rows = {action: weights[alike(action, suit)] for action in actions}
        best = max(actions, key=lambda action: sum(rows[action][i] for i in marks))
        action = chance.choice(actions) if chance.random() < curiosity else best
        hand.append((marks, rows[action]))
        env.step(action)
    return 0 in env.winners

parser = argparse.ArgumentParser(description="Learns euchre from games against Random.")
parser.add_argument("--games", type=int, default=1500, help="to learn from")
parser.add_argument("--tests", type=int, default=500, help="games that count afterwards")
parser.add_argument("--seed", type=int, default=1, help="of the cards, and of what it tries")
parser.add_argument("--baize", default="baize", help="the program")
told = parser.parse_args()
if told.tests < 1:
    parser.error(f"argument --tests: {told.tests}: expected 1 or more")
try:
    with BaizeEnv("euchre", ["-", "Random"] * 2, seed=told.seed, command=[told.baize]) as env:
        weights, chance = [[0.0] * MARKS for _ in range(DEFEND + 1)], random.Random(told.seed)
        for _ in range(told.games):
            play(env, weights, chance, CURIOSITY)
        share = sum(play(env, weights, chance, 0) for _ in range(told.tests)) / told.tests
except BaizeError as error:
    sys.exit(f"{parser.prog}: {error}")
margin = 1.96 * math.sqrt(share * (1 - share) / told.tests)
print(f"wins {100 * share:.1f} % ± {100 * margin:.1f} % (95 %) of {told.tests} games against Random")
