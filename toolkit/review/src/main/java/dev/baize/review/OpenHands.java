package dev.baize.review;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What hands bring a seat with all cards open: if, from the first card played on, all who play knew
 * all cards and made the most of them. Nobody at the table could know that, so it judges nobody.
 *
 * @param unit the unit of all values, such as {@code tricks}
 * @param hands those that are over, and of which all cards are known
 */
public record OpenHands(String unit, List<Hand> hands) {

  /** How much a decision lost; null if that is not known, as before the first card. */
  @Nullable Double lostBy(JudgedDecision decision) {
    return hands.stream()
        .filter(each -> each.hand() == decision.hand())
        .findFirst()
        .map(each -> each.lost().get(decision.number()))
        .orElse(null);
  }

  /**
   * A hand.
   *
   * @param hand the hand, from 1
   * @param value what it brings with all cards open
   * @param brought what it brought
   * @param lost by how much each own decision lowered what it brings, by the number of the decision
   *     among those of all seats in the hand, from 1; those before the first card are not known
   */
  public record Hand(long hand, double value, double brought, Map<Integer, Double> lost) {

    double lostInAll() {
      return lost.values().stream().mapToDouble(Double::doubleValue).sum();
    }
  }
}
