package dev.baize.beans.player;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;

/**
 * What chains are worth to a seat: the coins they will sell for at the best moment to come, less
 * the time until then, in which another chain could have had the place.
 */
final class ChainValuation {

  /** How many cards of the deck and the other hand come a seat's way between two of its turns. */
  private static final double SEEN_PER_TURN = 4;

  /** What a place for a chain earns between two turns of its owner, in coins. */
  private static final double RENT = 0.37;

  /** The same where the last chains are sold at the end of the game and so have time. */
  private static final double RENT_WITH_FINAL_SALE = 0.3;

  /** How many cards of its hand a seat plays in a turn. */
  private static final double PLAYED_PER_TURN = 1.65;

  /** How likely such a card is to join the chain that could take it. */
  private static final double JOINS = 0.85;

  private static final int COUNT = 255;

  private final boolean finalSale;
  private final double rent;
  private final int cardsPerTurn;

  private int turns;
  private double chance;

  /** A byte for each bean. */
  private long inHand;

  private long seen;

  ChainValuation(boolean openingDraw, boolean finalSale) {
    this.finalSale = finalSale;
    this.rent = finalSale ? RENT_WITH_FINAL_SALE : RENT;
    this.cardsPerTurn = openingDraw ? 6 : 5;
  }

  /** Looks from the seat to act, whose turn has begun. */
  void lookWithin(GameState state) {
    int left = state.deckSize() - (state.step < Step.DRAWN ? 5 : 2);
    look(state, state.toAct, (left + cardsPerTurn - 1) / (2 * cardsPerTurn));
  }

  /** Looks from a seat where a turn begins. */
  void lookAhead(GameState state, int seat) {
    int all = turnsLeft(state);
    look(state, seat, seat == state.toAct ? (all + 1) / 2 : all / 2);
  }

  /** How many turns there are still to be, the one that begins included. */
  int turnsLeft(GameState state) {
    int after = state.deckSize() - 5;
    return after <= 0 ? 1 : 1 + (after + cardsPerTurn - 1) / cardsPerTurn;
  }

  private void look(GameState state, int seat, int ownTurns) {
    SeatState side = state.seats[seat];
    turns = ownTurns;
    inHand = 0;
    for (int place = 0; place < side.held; place++) {
      inHand += one(side.card(place));
    }
    seen = inHand + state.sold + state.seats[0].chains + state.seats[1].chains;
    for (int i = 0; i < state.pile.size(); i++) {
      seen += one(state.pile.card(i));
    }
    for (long rest = state.area.present(); rest != 0; rest &= rest - 1) {
      seen += one(state.area.card(Long.numberOfTrailingZeros(rest)));
    }
    int unseen = state.deckSize() + state.seats[1 - seat].held;
    chance = unseen == 0 ? 0 : SEEN_PER_TURN / unseen;
  }

  private static long one(int bean) {
    return 1L << (Byte.SIZE * bean);
  }

  private static int count(long counts, int bean) {
    return (int) (counts >>> (Byte.SIZE * bean)) & COUNT;
  }

  /** How many cards of a bean the seat holds. */
  int inHand(int bean) {
    return count(inHand, bean);
  }

  /** Forgets a card of the hand, which is about to be chained. */
  void forget(int bean) {
    inHand -= one(bean);
  }

  /** What a chain of this length, 0 or more, is worth. */
  double worth(int bean, int length) {
    return worth(bean, length, inHand(bean));
  }

  /** What it is worth to the other seat, whose hand is not known. */
  double worthToOther(int bean, int length) {
    return worth(bean, length, 0);
  }

  private double worth(int bean, int length, int held) {
    double perTurn = (Prices.count(bean) - count(seen, bean)) * chance;
    double best = finalSale ? Prices.coins(bean, length) : 0;
    for (int turn = 1; turn <= turns; turn++) {
      double joining = perTurn * turn + Math.min(held, PLAYED_PER_TURN * turn) * JOINS;
      best = Math.max(best, ExpectedPrices.coins(bean, length, joining) - rent * turn);
    }
    return best;
  }
}
