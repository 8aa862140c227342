"""Learns euchre from games against Random, and says how it plays then.

The value of an action is the points that its hand gains, and is learned as a sum of weights: one for
every pair of an action and a mark in the array of the view. Suits are counted from trump, or before
there is one from the upcard's. Needs Python 3.8 or later, Baize, and nothing else.
"""
import argparse, math, random
from baize_env import BaizeEnv

RATE, CURIOSITY, MARKS = 0.05, 0.1, 288  # docs/views.md has the array and the numbers of actions

def turned(number, suit):  # cards and suits are numbered in fours
    return number - number % 4 + (number - suit) % 4

def options(array, actions):  # the marks that are set, and for each action its name among weights
    suit = next((s for s in range(4) if array[264 + s]), array.index(1, 24, 48) % 4)
    marks = [turned(i, suit) if i < 268 else i for i in range(MARKS) if array[i]]
    return marks, [("bid", a) if a in (48, 57) else ("bid", turned(a - 49, suit)) if a > 48
                   else ("card", turned(a, suit)) for a in actions]

def learn(hand, gain):  # what was chosen in a hand has gained these points
    for marks, weights in hand:
        error = gain - sum(weights[i] for i in marks)
        for i in marks:
            weights[i] += RATE * error / len(marks)
    hand.clear()

def play(env, values, chance, curiosity):  # one game; returns whether it was won
    env.reset()
    hand, lead = [], 0
    for agent in env.agent_iter():
        array = env.observation_tensor()
        now = env.scores[0] - env.scores[1] if env.scores else array[290] - array[291]
        if now != lead and curiosity:
            learn(hand, now - lead)
        lead = now
        if env.scores:
            env.step(None)
            continue
        marks, names = options(array, env.legal_actions())
        rows = [values.setdefault(name, [0.0] * MARKS) for name in names]
        best = max(range(len(rows)), key=lambda k: sum(rows[k][i] for i in marks))
        chosen = chance.randrange(len(rows)) if chance.random() < curiosity else best
        hand.append((marks, rows[chosen]))
        env.step(env.legal_actions()[chosen])
    return 0 in env.winners

parser = argparse.ArgumentParser(description="Learns euchre from games against Random.")
parser.add_argument("--games", type=int, default=1500, help="to learn from")
parser.add_argument("--tests", type=int, default=500, help="games that count afterwards")
parser.add_argument("--seed", type=int, default=1, help="of the cards, and of what it tries")
parser.add_argument("--baize", default="baize", help="the program")
told = parser.parse_args()
with BaizeEnv("euchre", ["-", "Random"] * 2, seed=told.seed, command=[told.baize]) as env:
    values, chance = {}, random.Random(told.seed)
    for _ in range(told.games):
        play(env, values, chance, CURIOSITY)
    share = sum(play(env, values, chance, 0) for _ in range(told.tests)) / told.tests
margin = 1.96 * math.sqrt(share * (1 - share) / told.tests)
print(f"wins {100 * share:.1f} % ± {100 * margin:.1f} % (95 %) of {told.tests} games against Random")
