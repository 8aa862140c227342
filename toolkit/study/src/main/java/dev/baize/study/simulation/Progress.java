package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * The progress of a run of many games, and the way to cancel it. Any thread may read and cancel;
 * one object serves one run, or several one after another that are cancelled together.
 */
public final class Progress {

  /** After so long, whoever waits looks whether a thread was stopped before it could leave. */
  private static final long RECHECK_MILLIS = 1000;

  private final AtomicLong done = new AtomicLong();
  private final long everyMillis;
  private final LongConsumer watcher;
  private final Map<Thread, GameInProgress> games = new ConcurrentHashMap<>();
  private volatile boolean cancelled;

  /** Guarded by this object, as are the worker threads. */
  private boolean abandoned;

  private final Set<Thread> workers = new HashSet<>();

  /** Progress that nobody watches. */
  public Progress() {
    this(Long.MAX_VALUE, done -> {});
  }

  /**
   * Progress with a watcher.
   *
   * @param everyMillis the approximate time between two calls of the watcher, in milliseconds; 1 or
   *     more
   * @param watcher a callback that is given {@link #done}, in the thread that waits for the run; an
   *     exception cancels the run
   */
  public Progress(long everyMillis, LongConsumer watcher) {
    checkArgument(everyMillis >= 1, "%s milliseconds; expected 1 or more", everyMillis);
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

  /**
   * Cancels the run: no further game is started, and completed games are kept. If a thread has
   * several games in play at the same time, they are given up.
   */
  public void cancel() {
    cancelled = true;
  }

  /** {@return whether {@link #cancel} was called} */
  public boolean isCancelled() {
    return cancelled;
  }

  /**
   * Cancels the run and abandons the games in progress, because a player does not answer: the run
   * returns at once with the result of the others, except for the last few milliseconds' worth of
   * games that a worker thread completed before the one it was playing. The worker threads are
   * daemons and are not stopped.
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
   * Notes that the current thread starts a game, having finished the one before.
   *
   * @param number the number of the game
   * @param players their names, by seat
   * @return the game, before its match exists
   */
  public GameInProgress begin(long number, List<String> players) {
    GameInProgress game = new GameInProgress(number, players, this::resume);
    games.put(Thread.currentThread(), game);
    return game;
  }

  /** Notes that the current thread goes on with a game that it has begun. */
  void resume(GameInProgress game) {
    games.put(Thread.currentThread(), game);
  }

  /**
   * {@return the games that are being played, by number} If a thread has several in play, only the
   * one with which it has gone on last.
   */
  public List<GameInProgress> games() {
    return games.values().stream()
        .filter(game -> !game.isOver())
        .sorted(Comparator.comparing(GameInProgress::number))
        .toList();
  }

  /**
   * Counts games that were played, for runs that are not played by a {@link BatchRunner}.
   *
   * @param number how many
   */
  public void add(long number) {
    done.addAndGet(number);
  }

  /** Calls the watcher, in the thread that waits for the run. */
  public void notifyWatcher() {
    watcher.accept(done());
  }

  /** A worker thread is about to start. */
  synchronized void enter(Thread worker) {
    workers.add(worker);
  }

  /** The current thread plays no game any more. */
  void endGame() {
    games.remove(Thread.currentThread());
  }

  /** The current worker thread has ended. */
  synchronized void leave() {
    workers.remove(Thread.currentThread());
    notifyAll();
  }

  /** Waits until all worker threads have ended or were abandoned, or the watcher is due. */
  @SuppressWarnings("WaitNotInLoop") // The caller loops.
  synchronized boolean await() throws InterruptedException {
    if (!isEnded()) {
      wait(Math.min(everyMillis, RECHECK_MILLIS));
    }
    return isEnded();
  }

  private synchronized boolean isEnded() {
    return abandoned || workers.stream().noneMatch(Thread::isAlive);
  }
}
