package dev.baize.cli.analyze;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import dev.baize.blackjack.HandValue;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.Rank;
import dev.baize.core.text.Excerpt;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Cards that are gone from a deck of 52.
 *
 * @param ranks of the cards that are gone, which leave at least {@link
 *     BlackjackAnalysis#FEWEST_CARDS}
 */
record RemovedCards(List<Rank> ranks) {

  static final RemovedCards NONE = new RemovedCards(List.of());

  private static final Splitter WORDS =
      Splitter.on(CharMatcher.whitespace().or(CharMatcher.is(','))).omitEmptyStrings();

  private static final int OF_A_RANK = 4;
  private static final int DECK = 52;

  /**
   * Reads symbols of ranks in any case, with spaces or commas between them.
   *
   * @throws IllegalArgumentException if the text is invalid; quotes what is wrong
   */
  static RemovedCards parse(String text) {
    List<Rank> ranks = WORDS.splitToStream(text).map(RemovedCards::rank).toList();
    for (Rank rank : ranks) {
      int count = Collections.frequency(ranks, rank);
      if (count > OF_A_RANK) {
        throw new IllegalArgumentException(
            String.format(Locale.ROOT, "%d times %s; a deck has four", count, CardCode.of(rank)));
      }
    }
    if (DECK - ranks.size() < BlackjackAnalysis.FEWEST_CARDS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%d cards leave %d; no hand is dealt from fewer than %d",
              ranks.size(),
              DECK - ranks.size(),
              BlackjackAnalysis.FEWEST_CARDS));
    }
    return new RemovedCards(ranks);
  }

  private static Rank rank(String word) {
    String code = word.toUpperCase(Locale.ROOT);
    for (Rank rank : Rank.values()) {
      if (code.equals(CardCode.of(rank))) {
        return rank;
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT, "%s is not a card; expected A, 2 to 10, J, Q or K", Excerpt.quote(word)));
  }

  /** The rest of the deck. */
  Composition left() {
    Composition left = Composition.fullDeck();
    for (Rank rank : ranks) {
      left = left.without(HandValue.points(rank));
    }
    return left;
  }
}
