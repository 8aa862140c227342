package dev.baize.core.simulation;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * The progress of a run of many games, and the way to cancel it. Any thread may read and cancel;
 * one object serves one run.
 */
public final class Progress {

  private final AtomicLong done = new AtomicLong();
  private final long everyMillis;
  private final LongConsumer watcher;
  private final Map<Thread, GameInProgress> games = new ConcurrentHashMap<>();
  private volatile boolean cancelled;

  /** Guarded by this, as is the number of threads. */
  private boolean abandoned;

  private int threads;

  /** Progress without a watcher. */
  public Progress() {
    this(Long.MAX_VALUE, done -> {});
  }

  /**
   * Progress with a watcher.
   *
   * @param everyMillis the time between two calls of the watcher in milliseconds, roughly; 1 or
   *     more
   * @param watcher is given {@link #done} in the thread that waits for the run; what it throws
   *     cancels the run
   * @throws IllegalArgumentException if the time is less than 1 ms
   */
  public Progress(long everyMillis, LongConsumer watcher) {
    if (everyMillis < 1) {
      throw new IllegalArgumentException(everyMillis + " milliseconds; expected 1 or more");
    }
    this.everyMillis = everyMillis;
    this.watcher = requireNonNull(watcher);
  }

  /**
   * {@return the number of games played so far, in any order} At least as many as will be in the
   * result: games that were played ahead of others when the run was cancelled are not in it.
   */
  public long done() {
    return done.get();
  }

  /** Cancels the run: no further game is begun, and what was played is kept. */
  public void cancel() {
    cancelled = true;
  }

  /** {@return whether {@link #cancel} was called} */
  public boolean isCancelled() {
    return cancelled;
  }

  /**
   * Cancels the run and gives up the games in progress, because a player does not answer: the run
   * returns at once with the result of the others, but for the few that a thread played just before
   * the one it gives up and had not handed in: some milliseconds' worth. The threads are left to
   * themselves; they keep no program from ending.
   */
  public synchronized void abandon() {
    cancelled = true;
    abandoned = true;
    notifyAll();
  }

  synchronized boolean isAbandoned() {
    return abandoned;
  }

  /**
   * Notes that this thread begins to play a game, and no longer plays the one before.
   *
   * @param number of the game
   * @param players their names, by seat
   * @return the game, which is to follow its match
   */
  public GameInProgress begin(long number, List<String> players) {
    GameInProgress game = new GameInProgress(number, players);
    games.put(Thread.currentThread(), game);
    return game;
  }

  /** {@return the games that are being played, by number} */
  public List<GameInProgress> games() {
    return games.values().stream()
        .filter(game -> !game.isOver())
        .sorted(Comparator.comparing(GameInProgress::number))
        .toList();
  }

  /**
   * {@return the game that a thread is playing; empty if there is none}
   *
   * @param thread any thread
   */
  public Optional<GameInProgress> game(Thread thread) {
    return Optional.ofNullable(games.get(thread)).filter(game -> !game.isOver());
  }

  void add(long number) {
    done.addAndGet(number);
  }

  void notifyWatcher() {
    watcher.accept(done());
  }

  /** A thread begins to play. */
  synchronized void enter() {
    threads++;
  }

  /** The current thread plays no more. */
  synchronized void leave() {
    games.remove(Thread.currentThread());
    threads--;
    notifyAll();
  }

  /** Waits until all threads have ended or are given up, or it is time for the watcher. */
  @SuppressWarnings("WaitNotInLoop") // The caller loops.
  synchronized boolean await() throws InterruptedException {
    if (!isEnded()) {
      wait(everyMillis);
    }
    return isEnded();
  }

  private synchronized boolean isEnded() {
    return abandoned || threads == 0;
  }
}
