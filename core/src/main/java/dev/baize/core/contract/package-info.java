/**
 * Checks of the promises that the engine's interfaces make, for any game and any player, without a
 * test framework.
 *
 * <p>Start with {@link dev.baize.core.contract.GameContract} and {@link
 * dev.baize.core.contract.PlayerContract}: a test that calls {@code checkAll()} is all that a new
 * game or player needs.
 */
@NullMarked
package dev.baize.core.contract;

import org.jspecify.annotations.NullMarked;
