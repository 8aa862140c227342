package dev.baize.core.simulation;

import static java.util.Objects.requireNonNull;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * How far work in bulk has come, and the way to end it early. Any thread may ask and cancel. For
 * one run.
 */
public final class Progress {

  private final AtomicLong done = new AtomicLong();
  private final long everyMillis;
  private final LongConsumer watcher;
  private volatile boolean cancelled;

  /** Progress that nobody is told of. */
  public Progress() {
    this(Long.MAX_VALUE, done -> {});
  }

  /**
   * Progress that somebody is told of.
   *
   * @param everyMillis about how many milliseconds pass from one telling to the next, 1 or more
   * @param watcher is told {@link #done} in the thread that waits for the work; what it throws
   *     cancels the work
   * @throws IllegalArgumentException if they are fewer
   */
  public Progress(long everyMillis, LongConsumer watcher) {
    if (everyMillis < 1) {
      throw new IllegalArgumentException(everyMillis + " milliseconds; expected 1 or more");
    }
    this.everyMillis = everyMillis;
    this.watcher = requireNonNull(watcher);
  }

  /**
   * {@return how many games have been played, in whatever order} Not fewer than will be in the
   * result; those that were played ahead of others when the work was cancelled are not in it.
   */
  public long done() {
    return done.get();
  }

  /** Ends the work: no game is begun any more, and what was played is kept. */
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

  void tell() {
    watcher.accept(done());
  }
}
