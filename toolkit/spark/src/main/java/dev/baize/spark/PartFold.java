package dev.baize.spark;

import dev.baize.study.simulation.GameRange;

/**
 * Joins the results of parts as they come, in any order.
 *
 * @param <R> the result of a part
 * @param <T> the result of a study
 */
interface PartFold<R, T> {

  /** Adds the result of a part, to which it belongs as a whole. */
  void add(GameRange part, R result);

  /** Whether no more parts are needed. */
  boolean isDecided();

  /** The joint result of all parts that were added and count. */
  T total();
}
