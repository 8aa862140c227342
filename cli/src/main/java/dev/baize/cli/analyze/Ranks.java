package dev.baize.cli.analyze;

import static com.google.common.base.Preconditions.checkArgument;

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
import java.util.stream.Stream;

/** Cards whose suits do not matter, as an option names them. */
record Ranks(List<Rank> all) {

  static final Ranks NONE = new Ranks(List.of());

  private static final Splitter WORDS =
      Splitter.on(CharMatcher.whitespace().or(CharMatcher.is(','))).omitEmptyStrings();
  private static final int OF_A_RANK = 4;

  /** {@return the cards of symbols in any case, with spaces or commas between them} */
  static Ranks parse(String text) {
    return new Ranks(WORDS.splitToStream(text).map(Ranks::rank).toList());
  }

  static Rank rank(String word) {
    return Stream.of(Rank.values())
        .filter(rank -> CardCode.of(rank).equalsIgnoreCase(word))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Excerpt.quote(word) + " is not a card; expected A, 2 to 10, J, Q or K"));
  }

  /** The composition of some decks without these cards; throws if the decks do not contain them. */
  Composition left(int decks) {
    Composition left = Composition.decks(decks);
    for (Rank rank : all) {
      int count = Collections.frequency(all, rank);
      checkArgument(
          count <= OF_A_RANK * decks,
          "%s times %s; %s",
          count,
          CardCode.of(rank),
          decks == 1 ? "a deck has four" : decks + " decks have " + OF_A_RANK * decks);
    }
    int rest = left.size() - all.size();
    checkArgument(
        rest >= BlackjackAnalysis.FEWEST_CARDS,
        "%s cards leave %s; no hand is dealt from fewer than %s",
        all.size(),
        rest,
        BlackjackAnalysis.FEWEST_CARDS);
    for (Rank rank : all) {
      left = left.without(HandValue.points(rank));
    }
    return left;
  }
}
