package dev.baize.beans;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.LegalChoices;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;
import dev.baize.core.shuffle.UniformShuffle;
import java.util.random.RandomGenerator;

/** Redeals the cards of a game that one seat cannot see: the other hand and the deck. */
final class HiddenCards {

  private HiddenCards() {}

  /** A copy in which the cards that a seat does not see are shuffled. */
  static GameState redeal(GameState state, int seat, RandomGenerator random) {
    GameState copy = new GameState(state);
    int other = 1 - seat;
    int open = isFrontOpen(state, other) ? 1 : 0;
    SeatState hand = copy.seats[other];
    int[] cards = new int[hand.held - open + state.deckSize()];
    for (int i = open; i < hand.held; i++) {
      cards[i - open] = hand.card(i);
    }
    for (int i = state.next; i < state.deck.length; i++) {
      cards[hand.held - open + i - state.next] = state.deck[i];
    }
    new UniformShuffle().shuffle(cards, random);
    deal(copy, hand, open, cards);
    if (!copy.isOver()) {
      LegalChoices.update(copy);
    }
    return copy;
  }

  /** Whether a seat is showing its front card, because it must sell a chain to play it. */
  private static boolean isFrontOpen(GameState state, int seat) {
    return state.selling
        && state.toAct == seat
        && (state.step == Step.PLAY || state.step == Step.AGAIN);
  }

  private static void deal(GameState copy, SeatState hand, int open, int[] cards) {
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
