package dev.baize.search;

import com.google.common.base.Throwables;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/** Runs tasks on a number of threads. */
final class RootParallel {

  private RootParallel() {}

  /**
   * The results, in the order of the tasks.
   *
   * @throws RuntimeException what a task threw
   * @throws IllegalStateException if the calling thread is interrupted; it stays interrupted
   */
  static <T> List<T> run(int threads, List<Supplier<T>> tasks) {
    if (threads == 1 || tasks.size() == 1) {
      return tasks.stream().map(Supplier::get).toList();
    }
    ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, tasks.size()));
    try {
      List<Future<T>> running = new ArrayList<>(tasks.size());
      for (Supplier<T> task : tasks) {
        running.add(pool.submit(task::get));
      }
      List<T> results = new ArrayList<>(tasks.size());
      for (Future<T> each : running) {
        results.add(each.get());
      }
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while searching", e);
    } catch (ExecutionException e) {
      Throwable cause = Objects.requireNonNull(e.getCause());
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException(cause);
    } finally {
      pool.shutdownNow();
    }
  }
}
