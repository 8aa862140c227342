package dev.baize.study.simulation;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The games still to be played, and the result of the others. Shared by all worker threads.
 *
 * <p>An early stop or a failure lowers the limit below which all games are still played: the first
 * in the order of the games counts, not the first in time.
 */
final class BatchSchedule<A> {

  private static final Logger LOG = LoggerFactory.getLogger(BatchSchedule.class);

  /** The number of finished chunks that may wait for an earlier one. */
  private static final int MAX_PENDING = 256;

  private final BatchTask<A> task;
  private final int maxConcurrentMatches;
  private final GameRange games;
  private final long interval;
  private final Predicate<? super A> stop;
  private final Progress progress;
  private final ChunkSize chunkSize = new ChunkSize();
  private final A total;

  /** Finished chunks by their first game; an earlier chunk is still being played. */
  private final TreeMap<Long, Chunk> pending = new TreeMap<>();

  /** The first game that no thread has taken. */
  private long next;

  /** The first game that is not in the total. */
  private long joined;

  /** Games from this one on are no longer started. */
  private volatile long limit;

  private boolean stopped;
  private boolean closed;

  /** The exception that ended a worker thread before its time; null if none did. */
  private @Nullable Throwable broken;

  private @Nullable Throwable failure;

  /** The first game of the chunk that failed. */
  private long failed = Long.MAX_VALUE;

  BatchSchedule(
      BatchTask<A> task,
      GameRange games,
      long interval,
      Predicate<? super A> stop,
      Progress progress) {
    this.task = task;
    this.maxConcurrentMatches = task.maxConcurrentMatches();
    this.games = games;
    this.interval = interval;
    this.stop = stop;
    this.progress = progress;
    this.total = task.begin();
    this.next = games.from();
    this.joined = games.from();
    this.limit = games.to();
  }

  /** Plays chunks until there are none left; each worker thread runs this. */
  void run() {
    Queue<Chunk> waiting = new ArrayDeque<>();
    try {
      for (Chunk chunk = next(waiting); chunk != null; chunk = next(waiting)) {
        if (!isPlayed(chunk)) {
          waiting.add(chunk);
        }
      }
    } catch (Throwable e) {
      // Memory was used up, or a player has stopped this thread.
      synchronized (this) {
        broken = e;
        close();
      }
    }
  }

  /**
   * Takes a new chunk as long as one more can be in play, or else the one that has waited longest;
   * null if there is none left. If several games are in play at a time, they are given up when the
   * run is cancelled, since finishing them could take long.
   */
  private @Nullable Chunk next(Queue<Chunk> waiting) {
    if (maxConcurrentMatches > 1 && progress.isCancelled()) {
      return null;
    }
    if (waiting.size() < maxConcurrentMatches) {
      GameRange games = take(waiting.isEmpty());
      if (games != null) {
        return new Chunk(games);
      }
    }
    return waiting.poll();
  }

