package dev.baize.testing;

import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Matches have the same decisions when several threads play them concurrently, each thread starting
 * with a different one. Identity hash codes differ there, too.
 *
 * @param matches the matches
 * @param alone the decisions in each of them when played alone
 */
record ThreadCheck<V extends View, D extends Decision, E extends Event>(
    List<PlayerSample<V, D, E>> matches, List<List<String>> alone) {

  private static final int THREADS = 2;

  void run() {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        int first = thread * matches.size() / THREADS;
        running.add(threads.submit(() -> playFrom(first)));
      }
      for (Future<?> future : running) {
        await(future);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private void playFrom(int first) {
    for (int i = 0; i < matches.size(); i++) {
      int next = (first + i) % matches.size();
      matches.get(next).compare("what other threads play makes no difference", alone.get(next));
    }
  }

  private static void await(Future<?> future) {
    try {
      // Only a player could have interrupted this thread.
      Uninterruptibles.getUninterruptibly(future);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof ContractViolation violation) {
        throw violation;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
