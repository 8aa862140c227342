package dev.baize.study.simulation;

import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/** Consecutive games, which one thread plays one after another. */
final class ChunkInPlay<A> {

  private final StagedTask<A> task;
  private final GameRange games;
  private final long began = ChunkSize.now();
  private @Nullable A result;

  /** The game that is played, or is played next. */
  private long game;

  private @Nullable StagedGame inPlay;

  ChunkInPlay(StagedTask<A> task, GameRange games) {
    this.task = task;
    this.games = games;
    this.game = games.from();
  }

  /**
   * Plays until a game has to wait for an answer.
   *
   * @param goesOn whether a game is still to be started; if not, no other is
   * @return whether all games have ended
   */
  boolean playOn(LongPredicate goesOn) {
    while (inPlay != null || (game < games.to() && goesOn.test(game))) {
      if (inPlay == null) {
        inPlay = task.start(game, result());
      }
      if (!inPlay.playOn()) {
        return false;
      }
      inPlay = null;
      game++;
    }
    return true;
  }

  /** The result of the games that were played. */
  A result() {
    A known = result;
    if (known == null) {
      known = task.begin();
      result = known;
    }
    return known;
  }

  /** The first game. */
  long from() {
    return games.from();
  }

  /** The game that is played, or is played next. */
  long game() {
    return game;
  }

  /** The games that were played. */
  GameRange played() {
    return new GameRange(games.from(), game);
  }

  /** The time in nanoseconds since it was taken. */
  long nanos() {
    return ChunkSize.now() - began;
  }
}
