package dev.baize.cli.check;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Waits for what players are asked, but not for ever. */
final class Patience {

  /**
   * How often it is looked at a request until that took too long. Time in which this process is
   * suspended does not count so.
   */
  private static final int LOOKS = 10;

  private final long most;
  private final Map<Thread, Request> open = new ConcurrentHashMap<>();
  private volatile boolean exhausted;

  /**
   * Patience.
   *
   * @param most how long a player may take for one answer, in nanoseconds
   */
  Patience(long most) {
    this.most = most;
  }

  /** What a player is asked. */
  private static final class Request {

    final Supplier<String> where;
    int looks;

    Request(Supplier<String> where) {
      this.where = where;
    }
  }

  /**
   * Asks a player.
   *
   * @param where the position, to be told if there is no answer
   */
  <T> T ask(Supplier<String> where, Supplier<T> answer) {
    Thread thread = Thread.currentThread();
    open.put(thread, new Request(where));
    try {
      return answer.get();
    } finally {
      open.remove(thread);
    }
  }

  /**
   * Does in another thread what asks players.
   *
   * @throws NoAnswerException if one of them takes too long; the thread is left alone then
   */
  <T> T await(Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(task, "baize-check");
    thread.setDaemon(true);
    thread.start();
    while (true) {
      try {
        return task.get(most / LOOKS, TimeUnit.NANOSECONDS);
      } catch (TimeoutException e) {
        requireAnswers();
      } catch (ExecutionException e) {
        throw unchecked(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted while checking", e);
      }
    }
  }

  private static RuntimeException unchecked(ExecutionException e) {
    if (e.getCause() instanceof Error error) {
      throw error;
    }
    return e.getCause() instanceof RuntimeException thrown ? thrown : new IllegalStateException(e);
  }

  private void requireAnswers() {
    for (Request request : open.values()) {
      request.looks++;
      if (request.looks > LOOKS) {
        exhausted = true;
        throw new NoAnswerException(
            "no answer within %s %s".formatted(Time.text(most), request.where.get()));
      }
    }
  }

  /** Whether somebody has not answered, and will not. */
  boolean isExhausted() {
    return exhausted;
  }
}
