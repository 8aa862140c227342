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

/** Cards whose suits do not matter, as an option names them. */
record Ranks(List<Rank> all) {

  static final Ranks NONE = new Ranks(List.of());

  private static final Splitter WORDS =
      Splitter.on(CharMatcher.whitespace().or(CharMatcher.is(','))).omitEmptyStrings();

  private static final int OF_A_RANK = 4;

  /** Reads symbols of ranks in any case, with spaces or commas between them. */
  static Ranks parse(String text) {
    return new Ranks(WORDS.splitToStream(text).map(Ranks::rank).toList());
  }

  /** Reads the rank of one card. */
  static Rank rank(String word) {
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

  /** What is left of some decks without these cards. */
  Composition left(int decks) {
    Composition left = Composition.decks(decks);
    for (Rank rank : all) {
      int count = Collections.frequency(all, rank);
      if (count > OF_A_RANK * decks) {
        throw new IllegalArgumentException(
            count + " times " + CardCode.of(rank) + "; " + most(decks));
      }
    }
    if (left.size() - all.size() < BlackjackAnalysis.FEWEST_CARDS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%d cards leave %d; no hand is dealt from fewer than %d",
              all.size(),
              left.size() - all.size(),
              BlackjackAnalysis.FEWEST_CARDS));
    }
    for (Rank rank : all) {
      left = left.without(HandValue.points(rank));
    }
    return left;
  }

  private static String most(int decks) {
    return decks == 1 ? "a deck has four" : decks + " decks have " + OF_A_RANK * decks;
  }
}
