import sys
import unittest
from pathlib import Path

import numpy as np

from baize import BaizeEnv, BaizeError, VectorEnv, won

from . import demands


class AHost(unittest.TestCase):

    def test_that_cannot_be_has_its_reason_told_in_a_line(self):
        for words, named, reason in (
                ((), {"command": "no-such-program"}, "^no-such-program cannot be run: No such file or directory$"),
                ((), {"command": ["echo"]}, "^b'host euchre --seed 0\\\\n' is no line of the protocol; is this Baize\\?$"),
                ((["-", "Nobody"],), {}, '^baize: no euchre player "Nobody"'),
                (("Simple",), {}, '^players \\[\'Simple\'\\]: expected one or more that are called "-"$'),
                (("-", "points 0, shuffle uniform"), {}, "points")):
            with self.subTest(words), self.assertRaisesRegex((BaizeError, ValueError), reason) as caught:
                BaizeEnv("euchre", *words, **named)
            self.assertNotIn("\n", str(caught.exception))

    def test_of_a_game_without_numbers_is_refused(self):
        script = """import sys
for line in ['{"type":"hello"}', '{"type":"setup","game":"chess","settings":{}}']:
    print(line, flush=True)
    sys.stdin.readline()
sys.stdin.readline()"""
        with self.assertRaisesRegex(BaizeError, "chess numbers no decisions"):
            BaizeEnv("chess", command=[sys.executable, "-c", script])

    def test_of_a_game_without_arrays_shows_named_values(self):
        kuhn = {"options": ["--players", str(Path(__file__).parents[2] / "kuhn")]}
        with BaizeEnv("kuhn", **kuhn) as env:
            env.reset()
            self.assertEqual(env.observation_space("seat_0")["observation"].shape, (0,))
            self.assertIn("card", env.last()[-1]["view"])
            demands.play(env, demands.by_chance(np.random.default_rng(1)))
        with self.assertRaisesRegex(BaizeError, "kuhn has no views as arrays"):
            VectorEnv("kuhn", **kuhn)


class AReward(unittest.TestCase):

    def test_is_of_winners_and_losers_and_alone_the_score(self):
        self.assertEqual([won(seat, [10, 4, 10, 4], [0, 2]) for seat in range(4)], [1, -1, 1, -1])
        self.assertEqual([won(seat, [3, 3], winners) for seat in range(2) for winners in ([], [0, 1])], [0] * 4)
        self.assertEqual(won(0, [95], [0]), 95)
