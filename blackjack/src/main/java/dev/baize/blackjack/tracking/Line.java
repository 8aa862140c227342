package dev.baize.blackjack.tracking;

import dev.baize.blackjack.HandResult;
import dev.baize.blackjack.HandValue;
import dev.baize.core.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * One way to play a hand from known cards.
 *
 * @param hits how many cards the player draws after the first two
 * @param result how the hand ends
 * @param next the position of the first card of the next hand
 */
record Line(int hits, HandResult result, int next) {
  private static final int FIRST_CARDS = 4;
  private static final int DEALER_STANDS = 17;

  /** All ways to play the hand whose first card is at a position, the one of fewest hits first. */
  static List<Line> of(int[] order, int start) {
    HandValue player = HandValue.empty().plus(card(order, start)).plus(card(order, start + 2));
    int next = start + FIRST_CARDS;
    if (player.total() == HandValue.MOST) {
      return List.of(new Line(0, HandResult.NATURAL, next));
    }
    List<Line> lines = new ArrayList<>();
    int hits = 0;
    while (!player.isBust()) {
      lines.add(stand(order, start, player, hits));
      player = player.plus(card(order, next + hits));
      hits++;
    }
    lines.add(new Line(hits, HandResult.BUST, next + hits));
    return lines;
  }

  private static Line stand(int[] order, int start, HandValue player, int hits) {
    HandValue dealer = HandValue.empty().plus(card(order, start + 1)).plus(card(order, start + 3));
    int next = start + FIRST_CARDS + hits;
    while (dealer.total() < DEALER_STANDS) {
      dealer = dealer.plus(card(order, next));
      next++;
    }
    return new Line(hits, HandResult.of(player.total(), dealer.total()), next);
  }

  private static Card card(int[] order, int position) {
    return Card.at(order[position]);
  }
}
