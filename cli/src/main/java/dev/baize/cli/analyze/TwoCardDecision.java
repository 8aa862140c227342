package dev.baize.cli.analyze;

import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExpectedValues;
import dev.baize.blackjack.player.Simple;
import dev.baize.core.card.Card;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A decision of blackjack with two cards, all given by value from 1, an ace.
 *
 * @param low the lower of the player's cards
 * @param high the higher of the player's cards
 * @param up the dealer's up card
 * @param expected what standing and hitting are worth
 * @param simpleHits whether the Simple player hits
 */
record TwoCardDecision(int low, int high, int up, ExpectedValues expected, boolean simpleHits) {

  private static final int VALUES = 10;

  /** All decisions that can arise: hard hands first, by total, lower card and up card. */
  static List<TwoCardDecision> of(BlackjackAnalysis analysis) {
    List<TwoCardDecision> decisions = new ArrayList<>();
    for (int low = 1; low <= VALUES; low++) {
      for (int high = low; high <= VALUES; high++) {
        for (int up = 1; up <= VALUES; up++) {
          if (low + high != VALUES + 1 || low > 1) {
            add(analysis, low, high, up, decisions);
          }
        }
      }
    }
    decisions.sort(
        Comparator.comparing(TwoCardDecision::isSoft).thenComparing(TwoCardDecision::total));
    return decisions;
  }

  private static void add(
      BlackjackAnalysis analysis, int low, int high, int up, List<TwoCardDecision> decisions) {
    if (isPossible(analysis.composition(), low, high, up)) {
      ExpectedValues expected = analysis.expectedValues(up, low, high);
      boolean simpleHits = Simple.TABLE.draws(value(low, high), rank(up));
      decisions.add(new TwoCardDecision(low, high, up, expected, simpleHits));
    }
  }

  private static boolean isPossible(Composition left, int... values) {
    int[] wanted = new int[VALUES + 1];
    for (int value : values) {
      wanted[value]++;
      if (wanted[value] > left.count(value)) {
        return false;
      }
    }
    return true;
  }

  private static HandValue value(int low, int high) {
    return HandValue.empty()
        .plus(Card.of(rank(low), Suit.SPADES))
        .plus(Card.of(rank(high), Suit.HEARTS));
  }

  private static Rank rank(int value) {
    return value == 1 ? Rank.ACE : Rank.at(value - 2);
  }

  /** A value as it is printed. */
  static String symbol(int value) {
    return value == 1 ? "A" : Integer.toString(value);
  }

  private boolean isSoft() {
    return value(low, high).isSoft();
  }

  private int total() {
    return value(low, high).total();
  }

  /** The player's cards, such as {@code A+7}. */
  String hand() {
    return symbol(low) + "+" + symbol(high);
  }

  /** For JSON and CSV. */
  Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("hand", hand());
    values.put("up", symbol(up));
    values.put("stand", expected.stand());
    values.put("hit", expected.hit());
    values.put("best", word(expected.hits()));
    values.put("simple", word(simpleHits));
    return values;
  }

  private static String word(boolean hits) {
    return hits ? "hit" : "stand";
  }
}
