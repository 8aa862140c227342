package dev.baize.review;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.study.statistics.Estimate;

/**
 * The hands of games for one person.
 *
 * @param played how many there are
 * @param won the sum of what they won, in the unit of scores
 * @param stakes the same in the {@linkplain Rules#stake least stake} of each
 * @param squares the sum of the squares of what each won in it
 */
record OwnHands(long played, long won, double stakes, double squares) {

  static final OwnHands NONE = new OwnHands(0, 0, 0, 0);

  private static final double HUNDRED = 100;

  /** The hands of a game for one person whose score is known after each; none of other games. */
  static <V extends View, D extends Decision, E extends Event> OwnHands of(
      MatchRecord record, GameProvider<V, D, E> provider) {
    Rules<V, D, E> rules = provider.rules(record.header().rules());
    OwnHands hands = NONE;
    Game<V, D> game = RecordedMatch.of(record, provider).start(null);
    if (rules.seats() != 1 || game.scores().isEmpty()) {
      return hands;
    }
    long score = game.scores().get(0);
    long hand = game.hand();
    for (String text : record.decisions()) {
      game.apply(provider.decision(text));
      if (game.isOver() || game.hand() != hand) {
        long result = game.scores().get(0) - score;
        double inStakes = (double) result / rules.stake();
        hands = hands.plus(new OwnHands(1, result, inStakes, inStakes * inStakes));
        score += result;
        hand = game.hand();
      }
    }
    return hands;
  }

  OwnHands plus(OwnHands more) {
    return new OwnHands(
        played + more.played, won + more.won, stakes + more.stakes, squares + more.squares);
  }

  /** What a hundred of them win, in stakes, as if no hand depended on another. */
  Estimate perHundred() {
    Estimate mean = mean(played, stakes, squares);
    return new Estimate(
        HUNDRED * mean.value(), HUNDRED * mean.standardError(), mean.degreesOfFreedom());
  }

  /** The mean of independent values, of which the sum and the sum of the squares are known. */
  static Estimate mean(long count, double sum, double squares) {
    double mean = sum / count;
    double variance = Math.max(0, (squares - sum * mean) / (count - 1));
    return new Estimate(mean, Math.sqrt(variance / count), Math.max(0, count - 1));
  }
}
