package dev.baize.spark;

import dev.baize.study.simulation.Progress;
import java.io.Serializable;

/** Watches the games of a part on an executor. */
interface PartWatch extends Serializable {

  /** The approximate time between two looks at the games, in milliseconds; 1 or more. */
  long everyMillis();

  /** Begins to watch a part. */
  Look begin();

  /** Looks at the games that are being played. */
  @FunctionalInterface
  interface Look {

    /**
     * Looks.
     *
     * @throws SlowGameException if a player takes too long
     */
    void at(Progress progress);
  }

  /** Watches nothing. */
  record None() implements PartWatch {

    private static final long serialVersionUID = 1L;

    private static final long MILLIS = 250;

    @Override
    public long everyMillis() {
      return MILLIS;
    }

    @Override
    public Look begin() {
      return progress -> {};
    }
  }
}
