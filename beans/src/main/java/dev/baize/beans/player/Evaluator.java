package dev.baize.beans.player;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.Prices;
import dev.baize.beans.kernel.SeatState;

/**
 * How likely a seat is to win from where a turn begins: a linear estimate of the coins by which it
 * will lead at the end, fitted to games of {@link RolloutPolicy} against itself, and how far that
 * is off on average.
 */
final class Evaluator {

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

  /** Makes a logistic curve of a normal one. */
  private static final double LOGISTIC = 1.702;

  private final ChainValuation outlook;

  Evaluator(ChainValuation outlook) {
    this.outlook = outlook;
  }

  /** The probability, 0 to 1, that a seat wins; half of that of a draw is in it. */
  double win(GameState state, int seat) {
    int turns = outlook.turnsLeft(state);
    double early = turns / LONG_GAME;
    double turn = TURN * (1 + early) * (seat == state.toAct ? 1 : -1);
    double lead = strength(state, seat, early) - strength(state, 1 - seat, early) + turn;
    return probability(lead / (ERROR_AT_END + ERROR * Math.sqrt(turns)));
  }

  /** The same from the coins at the end of a game: the closer, the less is it worth to win. */
  static double end(int lead) {
    return probability(lead / (ERROR_AT_END + ERROR));
  }

  private static double probability(double deviations) {
    return 1 / (1 + StrictMath.exp(-LOGISTIC * deviations));
  }

  /** The coins that a seat has and can hope for. */
  private double strength(GameState state, int seat, double early) {
    SeatState side = state.seats[seat];
    outlook.lookAhead(state, seat);
    double worth = 0;
    double price = 0;
    double best = 0;
    double second = 0;
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      int left = seat == state.toAct ? state.area.present(bean) : 0;
      int length = side.length(bean);
      if (length > 0) {
        worth += outlook.worth(bean, length + left);
        price += side.price(bean);
      } else if (left + outlook.inHand(bean) > 0) {
        double hope = outlook.worth(bean, left);
        second = Math.max(second, Math.min(best, hope));
        best = Math.max(best, hope);
      }
    }
    return side.coins
        + (WORTH + WORTH_EARLY * early) * worth
        + PRICE * price
        + BEST_IN_HAND * best
        + SECOND_IN_HAND * second
        + (side.hasThird() ? THIRD_CHAIN * early : 0);
  }
}
