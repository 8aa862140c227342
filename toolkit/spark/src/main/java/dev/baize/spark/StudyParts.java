package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Study;
import java.io.Serializable;

/**
 * A study that is played in parts, on the driver and, serialized, on executors.
 *
 * @param <R> the result of a part
 */
interface StudyParts<R> extends Serializable {

  /** What is played, for people: one line. */
  String description();

  /** The identity of what is played. */
  Study study();

  /** What a number stands for: a {@code game} or a {@code round}. */
  String unit();

  /** The number of games of which the length of each part is a multiple. */
  long multiple();

  /** Whether it may turn out that not all games are needed. */
  boolean endsEarly();

  /**
   * Plays a part in this process, on one thread.
   *
   * @throws GameFailure if a player or the game fails
   * @throws IllegalArgumentException if the game or a player is not installed in this process
   */
  R play(GameRange part, Progress progress) throws GameFailure;

  /** The result as text, in which it travels and is kept. */
  String text(R result);

  /**
   * The result with this text.
   *
   * @throws dev.baize.core.record.MalformedFileException if there is none
   */
  R parse(String text);

  /** The identity of what a result is of. */
  Study study(R result);

  /** The games of a result. */
  GameSet completed(R result);
}
