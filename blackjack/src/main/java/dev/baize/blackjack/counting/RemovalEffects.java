package dev.baize.blackjack.counting;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.Situation;
import dev.baize.blackjack.analysis.SituationValues;
import dev.baize.blackjack.analysis.Strategy;
import dev.baize.blackjack.analysis.StrategyClass;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The effects of removal (EOR) of single cards on the expected value of a round, and how well a
 * {@link CardCount} correlates with them: exact differences of expected values, played by the
 * {@link StrategyClass#BASIC} strategy of a full shoe.
 *
 * <p>The correlations and the playing efficiency are those of P. Griffin, <i>The Theory of
 * Blackjack</i>. Immutable.
 */
public final class RemovalEffects {
  /** The number of analyses for all effects: of the full shoe, and without each card. */
  public static final int ANALYSES = 1 + CardCount.VALUES;

  private final BlackjackHouseRules rules;
  private final Strategy strategy;
  private final SituationValues full;
  private final List<SituationValues> removed = new ArrayList<>();

  private RemovalEffects(BlackjackHouseRules rules, int threads, IntConsumer watcher) {
    this.rules = rules;
    Composition composition = Composition.decks(rules.decks());
    ExactAnalysis basic = ExactAnalysis.of(rules, composition, StrategyClass.BASIC, threads);
    this.strategy = basic.strategy().orElseThrow();
    this.full = SituationValues.of(basic);
    watcher.accept(1);
    for (int card = 1; card <= CardCount.VALUES; card++) {
      removed.add(
          SituationValues.of(
              ExactAnalysis.of(rules, composition.without(card), strategy, threads)));
      watcher.accept(1 + card);
    }
  }

  /**
   * {@return the effects under some rules} Takes about a second for six decks.
   *
   * @param rules the rules of the house
   */
  public static RemovalEffects of(BlackjackHouseRules rules) {
    return of(rules, 1, done -> {});
  }

  /**
   * {@return the effects under some rules, computed on some threads} The number of threads does not
   * change the result.
   *
   * @param rules the rules of the house
   * @param threads 1 or more
   * @param watcher is told how many of the {@link #ANALYSES} are done after each; may throw, which
   *     ends the analysis
   */
  public static RemovalEffects of(BlackjackHouseRules rules, int threads, IntConsumer watcher) {
    return new RemovalEffects(rules, threads, watcher);
  }

  /** {@return the rules of the house} */
  public BlackjackHouseRules rules() {
    return rules;
  }

  /** {@return the analysis of the full shoe} */
  public ExactAnalysis fullShoe() {
    return full.analysis();
  }

  /** {@return the expected value of a round with the full shoe} */
  public double expected() {
    return fullShoe().expected();
  }

  /**
   * {@return by how much the expected value of a round grows if a card is gone}
   *
   * @param card the value of the card, 1 for an ace to 10
   */
  public double effect(int card) {
    CardCount.checkValue(card);
    return removed.get(card - 1).analysis().expected() - expected();
  }

  /**
   * {@return the betting correlation of a count: how well it predicts the value of a round, up to
   * 1}
   *
   * @param count the count
   */
  public double bettingCorrelation(CardCount count) {
    double[] effects = new double[CardCount.VALUES];
    for (int card = 1; card <= CardCount.VALUES; card++) {
      effects[card - 1] = effect(card);
    }
    return count.correlation(effects);
  }

  /**
   * {@return the insurance correlation of a count: how well it predicts the value of insurance, up
   * to 1}
   *
   * @param count the count
   */
  public double insuranceCorrelation(CardCount count) {
    double[] effects = new double[CardCount.VALUES];
    effects[CardCount.VALUES - 1] = -1;
    return count.correlation(effects);
  }

  /**
   * {@return the playing efficiency of a count: the fraction that it achieves of the gain from
   * choosing with full knowledge of the cards left, up to 1} Insurance is left out. It is an
   * average over a shoe of which half is dealt, and gains are taken to be normally distributed.
   *
   * @param count the count
   */
  public double playingEfficiency(CardCount count) {
    double found = 0;
    double all = 0;
    for (int up = 1; up <= CardCount.VALUES; up++) {
      for (Situation situation : situations()) {
        if (full.frequency(up, situation) > 0) {
          Gain gain = gain(count, up, situation);
          found += gain.found();
          all += gain.all();
        }
      }
    }
    return found / all;
  }

  private record Gain(double found, double all) {}

  private Gain gain(CardCount count, int up, Situation situation) {
    Gain most = new Gain(0, 0);
    Choice basic = strategy.choose(up, situation);
    for (Choice other : situation.allowed()) {
      double mean = gain(full, up, situation, basic, other);
      double[] effects = new double[CardCount.VALUES];
      for (int card = 1; card <= CardCount.VALUES; card++) {
        effects[card - 1] = gain(removed.get(card - 1), up, situation, basic, other) - mean;
      }
      double deviation = NormalGain.deviation(full.analysis().composition(), effects);
      double all = NormalGain.of(mean, deviation);
      if (all > most.all()) {
        double known = Math.abs(count.correlation(effects));
        most = new Gain(NormalGain.of(mean, known * deviation), all);
      }
    }
    double frequency = full.frequency(up, situation);
    return new Gain(frequency * most.found(), frequency * most.all());
  }

  private static double gain(
      SituationValues shoe, int up, Situation situation, Choice basic, Choice other) {
    double worth = shoe.worth(up, situation, other) - shoe.worth(up, situation, basic);
    return worth == 0 ? 0 : worth / shoe.frequency(up, situation);
  }

  /** The effect of removal of a card on the value of a choice in a situation. */
  double effect(int card, int up, Situation situation, Choice choice) {
    return removed.get(card - 1).worth(up, situation, choice) - full.worth(up, situation, choice);
  }

  List<Situation> situations() {
    return full.situations();
  }

  /** The unit normal linear loss integral: the mean gain of an option taken when it is positive. */
  static final class NormalGain {
    /** The steps of the integral for each deviation, and how far it goes. */
    private static final int STEPS = 64;

    private static final int FARTHEST = 8;

    /**
     * The standard deviation of the mean over the cards left when half of a shoe is dealt, by how
     * much the mean grows if a card of each value is gone.
     */
    static double deviation(Composition composition, double[] effects) {
      double size = composition.size();
      double mean = 0;
      for (int card = 1; card <= CardCount.VALUES; card++) {
        mean += composition.count(card) / size * effects[card - 1];
      }
      double squares = 0;
      for (int card = 1; card <= CardCount.VALUES; card++) {
        double effect = (size - 1) * (effects[card - 1] - mean);
        squares += composition.count(card) / size * effect * effect;
      }
      double left = size / 2;
      return Math.sqrt(squares / left * (size - left) / (size - 1));
    }

    static double of(double mean, double deviation) {
      if (deviation <= 0 || mean < -FARTHEST * deviation) {
        return Math.max(0, mean);
      }
      double from = Math.max(-FARTHEST, -mean / deviation);
      int steps = (int) Math.ceil((FARTHEST - from) * STEPS);
      double step = (FARTHEST - from) / steps;
      double sum = 0;
      for (int i = 0; i < steps; i++) {
        double z = from + (i + 0.5) * step;
        sum += (mean + deviation * z) * Math.exp(-z * z / 2);
      }
      return sum * step / Math.sqrt(2 * Math.PI);
    }
  }
}
