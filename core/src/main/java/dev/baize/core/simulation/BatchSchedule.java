package dev.baize.core.simulation;

import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which games are still to be played, and what the others yielded. Shared by the threads that play.
 *
 * <p>Whatever ends the work lowers the limit, below which all games are still played: the end that
 * counts is the first in the order of the games, not in time.
 */
final class BatchSchedule<A> {

  private static final Logger LOG = LoggerFactory.getLogger(BatchSchedule.class);

  /** So many chunks wait at most for one before them. */
  private static final int MOST_WAITING = 256;

  /**
   * Games that were played one after another.
   *
   * @param end one more than the number of the last
   */
  private record Chunk<A>(long end, A yielded) {}

  private final BatchTask<A> work;
  private final GameRange games;
  private final long every;
  private final Predicate<? super A> enough;
  private final Progress progress;
  private final ChunkSize chunkSize = new ChunkSize();
  private final A total;

  /** By first game; what was played before it is not known yet. */
  private final TreeMap<Long, Chunk<A>> waiting = new TreeMap<>();

  /** The first game that no thread has taken. */
  private long next;

  /** The first game that is not in the total. */
  private long joined;

  /** No game from this one on is begun any more. */
  private volatile long limit;

  private boolean known;
  private @Nullable Throwable failure;

  /** The first game of the chunk that failed. */
  private long failed = Long.MAX_VALUE;

  BatchSchedule(
      BatchTask<A> work,
      GameRange games,
      long every,
      Predicate<? super A> enough,
      Progress progress) {
    this.work = work;
    this.games = games;
    this.every = every;
    this.enough = enough;
    this.progress = progress;
    this.total = work.begin();
    this.next = games.from();
    this.joined = games.from();
    this.limit = games.to();
  }

  /** What each thread does. */
  void work() {
    for (GameRange chunk = take(); chunk != null; chunk = take()) {
      play(chunk);
    }
  }

  private void play(GameRange chunk) {
    long began = ChunkSize.now();
    long game = chunk.from();
    try {
      A yielded = work.begin();
      while (game < chunk.to() && game < limit && !progress.isCancelled()) {
        work.play(game, yielded);
        game++;
      }
      long nanos = ChunkSize.now() - began;
      finish(new GameRange(chunk.from(), game), yielded, nanos);
      LOG.atTrace()
          .addKeyValue("from", chunk.from())
          .addKeyValue("to", game)
          .addKeyValue("nanoseconds", nanos)
          .log("chunk played");
    } catch (Throwable e) {
      fail(chunk.from(), game, e);
    }
    progress.add(game - chunk.from());
  }

  /** The games that a thread is to play next; null if there are none. */
  private synchronized @Nullable GameRange take() {
    while (goesOn() && waiting.size() >= MOST_WAITING) {
      try {
        wait();
      } catch (InterruptedException e) {
        // Only a player could have interrupted this thread; cancelling needs no interrupt.
        LOG.atDebug().log("interrupt by a player ignored");
      }
    }
    if (!goesOn()) {
      return null;
    }
    long first = next;
    long untilLook = every - (first - games.from()) % every;
    next += Math.min(Math.min(chunkSize.games(), untilLook), limit - first);
    return new GameRange(first, next);
  }

  private boolean goesOn() {
    return next < limit && !progress.isCancelled();
  }

  private synchronized void finish(GameRange played, A yielded, long nanos) {
    chunkSize.took(played.games(), nanos);
    waiting.put(played.from(), new Chunk<>(played.to(), yielded));
    for (Chunk<A> first = waiting.remove(joined); first != null; first = waiting.remove(joined)) {
      try {
        join(first);
      } catch (Throwable e) {
        fail(joined, joined, e);
      }
    }
    notifyAll();
  }

  private void join(Chunk<A> chunk) {
    if (known || joined == failed || chunk.end() == joined) {
      return;
    }
    work.join(total, chunk.yielded());
    joined = chunk.end();
    if ((joined - games.from()) % every == 0 && enough.test(total)) {
      known = true;
      limit = Math.min(limit, joined);
    }
  }

  private synchronized void fail(long from, long game, Throwable cause) {
    LOG.atDebug().addKeyValue("game", game).setCause(cause).log("game failed");
    if (from < failed) {
      failed = from;
      failure = cause;
      limit = Math.min(limit, game);
    }
    notifyAll();
  }

  /** Begins no game any more. */
  synchronized void close() {
    limit = games.from();
    notifyAll();
  }

  /**
   * What was played, once all threads have ended; throws what the first game that failed threw, if
   * one thread would have come to it.
   */
  synchronized BatchResult<A> played() {
    if (failure != null && joined == failed && !known) {
      BatchSchedule.<RuntimeException>rethrow(failure);
    }
    return new BatchResult<>(total, new GameRange(games.from(), joined));
  }

  /** Throws it as it is: a player in another language may throw what is checked in Java. */
  @SuppressWarnings("unchecked") // The type is erased.
  private static <X extends Throwable> void rethrow(Throwable failure) throws X {
    throw (X) failure;
  }
}
