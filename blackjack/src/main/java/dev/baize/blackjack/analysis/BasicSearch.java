package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

/**
 * Finds the best play by situation against one up card: that of {@link StrategyClass#BASIC}.
 *
 * <p>With all other choices fixed, the expected value of a round is a weighted sum over the hands
 * that a situation covers, since none of them becomes another one of the same situation; for
 * splits, {@link SplitWeights} say so. From a first guess, each round of the search makes every
 * choice the best against the present others, until nothing changes; if that takes long, only the
 * one that gains most, which cannot go on for ever.
 */
final class BasicSearch {
  private static final double ROUNDING = 1e-15;
  private static final int ROUNDS_AT_ONCE = 20;

  private final KnownCards cards;
  private final Situations situations;
  private final int up;
  private final SituationPlay play;

  BasicSearch(KnownCards cards, Situations situations, int up) {
    this.cards = cards;
    this.situations = situations;
    this.up = up;
    this.play = new SituationPlay(cards, situations, up);
  }

  /** The choices by number of the situation. */
  Choice[] find() {
    Choice[] choices = new Choice[situations.count()];
    for (int number = 0; number < choices.length; number++) {
      choices[number] = firstGuess(situations.situation(number));
    }
    improve(choices, weigh(choices, true), true);
    int round = 0;
    while (improve(choices, weigh(choices, false), round < ROUNDS_AT_ONCE)) {
      round++;
    }
    return choices;
  }

  private static Choice firstGuess(Situation situation) {
    if (situation.allowed().contains(Choice.SPLIT)) {
      return Choice.SPLIT;
    }
    int enough = situation.hand().isSoft() ? 18 : 17;
    return situation.hand().total() < enough && situation.allowed().contains(Choice.HIT)
        ? Choice.HIT
        : Choice.STAND;
  }

  /** Changes choices that are not the best; all of them, or the one that gains most. */
  private boolean improve(Choice[] choices, SituationWeights weights, boolean all) {
    int best = -1;
    Choice better = Choice.STAND;
    double most = ROUNDING;
    for (int number = 0; number < choices.length; number++) {
      for (Choice choice : situations.situation(number).allowed()) {
        double gain = weights.worth(number, choice) - weights.worth(number, choices[number]);
        if (gain > (all ? ROUNDING : most)) {
          best = number;
          better = choice;
          most = gain;
          if (all) {
            choices[number] = choice;
          }
        }
      }
    }
    if (best >= 0) {
      choices[best] = better;
    }
    return best >= 0;
  }

  /**
   * Weighs all choices against the present ones.
   *
   * @param everywhere whether to weigh hands that the present choices do not lead to, too
   */
  private SituationWeights weigh(Choice[] choices, boolean everywhere) {
    SituationWeights weights = new SituationWeights(situations);
    UpcardValues values = play.values(choices);
    weighSplits(choices, values, weights, everywhere);
    play.unsplit(choices);
    for (int first = 1; first <= VALUES; first++) {
      for (int second = first; second <= VALUES; second++) {
        int hand = AllHands.of(first, second);
        double chance = values.chance(first, second);
        if (chance > 0 && hand != AllHands.NATURAL) {
          int situation = situations.first(hand);
          for (Choice choice : situations.situation(situation).allowed()) {
            weights.add(situation, choice, chance * values.value(hand, choice));
          }
          if (everywhere || choices[situation] == Choice.HIT) {
            weights.reach(cards.deals().hands().place(hand), chance);
          }
        }
      }
    }
    weights.spread(cards.deals(), up, play.play(), play.plan(), false, AllHands.BUST, everywhere);
    return weights;
  }

  private void weighSplits(
      Choice[] choices, UpcardValues values, SituationWeights weights, boolean everywhere) {
    for (int value = 1; value <= VALUES && cards.rules().hands() > 1; value++) {
      double chance = values.chance(value, value);
      int first = situations.first(AllHands.of(value, value));
      if (chance <= 0) {
        continue;
      }
      if (situations.splitsAgain(value) && situations.again(value) != first) {
        weighAgain(value, choices, weights);
      }
      if (everywhere || choices[first] == Choice.SPLIT) {
        weighHands(value, chance, choices, weights, everywhere);
      }
    }
  }

  /** Weighs whether to split a pair again, and what else to do with it. */
  private void weighAgain(int value, Choice[] choices, SituationWeights weights) {
    int again = situations.again(value);
    Choice present = choices[again];
    for (Choice choice : situations.situation(again).allowed()) {
      choices[again] = choice;
      weights.add(again, choice, play.split(value, choices));
    }
    choices[again] = present;
  }

  /** Weighs the choices with the hands of a split. */
  private void weighHands(
      int value, double chance, Choice[] choices, SituationWeights weights, boolean everywhere) {
    if (cards.pairs().getOneCard(value)) {
      return;
    }
    int pair = AllHands.of(value, value);
    boolean keeps = situations.splitsAgain(value) && play.most(value, choices) == 2;
    int weighed = keeps ? pair : AllHands.BUST;
    int most = everywhere ? 2 : play.most(value, choices);
    Plan plan = play.planOfSplit(value, choices);
    SplitWeights split = cards.pairs().weights(up, value, most);
    for (int gone = 0; gone < cards.pairs().gone(value, most); gone++) {
      Deals deals = cards.pairs().deals(value, gone);
      play.play().followAndHit(deals, up, plan);
      int start = deals.hands().place(AllHands.of(value));
      for (int second = 1; second <= VALUES; second++) {
        double left = deals.left(up, start, second) / deals.unseen(start);
        double weight = split.any(gone) + (second == value ? 0 : split.other(gone));
        if (left > 0) {
          weights.reach(deals.hands().next(start, second), chance * weight * left);
        }
      }
      weights.spread(deals, up, play.play(), plan, true, weighed, everywhere);
    }
  }
}
