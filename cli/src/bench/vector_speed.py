"""Measures how many decisions of euchre a second the vector environment of examples/python makes.

PYTHONPATH=examples/python python3 cli/src/bench/vector_speed.py [PLAYER...]

Actions are chosen by chance; the first rounds, in which Java compiles, are not counted.
"""
import sys
import time

import numpy as np
from baize import VectorEnv

MATCHES, STEPS, ROUNDS = 256, 500, 12

with VectorEnv("euchre", sys.argv[1:], MATCHES) as env:
    chance = np.random.default_rng(1)
    observations, _ = env.reset(seed=1)
    speeds = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(STEPS):
            mask = observations["action_mask"]
            observations, *_ = env.step((mask * chance.random(mask.shape, np.float32)).argmax(axis=1))
        speeds.append(MATCHES * STEPS / (time.perf_counter() - began))
    counted = sorted(speeds[ROUNDS // 2:])
    print(f"{counted[len(counted) // 2]:,.0f} decisions a second (median), {counted[0]:,.0f} to {counted[-1]:,.0f}")
