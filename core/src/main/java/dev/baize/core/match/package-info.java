/**
 * The loop that plays every game.
 *
 * <p>Start with {@link dev.baize.core.match.Match}.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.match;

import org.jspecify.annotations.NullMarked;
