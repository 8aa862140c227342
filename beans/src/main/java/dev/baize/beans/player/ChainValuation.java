package dev.baize.beans.player;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;

/**
 * What chains are worth to a seat: the coins they are expected to sell for at the best time to
 * sell, less the opportunity cost of the slot until then.
 */
final class ChainValuation {

  /** The unseen cards that become available to a seat between two of its turns, on average. */
  private static final double SEEN_PER_TURN = 4;

  /** What a chain slot earns between two turns of its owner, in coins. */
  private static final double RENT = 0.37;

  /** The same if the remaining chains are sold at the end of the game. */
  private static final double RENT_WITH_FINAL_SALE = 0.3;

  /** The cards of its hand that a seat plays in a turn, on average. */
  private static final double PLAYED_PER_TURN = 1.65;

  /** The probability that such a card joins the chain of its bean. */
  private static final double JOINS = 0.85;

  private final boolean finalSale;
  private final double rent;
  private final int cardsPerTurn;
  private int turns;
  private double chance;

  /** One byte per bean. */
  private long inHand;

  private long seen;

  ChainValuation(boolean openingDraw, boolean finalSale) {
    this.finalSale = finalSale;
    this.rent = finalSale ? RENT_WITH_FINAL_SALE : RENT;
    this.cardsPerTurn = openingDraw ? 6 : 5;
  }

  /** Takes the point of view of the seat to act, in the middle of its turn. */
  void setDuringTurn(GameState state) {
    int left = state.deckSize() - (state.step < Step.DRAWN ? 5 : 2);
    set(state, state.toAct, (left + cardsPerTurn - 1) / (2 * cardsPerTurn));
  }

  /** Takes the point of view of a seat, at the start of either seat's turn. */
  void setAtTurnStart(GameState state, int seat) {
    int all = turnsLeft(state);
    set(state, seat, seat == state.toAct ? (all + 1) / 2 : all / 2);
  }

  /** The number of turns still to come, the one that begins included. */
  int turnsLeft(GameState state) {
    int after = state.deckSize() - 5;
    return after <= 0 ? 1 : 1 + (after + cardsPerTurn - 1) / cardsPerTurn;
  }

  private void set(GameState state, int seat, int ownTurns) {
    SeatState own = state.seats[seat];
    turns = ownTurns;
    inHand = 0;
    for (int place = 0; place < own.held(); place++) {
      inHand += SeatState.one(own.card(place));
    }
    seen =
        inHand + state.sold + state.seats[0].chains + state.seats[1].chains + state.pile.counts();
    for (long rest = state.area.present(); rest != 0; rest &= rest - 1) {
      seen += SeatState.one(state.area.card(Long.numberOfTrailingZeros(rest)));
    }
    int unseen = state.deckSize() + state.seats[1 - seat].held();
    chance = unseen == 0 ? 0 : SEEN_PER_TURN / unseen;
  }

  int inHand(int bean) {
    return SeatState.length(inHand, bean);
  }

  /** Disregards a card of the hand that is about to be chained. */
  void forget(int bean) {
    inHand -= SeatState.one(bean);
  }

  /** What a chain of this length, 0 or more, is worth in coins. */
  double value(int bean, int length) {
    return value(bean, length, inHand(bean));
  }

  /** The same for the opponent, whose hand is unknown. */
  double valueToOpponent(int bean, int length) {
    return value(bean, length, 0);
  }

  /** Compares without {@link Math#max}, which takes longer because it tells 0 from −0. */
  private double value(int bean, int length, int held) {
    double perTurn = (Prices.count(bean) - SeatState.length(seen, bean)) * chance;
    double best = finalSale ? Prices.coins(bean, length) : 0;
    for (int turn = 1; turn <= turns; turn++) {
      double played = PLAYED_PER_TURN * turn;
      double joining = perTurn * turn + (held < played ? held : played) * JOINS;
      double value = ExpectedPrices.coins(bean, length, joining) - rent * turn;
      if (value > best) {
        best = value;
      }
    }
    return best;
  }
}
