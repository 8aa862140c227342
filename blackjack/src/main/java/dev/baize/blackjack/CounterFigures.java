package dev.baize.blackjack;

import dev.baize.core.statistics.Estimate;
import dev.baize.core.statistics.Figure;
import dev.baize.core.statistics.Interval;
import dev.baize.core.statistics.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;

/**
 * The statistics of a simulation that card counters ask for, in minimum bets (D. Schlesinger,
 * <i>Blackjack Attack</i>, for SCORE; B. Harris for N0). The intervals of figures that depend on
 * both the mean result and its standard deviation follow from the interval of the mean: the error
 * of the other is much smaller.
 */
final class CounterFigures {
  private static final double HALF = 0.5;
  private static final double RISK = 0.05;
  private static final double SCORE = 1e6;
  private static final int HUNDRED = 100;
  private static final Interval UNKNOWN = new Interval(Double.NaN, Double.NaN);

  private final double minimum;
  private final double bankroll;
  private final Estimate result;
  private final double variance;
  private final Function<String, Sample> samples;

  /** What the minimum loses of a natural's payment because that is rounded down, in minimums. */
  private final double ofNatural;

  /** What it loses of the half that surrender returns. */
  private final double ofSurrender;

  /**
   * Takes the samples.
   *
   * @param samples by the name of the measure
   */
  CounterFigures(BlackjackRules rules, Function<String, Sample> samples) {
    Sample hands = samples.apply("result of a hand");
    this.minimum = rules.minimum();
    this.bankroll = rules.bankroll() / minimum;
    this.result = inMinimums(hands.estimate());
    this.variance = Math.pow(hands.standardDeviation() / minimum, 2);
    this.samples = samples;
    long wager = rules.minimum();
    BlackjackHouseRules house = rules.house();
    this.ofNatural =
        house.natural().isWhole(wager)
            ? 0
            : house.natural().ratio() - house.natural().of(wager) / minimum;
    this.ofSurrender =
        house.surrender() == Surrender.NONE || wager % 2 == 0
            ? 0
            : -HandResult.SURRENDER.payoff(wager) / minimum - HALF;
  }

  private Estimate inMinimums(Estimate money) {
    return new Estimate(
        money.value() / minimum, money.standardError() / minimum, money.degreesOfFreedom());
  }

  List<Figure> all() {
    List<Figure> all = new ArrayList<>(always());
    if (ofNatural > 0 || ofSurrender > 0) {
      all.add(lostByRounding());
    }
    return all;
  }

  private List<Figure> always() {
    return List.of(
        monotone("result a round", "what a round wins, in minimums", won -> won),
        monotone("result of 100 rounds", "in minimums", won -> HUNDRED * won),
        new Figure(
            "deviation of a round",
            "the standard deviation of what a round wins, in minimums",
            Math.sqrt(variance),
            intervalOfDeviation()),
        average("average bet", "what is bet before a deal, in minimums", "bet"),
        average(
            "average wager",
            "what is wagered in a round with doubles and splits, in minimums",
            "wagered"),
        monotone(
            "N0",
            "the rounds after which the expected win is one standard deviation",
            won -> won > 0 ? variance / (won * won) : Double.POSITIVE_INFINITY),
        monotone(
            "SCORE",
            "1,000,000 times the square of the win over the standard deviation of a round",
            won -> won > 0 ? SCORE * won * won / variance : 0),
        monotone(
            "risk of ruin",
            "of losing the bankroll of the session, if play went on for ever",
            won -> won > 0 ? Math.exp(-2 * won * bankroll / variance) : 1),
        monotone(
            "bankroll for a risk of 5 %",
            "with which the risk of ruin is 5 %, in minimums",
            won -> won > 0 ? -Math.log(RISK) * variance / (2 * won) : Double.POSITIVE_INFINITY));
  }

  /** The sum of the bounds of two intervals holds at least as surely as each of them. */
  private Figure lostByRounding() {
    Estimate naturals = samples.apply("natural").estimate();
    Interval interval = scaled(naturals.interval95(), ofNatural);
    double lost = ofNatural * naturals.value();
    if (ofSurrender > 0) {
      Estimate surrenders = samples.apply("surrendered").estimate();
      Interval more = scaled(surrenders.interval95(), ofSurrender);
      interval = new Interval(interval.low() + more.low(), interval.high() + more.high());
      lost += ofSurrender * surrenders.value();
    }
    return new Figure(
        "lost by rounding",
        "what a bet of the minimum loses a round because payments are rounded down, in minimums",
        lost,
        interval);
  }

  private static Interval scaled(Interval interval, double factor) {
    return new Interval(factor * interval.low(), factor * interval.high());
  }

  private Figure average(String name, String meaning, String measure) {
    Estimate average = inMinimums(samples.apply(measure).estimate());
    return new Figure(name, meaning, average.value(), average.interval95());
  }

  /**
   * The interval of the standard deviation, from that of the mean square. That is estimated from
   * games, as the rounds of a game depend on each other: a large bet is rarely alone.
   */
  private Interval intervalOfDeviation() {
    Sample sample = samples.apply("squared result");
    if (sample.max() == SessionMeasures.MOST_SQUARED) {
      return UNKNOWN;
    }
    Interval squares = sample.estimate().interval95();
    Interval won = result.interval95();
    double meanSquare = variance + result.value() * result.value();
    double scale = meanSquare / sample.mean();
    double least = Math.max(0, Math.max(won.low(), -won.high()));
    double most = Math.max(-won.low(), won.high());
    return new Interval(
        Math.sqrt(Math.max(0, scale * squares.low() - most * most)),
        Math.sqrt(scale * squares.high() - least * least));
  }

  /** A figure that is a monotone function of the mean result of a round. */
  private Figure monotone(String name, String meaning, DoubleUnaryOperator ofResult) {
    Interval won = result.interval95();
    double one = ofResult.applyAsDouble(won.low());
    double other = ofResult.applyAsDouble(won.high());
    boolean known = !Double.isNaN(won.low()) && !Double.isNaN(variance);
    Interval interval = known ? new Interval(Math.min(one, other), Math.max(one, other)) : UNKNOWN;
    return new Figure(name, meaning, ofResult.applyAsDouble(result.value()), interval);
  }
}
