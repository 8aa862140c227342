package dev.baize.core.simulation;

import dev.baize.core.study.GameRange;

/**
 * What {@link Bulk} has played.
 *
 * @param result what the games yielded
 * @param games those that are in it, all of them: the range that was asked for, or its beginning if
 *     the work was cancelled or enough was known
 * @param <A> what games yield
 */
public record Played<A>(A result, GameRange games) {}
