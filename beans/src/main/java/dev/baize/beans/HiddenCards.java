package dev.baize.beans;

import dev.baize.beans.kernel.Side;
import dev.baize.beans.kernel.Step;
import dev.baize.beans.kernel.Table;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.random.RandomGenerator;

/** Deals anew what one seat cannot see of a game: the other hand and the deck. */
final class HiddenCards {

  private HiddenCards() {}

  /** A copy in which the cards that a seat does not see have changed places. */
  static Table redeal(Table table, int seat, RandomGenerator random) {
    Table copy = new Table(table);
    int other = 1 - seat;
    int open = isFrontOpen(table, other) ? 1 : 0;
    Side hand = copy.sides[other];
    int[] cards = new int[hand.held - open + table.deck.length - table.next];
    for (int i = open; i < hand.held; i++) {
      cards[i - open] = hand.card(i);
    }
    for (int i = table.next; i < table.deck.length; i++) {
      cards[hand.held - open + i - table.next] = table.deck[i];
    }
    new UniformShuffle().shuffle(cards, random);
    deal(copy, hand, open, cards);
    if (!copy.isOver()) {
      copy.ask();
    }
    return copy;
  }

  /** Whether a seat is playing its front card and must sell a chain before it can. */
  private static boolean isFrontOpen(Table table, int seat) {
    return table.selling
        && table.toAct == seat
        && (table.step == Step.PLAY || table.step == Step.AGAIN);
  }

  private static void deal(Table copy, Side hand, int open, int[] cards) {
    int held = hand.held;
    while (hand.held > open) {
      hand.remove(hand.held - 1);
    }
    int next = 0;
    while (hand.held < held) {
      hand.take(cards[next++]);
    }
    byte[] deck = copy.deck.clone();
    for (int i = copy.next; i < deck.length; i++) {
      deck[i] = (byte) cards[next++];
    }
    copy.deck = deck;
  }
}
