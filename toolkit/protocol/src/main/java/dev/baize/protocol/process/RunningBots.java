package dev.baize.protocol.process;

import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/** The processes that play, which end with this one. */
public final class RunningBots {

  private static final Duration MAX_WAIT = Duration.ofSeconds(30);

  private static final Set<ProcessTree> ALL = ConcurrentHashMap.newKeySet();
  private static final Set<Thread> FIRST = ConcurrentHashMap.newKeySet();

  private static volatile boolean ending;

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(RunningBots::end, "baize-bots-end"));
  }

  private RunningBots() {}

  /** Lets them live until a shutdown hook has ended, for instance because it lets games end. */
  public static void endAfter(Thread hook) {
    FIRST.add(hook);
  }

  static void add(ProcessTree process) {
    ALL.add(process);
    if (ending) {
      process.kill();
    }
  }

  static void remove(ProcessTree process) {
    ALL.remove(process);
  }

  private static void end() {
    for (Thread hook : FIRST) {
      Uninterruptibles.joinUninterruptibly(hook, MAX_WAIT);
    }
    ending = true;
    ALL.forEach(ProcessTree::kill);
  }

  /**
   * Blocks forever if this JVM is shutting down, so that no player is blamed for its process having
   * ended.
   */
  static void stayIfEnding() {
    while (ending) {
      LockSupport.park();
    }
  }
}
