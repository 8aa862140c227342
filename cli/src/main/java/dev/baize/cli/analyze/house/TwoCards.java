package dev.baize.cli.analyze.house;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Two cards of a player, by value from 1, an ace.
 *
 * @param low the lower of them
 * @param high the higher of them
 */
record TwoCards(int low, int high) {

  /** All but a natural: hard hands first, by total and lower card. */
  static final List<TwoCards> ALL = all();

  private static final int ACE_MORE = 10;

  private static List<TwoCards> all() {
    List<TwoCards> hands = new ArrayList<>();
    for (int low = 1; low <= CardValues.COUNT; low++) {
      for (int high = low; high <= CardValues.COUNT; high++) {
        if (low > 1 || high < CardValues.COUNT) {
          hands.add(new TwoCards(low, high));
        }
      }
    }
    hands.sort(Comparator.comparing(TwoCards::isSoft).thenComparing(TwoCards::total));
    return List.copyOf(hands);
  }

  boolean isSoft() {
    return low == 1;
  }

  boolean isPair() {
    return low == high;
  }

  int total() {
    return low + high + (isSoft() ? ACE_MORE : 0);
  }

  /** For instance {@code A+7}. */
  @Override
  public String toString() {
    return CardValues.symbol(low) + "+" + CardValues.symbol(high);
  }
}
