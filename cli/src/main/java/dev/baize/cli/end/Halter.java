package dev.baize.cli.end;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;

/**
 * Halts the process if it has not ended after some time, whatever keeps it from ending: shutdown
 * hooks of players that do not return, or a lock that a player holds.
 */
final class Halter extends Thread {

  /** How long the hooks of players may take. */
  private static final long NANOS = TimeUnit.SECONDS.toNanos(5);

  private final IntSupplier status;

  private Halter(IntSupplier status) {
    super("baize-halt");
    this.status = status;
  }

  /** Waits on a daemon thread, and then halts with the status that is decided by then. */
  static void begin(IntSupplier status) {
    Halter halter = new Halter(status);
    halter.setDaemon(true);
    halter.start();
  }

  @Override
  public void run() {
    long end = System.nanoTime() + NANOS;
    for (long left = NANOS; left > 0; left = end - System.nanoTime()) {
      LockSupport.parkNanos(left);
      // Only a player could have interrupted this thread.
      Thread.interrupted();
    }
    Runtime.getRuntime().halt(status.getAsInt());
  }
}
