package dev.baize.euchre.analysis;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Positions with random hands; equal seeds give equal positions. */
final class RandomPositions {

  private static final CardSet PACK =
      Stream.of(Suit.values()).map(Trump.of(Suit.SPADES)::cards).reduce(CardSet::union).get();

  private RandomPositions() {}

  /** At the start of a trick, with a number of tricks left. */
  static OpenPosition beforeTrick(int tricks, SplittableRandom random) {
    Trump trump = Trump.of(Suit.at(random.nextInt(4)));
    List<CardSet> hands = new ArrayList<>();
    CardSet rest = PACK;
    for (int seat = 0; seat < 4; seat++) {
      CardSet hand = CardSet.none();
      while (hand.size() < tricks) {
        Card card = rest.get(random.nextInt(rest.size()));
        hand = hand.with(card);
        rest = rest.without(card);
      }
      hands.add(hand);
    }
    return new OpenPosition(trump, hands, new Trick(Seat.of(random.nextInt(4)), List.of()));
  }

  /** With a number of tricks left and a number of cards on the table, legally played. */
  static OpenPosition of(int tricks, int played, SplittableRandom random) {
    OpenPosition position = beforeTrick(tricks, random);
    for (int i = 0; i < played; i++) {
      position = position.play(any(position.legalCards(), random));
    }
    return position;
  }

  /** One of some cards. */
  static Card any(CardSet cards, SplittableRandom random) {
    return cards.get(random.nextInt(cards.size()));
  }

  /** At any point of a trick, with a number of tricks left in a range. */
  static Arbitrary<OpenPosition> arbitrary(int fewest, int most) {
    return Combinators.combine(
            Arbitraries.integers().between(fewest, most),
            Arbitraries.integers().between(0, 3),
            Arbitraries.longs())
        .as((tricks, played, seed) -> of(tricks, played, new SplittableRandom(seed)))
        .withoutEdgeCases();
  }
}
