import contextlib
import io
import unittest

import numpy as np

from baize import BETS, WORDS, BaizeEnv, BaizeError, IllegalAction, Refusal

from . import demands

try:
    from pettingzoo.test import api_test, seed_test
except ImportError:
    api_test = seed_test = None


class AgentsOfEveryGame(unittest.TestCase):

    @classmethod
    def setUpClass(cls):
        cls.envs = {game: cls.environment(game) for game in demands.GAMES}

    @classmethod
    def tearDownClass(cls):
        for env in cls.envs.values():
            env.close()

    @staticmethod
    def environment(game):
        players, rules, *_ = demands.GAMES[game]
        return BaizeEnv(game, players, rules=rules, seed=3, render_mode="ansi")

    def each(self):
        for game, (_, _, agents, length, actions) in demands.GAMES.items():
            with self.subTest(game):
                yield self.envs[game], agents, length, actions

    def test_are_known_with_their_spaces_before_the_first_match(self):
        for env, agents, length, actions in self.each():
            self.assertEqual((env.possible_agents, env.max_num_agents), (agents, len(agents)))
            for agent in agents:
                space = env.observation_space(agent)
                self.assertEqual(space["observation"].shape, (length,))
                self.assertEqual(space["action_mask"].shape, (actions,))
                self.assertIs(space, env.observation_space(agent))
                self.assertEqual(env.action_space(agent).n, actions)
                self.assertIs(env.action_space(agent), env.action_space(agent))
            self.assertEqual(env.state_space.shape, (len(agents) * length,))

    def test_play_as_agents_do(self):
        for env, agents, *_ in self.each():
            env.reset(options={"unknown": 1})
            self.assertEqual(env.agents, agents)
            demands.play(env, demands.by_chance(np.random.default_rng(7)))
            self.assertEqual(env.ask("outcome", record=env.record)["scores"], env.scores)

    def test_see_the_same_after_the_same_seed_and_in_the_matches_after_it(self):
        for env, agents, *_ in self.each():
            seen = []
            for seed in (5, None, 5, None, 6):
                env.reset(seed=seed)
                env.step(int(env.last()[0]["action_mask"].argmax()))
                env.reset(seed=seed)  # gives up a match
                seen.append(demands.play(env, demands.by_chance(np.random.default_rng(7))))
            self.assertEqual(seen[0], seen[2])
            self.assertNotEqual(seen[0], seen[4])
            env.reset(seed=5)
            env.reset()
            first = env.last()[0]["observation"].tolist()
            env.reset(seed=5)
            env.reset()
            self.assertEqual(first, env.last()[0]["observation"].tolist())

    def test_begin_with_the_same_series_without_a_seed(self):
        both = []
        for _ in range(2):
            with self.environment("euchre") as env:
                self.assertEqual((env.agents, env.num_agents), ([], 0))
                env.reset()
                both.append(env.last()[0]["observation"].tolist())
        self.assertEqual(*both)

    def test_have_illegal_actions_refused_without_a_change(self):
        for env, agents, length, actions in self.each():
            env.reset(seed=1)
            before = env.last()
            mask = before[0]["action_mask"]
            for action in (None, -1, actions, int(mask.argmin()), "shout"):
                with self.assertRaises(IllegalAction):
                    env.step(action)
            self.assertEqual(str(env.last()), str(before))
            demands.play(env, demands.by_chance(np.random.default_rng(1)))
            env.reset(seed=1)
            env.step(np.int32(mask.argmax()))

    def test_are_shown_as_a_text(self):
        for env, *_ in self.each():
            env.reset()
            self.assertIn("\nphase: ", env.render())
            demands.play(env, demands.by_chance(np.random.default_rng(1)))
            self.assertTrue(env.render().startswith("scores: ["))

    @unittest.skipUnless(api_test, "there is no PettingZoo")
    def test_pass_the_tests_of_pettingzoo(self):
        for game, (players, rules, *_) in demands.GAMES.items():
            with self.subTest(game), contextlib.redirect_stdout(io.StringIO()):
                with BaizeEnv(game, players, rules=rules) as env:
                    api_test(env, num_cycles=100)
                seed_test(lambda: BaizeEnv(game, players, rules=rules), num_cycles=100)


class AgentsOfEuchre(unittest.TestCase):

    def test_see_what_happens_while_others_decide(self):
        with BaizeEnv("euchre") as env:
            env.reset(seed=2)
            for _ in range(40):
                turns = [env.observe(agent) for agent in env.agents]
                for agent, seen in zip(env.agents, turns):
                    self.assertEqual(seen["action_mask"].any(), agent == env.agent_selection)
                state = np.concatenate([seen["observation"] for seen in turns])
                self.assertEqual(env.state().tolist(), state.tolist())
                self.assertEqual({str(seen["observation"][280:287]) for seen in turns},
                                 {str(turns[0]["observation"][280:287])})  # the phase
                env.step(int(env.last()[0]["action_mask"].argmax()))

    def test_play_on_from_a_record(self):
        with BaizeEnv("euchre", ["-", "Simple"]) as env:
            env.reset(seed=2)
            lowest = lambda agent, observation: int(observation["action_mask"].argmax())
            demands.play(env, lowest)
            record = env.record.splitlines(keepends=True)
            scores = env.scores
            env.reset(options={"record": "".join(record[:-6])})
            self.assertLess(len(demands.play(env, lowest)), 10)
            self.assertEqual(env.scores, scores)

    def test_go_on_after_a_refusal(self):
        with BaizeEnv("euchre", rules="points 2, shuffle uniform") as env:
            with self.assertRaisesRegex(BaizeError, "reset"):
                env.last()
            with self.assertRaisesRegex(Refusal, "nonsense"):
                env.reset(options={"rules": "nonsense 1"})
            with self.assertRaisesRegex(BaizeError, "reset"):
                env.step(None)
            with self.assertRaises(Refusal):
                env.ask("legal", record="torn")
            env.reset()
            demands.play(env, demands.by_chance(np.random.default_rng(1)))
        for call in (env.reset, env.last):
            with self.assertRaisesRegex(BaizeError, "closed"):
                call()
        self.assertEqual(env._host._process.poll(), 0)


class AnAgentOfBlackjack(unittest.TestCase):

    def test_bets_fractions_of_its_money(self):
        with BaizeEnv("blackjack", rules="classic, hands 3") as env:
            for i, (part, of) in enumerate(BETS):
                env.reset(seed=4)
                view = env.infos["seat_0"]["view"]
                mask = env.last()[0]["action_mask"]
                first = len(WORDS)
                self.assertEqual(np.flatnonzero(mask).tolist(), list(range(first, first + len(BETS))))
                env.step(first + i)
                wager = max(view["minimum_bet"], view["bankroll"] * part // of)
                self.assertEqual(env.infos["seat_0"]["view"]["wager"], wager)
