package dev.baize.euchre.analysis;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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

  /** The seats that can sit out at once: none, one, or one of each side. */
  static final List<Set<Seat>> SITTING_OUT =
      List.of(
          Set.of(),
          Set.of(Seat.of(0)),
          Set.of(Seat.of(1)),
          Set.of(Seat.of(2)),
          Set.of(Seat.of(3)),
          Set.of(Seat.of(0), Seat.of(1)),
          Set.of(Seat.of(0), Seat.of(3)),
          Set.of(Seat.of(1), Seat.of(2)),
          Set.of(Seat.of(2), Seat.of(3)));

  /** At the start of a trick to which all play, with a number of tricks left. */
  static OpenPosition beforeTrick(int tricks, SplittableRandom random) {
    return beforeTrick(tricks, Set.of(), random);
  }

  /** At the start of a trick, with a number of tricks left. */
  static OpenPosition beforeTrick(int tricks, Set<Seat> sittingOut, SplittableRandom random) {
    Trump trump = Trump.of(Suit.at(random.nextInt(4)));
    List<CardSet> hands = new ArrayList<>();
    CardSet rest = PACK;
    for (int seat = 0; seat < 4; seat++) {
      CardSet hand = CardSet.none();
      int size = sittingOut.contains(Seat.of(seat)) ? 0 : tricks;
      while (hand.size() < size) {
        Card card = rest.get(random.nextInt(rest.size()));
        hand = hand.with(card);
        rest = rest.without(card);
      }
      hands.add(hand);
    }
    Seat leader = Seat.of(random.nextInt(4));
    while (sittingOut.contains(leader)) {
      leader = leader.next(4);
    }
    return new OpenPosition(trump, hands, new Trick(leader, List.of(), sittingOut));
  }

  /** With a number of tricks left and at most a number of cards on the table, legally played. */
  static OpenPosition of(int tricks, int played, Set<Seat> sittingOut, SplittableRandom random) {
    OpenPosition position = beforeTrick(tricks, sittingOut, random);
    for (int i = 0; i < Math.min(played, position.trick().size() - 1); i++) {
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
            Arbitraries.of(SITTING_OUT),
            Arbitraries.longs())
        .as((tricks, played, out, seed) -> of(tricks, played, out, new SplittableRandom(seed)))
        .withoutEdgeCases();
  }
}
