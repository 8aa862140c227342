package dev.baize.euchre.player;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.Trump;
import java.util.Arrays;

/** A linear evaluation of a hand: the sum of the {@link FeatureWeights} of its features. */
final class HandEvaluation {

  private static final int ANY_HAND = FeatureWeights.row("any hand");
  private static final int RIGHT = FeatureWeights.row("right bower");
  private static final int LEFT = FeatureWeights.row("left bower");
  private static final int BOTH = FeatureWeights.row("both bowers");
  private static final int ACE = FeatureWeights.row("ace of trump");
  private static final int KING = FeatureWeights.row("king of trump");
  private static final int QUEEN = FeatureWeights.row("queen of trump");
  private static final int LOW = FeatureWeights.row("ten or nine of trump");
  private static final int THIRD = FeatureWeights.row("third trump");
  private static final int SIDE_ACE = FeatureWeights.row("side ace");
  private static final int VOID = FeatureWeights.row("void");
  private static final int VOID_THREE = FeatureWeights.row("void, three trumps");
  private static final int NEXT = FeatureWeights.row("next suit");
  private static final int JACK_UP = FeatureWeights.row("jack turned up");
  private static final int ACE_UP = FeatureWeights.row("ace turned up");

  private static final int SUITS = 4;
  private static final int THREE = 3;
  private static final CardSet ACES = CardSet.rank(Rank.ACE);
  private static final CardSet KINGS = CardSet.rank(Rank.KING);
  private static final CardSet QUEENS = CardSet.rank(Rank.QUEEN);
  private static final CardSet LOWS = CardSet.rank(Rank.TEN).union(CardSet.rank(Rank.NINE));

  private static final CardSet[] SUIT_CARDS =
      Arrays.stream(Suit.values()).map(CardSet::suit).toArray(CardSet[]::new);

  private final FeatureWeights weights;

  HandEvaluation(FeatureWeights weights) {
    this.weights = weights;
  }

  /**
   * The value of a hand with a suit as trump.
   *
   * @param column the column of the weights
   */
  double of(Suit suit, EuchreView view, int column) {
    Trump trump = Trump.of(suit);
    double[] row = weights.weights(column);
    return row[ANY_HAND] + ofTable(view, suit, row) + ofHand(handToPlay(view, trump), trump, row);
  }

  /** The hand as it would be played: the dealer's with the upcard and without the discard. */
  private static CardSet handToPlay(EuchreView view, Trump trump) {
    if (view.phase() != Phase.ROUND_ONE || view.dealer() != view.seat()) {
      return view.hand();
    }
    CardSet six = view.hand().with(view.upcard());
    return six.without(DiscardPolicy.discard(new KnownCards(trump, six, view.unseen())));
  }

  /** The weight of the upcard, for the side that picks it up or turned it down. */
  private static double ofTable(EuchreView view, Suit suit, double[] row) {
    Card upcard = view.upcard();
    if (view.phase() == Phase.ROUND_ONE) {
      return view.dealer() == view.seat() ? 0 : ofUpcard(upcard, row);
    }
    return suit == Trump.next(upcard.suit())
        ? row[NEXT] + (upcard.rank() == Rank.JACK ? row[JACK_UP] : 0)
        : 0;
  }

  private static double ofUpcard(Card upcard, double[] row) {
    return switch (upcard.rank()) {
      case JACK -> row[JACK_UP];
      case ACE -> row[ACE_UP];
      default -> 0;
    };
  }

  private static double ofHand(CardSet hand, Trump trump, double[] row) {
    CardSet trumps = hand.intersection(trump.cards(trump.suit()));
    CardSet side = hand.minus(trumps);
    boolean three = trumps.size() >= THREE;
    int voids = SUITS - 1 - suits(side);
    return ofBowers(trumps, trump, row)
        + row[ACE] * trumps.intersection(ACES).size()
        + row[KING] * trumps.intersection(KINGS).size()
        + row[QUEEN] * trumps.intersection(QUEENS).size()
        + row[LOW] * trumps.intersection(LOWS).size()
        + (three ? row[THIRD] : 0)
        + row[SIDE_ACE] * side.intersection(ACES).size()
        + (row[VOID] + (three ? row[VOID_THREE] : 0)) * voids;
  }

  private static double ofBowers(CardSet trumps, Trump trump, double[] row) {
    boolean right = trumps.contains(trump.rightBower());
    boolean left = trumps.contains(trump.leftBower());
    return (right ? row[RIGHT] : 0) + (left ? row[LEFT] : 0) + (right && left ? row[BOTH] : 0);
  }

  private static int suits(CardSet side) {
    int suits = 0;
    for (int suit = 0; suit < SUITS; suit++) {
      suits += side.intersection(SUIT_CARDS[suit]).isEmpty() ? 0 : 1;
    }
    return suits;
  }
}
