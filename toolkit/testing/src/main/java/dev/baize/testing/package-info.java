/**
 * Checks of the contracts of the engine's interfaces, for any game and any player, independent of a
 * test framework.
 *
 * <p>Start with {@link dev.baize.testing.GameContract} and {@link
 * dev.baize.testing.PlayerContract}: a test that calls {@code checkAll()} is enough for a new game
 * or player.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.testing;

import org.jspecify.annotations.NullMarked;
