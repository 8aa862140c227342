package dev.baize.euchre.kernel;

import java.util.Arrays;
import java.util.Comparator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Samples the cards that one seat cannot see, uniformly among all deals consistent with what it has
 * seen: its own cards, the upcard, the cards played, and the suits that others did not follow.
 *
 * <p>The hidden hands are drawn one after another, each from the cards that it may hold. On its
 * own, this would favour deals in which a hand is drawn from few cards; rejection sampling corrects
 * the bias.
 */
public final class HiddenHands {

  private final int dealer;

  /** The upcard if it is hidden, or else nothing. */
  private final int hiddenUpcard;

  /** The unseen cards without the upcard. */
  private final int unseen;

  /** Whether another seat has picked up the upcard and discarded. */
  private final boolean discarded;

  /** The seats with hidden hands, fewest possible cards first, except a dealer that discarded. */
  private final int[] others;

  /** By seat: the unseen cards that it may hold. */
  private final int[] possible = new int[Hand.SEATS];

  /** By seat: the number of unseen cards that it holds, without an upcard that is seen. */
  private final int[] count = new int[Hand.SEATS];

  /** By seat: the largest number of cards from which its hidden ones can be drawn. */
  private final int[] maxFrom = new int[Hand.SEATS];

  /** By seat: the cards drawn, the discard included. */
  private final int[] drawn = new int[Hand.SEATS];

  private int discard;
  private int rest;

  /**
   * Prepares to draw. {@code discarded} says whether another seat has picked the upcard up and
   * discarded; the other cards are masks.
   */
  public HiddenHands(
      int seat,
      int dealer,
      int upcard,
      int unseen,
      boolean discarded,
      int[] played,
      int[] impossible) {
    this.dealer = dealer;
    this.hiddenUpcard = discarded ? unseen & upcard : 0;
    this.unseen = unseen & ~upcard;
    this.discarded = discarded;
    for (int other = 0; other < Hand.SEATS; other++) {
      int ofUpcard = other == dealer ? hiddenUpcard : 0;
      possible[other] = (this.unseen | ofUpcard) & ~impossible[other];
      count[other] = Hand.TRICKS - Integer.bitCount(played[other]);
    }
    this.others =
        IntStream.range(0, Hand.SEATS)
            .filter(other -> other != seat && !(discarded && other == dealer))
            .boxed()
            .sorted(Comparator.comparing(other -> Integer.bitCount(possible[other])))
            .mapToInt(Integer::intValue)
            .toArray();
    countMaxFrom();
  }

  private void countMaxFrom() {
    int before = discarded ? dealerDraws() : 0;
    for (int seat : others) {
      int excluded = Integer.bitCount(unseen & ~possible[seat]);
      maxFrom[seat] = Integer.bitCount(possible[seat]) - Math.max(0, before - excluded);
      before += count[seat];
    }
  }

  /**
   * {@return a sampler of the cards of a hand that a seat does not see} {@code discarded} says
   * whether another seat has picked up the upcard and discarded.
   */
  public static HiddenHands of(Hand hand, int seat, int unseen, boolean discarded) {
    int[] played = new int[Hand.SEATS];
    int[] impossible = new int[Hand.SEATS];
    if (hand.trump != null) {
      PlayHistory plays = hand.plays();
      Arrays.setAll(played, plays::playedBy);
      Arrays.setAll(impossible, plays::cannotHold);
    }
    HandSetup setup = hand.setup;
    return new HiddenHands(
        seat, setup.dealer(), 1 << setup.upcard(), unseen, discarded, played, impossible);
  }

  /** The number of the dealer's hidden cards, the discard included, that are not the upcard. */
  private int dealerDraws() {
    return count[dealer] + 1 - Integer.bitCount(hiddenUpcard);
  }

  /** Draws the hands of the others as they were dealt, each deal being equally likely. */
  public void drawDeal(RandomGenerator random) {
    boolean accepted;
    do {
      accepted = drawDealer(random) && drawOthers(random);
    } while (!accepted);
  }

  /** {@return the cards drawn that a seat was dealt, and an upcard that the dealer hides or hid} */
  public int drawn(int seat) {
    return drawn[seat];
  }

  /**
   * {@return the cards drawn that the dealer may have discarded: one that it is known not to hold,
   * if there is one; otherwise all its hidden cards; none if its discard is not hidden}
   */
  public int discards() {
    if (!discarded) {
      return 0;
    }
    int excluded = drawn[dealer] & ~possible[dealer];
    return excluded == 0 ? drawn[dealer] : excluded;
  }

  /**
   * Draws the hidden cards, the discard included, each way for them to lie being equally likely,
   * and puts them into a hand that looks the same to the seat.
   */
  public void deal(Hand hand, RandomGenerator random) {
    boolean accepted;
    do {
      accepted = drawDealer(random) && drawDiscard(random) && drawOthers(random);
    } while (!accepted);
    for (int seat : others) {
      boolean mustDiscard = hand.step == Step.DISCARD && seat == dealer;
      hand.exchange(seat, mustDiscard ? drawn[seat] | 1 << hand.setup.upcard() : drawn[seat]);
    }
    if (discarded) {
      hand.exchange(dealer, drawn[dealer] & ~discard);
      hand.discarded = EuchreCards.lowest(discard);
    }
  }

  /** Draws the cards of a dealer that discarded; returns whether it can hold all but one. */
  private boolean drawDealer(RandomGenerator random) {
    rest = unseen;
    if (!discarded) {
      return true;
    }
    int cards = Combinations.draw(rest, dealerDraws(), random);
    rest &= ~cards;
    drawn[dealer] = cards | hiddenUpcard;
    return Integer.bitCount(drawn[dealer] & ~possible[dealer]) <= 1;
  }

  /** Draws the discard; returns whether the dealer can hold the other cards. */
  private boolean drawDiscard(RandomGenerator random) {
    if (!discarded) {
      return true;
    }
    discard = Combinations.draw(drawn[dealer], 1, random);
    return (drawn[dealer] & ~possible[dealer] & ~discard) == 0;
  }

  /** Draws the other hands; returns whether the draw is consistent and accepted. */
  private boolean drawOthers(RandomGenerator random) {
    for (int seat : others) {
      int from = rest & possible[seat];
      if (!isAccepted(Integer.bitCount(from), maxFrom[seat], count[seat], random)) {
        return false;
      }
      drawn[seat] = Combinations.draw(from, count[seat], random);
      rest &= ~drawn[seat];
    }
    return true;
  }

  private static boolean isAccepted(int from, int maxFrom, int count, RandomGenerator random) {
    int ways = Combinations.count(from, count);
    return from == maxFrom || random.nextInt(Combinations.count(maxFrom, count)) < ways;
  }
}
