package dev.baize.cli.check;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.cli.command.TimeLimit;
import java.io.Serial;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;
import java.util.function.Supplier;

/** Waits for players, and gives up on one that takes too long for an answer. */
final class Watchdog {

  /**
   * The number of polls that may find a request unanswered before it has timed out. Polling does
   * not count time in which this process is suspended.
   */
  private static final int POLLS = 10;

  private final TimeLimit limit;
  private final BiPredicate<Long, Future<?>> pause;
  private final Map<Thread, Request> open = new ConcurrentHashMap<>();

  Watchdog(TimeLimit limit) {
    this(limit, Watchdog::endsWithin);
  }

  /** Between two polls, the pause lets nanoseconds pass and says whether the work has ended. */
  Watchdog(TimeLimit limit, BiPredicate<Long, Future<?>> pause) {
    this.limit = limit;
    this.pause = pause;
  }

  static boolean endsWithin(long nanos, Future<?> work) {
    try {
      // Only a player could interrupt this thread.
      Uninterruptibles.getUninterruptibly(work, nanos, TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      return true;
    }
  }

  static final class PlayerTimeoutException extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    PlayerTimeoutException(String message) {
      super(message);
    }
  }

  /** A call of a player that has not returned. */
  private record Request(Supplier<String> where, AtomicInteger polls) {}

  /** Asks a player. The position is for the message if there is no answer. */
  <T> T ask(Supplier<String> where, Supplier<T> answer) {
    Thread thread = Thread.currentThread();
    open.put(thread, new Request(where, new AtomicInteger()));
    try {
      return answer.get();
    } finally {
      open.remove(thread);
    }
  }

  /**
   * Runs work that asks players on a daemon thread, which is abandoned with a {@link
   * PlayerTimeoutException} if one of them takes too long.
   */
  <T> T await(Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(task, "baize-check");
    thread.setDaemon(true);
    thread.start();
    while (!pause.test(limit.nanos() / POLLS, task)) {
      requireAnswers();
    }
    try {
      return Futures.getDone(task);
    } catch (ExecutionException e) {
      Throwables.throwIfUnchecked(Objects.requireNonNull(e.getCause()));
      throw new IllegalStateException(e);
    }
  }

  private void requireAnswers() {
    for (Request request : open.values()) {
      if (request.polls().incrementAndGet() > POLLS) {
        throw new PlayerTimeoutException(
            "no answer within " + limit + " s " + request.where().get());
      }
    }
  }
}
