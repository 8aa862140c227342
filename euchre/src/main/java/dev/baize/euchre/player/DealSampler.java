package dev.baize.euchre.player;

import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import java.util.Comparator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Samples deals uniformly among those consistent with what a seat has seen: its own cards, the
 * upcard, the cards played, and the suits that others did not follow.
 *
 * <p>The hidden hands are drawn one after another, each from the cards that it may hold. On its
 * own, this would favour deals in which a hand is drawn from few cards; rejection sampling corrects
 * the bias.
 */
final class DealSampler {

  private static final int HAND_SIZE = 5;

  private final RandomGenerator random;
  private final int me;
  private final int dealer;
  private final int upcard;
  private final int unseen;

  /** The five cards that the viewing seat was dealt. */
  private final int own;

  /** Whether another seat has picked up the upcard and discarded. */
  private final boolean discarded;

  /** The seats with hidden hands, fewest possible cards first, except a dealer that discarded. */
  private final int[] others;

  /** By seat: the cards played. */
  private final int[] played = new int[Hand.SEATS];

  /** By seat: the unseen cards that it may hold. */
  private final int[] possible = new int[Hand.SEATS];

  /** By seat: the number of unseen cards that it was dealt. */
  private final int[] hiddenCount = new int[Hand.SEATS];

  /** By seat: the largest number of cards from which its hidden ones can be drawn. */
  private final int[] maxFrom = new int[Hand.SEATS];

  /** By seat: the unseen cards that it was dealt, in the current sample. */
  private final int[] hidden = new int[Hand.SEATS];

  DealSampler(EuchreView view, RandomGenerator random) {
    this.random = random;
    this.me = view.seat().index();
    this.dealer = view.dealer().index();
    this.upcard = 1 << EuchreCards.number(view.upcard());
    this.unseen = EuchreCards.mask(view.unseen());
    for (Trick trick : view.tricks()) {
      for (int i = 0; i < trick.cards().size(); i++) {
        played[trick.playedBy(i).index()] |= 1 << EuchreCards.number(trick.cards().get(i));
      }
    }
    boolean pickedUp = view.isUpcardPickedUp();
    this.discarded = pickedUp && me != dealer && view.phase() != Phase.DISCARD;
    this.own = dealt(view, pickedUp && me == dealer);
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      boolean mayHaveUpcard = discarded && seat == dealer;
      possible[seat] =
          unseen
              & ~EuchreCards.mask(view.cannotHold(Seat.of(seat)))
              & (mayHaveUpcard ? EuchreCards.ALL : ~upcard);
      hiddenCount[seat] = HAND_SIZE - Integer.bitCount(played[seat]);
    }
    this.others =
        IntStream.range(0, Hand.SEATS)
            .filter(seat -> seat != me && !(discarded && seat == dealer))
            .boxed()
            .sorted(Comparator.comparing(seat -> Integer.bitCount(possible[seat])))
            .mapToInt(Integer::intValue)
            .toArray();
    countMaxFrom();
  }

  private int dealt(EuchreView view, boolean pickedUp) {
    int held = EuchreCards.mask(view.hand()) | played[me];
    int discard = view.discarded().map(card -> 1 << EuchreCards.number(card)).orElse(0);
    return pickedUp ? (held | discard) & ~upcard : held;
  }

  private void countMaxFrom() {
    int drawn = discarded ? dealerDraws() : 0;
    for (int seat : others) {
      int impossible = Integer.bitCount(unseen & ~upcard & ~possible[seat]);
      maxFrom[seat] = Integer.bitCount(possible[seat]) - Math.max(0, drawn - impossible);
      drawn += hiddenCount[seat];
    }
  }

  /** The number of the dealer's hidden cards, the discard included, that are not the upcard. */
  private int dealerDraws() {
    return hiddenCount[dealer] + 1 - Integer.bitCount(unseen & upcard);
  }

  /** Draws one deal. */
  SampledDeal sample() {
    boolean accepted;
    do {
      accepted = draw();
    } while (!accepted);
    int[] hands = {hand(0), hand(1), hand(2), hand(3)};
    return new SampledDeal(hands, discards());
  }

  /** The five cards that a seat was dealt, in the current sample. */
  private int hand(int seat) {
    return seat == me ? own : (played[seat] | hidden[seat]) & ~(discarded ? upcard : 0);
  }

  /**
   * A hidden card that the dealer is known not to hold, if there is one; otherwise all its hidden
   * cards.
   */
  private int discards() {
    if (!discarded) {
      return 0;
    }
    int excluded = hidden[dealer] & ~possible[dealer];
    return excluded == 0 ? hidden[dealer] : excluded;
  }

  /** Draws the hidden cards, and returns whether the draw is consistent and accepted. */
  private boolean draw() {
    int rest = unseen & ~upcard;
    if (discarded) {
      int drawn = Combinations.draw(rest, dealerDraws(), random);
      rest &= ~drawn;
      hidden[dealer] = drawn | (unseen & upcard);
      if (Integer.bitCount(hidden[dealer] & ~possible[dealer]) > 1) {
        return false;
      }
    }
    for (int seat : others) {
      int from = rest & possible[seat];
      if (!isAccepted(Integer.bitCount(from), maxFrom[seat], hiddenCount[seat])) {
        return false;
      }
      hidden[seat] = Combinations.draw(from, hiddenCount[seat], random);
      rest &= ~hidden[seat];
    }
    return true;
  }

  private boolean isAccepted(int from, int maxFrom, int count) {
    int ways = Combinations.count(from, count);
    return from == maxFrom || random.nextInt(Combinations.count(maxFrom, count)) < ways;
  }
}
