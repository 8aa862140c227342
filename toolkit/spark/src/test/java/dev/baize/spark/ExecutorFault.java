package dev.baize.spark;

import java.util.concurrent.atomic.AtomicBoolean;

/** Something that goes wrong once, in a game on an executor of this process. */
final class ExecutorFault {

  private final AtomicBoolean awaited = new AtomicBoolean();

  /**
   * From now on, the next game on an executor goes wrong; not one that is left of another study.
   */
  void await() {
    Cluster.await(() -> !isTaskRunning());
    awaited.set(true);
  }

  /** Whether this game goes wrong. */
  boolean strikes() {
    return awaited.get() && isTaskRunning() && awaited.compareAndSet(true, false);
  }

  /** Games are not played on the thread of their task. */
  private static boolean isTaskRunning() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().startsWith("Executor task launch worker"));
  }
}
