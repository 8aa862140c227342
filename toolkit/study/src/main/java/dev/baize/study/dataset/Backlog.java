package dev.baize.study.dataset;

import dev.baize.study.simulation.Progress;

/**
 * Bounds the games that are in memory because an earlier one is still being played: their threads
 * wait for it. The block to be written next never waits.
 */
final class Backlog {

  private static final long POLL_MILLIS = 100;

  private final long most;
  private long waiting;
  private long next;
  private boolean open;

  /** A backlog without games; threads wait while it has more than {@code most} bytes. */
  Backlog(long most, long next) {
    this.most = most;
    this.next = next;
  }

  /** Waits until there is room for a game of the block that begins with this game. */
  synchronized void admit(long first, Progress progress) {
    while (waiting > most && first != next && !open && !progress.isCancelled()) {
      try {
        // Whoever cancels does not notify.
        wait(POLL_MILLIS);
      } catch (InterruptedException e) {
        // Only a player can have interrupted this thread.
      }
    }
  }

  /** Notes that a game is in memory. */
  synchronized void add(long bytes) {
    waiting += bytes;
  }

  /** Notes that a block was written. */
  synchronized void written(Block block) {
    waiting -= block.size();
    next = block.to();
    notifyAll();
  }

  /** Lets all threads go on, because the run has failed. */
  synchronized void open() {
    open = true;
    notifyAll();
  }
}
