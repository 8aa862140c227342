package dev.baize.beans.player;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;

/**
 * Plays either seat in rollouts, fast and without search: compares what chains are {@linkplain
 * ChainValuation worth} to the seat and to its opponent. The weights were tuned in matches between
 * variants.
 */
final class RolloutPolicy {

  /** With fewer cards than this in the deck, no third chain is bought. */
  private static final int ENOUGH_FOR_THIRD = 66;

  /** The weight of what the opponent would gain from a card that is left in the trade area. */
  private static final double ENVY = 0.8;

  /** Coins that chaining a card of the trade area may cost and still be preferred to leaving it. */
  private static final double GENEROSITY = 0.15;

  /** Coins that playing another card must gain. */
  private static final double RELUCTANCE = -0.1;

  /** The same if the remaining chains are sold at the end of the game, when there is less hurry. */
  private static final double RELUCTANCE_WITH_FINAL_SALE = 0.15;

  /** Extra coins that a discarded card may be worth for each place that it is nearer the front. */
  private static final double NEARNESS = 0.2;

  private final ChainValuation valuation;
  private final double reluctance;
  private double gainOfSale;

  RolloutPolicy(ChainValuation valuation, boolean finalSale) {
    this.valuation = valuation;
    this.reluctance = finalSale ? RELUCTANCE_WITH_FINAL_SALE : RELUCTANCE;
  }

  int choose(GameState state) {
    SeatState actor = state.actor();
    if (actor.mayBuy() && state.deckSize() >= ENOUGH_FOR_THIRD) {
      return Choices.BUY;
    }
    if (state.selling) {
      valuation.setDuringTurn(state);
      return Choices.SELL + bestSale(state, actor);
    }
    if (state.step == Step.DISCARD) {
      valuation.setDuringTurn(state);
      return discard(actor);
    }
    int card = state.card;
    boolean joins = actor.length(card) > 0;
    return switch (state.step) {
      case Step.AGAIN ->
          joins || playsAgain(state, actor, card) ? Choices.PLAY + card : Choices.STOP;
      case Step.LEFT ->
          (joins || takesLeft(state, actor, card) ? Choices.CHAIN : Choices.DISCARD) + card;
      default -> (joins || takesDrawn(state, actor, card) ? Choices.CHAIN : Choices.LEAVE) + card;
    };
  }

  private boolean playsAgain(GameState state, SeatState actor, int card) {
    valuation.setDuringTurn(state);
    valuation.forget(card);
    return gain(state, actor, card, 1) > reluctance;
  }

  private boolean takesLeft(GameState state, SeatState actor, int card) {
    valuation.setDuringTurn(state);
    return gain(state, actor, card, state.area.pending(card)) > 0;
  }

  private boolean takesDrawn(GameState state, SeatState actor, int card) {
    valuation.setDuringTurn(state);
    double gain = gain(state, actor, card, state.area.pending(card));
    return gain + ENVY * gainOfOpponent(state, card) > -GENEROSITY;
  }

  /** The gain from a new chain of {@code cards} cards, the sale that it may require included. */
  private double gain(GameState state, SeatState actor, int bean, int cards) {
    double worth = valuation.value(bean, cards);
    if (actor.hasRoom(bean)) {
      return worth;
    }
    bestSale(state, actor);
    return worth + gainOfSale;
  }

  private int bestSale(GameState state, SeatState actor) {
    int best = 0;
    gainOfSale = Double.NEGATIVE_INFINITY;
    for (int kinds = actor.kinds; kinds != 0; kinds &= kinds - 1) {
      int bean = Integer.numberOfTrailingZeros(kinds);
      int length = actor.length(bean) + state.area.pending(bean);
      double gain = actor.price(bean) - valuation.value(bean, length);
      if (gain > gainOfSale) {
        gainOfSale = gain;
        best = bean;
      }
    }
    return best;
  }

  private double gainOfOpponent(GameState state, int bean) {
    SeatState other = state.seats[1 - state.toAct];
    int length = other.length(bean);
    if (length > 0) {
      return valuation.valueToOpponent(bean, length + 1) - valuation.valueToOpponent(bean, length);
    }
    return other.hasRoom(bean) ? valuation.valueToOpponent(bean, 1) : 0;
  }

  private int discard(SeatState actor) {
    int least = Choices.KEEP;
    double leastWorth = Double.POSITIVE_INFINITY;
    int seen = actor.kinds;
    for (int place = 0; place < actor.held(); place++) {
      int card = actor.card(place);
      if (((seen >>> card) & 1) == 0) {
        seen |= 1 << card;
        double worth = valuation.value(card, 1) + NEARNESS * place;
        if (worth < leastWorth) {
          leastWorth = worth;
          least = Choices.FROM_HAND + place;
        }
      }
    }
    return least;
  }
}
