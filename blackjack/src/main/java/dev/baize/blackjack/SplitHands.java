package dev.baize.blackjack;

import dev.baize.core.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * The hands that a hand has become by splits, of which one is in play. Immutable.
 *
 * @param hands their {@link HandBits}, of those after the hand in play only the first card; the
 *     hand in play is as it was when it came into play
 * @param places sixteen bits for each hand: the {@linkplain Shoe#UPCARD place} of its first card,
 *     and above it how many cards of the round had been dealt when the hand came into play
 */
record SplitHands(long hands, long places, int playing) {

  private static final int WIDTH = 4;
  private static final int PLACE = 0xFF;

  /** A single hand, that of the player's first two cards. */
  static final SplitHands SINGLE =
      new SplitHands(HandBits.NONE, Shoe.SECOND_OF_PLAYER << Byte.SIZE, 0);

  /** Two hands of one card each, of which the first is in play. */
  static SplitHands of(int half) {
    return SINGLE.with(0, half).with(1, half, Shoe.SECOND_OF_PLAYER);
  }

  /** Splits another hand off the one in play, which begins with the card at a place. */
  SplitHands split(int half, int place) {
    return with(playing, half).with(count(), half, place);
  }

  private SplitHands with(int index, int hand) {
    return new SplitHands(HandBits.with(hands, index, hand), places, playing);
  }

  private SplitHands with(int index, int hand, int place) {
    long first = (long) place << (index << WIDTH);
    return new SplitHands(HandBits.with(hands, index, hand), places | first, playing);
  }

  SplitHands finish(int hand) {
    return with(playing, hand);
  }

  SplitHands next(int dealt) {
    int next = playing + 1;
    return new SplitHands(hands, places | (long) dealt << ((next << WIDTH) + Byte.SIZE), next);
  }

  int count() {
    return HandBits.count(hands);
  }

  boolean isLastInPlay() {
    return playing == count() - 1;
  }

  int hand(int index) {
    return HandBits.at(hands, index);
  }

  int wagers() {
    int wagers = 0;
    for (int i = 0; i < count(); i++) {
      wagers += HandBits.wagers(hand(i));
    }
    return wagers;
  }

  boolean hasStandingHand() {
    for (int i = 0; i < count(); i++) {
      if (!Points.isBust(hand(i))) {
        return true;
      }
    }
    return false;
  }

  private int first(int index) {
    return (int) (places >>> (index << WIDTH)) & PLACE;
  }

  private int begin(int index) {
    return (int) (places >>> ((index << WIDTH) + Byte.SIZE)) & PLACE;
  }

  /** The cards of a hand in the order of the deal, from those of the round by place. */
  List<Card> cards(int index, List<Card> round) {
    List<Card> cards = new ArrayList<>();
    cards.add(round.get(first(index)));
    if (index <= playing) {
      int end = index == playing ? round.size() : begin(index + 1);
      for (int place = begin(index); place < end; place++) {
        if (place != Shoe.HOLE && !isFirst(place)) {
          cards.add(round.get(place));
        }
      }
    }
    return cards;
  }

  private boolean isFirst(int place) {
    for (int i = 1; i < count(); i++) {
      if (first(i) == place) {
        return true;
      }
    }
    return false;
  }
}
