package dev.baize.spark;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How the driver plays the first games while executors start: in parts that grow until they take a
 * second. How long a game takes is seen from the last part, when most of the program has been
 * compiled.
 */
final class DriverTrial {

  /** The longest part, unless a game takes longer. */
  private static final double PART_SECONDS = 1;

  /** A first part that takes longer does so because of its games, not of loading the program. */
  private static final double LOADING_SECONDS = 5;

  private final ClusterCores cores;
  private final LongSupplier clock;
  private final double seconds;
  private final long multiple;
  private long began;
  private long partBegan;
  private long games;
  private boolean loaded;
  private double secondsAGame;

  /**
   * Begins a trial that lasts at least {@code seconds}, not counting a first part that loads the
   * program.
   */
  DriverTrial(double seconds, long multiple, ClusterCores cores, LongSupplier clock) {
    this.seconds = seconds;
    this.multiple = multiple;
    this.games = multiple;
    this.cores = cores;
    this.clock = clock;
    this.began = clock.getAsLong();
  }

  /** Whether to play another part. Executors that have started do not wait for a long game. */
  boolean goesOn() {
    boolean starting = !cores.areAllThere();
    return secondsSince(began) < seconds || (starting && secondsAGame * multiple <= PART_SECONDS);
  }

  /** Begins a part; returns its number of games. */
  long beginPart() {
    partBegan = clock.getAsLong();
    return games;
  }

  /** Ends a part after {@code played} games, fewer than planned if there are no more. */
  void endPart(long played) {
    double lastPart = secondsSince(partBegan);
    secondsAGame = lastPart / played;
    if (!loaded && lastPart < LOADING_SECONDS) {
      began = clock.getAsLong();
    }
    loaded = true;
    if (lastPart < PART_SECONDS / 2) {
      games *= 2;
    } else if (lastPart > PART_SECONDS) {
      games = Math.max(multiple, games / 2);
    }
  }

  /** How long a game took; 0 if none was played. */
  double secondsAGame() {
    return secondsAGame;
  }

  private double secondsSince(long nanos) {
    return (double) (clock.getAsLong() - nanos) / TimeUnit.SECONDS.toNanos(1);
  }
}
