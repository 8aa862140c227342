package dev.baize.core.simulation;

import static java.util.Objects.requireNonNull;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * The progress of a run of many games, and the way to cancel it. Any thread may read and cancel;
 * one object serves one run.
 */
public final class Progress {

  private final AtomicLong done = new AtomicLong();
  private final long everyMillis;
  private final LongConsumer watcher;
  private volatile boolean cancelled;

  /** Progress without a watcher. */
  public Progress() {
    this(Long.MAX_VALUE, done -> {});
  }

  /**
   * Progress with a watcher.
   *
   * @param everyMillis the time between two calls of the watcher in milliseconds, roughly; 1 or
   *     more
   * @param watcher is given {@link #done} in the thread that waits for the run; what it throws
   *     cancels the run
   * @throws IllegalArgumentException if the time is less than 1 ms
   */
  public Progress(long everyMillis, LongConsumer watcher) {
    if (everyMillis < 1) {
      throw new IllegalArgumentException(everyMillis + " milliseconds; expected 1 or more");
    }
    this.everyMillis = everyMillis;
    this.watcher = requireNonNull(watcher);
  }

  /**
   * {@return the number of games played so far, in any order} At least as many as will be in the
   * result: games that were played ahead of others when the run was cancelled are not in it.
   */
  public long done() {
    return done.get();
  }

  /** Cancels the run: no further game is begun, and what was played is kept. */
  public void cancel() {
    cancelled = true;
  }

  /** {@return whether {@link #cancel} was called} */
  public boolean isCancelled() {
    return cancelled;
  }

  long everyMillis() {
    return everyMillis;
  }

  void add(long games) {
    done.addAndGet(games);
  }

  void notifyWatcher() {
    watcher.accept(done());
  }
}
