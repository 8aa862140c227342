import unittest

import numpy as np

from baize import IllegalAction, SoloEnv

from . import demands


class OneAgent(unittest.TestCase):

    def test_plays_any_game_against_players(self):
        for game, (_, rules, _, length, actions) in demands.GAMES.items():
            players = {"euchre": ["Simple", "-", "Simple", "Random"], "beans": ["-", "Greedy"]}.get(game, ["-"])
            with self.subTest(game), SoloEnv(game, players, rules=rules) as env:
                self.assertEqual(env.observation_space["observation"].shape, (length,))
                self.assertEqual(env.action_space.n, actions)
                seen = []
                for _ in range(2):
                    chance = np.random.default_rng(3)
                    observation, info = env.reset(seed=9)
                    self.assertEqual(len(info["legal"]) > 0, observation["action_mask"].any())
                    ended, shown = False, [observation["observation"].tolist()]
                    while not ended:
                        self.assertTrue(env.observation_space.contains(observation))
                        action = chance.choice(np.flatnonzero(observation["action_mask"]))
                        observation, reward, ended, truncated, info = env.step(action)
                        self.assertIsInstance(reward, float)
                        self.assertTrue(not truncated and (ended or reward == 0))
                        shown.append((reward, observation["observation"].tolist()))
                    with self.assertRaises(IllegalAction):
                        env.step(action)
                    seen.append(shown)
                self.assertEqual(*seen)
                self.assertEqual(len(env.table.scores), len(players))

    def test_is_one(self):
        with self.assertRaisesRegex(ValueError, "one seat .*'seat_0', 'seat_2'"):
            SoloEnv("euchre", ["-", "Simple"])
