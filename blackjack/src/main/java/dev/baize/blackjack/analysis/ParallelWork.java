package dev.baize.blackjack.analysis;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Shares pieces of work between threads; with one, the calling thread does it all. */
record ParallelWork(int threads) {
  ParallelWork {
    if (threads < 1) {
      throw new IllegalArgumentException(threads + " threads; expected 1 or more");
    }
  }

  /**
   * Does all pieces, numbered from 0, in any order. An interrupt of the calling thread cancels it.
   */
  void each(int pieces, IntConsumer piece) {
    if (threads == 1) {
      IntStream.range(0, pieces).forEach(piece);
      return;
    }
    ExecutorService pool = Executors.newFixedThreadPool(threads, ParallelWork::worker);
    try {
      List<Future<Object>> all =
          pool.invokeAll(
              IntStream.range(0, pieces)
                  .mapToObj(number -> Executors.callable(() -> piece.accept(number)))
                  .toList());
      for (Future<Object> each : all) {
        each.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  private static Thread worker(Runnable work) {
    Thread thread = new Thread(work, "baize-analysis");
    thread.setDaemon(true);
    return thread;
  }
}
