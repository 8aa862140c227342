package dev.baize.core.toy;

/** Counts the questions that each thread has asked players without an answer yet. */
public final class OpenQuestions {

  private final ThreadLocal<Integer> open = ThreadLocal.withInitial(() -> 0);
  private int most;

  void add() {
    int now = open.get() + 1;
    open.set(now);
    setMost(now);
  }

  void remove() {
    open.set(open.get() - 1);
  }

  private synchronized void setMost(int now) {
    most = Math.max(most, now);
  }

  /** The most that one thread has had at a time. */
  public synchronized int most() {
    return most;
  }
}
