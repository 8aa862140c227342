package dev.baize.study.simulation;

/**
 * The exact result of a {@link Study}. Immutable; results of parts of a study {@linkplain #merge
 * merge}, in any order, into the result of the whole.
 *
 * @param <R> the type itself
 */
public interface StudyResult<R extends StudyResult<R>> {

  /** {@return what was studied} */
  StudySetup setup();

  /** {@return the games or rounds that were requested} */
  GameSet requested();

  /** {@return the games or rounds that were played, all of which are in the result} */
  GameSet completed();

  /** {@return whether nothing more is to be played} */
  default boolean isComplete() {
    return completed().equals(requested());
  }

  /**
   * {@return the whole result as text, which {@link Study#parse} turns into the same result} Its
   * lines are described in {@code docs/results.md}.
   */
  String text();

  /**
   * {@return this result as a part of a larger study, complete once merged with the other parts}
   *
   * @param all the games or rounds of the whole study, all completed ones included
   */
  R partOf(GameSet all);

  /**
   * {@return the joint result of the games or rounds of both}
   *
   * @param other of the same study, and of other games or rounds
   * @throws IllegalArgumentException if the studies differ, or something is in both; the message
   *     says what
   * @throws ArithmeticException if there is more than can be counted
   */
  R merge(R other);
}
