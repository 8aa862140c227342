import random
import unittest

import numpy as np

from baize import BaizeEnv, BaizeError, IllegalAction, VectorEnv

from . import demands

COUNT = 70  # of matches at once: more than two of the chunks in which answers are sent


def lowest(observations):
    return observations["action_mask"].argmax(1)


class MatchesAtOnce(unittest.TestCase):

    def test_are_those_that_are_played_one_at_a_time(self):
        for game, (players, rules, *_) in demands.GAMES.items():
            with self.subTest(game), VectorEnv(game, players, COUNT, rules) as env, \
                    BaizeEnv(game, players, rules) as one:
                observations, infos = env.reset(seed=8)
                shown = [[] for _ in range(COUNT)]
                ended = np.zeros(COUNT, bool)
                while not ended.all():
                    self.assertTrue(env.observation_space.contains(observations))
                    for row in np.flatnonzero(~ended):
                        shown[row].append((env.possible_agents[infos["agent"][row]],
                                           observations["observation"][row].tolist(),
                                           observations["action_mask"][row].tolist()))
                    agents, actions = infos["agent"], lowest(observations)
                    observations, rewards, now, truncated, infos = env.step(actions)
                    self.assertFalse(truncated.any() or rewards[~now].any() or infos["rewards"][~now].any())
                    for row in np.flatnonzero(now & ~ended):
                        self.assertEqual(rewards[row], infos["rewards"][row][agents[row]])
                        shown[row].append(infos["rewards"][row].tolist())
                    ended |= now
                seeds = random.Random(8)
                for row in range(COUNT):
                    seed = seeds.getrandbits(63)
                    if row % 23:
                        continue
                    one.reset(seed=seed)
                    seen = demands.play(one, lambda _, observation: int(observation["action_mask"].argmax()))
                    decisions = [each[:3] for each in seen if any(each[2])]
                    self.assertEqual([*decisions, [each[3] for each in seen if not any(each[2])]], shown[row])

    def test_reward_the_agents_that_have_decided(self):
        with VectorEnv("beans", count=40) as env:
            observations, infos = env.reset(seed=1)
            gained = set()
            for _ in range(150):
                agents = infos["agent"]
                observations, rewards, _, _, infos = env.step(lowest(observations))
                self.assertEqual(rewards.tolist(), infos["rewards"][np.arange(40), agents].tolist())
                gained.update(rewards.tolist())
            self.assertLessEqual({-1, 0, 1}, gained)

    def test_begin_again_with_a_reset_and_go_on_after_their_ends(self):
        with VectorEnv("euchre", ["-", "Simple"], 5, "points 1, shuffle uniform") as env:
            went = []
            for _ in range(2):
                observations, _ = env.reset(seed=1)
                ends, sums = 0, []
                for _ in range(200):
                    observations, _, ended, _, infos = env.step(lowest(observations))
                    ends += ended.sum()
                    sums.append((observations["observation"].sum(), infos["rewards"].tolist()))
                self.assertGreater(ends, 20)
                went.append(sums)
            self.assertEqual(*went)

    def test_have_illegal_actions_refused_without_a_change(self):
        for game in ("euchre", "blackjack"):
            with self.subTest(game), VectorEnv(game, count=3) as env:
                with self.assertRaisesRegex(BaizeError, "reset"):
                    env.step([0, 0, 0])
                observations, _ = env.reset(seed=1)
                legal = lowest(observations)
                for wrong in (observations["action_mask"][1].argmin(), -1, 1000):
                    with self.assertRaisesRegex(IllegalAction, f"{wrong} in row 1: expected one of"):
                        env.step([legal[0], wrong, legal[2]])
                with self.assertRaisesRegex(ValueError, "2 actions: expected 3"):
                    env.step(legal[:2])
                env.step(legal)
                env.close()
                with self.assertRaisesRegex(BaizeError, "closed"):
                    env.step(legal)

    def test_are_1000_at_most(self):
        with self.assertRaisesRegex(ValueError, "count 1001: expected a whole number from 1 to 1000"):
            VectorEnv("euchre", count=1001)
