package dev.baize.blackjack.analysis;

/**
 * Finds the best play by situation against one up card: that of {@link StrategyClass#BASIC}.
 *
 * <p>With all other choices fixed, the expected value of a round is a weighted sum over the hands
 * that a situation covers, since none of them becomes another one of the same situation; for
 * splits, this follows from {@link SplitWeights}. The search is a kind of policy iteration: from a
 * first guess, each round makes every choice the best against the current others, until nothing
 * changes; if that takes long, it changes only the choice that gains most, which is sure to
 * terminate.
 */
final class BasicSearch {
  private static final double ROUNDING = 1e-15;
  private static final int ROUNDS_AT_ONCE = 20;

  private final Situations situations;
  private final Weighing weighing;

  BasicSearch(KnownCards cards, Situations situations, int up) {
    this.situations = situations;
    this.weighing = new Weighing(cards, situations, up);
  }

  /** The choices by number of the situation. */
  Choice[] find() {
    Choice[] choices = new Choice[situations.count()];
    for (int number = 0; number < choices.length; number++) {
      choices[number] = firstGuess(situations.situation(number));
    }
    improve(choices, weighing.of(choices, true), true);
    int round = 0;
    while (improve(choices, weighing.of(choices, false), round < ROUNDS_AT_ONCE)) {
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
}
