/**
 * Checks of the promises that the engine's interfaces make, for any game and any player, without a
 * test framework.
 *
 * <p>Start with {@link dev.baize.core.testing.GameContract} and {@link
 * dev.baize.core.testing.PlayerContract}: a test that calls {@code checkAll()} is all that a new
 * game or player needs.
 */
@NullMarked
package dev.baize.core.testing;

import org.jspecify.annotations.NullMarked;
