package dev.baize.blackjack.tracking;

import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * One way to play a hand from a deck whose order is known. {@code hits} is the number of cards that
 * the player draws after the first two.
 */
record LineOfPlay(int hits, HandResult result, int next) {
  private static final int FIRST_CARDS = 4;
  private static final int DEALER_STANDS = 17;

  /** All ways to play the hand whose first card is at a position, by number of hits. */
  static List<LineOfPlay> of(int[] order, int start) {
    HandValue player = HandValue.empty().plus(card(order, start)).plus(card(order, start + 2));
    int next = start + FIRST_CARDS;
    if (player.total() == HandValue.MAX_TOTAL) {
      return List.of(new LineOfPlay(0, HandResult.NATURAL, next));
    }
    List<LineOfPlay> lines = new ArrayList<>();
    int hits = 0;
    while (!player.isBust()) {
      lines.add(stand(order, start, player, hits));
      player = player.plus(card(order, next + hits));
      hits++;
    }
    lines.add(new LineOfPlay(hits, HandResult.BUST, next + hits));
    return lines;
  }

  private static LineOfPlay stand(int[] order, int start, HandValue player, int hits) {
    HandValue dealer = HandValue.empty().plus(card(order, start + 1)).plus(card(order, start + 3));
    int next = start + FIRST_CARDS + hits;
    while (dealer.total() < DEALER_STANDS) {
      dealer = dealer.plus(card(order, next));
      next++;
    }
    return new LineOfPlay(hits, HandResult.of(player.total(), dealer.total()), next);
  }

  private static Card card(int[] order, int position) {
    return Card.at(order[position]);
  }
}
