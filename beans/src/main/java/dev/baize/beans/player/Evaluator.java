package dev.baize.beans.player;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.SeatState;

/**
 * Estimates how likely a seat is to win, at the start of a turn: a linear estimate of its final
 * lead in coins and of the error of that estimate, both fitted to self-play of the {@link
 * RolloutPolicy}.
 */
record Evaluator(ChainValuation valuation) {

  private static final double LONG_GAME = 16;
  private static final double WORTH = 0.7;
  private static final double WORTH_EARLY = 0.3;
  private static final double PRICE = 0.2;
  private static final double BEST_IN_HAND = 1;
  private static final double SECOND_IN_HAND = 0.45;
  private static final double THIRD_CHAIN = 4.3;
  private static final double TURN = 0.25;
  private static final double ERROR_AT_END = 0.6;
  private static final double ERROR = 0.7;

  /** Scales a logistic curve to approximate the normal distribution. */
  private static final double LOGISTIC = 1.702;

  /** The probability, 0 to 1, that a seat wins, a draw counting as half a win. */
  double winProbability(GameState state, int seat) {
    int turns = valuation.turnsLeft(state);
    double early = turns / LONG_GAME;
    double turn = TURN * (1 + early) * (seat == state.toAct ? 1 : -1);
    double lead = strength(state, seat, early) - strength(state, 1 - seat, early) + turn;
    return probability(lead / (ERROR_AT_END + ERROR * Math.sqrt(turns)));
  }

  /** The value of the final lead in coins: a narrow win counts for less than a clear one. */
  static double valueOfLead(int lead) {
    return probability(lead / (ERROR_AT_END + ERROR));
  }

  private static double probability(double deviations) {
    return 1 / (1 + StrictMath.exp(-LOGISTIC * deviations));
  }

  /** The coins that a seat has, and an estimate of those to come. */
  private double strength(GameState state, int seat, double early) {
    SeatState own = state.seats[seat];
    valuation.setAtTurnStart(state, seat);
    double worth = 0;
    double price = 0;
    double best = 0;
    double second = 0;
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      int left = seat == state.toAct ? state.area.present(bean) : 0;
      int length = own.length(bean);
      if (length > 0) {
        worth += valuation.value(bean, length + left);
        price += own.price(bean);
      } else if (left + valuation.inHand(bean) > 0) {
        double hoped = valuation.value(bean, left);
        second = Math.max(second, Math.min(best, hoped));
        best = Math.max(best, hoped);
      }
    }
    return own.coins()
        + (WORTH + WORTH_EARLY * early) * worth
        + PRICE * price
        + BEST_IN_HAND * best
        + SECOND_IN_HAND * second
        + (own.hasThird() ? THIRD_CHAIN * early : 0);
  }
}
