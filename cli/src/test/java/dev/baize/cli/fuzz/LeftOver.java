package dev.baize.cli.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The threads that a case leaves over, and what is thrown in them. */
final class LeftOver {

  /** The group of the fuzzer's own threads. */
  static final ThreadGroup OWN = new ThreadGroup("fuzz");

  /** Games that are given up end soon, if their players do what they should. */
  private static final long ENDING_MILLIS = 20_000;

  private final Set<Thread> before = living();
  private final ConcurrentLinkedQueue<String> thrown = new ConcurrentLinkedQueue<>();

  private LeftOver() {}

  /** Looks at the threads that there are. */
  static LeftOver watch() {
    LeftOver left = new LeftOver();
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, e) -> left.thrown.add(thread.getName() + " threw " + e));
    return left;
  }

  /** The threads that have been started since and do not end, or have ended with an exception. */
  List<String> left() {
    List<String> names = new ArrayList<>();
    if (Thread.interrupted()) {
      names.add("an interrupt of the main thread");
    }
    Set<Thread> now = living();
    now.removeAll(before);
    for (Thread thread : now) {
      if (!hasEnded(thread)) {
        names.add(thread.getName());
      }
    }
    names.addAll(thrown);
    return names;
  }

  private static boolean hasEnded(Thread thread) {
    try {
      thread.join(ENDING_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return !thread.isAlive();
  }

  /** Without those of the fuzzer and those that Java itself keeps. */
  private static Set<Thread> living() {
    ThreadGroup main = Thread.currentThread().getThreadGroup();
    Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
    threads.removeIf(thread -> thread.getThreadGroup() != main);
    return threads;
  }
}
