package dev.baize.cli.match;

import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the thread that plays a match passes before a decision is recorded and applied, and before
 * input is used. When the process is asked to end, the gate is closed for good and stops that
 * thread, so that nothing follows what the person was told last.
 */
final class MatchGate implements Listener<Decision, Event> {

  /** How long closing waits for a step in progress, such as writing a decision. */
  private static final long STEP_MILLIS = 500;

  /** Longer than a Ctrl-C that is typed just before an answer takes to close the gate. */
  private static final long SIGNAL_MILLIS = 100;

  private final @Nullable MatchJournal journal;
  private final long signalMillis;
  private final Semaphore open = new Semaphore(1);
  private final Thread closer = new Closer();
  private final CountDownLatch closing = new CountDownLatch(1);
  private final CountDownLatch reached = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);

  /** Runs when the process begins to end. */
  private final class Closer extends Thread {

    Closer() {
      super("baize-gate");
    }

    @Override
    public void run() {
      close();
    }
  }

  /**
   * An open gate.
   *
   * @param journal records the decisions that pass; null for none
   */
  MatchGate(@Nullable MatchJournal journal) {
    this(journal, SIGNAL_MILLIS);
  }

  /**
   * An open gate.
   *
   * @param signalMillis how long it may take to close after a person's Ctrl-C
   */
  MatchGate(@Nullable MatchJournal journal, long signalMillis) {
    this.journal = journal;
    this.signalMillis = signalMillis;
  }

  /** Called by the thread that plays: does not return once the gate is closed. */
  void enter() {
    if (closing.getCount() == 0 || !open.tryAcquire()) {
      stop();
    }
  }

  /** Never returns. */
  private void stop() {
    reached.countDown();
    Uninterruptibles.awaitUninterruptibly(new CountDownLatch(1));
  }

  /** Ends the step that began with {@link #enter}; until then, the gate cannot be closed. */
  void leave() {
    open.release();
  }

  /**
   * Reads an answer; does not return once the gate is closed.
   *
   * @param typed whether a person is about to type it, perhaps after a Ctrl-C
   * @param input reads it
   */
  <T> T read(boolean typed, Supplier<T> input) {
    T answer = input.get();
    if (typed) {
      awaitClosing();
    }
    enter();
    leave();
    return answer;
  }

  /**
   * Gives a Ctrl-C time to close the gate: it may also have ended the program whose output is the
   * input.
   */
  void awaitClosing() {
    if (Uninterruptibles.awaitUninterruptibly(closing, signalMillis, TimeUnit.MILLISECONDS)) {
      stop();
    }
  }

  /** Closes the gate as soon as the process begins to end, before anything else is done then. */
  void closeAtExit() {
    try {
      Runtime.getRuntime().addShutdownHook(closer);
    } catch (IllegalStateException e) {
      // The process is ending already.
      close();
    }
  }

  /** Leaves the gate open if the process ends from now on. */
  void stayOpen() {
    try {
      Runtime.getRuntime().removeShutdownHook(closer);
    } catch (IllegalStateException e) {
      // The process is ending.
      return;
    }
  }

  /** Closes the gate once; for another thread than the one that plays. */
  void close() {
    closing.countDown();
    if (Uninterruptibles.tryAcquireUninterruptibly(open, STEP_MILLIS, TimeUnit.MILLISECONDS)) {
      closed.countDown();
    }
  }

  /** Whether it is closed, or is within some time, and no step is in progress any more. */
  boolean isClosed() {
    return Uninterruptibles.awaitUninterruptibly(closed, STEP_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Whether the thread that plays has been stopped, or is within some time. */
  boolean isReached(long millis) {
    return Uninterruptibles.awaitUninterruptibly(reached, millis, TimeUnit.MILLISECONDS);
  }

  @Override
  public boolean wantsEvents() {
    return false;
  }

  @Override
  public void decided(Seat seat, Decision decision) {
    enter();
    try {
      if (journal != null) {
        journal.decided(seat, decision);
      }
    } finally {
      leave();
    }
  }
}
