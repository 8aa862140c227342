package dev.baize.euchre.player;

import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.TrumpOrder;

/** A linear evaluation of a hand: the sum of the {@link FeatureWeights} of its features. */
final class HandEvaluation {

  // The features in the order of the rows of weights.
  private static final int ANY_HAND = 0;
  private static final int RIGHT = 1;
  private static final int LEFT = 2;
  private static final int BOTH = 3;
  private static final int ACE = 4;
  private static final int KING = 5;
  private static final int QUEEN = 6;
  private static final int LOW = 7;
  private static final int THIRD = 8;
  private static final int SIDE_ACE = 9;
  private static final int VOID = 10;
  private static final int VOID_THREE = 11;
  private static final int NEXT = 12;
  private static final int JACK_UP = 13;
  private static final int ACE_UP = 14;

  private static final int THREE = 3;

  /** The mask of the cards of suit 0; those of the other suits are shifted by their index. */
  private static final int SUIT = 0x111111;

  /** The sets of trumps as {@link #index} has them. */
  private static final int TRUMP_SETS = 1 << 7;

  private static final int LEFT_BIT = 6;

  private final FeatureWeights weights;

  /** The value of the trumps in hand, by column and their {@link #index}. */
  private final double[][] ofTrumps;

  HandEvaluation(FeatureWeights weights) {
    this.weights = weights;
    this.ofTrumps = new double[weights.columns()][TRUMP_SETS];
    TrumpOrder trump = TrumpOrder.of(0);
    for (int hand = trump.trumps; hand != 0; hand = (hand - 1) & trump.trumps) {
      for (int column = 0; column < ofTrumps.length; column++) {
        ofTrumps[column][index(hand, trump)] = ofTrumps(hand, trump, weights.weights(column));
      }
    }
  }

  double threshold(int column) {
    return weights.threshold(column);
  }

  /** The value of a hand with a suit as trump. */
  double of(int suit, BiddingHand hand, int column) {
    TrumpOrder trump = TrumpOrder.of(suit);
    double[] row = weights.weights(column);
    return row[ANY_HAND]
        + ofTable(hand, suit, row)
        + ofHand(handToPlay(hand, trump), trump, column);
  }

  /** The hand as it would be played: the dealer's with the upcard and without the discard. */
  private static int handToPlay(BiddingHand hand, TrumpOrder trump) {
    if (!hand.roundOne() || !hand.dealer()) {
      return hand.held();
    }
    int six = hand.held() | 1 << hand.upcard();
    return six & ~(1 << DiscardPolicy.discard(new KnownCards(trump, six, EuchreCards.ALL & ~six)));
  }

  /** The weight of the upcard, for the side that picks it up or turned it down. */
  private static double ofTable(BiddingHand hand, int suit, double[] row) {
    if (hand.roundOne()) {
      return hand.dealer() ? 0 : ofUpcard(1 << hand.upcard(), row);
    }
    return suit == TrumpOrder.next(EuchreCards.suit(hand.upcard()))
        ? row[NEXT] + ((1 << hand.upcard() & EuchreCards.JACKS) != 0 ? row[JACK_UP] : 0)
        : 0;
  }

  private static double ofUpcard(int upcard, double[] row) {
    if ((upcard & EuchreCards.JACKS) != 0) {
      return row[JACK_UP];
    }
    return (upcard & EuchreCards.ACES) != 0 ? row[ACE_UP] : 0;
  }

  private double ofHand(int hand, TrumpOrder trump, int column) {
    double[] row = weights.weights(column);
    int side = hand & ~trump.trumps;
    boolean three = isThree(hand, trump);
    int voids = EuchreCards.SUITS - 1 - suits(side);
    return ofTrumps[column][index(hand, trump)]
        + row[SIDE_ACE] * Integer.bitCount(side & EuchreCards.ACES)
        + (row[VOID] + (three ? row[VOID_THREE] : 0)) * voids;
  }

  private static boolean isThree(int hand, TrumpOrder trump) {
    return Integer.bitCount(hand & trump.trumps) >= THREE;
  }

  private static double ofTrumps(int hand, TrumpOrder trump, double[] row) {
    int trumps = hand & trump.trumps;
    return ofBowers(trumps, trump, row)
        + row[ACE] * Integer.bitCount(trumps & EuchreCards.ACES)
        + row[KING] * Integer.bitCount(trumps & EuchreCards.KINGS)
        + row[QUEEN] * Integer.bitCount(trumps & EuchreCards.QUEENS)
        + row[LOW] * Integer.bitCount(trumps & EuchreCards.LOWS)
        + (isThree(hand, trump) ? row[THIRD] : 0);
  }

  private static double ofBowers(int trumps, TrumpOrder trump, double[] row) {
    boolean right = (trumps >> trump.right & 1) != 0;
    boolean left = (trumps >> trump.left & 1) != 0;
    return (right ? row[RIGHT] : 0) + (left ? row[LEFT] : 0) + (right && left ? row[BOTH] : 0);
  }

  /** The trumps in hand as seven bits: those of the suit by rank, then the left bower. */
  private static int index(int hand, TrumpOrder trump) {
    int everyFourth = hand >>> trump.suit & SUIT;
    int pairs = (everyFourth | everyFourth >>> 3) & 0x030303;
    int ranks = (pairs | pairs >>> 6 | pairs >>> 12) & 0x3F;
    return ranks | (hand >>> trump.left & 1) << LEFT_BIT;
  }

  private static int suits(int side) {
    int suits = 0;
    for (int suit = 0; suit < EuchreCards.SUITS; suit++) {
      suits += (side & SUIT << suit) == 0 ? 0 : 1;
    }
    return suits;
  }
}
