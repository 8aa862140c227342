package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;
import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.analysis.SituationEvaluator.SituationWeights;
import java.util.Arrays;
import java.util.List;

/**
 * The value of each choice in each {@link Situation} over all hands that it covers, each weighted
 * by how often it arises when a strategy is played: what makes one strategy card of {@link
 * StrategyClass#BASIC} better than another. Immutable.
 */
public final class SituationValues {
  private final ExactAnalysis analysis;
  private final SituationStrategy strategy;
  private final SituationWeights[] weights = new SituationWeights[VALUES];

  private SituationValues(ExactAnalysis analysis, double[] tags) {
    this.analysis = analysis;
    this.strategy = analysis.requireSituations();
    double[] tagged = tagged(tags);
    for (int up = 1; up <= VALUES; up++) {
      weights[up - 1] =
          analysis.composition().count(up) > 0
              ? new SituationEvaluator(analysis.cards(), strategy.situations(), up)
                  .of(strategy.choices(up), false, tagged)
              : new SituationWeights(strategy.situations(), tagged);
    }
  }

  /**
   * {@return what the choices are worth when the strategy of an analysis is played, with what a
   * count makes of the hands of a situation}
   *
   * @param analysis of {@link StrategyClass#BASIC} or of a given strategy
   * @param tags ten numbers: what an ace adds to the count, a Two and so on to Nine, and a card
   *     worth ten; none for a count that is always 0
   * @throws IllegalArgumentException if the strategy looks at more than situations, or there are
   *     not ten numbers
   */
  public static SituationValues of(ExactAnalysis analysis, double... tags) {
    requireNonNull(analysis);
    if (tags.length != VALUES && tags.length > 0) {
      throw new IllegalArgumentException(
          Arrays.toString(tags) + ": expected ten numbers, of aces first");
    }
    return new SituationValues(analysis, Arrays.copyOf(tags, VALUES));
  }

  /** By hand of {@link AllHands}, what its cards add up to. */
  private static double[] tagged(double[] tags) {
    double[] sums = new double[AllHands.count()];
    for (int hand = 0; hand < sums.length; hand++) {
      for (int card = 1; card <= VALUES; card++) {
        sums[hand] += AllHands.cards(hand, card) * tags[card - 1];
      }
    }
    return sums;
  }

  /** {@return the analysis whose strategy is played} */
  public ExactAnalysis analysis() {
    return analysis;
  }

  /** {@return all situations that there are under the rules, in a fixed order} */
  public List<Situation> situations() {
    return strategy.situations().all();
  }

  /**
   * {@return the expected value of a choice in all rounds that come to a situation, and 0 in all
   * others} Values of different choices differ by what they are worth; each is raised by 1 for each
   * time that the situation arises and the round goes on.
   *
   * @param up the value of the dealer's up card, 1 for an ace to 10
   * @param situation one that there is under the rules
   * @param choice one that is allowed in it
   */
  public double worth(int up, Situation situation, Choice choice) {
    requireNonNull(choice);
    return chance(up) * against(up).worth(strategy.number(situation), choice);
  }

  /**
   * {@return how often a situation arises in a round, pairs that come up in a split and may be
   * split again not counted}
   *
   * @param up the value of the dealer's up card, 1 for an ace to 10
   * @param situation one that there is under the rules
   */
  public double frequency(int up, Situation situation) {
    return chance(up) * against(up).frequencies[strategy.number(situation)];
  }

  /**
   * {@return the average number of cards that are seen in a situation, the up card included; {@link
   * Double#NaN} if it never arises}
   *
   * @param up the value of the dealer's up card, 1 for an ace to 10
   * @param situation one that there is under the rules
   */
  public double seen(int up, Situation situation) {
    SituationWeights against = against(up);
    int number = strategy.number(situation);
    return 1 + against.sizes[number] / against.frequencies[number];
  }

  /**
   * {@return the average of what a count makes of the player's cards in a situation; {@link
   * Double#NaN} if it never arises}
   *
   * @param up the value of the dealer's up card, 1 for an ace to 10
   * @param situation one that there is under the rules
   */
  public double count(int up, Situation situation) {
    SituationWeights against = against(up);
    int number = strategy.number(situation);
    return against.counts[number] / against.frequencies[number];
  }

  private SituationWeights against(int up) {
    Composition.checkValue(up);
    return weights[up - 1];
  }

  private double chance(int up) {
    Composition composition = analysis.composition();
    return (double) composition.count(up) / composition.size();
  }
}
