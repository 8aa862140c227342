package dev.baize.blackjack.counting;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.analysis.Choice;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.Situation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * The index plays of a count under some rules, the most valuable first; insurance is one of them.
 *
 * <p>What a play is worth is what it wins over the basic choice at each true count, from the exact
 * values behind {@link CountIndices}, weighted by how often that count arises with half of the shoe
 * unseen, and by a bet of as many minimums as the true count, at least one. Departures that win
 * nothing are left out: interpolation finds some of hands that hardly ever arise. Immutable.
 */
public final class IndexPlays {
  private static final IndexPlays NONE = new IndexPlays(List.of(), OptionalDouble.empty(), 0);

  private final List<IndexPlay> plays;
  private final OptionalDouble insurance;
  private final double insuranceGain;

  private IndexPlays(List<IndexPlay> plays, OptionalDouble insurance, double insuranceGain) {
    this.plays = plays;
    this.insurance = insurance;
    this.insuranceGain = insuranceGain;
  }

  /**
   * {@return all index plays} Takes some seconds for six decks.
   *
   * @param rules the rules of the house
   * @param count the count
   */
  public static IndexPlays of(BlackjackHouseRules rules, CardCount count) {
    requireNonNull(count);
    CountIndices indices = new CountIndices(RemovalEffects.of(rules), count, 1, done -> {});
    IndexGains gains = new IndexGains(rules, count, indices);
    List<IndexPlay> plays = new ArrayList<>();
    for (List<CountIndex> same : byPlay(indices.all())) {
      double gain = same.stream().mapToDouble(gains::of).sum();
      if (gain > 0) {
        plays.add(new IndexPlay(List.copyOf(same), gain));
      }
    }
    plays.sort(Comparator.comparingDouble(play -> -play.gain()));
    OptionalDouble insurance =
        rules.insurance() ? CountIndices.insurance(rules, count) : OptionalDouble.empty();
    return new IndexPlays(List.copyOf(plays), insurance, gains.ofInsurance());
  }

  /** {@return no plays at all} */
  public static IndexPlays none() {
    return NONE;
  }

  /** Those of one hand, up card and change of choices, in the order in which they were found. */
  private static Iterable<List<CountIndex>> byPlay(List<CountIndex> indices) {
    Map<List<Object>, List<CountIndex>> plays = new LinkedHashMap<>();
    for (CountIndex at : indices) {
      Situation in = at.situation();
      List<Object> key =
          List.of(at.up(), in.hand(), in.pair(), at.below(), at.above(), at.isPlayedAbove());
      plays.computeIfAbsent(key, added -> new ArrayList<>()).add(at);
    }
    return plays.values();
  }

  /**
   * {@return the most valuable of these plays}
   *
   * @param number how many, 0 or more; all, if there are fewer
   */
  public IndexPlays mostValuable(int number) {
    if (number < 0) {
      throw new IllegalArgumentException(number + " index plays: expected 0 or more");
    }
    if (number >= size()) {
      return this;
    }
    long better = plays.stream().filter(play -> play.gain() >= insuranceGain).count();
    return insurance.isPresent() && better < number
        ? new IndexPlays(plays.subList(0, number - 1), insurance, insuranceGain)
        : new IndexPlays(plays.subList(0, number), OptionalDouble.empty(), 0);
  }

  /** {@return how many plays there are, insurance included} */
  public int size() {
    return plays.size() + (insurance.isPresent() ? 1 : 0);
  }

  /** {@return all plays but insurance, the most valuable first} */
  public List<IndexPlay> plays() {
    return plays;
  }

  /** {@return the true count above which to insure; empty if that is not among these plays} */
  public OptionalDouble insurance() {
    return insurance;
  }

  /** {@return what insurance wins in a round, in minimums; 0 if it is not among these plays} */
  public double insuranceGain() {
    return insurance.isPresent() ? insuranceGain : 0;
  }

  /** What index plays win in a round, over the true counts and bets of {@link IndexPlays}. */
  private static final class IndexGains {
    private static final double DECK = 52;
    private static final double HALF = 0.5;

    private final CountIndices indices;

    /** By shoe of the indices, how often its true count arises, times the bet then. */
    private final double[] weights = new double[CountIndices.ANALYSES];

    /** With half of the shoe unseen, true counts are about normally distributed. */
    IndexGains(BlackjackHouseRules rules, CardCount count, CountIndices indices) {
      this.indices = indices;
      Composition full = Composition.decks(rules.decks());
      double size = full.size();
      double variance = DECK * DECK * count.squares(full) / (size * (size - 1));
      double sum = 0;
      for (int at = 0; at < weights.length; at++) {
        double trueCount = CountIndices.trueCount(at);
        weights[at] = Math.exp(-trueCount * trueCount / (2 * variance));
        sum += weights[at];
      }
      for (int at = 0; at < weights.length; at++) {
        weights[at] *= Math.max(1, CountIndices.trueCount(at)) / sum;
      }
    }

    /** What play by an index wins over the choice at a true count of 0. */
    double of(CountIndex index) {
      Choice basic = indices.best(CountIndices.NEUTRAL, index.up(), index.situation());
      double sum = 0;
      for (int at = 0; at < weights.length; at++) {
        if (CountIndices.trueCount(at) >= index.trueCount() == index.isPlayedAbove()) {
          sum +=
              weights[at] * indices.gain(at, index.up(), index.situation(), basic, index.choice());
        }
      }
      return sum;
    }

    double ofInsurance() {
      double sum = 0;
      for (int at = 0; at < weights.length; at++) {
        CountIndices.CountedShoe shoe = indices.shoe(at);
        double size = shoe.composition().size();
        double tens = shoe.wanted(CardCount.VALUES) / (size - 1);
        sum += weights[at] * shoe.wanted(1) / size * Math.max(0, HALF * (3 * tens - 1));
      }
      return sum;
    }
  }
}
