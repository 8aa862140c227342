package dev.baize.review;

import com.google.common.collect.Maps;
import com.google.common.collect.Multimaps;
import dev.baize.core.game.Seat;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The judged decisions of one seat, and what they cost.
 *
 * <p>The costs of decisions are those of the best ones less those made, by what the seat knew; the
 * rest of the result is luck: result = expected + luck − costs.
 *
 * @param seat the seat
 * @param name who sat there, as the table shows it
 * @param unit the unit of the result, the expectation and the sums of costs
 * @param result how the game ended for the seat; empty if it is not over
 * @param expected what it could expect before the first deal; empty if that is not known, and taken
 *     as 0
 * @param decisions those with more than one choice, in order
 * @param withAllCards what the hands bring with all cards open; empty if that was not asked for
 */
public record SeatReview(
    Seat seat,
    String name,
    String unit,
    OptionalDouble result,
    OptionalDouble expected,
    List<JudgedDecision> decisions,
    Optional<OpenHands> withAllCards) {

  /**
   * A sum of costs.
   *
   * @param decisions how many decisions were judged
   * @param mistakes how many of them are mistakes
   * @param value the sum
   * @param standardError its standard error
   */
  public record Costs(int decisions, int mistakes, double value, double standardError) {

    static Costs of(Collection<JudgedDecision> decisions) {
      double sum = 0;
      double variance = 0;
      int mistakes = 0;
      for (JudgedDecision decision : decisions) {
        sum += decision.weight() * decision.cost();
        variance += Math.pow(decision.weight() * decision.costError(), 2);
        mistakes += decision.isMistake() ? 1 : 0;
      }
      return new Costs(decisions.size(), mistakes, sum, Math.sqrt(variance));
    }

    Costs plus(Costs other) {
      return new Costs(
          decisions + other.decisions,
          mistakes + other.mistakes,
          value + other.value,
          Math.hypot(standardError, other.standardError));
    }
  }

  /** {@return the costs of all decisions} */
  public Costs costs() {
    return Costs.of(decisions);
  }

  /** {@return the costs of decisions by kind, in the order in which the kinds came first} */
  public Map<String, Costs> costsByKind() {
    return Maps.transformValues(
        Multimaps.index(decisions, JudgedDecision::kind).asMap(), Costs::of);
  }

  /** {@return the costs of the mistakes} */
  public Costs costsOfMistakes() {
    return Costs.of(mistakes());
  }

  /** {@return the mistakes, the worst first} */
  public List<JudgedDecision> mistakes() {
    return decisions.stream()
        .filter(JudgedDecision::isMistake)
        .sorted(Comparator.comparingDouble(each -> -each.weight() * each.cost()))
        .toList();
  }

  /** {@return the result less what was expected plus the costs; empty if the game is not over} */
  public OptionalDouble luck() {
    return result.isEmpty()
        ? result
        : OptionalDouble.of(result.getAsDouble() - expected.orElse(0) + costs().value());
  }
}
