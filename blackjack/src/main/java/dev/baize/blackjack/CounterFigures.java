package dev.baize.blackjack;

import dev.baize.core.game.Figure;
import dev.baize.core.game.MeasureSummary;
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

  /** What a round wins, in minimum bets. */
  private final double result;

  private final Interval won;
  private final double variance;
  private final Function<String, ? extends MeasureSummary> measured;

  /** What rounding down costs a natural on the minimum bet, in minimum bets. */
  private final double ofNatural;

  /** What rounding costs a surrendered minimum bet, in minimum bets. */
  private final double ofSurrender;

  private record Interval(double low, double high) {
    Interval times(double factor) {
      return new Interval(factor * low, factor * high);
    }
  }

  private static Interval interval95(MeasureSummary measure, double unit) {
    double mean = measure.mean() / unit;
    double margin = measure.quantile95() * (measure.standardError() / unit);
    return new Interval(mean - margin, mean + margin);
  }

  CounterFigures(BlackjackRules rules, Function<String, ? extends MeasureSummary> measured) {
    MeasureSummary hands = measured.apply("result of a hand");
    this.minimum = rules.minimum();
    this.bankroll = rules.bankroll() / minimum;
    this.result = hands.mean() / minimum;
    this.won = interval95(hands, minimum);
    this.variance = Math.pow(hands.standardDeviation() / minimum, 2);
    this.measured = measured;
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
        figure(
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
    MeasureSummary naturals = measured.apply("natural");
    Interval interval = interval95(naturals, 1).times(ofNatural);
    double lost = ofNatural * naturals.mean();
    if (ofSurrender > 0) {
      MeasureSummary surrenders = measured.apply("surrendered");
      Interval more = interval95(surrenders, 1).times(ofSurrender);
      interval = new Interval(interval.low() + more.low(), interval.high() + more.high());
      lost += ofSurrender * surrenders.mean();
    }
    return figure(
        "lost by rounding",
        "what a bet of the minimum loses a round because payments are rounded down, in minimums",
        lost,
        interval);
  }

  private static Figure figure(String name, String meaning, double value, Interval interval) {
    return new Figure(name, meaning, value, interval.low(), interval.high());
  }

  private Figure average(String name, String meaning, String measure) {
    MeasureSummary average = measured.apply(measure);
    return figure(name, meaning, average.mean() / minimum, interval95(average, minimum));
  }

  /** From the mean square, estimated from games: rounds of one game are not independent. */
  private Interval intervalOfDeviation() {
    MeasureSummary squared = measured.apply("squared result");
    if (squared.max() == SessionMeasures.MAX_SQUARED) {
      return UNKNOWN;
    }
    Interval squares = interval95(squared, 1);
    double meanSquare = variance + result * result;
    double scale = meanSquare / squared.mean();
    double least = Math.max(0, Math.max(won.low(), -won.high()));
    double most = Math.max(-won.low(), won.high());
    return new Interval(
        Math.sqrt(Math.max(0, scale * squares.low() - most * most)),
        Math.sqrt(scale * squares.high() - least * least));
  }

  private Figure monotone(String name, String meaning, DoubleUnaryOperator ofResult) {
    double one = ofResult.applyAsDouble(won.low());
    double other = ofResult.applyAsDouble(won.high());
    boolean known = !Double.isNaN(won.low()) && !Double.isNaN(variance);
    Interval interval = known ? new Interval(Math.min(one, other), Math.max(one, other)) : UNKNOWN;
    return figure(name, meaning, ofResult.applyAsDouble(result), interval);
  }
}
