package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import java.util.function.BinaryOperator;

/** Merges results, in the order in which they come. */
final class MergingFold<R> implements PartFold<R, R> {

  private final BinaryOperator<R> merge;
  private R total;

  /**
   * A fold.
   *
   * @param nothing the result of no game
   * @param merge joins two results exactly, so that their order does not matter
   */
  MergingFold(R nothing, BinaryOperator<R> merge) {
    this.total = nothing;
    this.merge = merge;
  }

  @Override
  public void add(GameRange part, R result) {
    total = merge.apply(total, result);
  }

  @Override
  public boolean isDecided() {
    return false;
  }

  @Override
  public R total() {
    return total;
  }
}
