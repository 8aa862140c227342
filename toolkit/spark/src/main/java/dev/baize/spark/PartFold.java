package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.StudyResult;

/** Merges the results of parts in the order in which they come. */
class PartFold<R extends StudyResult<R>> {

  private R total;

  /** Begins with the result of games of which none is in a part. */
  PartFold(R before) {
    this.total = before;
  }

  /** Adds a part, to which its result belongs as a whole. */
  void add(GameRange games, Part<R> part) {
    join(part.result());
  }

  final void join(R result) {
    total = total.merge(result);
  }

  /** Whether no more parts are needed. */
  boolean isDecided() {
    return false;
  }

  /** The joint result of all parts that were added and count. */
  final R total() {
    return total;
  }
}