  /** Advances a chunk. False if one of its games waits for an answer. */
  private boolean isPlayed(Chunk chunk) {
    try {
      if (chunk.from < limit) {
        if (!chunk.advance()) {
          return false;
        }
        long nanos = ChunkSize.now() - chunk.began;
        finish(chunk, nanos);
        LOG.atTrace()
            .addKeyValue("from", chunk.from)
            .addKeyValue("to", chunk.game)
            .addKeyValue("nanoseconds", nanos)
            .log("chunk played");
      }
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (Throwable e) {
      fail(chunk.from, chunk.game, e);
    }
    progress.add(chunk.played());
    return true;
  }

  /** Takes the next chunk; null if there is none, or too many pending and no patience. */
  private synchronized @Nullable GameRange take(boolean patient) {
    while (patient && hasMore() && pending.size() >= MAX_PENDING) {
      try {
        wait();
      } catch (InterruptedException e) {
        // Only a player can have interrupted this thread; cancelling does not.
        LOG.atDebug().log("interrupt by a player ignored");
      }
    }
    if (!hasMore() || pending.size() >= MAX_PENDING) {
      return null;
    }
    long first = next;
    long untilLook = interval - (first - games.from()) % interval;
    next += Math.min(Math.min(chunkSize.games(), untilLook), limit - first);
    return new GameRange(first, next);
  }

  private boolean hasMore() {
    return next < limit && !progress.isCancelled();
  }

  private synchronized void finish(Chunk chunk, long nanos) {
    if (closed) {
      return;
    }
    chunkSize.adapt(chunk.played(), nanos);
    pending.put(chunk.from, chunk);
    for (Chunk first = pending.remove(joined); first != null; first = pending.remove(joined)) {
      try {
        join(first);
      } catch (Throwable e) {
        fail(joined, joined, e);
      }
    }
    notifyAll();
  }

  private void join(Chunk chunk) {
    if (stopped || joined == failed || chunk.game == joined) {
      return;
    }
    task.join(total, chunk.result);
    joined = chunk.game;
    if ((joined - games.from()) % interval == 0 && stop.test(total)) {
      stopped = true;
      limit = Math.min(limit, joined);
    }
  }

  private synchronized void fail(long from, long game, Throwable cause) {
    LOG.atDebug().addKeyValue("game", game).setCause(cause).log("game failed");
    if (from < failed && !closed) {
      failed = from;
      failure = cause;
      limit = Math.min(limit, game);
    }
    notifyAll();
  }

  /** Ends the run: no further game is started, and results of games in progress are discarded. */
  synchronized void close() {
    closed = true;
    limit = games.from();
    notifyAll();
  }

  /**
   * The result, once all threads have ended; throws what the first failing game threw, if a single
   * thread would have played that game.
   */
  synchronized BatchResult<A> result() {
    if (broken != null) {
      BatchSchedule.<RuntimeException>rethrow(broken);
    }
    if (failure != null && joined == failed && !stopped) {
      BatchSchedule.<RuntimeException>rethrow(failure);
    }
    GameSet completed = GameSet.of(new GameRange(games.from(), joined));
    if (progress.isAbandoned() && interval == Long.MAX_VALUE) {
      completed = completed.plus(joinAfterGaps());
    }
    return new BatchResult<>(total, completed);
  }

  /**
   * Joins the completed chunks after an abandoned game, except those that a single thread would not
   * have played after a failure.
   */
  private GameSet joinAfterGaps() {
    GameSet chunks = GameSet.of(new GameRange(joined, joined));
    for (Chunk chunk : pending.headMap(failed).values()) {
      task.join(total, chunk.result);
      chunks = chunks.plus(GameSet.of(new GameRange(chunk.from, chunk.game)));
    }
    pending.clear();
    return chunks;
  }

  /** Rethrows it unwrapped: players in other JVM languages may throw checked exceptions. */
  @SuppressWarnings("unchecked") // The type is erased.
  private static <X extends Throwable> void rethrow(Throwable failure) throws X {
    throw (X) failure;
  }

  /** Consecutive games, which one thread plays one after another. */
  private final class Chunk {

    private final long began = ChunkSize.now();
    private final long from;
    private final long to;
    private final A result = task.begin();

    /** The game that is played, or is played next. */
    private long game;

    private BatchTask.@Nullable Game inPlay;

    Chunk(GameRange games) {
      this.from = games.from();
      this.to = games.to();
      this.game = from;
    }

    /** Plays until a game has to wait or no other may start; whether all games have ended. */
    boolean advance() {
      while (inPlay != null || (game < to && game < limit && !progress.isCancelled())) {
        if (inPlay == null) {
          inPlay = task.start(game, result);
        }
        if (!inPlay.advance()) {
          return false;
        }
        inPlay = null;
        game++;
      }
      return true;
    }

    /** The number of games that were played. */
    long played() {
      return game - from;
    }
  }
}
