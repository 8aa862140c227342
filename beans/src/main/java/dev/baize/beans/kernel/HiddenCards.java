package dev.baize.beans.kernel;

import dev.baize.core.shuffle.UniformShuffle;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The cards of a position that one seat cannot see: the other hand, but for a front card that it
 * shows, the deck and, for one that did not see the cards come there, the discard pile below its
 * top.
 */
public final class HiddenCards {

  private static final UniformShuffle SHUFFLE = new UniformShuffle();

  private final int other;

  /** How many cards of the other hand are open. */
  private final int open;

  private final int inHand;
  private final int inDeck;

  /** At first those in the deck, in the other hand, then in the pile. */
  private final int[] cards;

  /** {@code pileIsHidden} says whether the seat does not know the discard pile below its top. */
  public HiddenCards(GameState state, int seat, boolean pileIsHidden) {
    this.other = 1 - seat;
    this.open = isFrontOpen(state, other) ? 1 : 0;
    SeatState hand = state.seats[other];
    this.inHand = hand.held() - open;
    this.inDeck = state.deckSize();
    int inPile = pileIsHidden ? Math.max(0, state.pile.size() - 1) : 0;
    this.cards = new int[inDeck + inHand + inPile];
    System.arraycopy(state.deck, state.next, cards, 0, inDeck);
    for (int i = 0; i < inHand; i++) {
      cards[inDeck + i] = hand.card(open + i);
    }
    for (int i = 0; i < inPile; i++) {
      cards[inDeck + inHand + i] = state.pile.card(i);
    }
  }

  /** Whether a seat is showing its front card, because it must sell a chain to play it. */
  private static boolean isFrontOpen(GameState state, int seat) {
    return state.selling && state.toAct == seat && state.isPlaying();
  }

  /**
   * Deals the cards of a position, the same but for them, anew, every order being equally likely.
   * Which order a generator deals depends on the orders that were dealt before.
   */
  public void deal(GameState state, RandomGenerator random) {
    SHUFFLE.shuffle(cards, random);
    put(cards, state);
  }

  /** A copy of a position, the same but for these cards, in which they are dealt anew. */
  public GameState redealt(GameState state, RandomGenerator random) {
    GameState copy = new GameState(state);
    copy.deck = state.deck.clone();
    int[] shuffled = cards.clone();
    SHUFFLE.shuffle(shuffled, random);
    put(shuffled, copy);
    copy.updateLegal();
    return copy;
  }

  private void put(int[] dealt, GameState state) {
    SeatState hand = state.seats[other];
    hand.keep(open);
    for (int i = 0; i < inHand; i++) {
      hand.take(dealt[i]);
    }
    System.arraycopy(dealt, inHand, state.deck, state.next, inDeck);
    for (int i = inHand + inDeck; i < dealt.length; i++) {
      state.pile.replace(i - inHand - inDeck, dealt[i]);
    }
  }

  /**
   * Fills the places hidden from a seat with the unseen cards, in the order of a new deck: first
   * the other hand, of {@code held} cards, then the deck, then the bottom of the discard pile.
   */
  public static void fill(GameState state, int seat, int held) {
    int[] unseen = unseen(state);
    SeatState hand = state.seats[1 - seat];
    int next = state.next;
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      for (int i = 0; i < unseen[bean]; i++) {
        if (hand.held() < held) {
          hand.take(bean);
        } else if (next < state.deck.length) {
          state.deck[next++] = bean;
        } else {
          state.pile.bury(bean);
        }
      }
    }
  }

  /** How many cards of each bean lie nowhere but, perhaps, in the deck. */
  private static int[] unseen(GameState state) {
    int[] unseen = new int[Prices.BEANS];
    Arrays.setAll(
        unseen,
        bean ->
            Prices.count(bean)
                - SeatState.length(state.sold, bean)
                - SeatState.length(state.pile.counts(), bean)
                - state.area.present(bean));
    for (SeatState seat : state.seats) {
      for (int bean = 0; bean < Prices.BEANS; bean++) {
        unseen[bean] -= seat.length(bean);
      }
      for (int place = 0; place < seat.held(); place++) {
        unseen[seat.card(place)]--;
      }
    }
    return unseen;
  }
}
