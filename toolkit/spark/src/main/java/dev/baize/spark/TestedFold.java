package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.TournamentResult;
import dev.baize.study.tournament.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Looks at the parts of a tournament in their order, as a test on one machine does, up to the look
 * that decides. Parts that come early wait for those before them.
 */
final class TestedFold implements PartFold<TestedPart, TournamentResult> {

  private final SequentialTest test;
  private final Function<GameRange, TournamentResult> replay;
  private final TreeMap<Long, TestedPart> waiting = new TreeMap<>();
  private TournamentResult total;
  private boolean decided;

  /**
   * A fold.
   *
   * @param before the result of the rounds up to a look, of which none is in a part
   * @param replay plays the first rounds of a part once more
   */
  TestedFold(
      SequentialTest test, TournamentResult before, Function<GameRange, TournamentResult> replay) {
    this.test = test;
    this.total = before;
    this.replay = replay;
  }

  @Override
  public void add(GameRange part, TestedPart result) {
    waiting.put(part.from(), result);
    TestedPart next = waiting.remove(end());
    while (next != null && !decided) {
      join(next);
      next = waiting.remove(end());
    }
  }

  /** One more than the number of the last round that was joined. */
  private long end() {
    return total.completed().games();
  }

  private void join(TestedPart part) {
    List<Long> before = total.pairing(0, 1).roundScores();
    for (int look = 0; look < part.looks().size(); look++) {
      if (test.verdict(sum(before, part.looks().get(look))) != Verdict.UNDECIDED) {
        long to = end() + (look + 1L) * SequentialTest.ROUNDS_BETWEEN_LOOKS;
        total = total.merge(upTo(to, part));
        decided = true;
        return;
      }
    }
    total = total.merge(part.rounds());
  }

  private TournamentResult upTo(long to, TestedPart part) {
    GameRange rounds = new GameRange(end(), to);
    return part.rounds().completed().equals(GameSet.of(rounds))
        ? part.rounds()
        : replay.apply(rounds);
  }

  private static List<Long> sum(List<Long> one, List<Long> other) {
    List<Long> sum = new ArrayList<>();
    for (int i = 0; i < one.size(); i++) {
      sum.add(one.get(i) + other.get(i));
    }
    return sum;
  }

  @Override
  public boolean isDecided() {
    return decided;
  }

  @Override
  public TournamentResult total() {
    return total;
  }
}
