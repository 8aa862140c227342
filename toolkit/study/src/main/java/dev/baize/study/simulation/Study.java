package dev.baize.study.simulation;

/**
 * A simulation or a tournament: games or rounds, numbered from 0, each of which depends on the
 * setup and its number alone. Immutable.
 *
 * @param <R> the result
 */
public interface Study<R extends StudyResult<R>> {

  /** {@return what determines each game or round, together with its number} */
  StudySetup setup();

  /** {@return what the numbers count: {@code game} or {@code round}} */
  String unit();

  /** {@return the number of decisions after which a game that has not ended fails} */
  long maxDecisions();

  /**
   * {@return the same study with another bound on the length of games} The setup is the same, too:
   * games that end within both bounds are not affected.
   *
   * @param number the number of decisions after which a game that has not ended fails, 1 or more
   */
  Study<R> maxDecisions(long number);

  /**
   * Plays the first games or rounds on all processors.
   *
   * @param number how many, 0 or more
   * @return the result of all of them, or of the first ones if the thread was interrupted
   * @throws GameFailedException as {@link #play(GameRange, int, Progress)} does
   */
  default R play(long number) {
    return play(GameRange.first(number));
  }

  /**
   * Plays games or rounds on all processors.
   *
   * @param range their numbers
   * @return the result of all of them, or of the first ones if the thread was interrupted
   * @throws GameFailedException as {@link #play(GameRange, int, Progress)} does
   */
  default R play(GameRange range) {
    return play(range, Runtime.getRuntime().availableProcessors(), new Progress());
  }

  /**
   * Plays games or rounds and waits for them; see {@link BatchRunner#play} for how they end.
   *
   * @param range their numbers
   * @param threads 1 or more; the result is the same for any number
   * @param progress counts them and may cancel the rest; for this one run
   * @return the result of all of them, of the first ones if the run was cancelled, or of the
   *     completed ones if it was abandoned
   * @throws GameFailedException if a player or the game fails, or a game does not end, for the
   *     first game or round in which one does; not for a failure that only forfeits a game
   */
  R play(GameRange range, int threads, Progress progress);

  /**
   * {@return the result of such a study}
   *
   * @param text printed by {@link StudyResult#text}
   * @throws dev.baize.core.text.MalformedFileException if the text is no such result, or was
   *     damaged
   */
  R parse(String text);
}
