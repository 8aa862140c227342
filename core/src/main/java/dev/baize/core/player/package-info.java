/**
 * Players, which make the decisions.
 *
 * <p>Start with {@link dev.baize.core.player.Player}; each game has a typed interface on top of it.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.player;

import org.jspecify.annotations.NullMarked;
