package dev.baize.blackjack.player;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.counting.CardCount;
import dev.baize.blackjack.counting.IndexPlays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The cards of all who use one count, each computed once. Thread-safe. */
final class CounterCards {
  private final CardCount count;
  private final Map<BlackjackHouseRules, IndexPlays> plays = new ConcurrentHashMap<>();
  private final Map<Key, CounterCard> cards = new ConcurrentHashMap<>();

  private record Key(BlackjackHouseRules house, int indices, TrueCountRounding rounding) {}

  CounterCards(CardCount count) {
    this.count = count;
  }

  /** The card of a house with some index plays, for counters that round true counts in one way. */
  CounterCard card(
      BlackjackHouseRules house,
      int indices,
      TrueCountRounding rounding,
      Function<BlackjackHouseRules, Reading> reading) {
    return cards.computeIfAbsent(
        new Key(house, indices, rounding),
        key -> new CounterCard(house, reading.apply(house), known(house, indices)));
  }

  /** The most valuable index plays, which take some seconds if there are any. */
  private IndexPlays known(BlackjackHouseRules house, int indices) {
    return indices == 0
        ? IndexPlays.none()
        : plays.computeIfAbsent(house, added -> IndexPlays.of(added, count)).mostValuable(indices);
  }
}
