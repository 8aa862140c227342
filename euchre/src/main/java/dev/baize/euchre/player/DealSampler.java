package dev.baize.euchre.player;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trick;
import java.util.Comparator;
import java.util.List;
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

  private static final int SEATS = 4;
  private static final int HAND_SIZE = 5;

  private final EuchreView view;
  private final RandomGenerator random;
  private final int dealer;
  private final long upcard;
  private final long unseen;
  private final CardSet own;

  /** Whether another seat has picked up the upcard and discarded. */
  private final boolean discarded;

  /** The seats with hidden hands, fewest possible cards first, except a dealer that discarded. */
  private final int[] others;

  /** By seat: the cards played. */
  private final long[] played = new long[SEATS];

  /** By seat: the unseen cards that it may hold. */
  private final long[] possible = new long[SEATS];

  /** By seat: the number of unseen cards that it was dealt. */
  private final int[] hiddenCount = new int[SEATS];

  /** By seat: the largest number of cards from which its hidden ones can be drawn. */
  private final int[] maxFrom = new int[SEATS];

  /** By seat: the unseen cards that it was dealt, in the current sample. */
  private final long[] hidden = new long[SEATS];

  DealSampler(EuchreView view, RandomGenerator random) {
    this.view = view;
    this.random = random;
    this.dealer = view.dealer().index();
    this.upcard = CardSet.of(view.upcard()).bits();
    this.unseen = view.unseen().bits();
    for (Trick trick : view.tricks()) {
      for (int i = 0; i < trick.cards().size(); i++) {
        played[trick.playedBy(i).index()] |= CardSet.of(trick.cards().get(i)).bits();
      }
    }
    int me = view.seat().index();
    boolean pickedUp = view.isUpcardPickedUp();
    this.discarded = pickedUp && me != dealer && view.phase() != Phase.DISCARD;
    this.own = dealt(view.hand().union(CardSet.ofBits(played[me])), pickedUp && me == dealer);
    for (int seat = 0; seat < SEATS; seat++) {
      boolean mayHaveUpcard = discarded && seat == dealer;
      possible[seat] =
          unseen & ~view.cannotHold(Seat.of(seat)).bits() & (mayHaveUpcard ? ~0L : ~upcard);
      hiddenCount[seat] = HAND_SIZE - Long.bitCount(played[seat]);
    }
    this.others =
        IntStream.range(0, SEATS)
            .filter(seat -> seat != me && !(discarded && seat == dealer))
            .boxed()
            .sorted(Comparator.comparing(seat -> Long.bitCount(possible[seat])))
            .mapToInt(Integer::intValue)
            .toArray();
    countMaxFrom();
  }

  /** The five cards that the viewing seat was dealt. */
  private CardSet dealt(CardSet held, boolean pickedUp) {
    return pickedUp ? view.discarded().map(held::with).orElse(held).without(view.upcard()) : held;
  }

  private void countMaxFrom() {
    int drawn = discarded ? dealerDraws() : 0;
    for (int seat : others) {
      int impossible = Long.bitCount(unseen & ~upcard & ~possible[seat]);
      maxFrom[seat] = Long.bitCount(possible[seat]) - Math.max(0, drawn - impossible);
      drawn += hiddenCount[seat];
    }
  }

  /** The number of the dealer's hidden cards, the discard included, that are not the upcard. */
  private int dealerDraws() {
    return hiddenCount[dealer] + 1 - Long.bitCount(unseen & upcard);
  }

  /** Draws one deal. */
  SampledDeal sample() {
    boolean accepted;
    do {
      accepted = draw();
    } while (!accepted);
    List<CardSet> hands = List.of(hand(0), hand(1), hand(2), hand(3));
    return new SampledDeal(new OpenDeal(view.dealer(), hands, view.upcard()), discards());
  }

  /** The five cards that a seat was dealt, in the current sample. */
  private CardSet hand(int seat) {
    return seat == view.seat().index()
        ? own
        : CardSet.ofBits((played[seat] | hidden[seat]) & ~(discarded ? upcard : 0));
  }

  /**
   * A hidden card that the dealer is known not to hold, if there is one; otherwise all its hidden
   * cards.
   */
  private CardSet discards() {
    if (!discarded) {
      return CardSet.none();
    }
    long excluded = hidden[dealer] & ~possible[dealer];
    return CardSet.ofBits(excluded == 0 ? hidden[dealer] : excluded);
  }

  /** Draws the hidden cards, and returns whether the draw is consistent and accepted. */
  private boolean draw() {
    long rest = unseen & ~upcard;
    if (discarded) {
      long drawn = Combinations.draw(rest, dealerDraws(), random);
      rest &= ~drawn;
      hidden[dealer] = drawn | (unseen & upcard);
      if (Long.bitCount(hidden[dealer] & ~possible[dealer]) > 1) {
        return false;
      }
    }
    for (int seat : others) {
      long from = rest & possible[seat];
      if (!isAccepted(Long.bitCount(from), maxFrom[seat], hiddenCount[seat])) {
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
