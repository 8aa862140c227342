package dev.baize.euchre.analysis;

import static java.util.stream.Collectors.toSet;

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

  /** The seats that may sit out: nobody first, then one seat, then one of each side. */
  static final List<Set<Seat>> SITTING_OUT =
      Stream.of("", "0", "1", "2", "3", "01", "12", "23", "03")
          .map(seats -> seats.chars().mapToObj(digit -> Seat.of(digit - '0')).collect(toSet()))
          .toList();

  private RandomPositions() {}

  /** At the start of a trick, with a number of tricks left; nobody sits out. */
  static OpenPosition beforeTrick(int tricks, SplittableRandom random) {
    return beforeTrick(tricks, Set.of(), random);
  }

  /** At the start of a trick, with a number of tricks left. */
  static OpenPosition beforeTrick(int tricks, Set<Seat> sittingOut, SplittableRandom random) {
    Trump trump = Trump.of(Suit.at(random.nextInt(4)));
    List<CardSet> hands = new ArrayList<>();
    List<Seat> playing = new ArrayList<>();
    CardSet rest = PACK;
    for (int i = 0; i < 4; i++) {
      Seat seat = Seat.of(i);
      CardSet hand = CardSet.none();
      if (!sittingOut.contains(seat)) {
        playing.add(seat);
      }
      while (hand.size() < tricks && !sittingOut.contains(seat)) {
        Card card = rest.get(random.nextInt(rest.size()));
        hand = hand.with(card);
        rest = rest.without(card);
      }
      hands.add(hand);
    }
    Seat leader = playing.get(random.nextInt(playing.size()));
    return new OpenPosition(trump, hands, new Trick(leader, List.of(), sittingOut));
  }

  /** With a number of tricks left and a number of cards on the table, legally played. */
  static OpenPosition of(int tricks, int played, Set<Seat> sittingOut, SplittableRandom random) {
    OpenPosition position = beforeTrick(tricks, sittingOut, random);
    for (int i = 0; i < played; i++) {
      position = position.play(any(position.legalCards(), random));
    }
    return position;
  }

  /** One of some cards. */
  static Card any(CardSet cards, SplittableRandom random) {
    return cards.get(random.nextInt(cards.size()));
  }

  /** At any point of a trick, with a number of tricks left in a range, whoever sits out. */
  static Arbitrary<OpenPosition> arbitrary(int fewest, int most) {
    return Combinators.combine(
            Arbitraries.integers().between(fewest, most),
            Arbitraries.integers().between(0, 3),
            Arbitraries.of(SITTING_OUT),
            Arbitraries.longs())
        .as(
            (tricks, turn, sittingOut, seed) ->
                of(tricks, turn % (4 - sittingOut.size()), sittingOut, new SplittableRandom(seed)))
        .withoutEdgeCases();
  }
}
