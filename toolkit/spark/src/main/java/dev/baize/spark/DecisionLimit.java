package dev.baize.spark;

import dev.baize.cli.command.TimeLimit;
import dev.baize.cli.study.DecisionClock;
import dev.baize.study.simulation.GameInProgress;
import dev.baize.study.simulation.Progress;

/** Abandons a game in which a decision takes longer than the limit of the command line. */
record DecisionLimit(String seconds) implements PartWatch {

  private static final long serialVersionUID = 1L;

  @Override
  public long everyMillis() {
    return clock().everyMillis();
  }

  @Override
  public Look begin() {
    DecisionClock clock = clock();
    return progress -> look(clock, progress);
  }

  private DecisionClock clock() {
    return new DecisionClock(TimeLimit.parse(seconds));
  }

  private static void look(DecisionClock clock, Progress progress) {
    GameInProgress slow = clock.look(progress);
    if (slow != null) {
      progress.abandon();
      throw new SlowGameException(slow, clock.reason(slow));
    }
  }
}
