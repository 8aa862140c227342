package dev.baize.review;

import dev.baize.core.game.Rules;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.study.report.Numbers;
import dev.baize.study.statistics.Estimate;
import java.util.List;

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

  /** The hands of a game for one person whose score is known after each; none of other games. */
  static OwnHands of(MatchRecord record, GameProvider<?, ?, ?> provider) {
    Rules<?, ?, ?> rules = provider.rules(record.header().rules());
    OwnHands hands = NONE;
    if (rules.seats() != 1) {
      return hands;
    }
    List<RecordedTurn> turns = RecordedTurn.of(record, provider);
    RecordedTurn first = turns.get(0);
    for (RecordedTurn turn : turns.subList(1, turns.size())) {
      if (turn.isAfterHandOf(first) && !first.scores().isEmpty()) {
        long result = turn.scores().get(0) - first.scores().get(0);
        double inStakes = (double) result / rules.stake();
        hands = hands.plus(new OwnHands(1, result, inStakes, inStakes * inStakes));
        first = turn;
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
    return Numbers.percent(mean(played, stakes, squares));
  }

  /** The mean of independent values, of which the sum and the sum of the squares are known. */
  static Estimate mean(long count, double sum, double squares) {
    double mean = sum / count;
    double variance = Math.max(0, (squares - sum * mean) / (count - 1));
    return new Estimate(mean, Math.sqrt(variance / count), Math.max(0, count - 1));
  }
}
