package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;
import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.analysis.SituationEvaluator.SituationWeights;
import java.util.Arrays;
import java.util.Locale;

/** A strategy as a table of its choices. Immutable. */
final class SituationStrategy implements Strategy {
  private final Situations situations;
  private final Choice[][] choices;
  private final boolean[] insures;

  private SituationStrategy(Situations situations, Choice[][] choices, boolean[] insures) {
    this.situations = situations;
    this.choices = choices;
    this.insures = insures;
  }

  /** The best play by situation; see {@link StrategyClass#BASIC}. */
  static SituationStrategy best(KnownCards cards, ParallelWork shares) {
    Situations situations = new Situations(cards.rules());
    Choice[][] choices = new Choice[VALUES][situations.count()];
    shares.each(
        VALUES,
        index -> {
          if (cards.composition().count(index + 1) > 0) {
            choices[index] = BasicSearch.find(cards, situations, index + 1);
          } else {
            Arrays.fill(choices[index], Choice.STAND);
          }
        });
    return new SituationStrategy(situations, choices, insures(cards, situations));
  }

  /** By situation, whether insurance pays over all hands that the situation covers. */
  private static boolean[] insures(KnownCards cards, Situations situations) {
    double[] worth = new double[situations.count()];
    if (cards.composition().count(1) > 0) {
      UpcardValues values = new UpcardValues(cards, new HandPlay(cards.rules()), 1);
      for (int first = 1; first <= VALUES; first++) {
        for (int second = first; second <= VALUES; second++) {
          int hand = AllHands.of(first, second);
          double chance = values.chance(first, second);
          if (chance > 0) {
            worth[situations.first(hand)] += chance * values.insurance(hand);
          }
        }
      }
    }
    boolean[] insures = new boolean[worth.length];
    for (int number = 0; number < worth.length; number++) {
      insures[number] = worth[number] > 0;
    }
    return insures;
  }

  /** Tabulates any strategy, and refuses one that chooses what is not allowed. */
  static SituationStrategy of(Situations situations, Strategy strategy) {
    Choice[][] choices = new Choice[VALUES][situations.count()];
    boolean[] insures = new boolean[situations.count()];
    for (int number = 0; number < situations.count(); number++) {
      Situation situation = situations.situation(number);
      insures[number] = strategy.insures(situation);
      for (int up = 1; up <= VALUES; up++) {
        Choice choice = strategy.choose(up, situation);
        if (!situation.allowed().contains(choice)) {
          throw new IllegalArgumentException(
              String.format(
                  Locale.ROOT,
                  "%s with %s against %d: expected one of %s",
                  choice,
                  situation.hand(),
                  up,
                  situation.allowed()));
        }
        choices[up - 1][number] = choice;
      }
    }
    return new SituationStrategy(situations, choices, insures);
  }

  Situations situations() {
    return situations;
  }

  /** The choices against an up card, by number of the situation. */
  Choice[] choices(int up) {
    return choices[up - 1];
  }

  Choice choose(int up, int hand) {
    boolean two = AllHands.size(hand) == 2;
    return choices[up - 1][two ? situations.first(hand) : situations.later(hand)];
  }

  boolean insures(int hand) {
    return insures[situations.first(hand)];
  }

  @Override
  public Choice choose(int up, Situation situation) {
    Composition.checkValue(up);
    return choices[up - 1][number(situation)];
  }

  /** Those that arise under the rules are known. */
  @Override
  public boolean knows(Situation situation) {
    return situations.number(requireNonNull(situation)) >= 0;
  }

  @Override
  public boolean insures(Situation situation) {
    return insures[number(situation)];
  }

  /** The number of a situation, which must be one under the rules. */
  int number(Situation situation) {
    int number = situations.number(requireNonNull(situation));
    if (number < 0) {
      throw new IllegalArgumentException(situation + ": no such situation under these rules");
    }
    return number;
  }

  /**
   * Finds the best play by situation against one up card: that of {@link StrategyClass#BASIC}.
   *
   * <p>With all other choices fixed, the expected value of a round is a weighted sum over the hands
   * that a situation covers, since none of them becomes another one of the same situation; for
   * splits, this follows from {@link KnownCards.SplitWeights}. The search is a kind of policy
   * iteration: from a first guess, each round makes every choice the best against the current
   * others, until nothing changes; if that takes long, it changes only the choice that gains most,
   * which is sure to terminate.
   */
  private static final class BasicSearch {
    private static final double ROUNDING = 1e-15;
    private static final int ROUNDS_AT_ONCE = 20;
    private static final double[] NO_TAGS = new double[AllHands.count()];

    /** The choices by number of the situation. */
    static Choice[] find(KnownCards cards, Situations situations, int up) {
      SituationEvaluator weighing = new SituationEvaluator(cards, situations, up);
      Choice[] choices =
          situations.all().stream().map(BasicSearch::firstGuess).toArray(Choice[]::new);
      improve(choices, weighing.of(choices, true, NO_TAGS), situations, true);
      int round = 0;
      while (improve(
          choices, weighing.of(choices, false, NO_TAGS), situations, round < ROUNDS_AT_ONCE)) {
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
    private static boolean improve(
        Choice[] choices, SituationWeights weights, Situations situations, boolean all) {
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
}
