package dev.baize.blackjack;

import dev.baize.core.card.Card;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The hands that a hand has become by splits, of which one is in play. Immutable. The place of a
 * card is the number of cards that were dealt to the player before it.
 *
 * @param count how many hands there are
 * @param hands sixteen bits for each hand, the first in the lowest: its {@link Points} with flags,
 *     of those after the hand in play only of the first card; the hand in play is as it was when it
 *     came into play
 * @param firsts eight bits for each hand: the place of its first card
 * @param begins eight bits for each hand: the place of its second card
 * @param ends eight bits for each hand that is done: the place after its last card
 */
record SplitHands(int count, long hands, int firsts, int begins, int ends, int playing) {

  private static final int HAND = 0xFFFF;
  private static final int PLACE = 0xFF;

  /** Two hands of one card each, of which the first is in play. */
  static SplitHands of(int half) {
    return new SplitHands(2, withHand(half, 1, half), withPlace(0, 1, 1), 2, 0, 0);
  }

  /** The hands with given cards of those dealt to the player; null if no splits lead to them. */
  static @Nullable SplitHands of(List<PlayerHand> all, int playing, List<Card> dealt) {
    SplitHands found = new SplitHands(all.size(), 0, 0, 0, 0, playing);
    int from = 2;
    for (int i = 0; i < all.size(); i++) {
      List<Card> cards = all.get(i).cards();
      if (i <= playing ? cards.size() < 2 : cards.size() != 1) {
        return null;
      }
      List<Card> rest = cards.subList(1, cards.size());
      int first = i < 2 ? i : dealt.lastIndexOf(cards.get(0));
      int begin =
          i == playing
              ? dealt.size() - rest.size()
              : from + Collections.indexOfSubList(dealt.subList(from, dealt.size()), rest);
      if (first < 0 || begin < from) {
        return null;
      }
      from = begin + rest.size();
      found =
          new SplitHands(
              all.size(),
              withHand(found.hands, i, all.get(i).points(true)),
              withPlace(found.firsts, i, first),
              withPlace(found.begins, i, begin),
              withPlace(found.ends, i, from),
              playing);
      if (!found.cards(i, dealt).equals(cards)) {
        return null;
      }
    }
    return found;
  }

  private static long withHand(long hands, int index, int hand) {
    int shift = index << 4;
    return (hands & ~((long) HAND << shift)) | ((long) hand << shift);
  }

  private static int withPlace(int places, int index, int place) {
    int shift = index << 3;
    return (places & ~(PLACE << shift)) | (place << shift);
  }

  private static int place(int places, int index) {
    return places >>> (index << 3) & PLACE;
  }

  /** Splits another hand off the one in play, which begins with the last card dealt. */
  SplitHands split(int half, int dealt) {
    return new SplitHands(
        count + 1,
        withHand(withHand(hands, playing, half), count, half),
        withPlace(firsts, count, dealt - 1),
        withPlace(begins, playing, dealt),
        ends,
        playing);
  }

  /** Goes on to the next hand, if there is one. */
  SplitHands finish(int hand, int dealt) {
    return new SplitHands(
        count,
        withHand(hands, playing, hand),
        firsts,
        playing + 1 < count ? withPlace(begins, playing + 1, dealt) : begins,
        withPlace(ends, playing, dealt),
        playing + 1);
  }

  int hand(int index) {
    return (int) (hands >>> (index << 4)) & HAND;
  }

  int wagers() {
    int wagers = 0;
    for (int i = 0; i < count; i++) {
      wagers += Points.wagers(hand(i));
    }
    return wagers;
  }

  boolean hasStandingHand() {
    for (int i = 0; i < count; i++) {
      if (!Points.isBust(hand(i))) {
        return true;
      }
    }
    return false;
  }

  /** The cards of a hand in the order of the deal, from all that were dealt to the player. */
  List<Card> cards(int index, List<Card> dealt) {
    List<Card> cards = new ArrayList<>();
    cards.add(dealt.get(place(firsts, index)));
    if (index <= playing) {
      int end = index == playing ? dealt.size() : place(ends, index);
      cards.addAll(dealt.subList(place(begins, index), end));
    }
    return cards;
  }
}
