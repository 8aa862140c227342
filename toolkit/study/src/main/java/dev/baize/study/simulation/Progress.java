package dev.baize.study.simulation;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * The progress of a run of many games, and the way to cancel it. Any thread may read and cancel;
 * one object serves one run, or several one after another that are cancelled together.
 */
public final class Progress {

  /** The longest time until whoever waits for a run looks whether it was abandoned. */
  private static final long MAX_PAUSE_MILLIS = 250;

  private final AtomicLong done = new AtomicLong();
  private final long everyMillis;
  private final LongConsumer watcher;
  private final Map<Thread, GameInProgress> games = new ConcurrentHashMap<>();
  private volatile boolean cancelled;
  private volatile boolean abandoned;

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
   * returns soon with the result of the others, except for the last few milliseconds' worth of
   * games that a worker thread completed before the one it was playing. The worker threads are
   * daemons and are not stopped.
   */
  public void abandon() {
    cancelled = true;
    abandoned = true;
  }

  boolean isAbandoned() {
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

  /** The current thread plays no game any more. */
  void endGame() {
    games.remove(Thread.currentThread());
  }

  /** How long whoever waits for a run lets it go on before the watcher is called. */
  long pauseMillis() {
    return Math.min(everyMillis, MAX_PAUSE_MILLIS);
  }
}
