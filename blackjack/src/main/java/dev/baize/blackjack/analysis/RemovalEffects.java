package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.HouseRules;
import java.util.ArrayList;
import java.util.List;

/**
 * By how much the removal of single cards changes what a round is worth, and how well a {@link
 * CardCount} tells so: exact differences of expected values, played by the {@link
 * StrategyClass#BASIC} strategy of a full shoe.
 *
 * <p>The correlations and the playing efficiency are those of P. Griffin, <i>The Theory of
 * Blackjack</i>. Immutable.
 */
public final class RemovalEffects {
  private final Situations situations;
  private final SituationStrategy strategy;
  private final WeighedShoe full;
  private final List<WeighedShoe> removed = new ArrayList<>();

  private RemovalEffects(HouseRules rules) {
    Composition composition = Composition.decks(rules.decks());
    this.strategy = SituationStrategy.best(KnownCards.of(rules, composition));
    this.situations = strategy.situations();
    double[] none = new double[AllHands.count()];
    this.full = new WeighedShoe(rules, composition, strategy, none);
    for (int card = 1; card <= VALUES; card++) {
      removed.add(new WeighedShoe(rules, composition.without(card), strategy, none));
    }
  }

  /**
   * {@return the effects under some rules} Takes about a second for six decks.
   *
   * @param rules the rules of the house
   */
  public static RemovalEffects of(HouseRules rules) {
    return new RemovalEffects(rules);
  }

  /** {@return the expected value of a round with the full shoe} */
  public double expected() {
    return full.expected();
  }

  /**
   * {@return by how much the expected value of a round grows if a card is gone}
   *
   * @param card the value of the card, 1 for an ace to 10
   * @throws IllegalArgumentException if there is no such value
   */
  public double effect(int card) {
    Composition.checkValue(card);
    return removed.get(card - 1).expected() - full.expected();
  }

  /**
   * {@return how well a count tells what a round is worth, up to 1}
   *
   * @param count the count
   */
  public double bettingCorrelation(CardCount count) {
    double[] effects = new double[VALUES];
    for (int card = 1; card <= VALUES; card++) {
      effects[card - 1] = effect(card);
    }
    return count.correlation(effects);
  }

  /**
   * {@return how well a count tells what insurance is worth, up to 1}
   *
   * @param count the count
   */
  public double insuranceCorrelation(CardCount count) {
    double[] effects = new double[VALUES];
    effects[VALUES - 1] = -1;
    return count.correlation(effects);
  }

  /**
   * {@return the part that a count finds of all that could be won by knowing which cards are left
   * when choosing, up to 1} Insurance is left out. It is an average over a shoe of which half is
   * dealt, and what is gained is taken to be normally distributed.
   *
   * @param count the count
   */
  public double playingEfficiency(CardCount count) {
    double found = 0;
    double all = 0;
    for (int up = 1; up <= VALUES; up++) {
      for (int number = 0; number < situations.count(); number++) {
        if (!situations.isOfSplitPair(number)) {
          Gain gain = gain(count, up, number);
          found += gain.found();
          all += gain.all();
        }
      }
    }
    return found / all;
  }

  /** What is won in a situation by choosing better than basic. */
  private record Gain(double found, double all) {}

  private Gain gain(CardCount count, int up, int number) {
    Gain most = new Gain(0, 0);
    Choice basic = strategy.choices(up)[number];
    for (Choice other : situations.situation(number).allowed()) {
      double mean = gain(full, up, number, basic, other);
      double[] effects = new double[VALUES];
      for (int card = 1; card <= VALUES; card++) {
        effects[card - 1] = gain(removed.get(card - 1), up, number, basic, other) - mean;
      }
      double deviation = NormalGain.deviation(full.composition(), effects);
      double all = NormalGain.of(mean, deviation);
      if (all > most.all()) {
        double known = Math.abs(count.correlation(effects));
        most = new Gain(NormalGain.of(mean, known * deviation), all);
      }
    }
    double frequency = full.frequency(up, number);
    return new Gain(frequency * most.found(), frequency * most.all());
  }

  private static double gain(WeighedShoe shoe, int up, int number, Choice basic, Choice other) {
    double worth = shoe.worth(up, number, other) - shoe.worth(up, number, basic);
    return worth == 0 ? 0 : worth / shoe.frequency(up, number);
  }

  /** By how much a choice in a situation is worth more if a card is gone. */
  double effect(int card, int up, int situation, Choice choice) {
    return removed.get(card - 1).worth(up, situation, choice) - full.worth(up, situation, choice);
  }

  Situations situations() {
    return situations;
  }
}
