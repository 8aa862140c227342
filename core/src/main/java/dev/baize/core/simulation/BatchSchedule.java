package dev.baize.core.simulation;

import java.util.Map;
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

  /**
   * Games that were played one after another.
   *
   * @param end one more than the number of the last
   */
  private record Chunk<A>(long end, A result) {}

  private final BatchTask<A> task;
  private final GameRange games;
  private final long interval;
  private final Predicate<? super A> stop;
  private final Progress progress;
  private final ChunkSize chunkSize = new ChunkSize();
  private final A total;

  /** Finished chunks by their first game; an earlier chunk is still being played. */
  private final TreeMap<Long, Chunk<A>> pending = new TreeMap<>();

  /** The first game that no thread has taken. */
  private long next;

  /** The first game that is not in the total. */
  private long joined;

  /** Games from this one on are no longer started. */
  private volatile long limit;

  private boolean stopped;
  private boolean closed;
  private @Nullable OutOfMemoryError outOfMemory;
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
    this.games = games;
    this.interval = interval;
    this.stop = stop;
    this.progress = progress;
    this.total = task.begin();
    this.next = games.from();
    this.joined = games.from();
    this.limit = games.to();
  }

  /**
   * Plays chunks until there are none left; each worker thread runs this.
   *
   * @throws OutOfMemoryError if memory is used up, which ends the run
   */
  void run() {
    try {
      for (GameRange chunk = take(); chunk != null; chunk = take()) {
        play(chunk);
      }
    } catch (OutOfMemoryError e) {
      close(e);
      throw e;
    }
  }

  private void play(GameRange chunk) {
    long began = ChunkSize.now();
    long game = chunk.from();
    try {
      A result = task.begin();
      while (game < chunk.to() && game < limit && !progress.isCancelled()) {
        task.play(game, result);
        game++;
      }
      long nanos = ChunkSize.now() - began;
      finish(new GameRange(chunk.from(), game), result, nanos);
      LOG.atTrace()
          .addKeyValue("from", chunk.from())
          .addKeyValue("to", game)
          .addKeyValue("nanoseconds", nanos)
          .log("chunk played");
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (Throwable e) {
      fail(chunk.from(), game, e);
    }
    progress.add(game - chunk.from());
  }

  /** Takes the next chunk; null if there is none. */
  private synchronized @Nullable GameRange take() {
    while (hasMore() && pending.size() >= MAX_PENDING) {
      try {
        wait();
      } catch (InterruptedException e) {
        // Only a player can have interrupted this thread; cancelling does not.
        LOG.atDebug().log("interrupt by a player ignored");
      }
    }
    if (!hasMore()) {
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

  private synchronized void finish(GameRange chunk, A result, long nanos) {
    if (closed) {
      return;
    }
    chunkSize.adapt(chunk.games(), nanos);
    pending.put(chunk.from(), new Chunk<>(chunk.to(), result));
    for (Chunk<A> first = pending.remove(joined); first != null; first = pending.remove(joined)) {
      try {
        join(first);
      } catch (Throwable e) {
        fail(joined, joined, e);
      }
    }
    notifyAll();
  }

  private void join(Chunk<A> chunk) {
    if (stopped || joined == failed || chunk.end() == joined) {
      return;
    }
    task.join(total, chunk.result());
    joined = chunk.end();
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

  /** Ends a run for which there is no memory left. */
  private synchronized void close(OutOfMemoryError cause) {
    outOfMemory = cause;
    close();
  }

  /**
   * The result, once all threads have ended; throws what the first failing game threw, if a single
   * thread would have played that game.
   */
  synchronized BatchResult<A> result() {
    if (outOfMemory != null) {
      throw outOfMemory;
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
    for (Map.Entry<Long, Chunk<A>> chunk : pending.headMap(failed).entrySet()) {
      task.join(total, chunk.getValue().result());
      chunks = chunks.plus(GameSet.of(new GameRange(chunk.getKey(), chunk.getValue().end())));
    }
    pending.clear();
    return chunks;
  }

  /** Rethrows it unwrapped: players in other JVM languages may throw checked exceptions. */
  @SuppressWarnings("unchecked") // The type is erased.
  private static <X extends Throwable> void rethrow(Throwable failure) throws X {
    throw (X) failure;
  }
}
