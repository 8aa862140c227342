package dev.baize.spark;

import static java.util.Objects.requireNonNull;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.tournament.SequentialTest;
import dev.baize.study.tournament.TournamentResult;
import dev.baize.study.tournament.Verdict;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Looks at the parts of a tournament in their order, as a test on one machine does, up to the look
 * that decides. Parts that come early wait for those before them.
 */
final class TestedFold extends PartFold<TournamentResult> {

  private final SequentialTest test;
  private final Function<GameRange, TournamentResult> replay;
  private final TreeMap<Long, Part<TournamentResult>> waiting = new TreeMap<>();
  private boolean decided;

  /**
   * Begins with the result of the rounds up to a look; replays the first rounds of a part if need
   * be.
   */
  TestedFold(
      SequentialTest test, TournamentResult before, Function<GameRange, TournamentResult> replay) {
    super(before);
    this.test = test;
    this.replay = replay;
  }

  @Override
  void add(GameRange games, Part<TournamentResult> part) {
    waiting.put(games.from(), part);
    Part<TournamentResult> next = waiting.remove(end());
    while (next != null && !decided) {
      look(next.result(), requireNonNull(next.looks()));
      next = waiting.remove(end());
    }
  }

  /** One more than the number of the last round that was joined. */
  private long end() {
    return total().completed().games();
  }

  private void look(TournamentResult rounds, List<List<Long>> looks) {
    List<Long> before = total().pairing(0, 1).roundScores();
    for (int i = 0; i < looks.size(); i++) {
      List<Long> look = looks.get(i);
      List<Long> scores =
          IntStream.range(0, look.size()).mapToObj(j -> before.get(j) + look.get(j)).toList();
      if (test.verdict(scores) != Verdict.UNDECIDED) {
        decided = true;
        join(upTo(end() + (i + 1L) * SequentialTest.ROUNDS_BETWEEN_LOOKS, rounds));
        return;
      }
    }
    join(rounds);
  }

  private TournamentResult upTo(long to, TournamentResult part) {
    GameRange rounds = new GameRange(end(), to);
    return part.completed().equals(GameSet.of(rounds)) ? part : replay.apply(rounds);
  }

  @Override
  boolean isDecided() {
    return decided;
  }
}
