package dev.baize.beans.player;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;

/**
 * Decides at a glance for either seat, to play games out: by what chains are {@linkplain
 * ChainValuation worth}, to oneself and to the other. The numbers were found by playing variants of
 * it against each other.
 */
final class RolloutPolicy {

  /** With fewer cards in the deck, no third chain is bought. */
  private static final int ENOUGH_FOR_THIRD = 66;

  /** How much the worth of a card to the other counts against leaving it. */
  private static final double ENVY = 0.8;

  /** What it may cost to chain a card of the trade area rather than to leave it. */
  private static final double GENEROSITY = 0.15;

  /** What must be gained by playing another card. */
  private static final double RELUCTANCE = -0.1;

  /** The same where the last chains are sold at the end of the game: there is no hurry. */
  private static final double RELUCTANCE_WITH_FINAL_SALE = 0.15;

  /** How much worth a card that is discarded may have for being one place nearer to the front. */
  private static final double NEARNESS = 0.2;

  private final ChainValuation outlook;
  private final double reluctance;
  private double gainOfSale;

  RolloutPolicy(ChainValuation outlook, boolean finalSale) {
    this.outlook = outlook;
    this.reluctance = finalSale ? RELUCTANCE_WITH_FINAL_SALE : RELUCTANCE;
  }

  /** One of the legal {@link Choices}. */
  int choose(GameState state) {
    SeatState side = state.seats[state.toAct];
    if (side.mayBuy() && state.deckSize() >= ENOUGH_FOR_THIRD) {
      return Choices.BUY;
    }
    if (state.selling) {
      outlook.lookWithin(state);
      return Choices.SELL + bestSale(state, side);
    }
    if (state.step == Step.DISCARD) {
      outlook.lookWithin(state);
      return discard(side);
    }
    int card = state.card();
    boolean joins = side.length(card) > 0;
    return switch (state.step) {
      case Step.AGAIN ->
          joins || playsAgain(state, side, card) ? Choices.PLAY + card : Choices.STOP;
      case Step.LEFT ->
          (joins || takesLeft(state, side, card) ? Choices.CHAIN : Choices.DISCARD) + card;
      default -> (joins || takesDrawn(state, side, card) ? Choices.CHAIN : Choices.LEAVE) + card;
    };
  }

  private boolean playsAgain(GameState state, SeatState side, int card) {
    outlook.lookWithin(state);
    outlook.forget(card);
    return gain(state, side, card, 1) > reluctance;
  }

  private boolean takesLeft(GameState state, SeatState side, int card) {
    outlook.lookWithin(state);
    return gain(state, side, card, state.area.pending(card)) > 0;
  }

  private boolean takesDrawn(GameState state, SeatState side, int card) {
    outlook.lookWithin(state);
    double gain = gain(state, side, card, state.area.pending(card));
    return gain + ENVY * gainOfOther(state, card) > -GENEROSITY;
  }

  /** What is gained by a new chain of so many cards, for which another may have to be sold. */
  private double gain(GameState state, SeatState side, int bean, int cards) {
    double worth = outlook.worth(bean, cards);
    if (side.hasRoom(bean)) {
      return worth;
    }
    bestSale(state, side);
    return worth + gainOfSale;
  }

  private int bestSale(GameState state, SeatState side) {
    int best = 0;
    gainOfSale = Double.NEGATIVE_INFINITY;
    for (int kinds = side.kinds; kinds != 0; kinds &= kinds - 1) {
      int bean = Integer.numberOfTrailingZeros(kinds);
      int length = side.length(bean) + state.area.pending(bean);
      double gain = side.price(bean) - outlook.worth(bean, length);
      if (gain > gainOfSale) {
        gainOfSale = gain;
        best = bean;
      }
    }
    return best;
  }

  private double gainOfOther(GameState state, int bean) {
    SeatState other = state.seats[1 - state.toAct];
    int length = other.length(bean);
    if (length > 0) {
      return outlook.worthToOther(bean, length + 1) - outlook.worthToOther(bean, length);
    }
    return other.hasRoom(bean) ? outlook.worthToOther(bean, 1) : 0;
  }

  private int discard(SeatState side) {
    int least = Choices.KEEP;
    double leastWorth = Double.POSITIVE_INFINITY;
    int seen = side.kinds;
    for (int place = 0; place < side.held; place++) {
      int card = side.card(place);
      if (((seen >>> card) & 1) == 0) {
        seen |= 1 << card;
        double worth = outlook.worth(card, 1) + NEARNESS * place;
        if (worth < leastWorth) {
          leastWorth = worth;
          least = Choices.FROM_HAND + place;
        }
      }
    }
    return least;
  }
}
