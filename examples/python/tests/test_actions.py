import unittest

from baize.actions import choices, count


class DecisionsOfBlackjack(unittest.TestCase):

    def test_have_numbers_here(self):
        self.assertEqual([count("blackjack", 0), count("euchre", 58), count("chess", 0)], [18, 58, 0])
        self.assertEqual(choices({"view": {"phase": "play"}, "legal": ["stand", "split"]}),
                         {1: {"decision": "stand"}, 3: {"decision": "split"}})

    def test_are_wagers_of_a_grid(self):
        for bankroll, amounts in ((1000, [5, 15, 31, 62, 125, 250, 500, 1000]), (7, [5, 5, 5, 5, 5, 5, 5, 7])):
            question = {"view": {"phase": "bet", "minimum_bet": 5, "bankroll": bankroll}, "legal": ["bet 5"]}
            self.assertEqual(choices(question), {6 + i: {"decision": f"bet {n}"} for i, n in enumerate(amounts)})

    def test_are_insurances_of_a_grid(self):
        for most, amounts in ((10, [2, 5, 7, 10]), (1, [1, 1, 1, 1])):
            question = {"view": {"phase": "insure", "most_insurance": most}, "legal": ["insure 1", "decline"]}
            self.assertEqual(choices(question), {5: {"decision": "decline"}, **{
                14 + i: {"decision": f"insure {n}"} for i, n in enumerate(amounts)}})


class DecisionsThatAGameNumbers(unittest.TestCase):

    def test_keep_their_numbers(self):
        self.assertEqual(choices({"numbers": [48, 50]}), {48: {"number": 48}, 50: {"number": 50}})
