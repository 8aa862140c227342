/**
 * The players that come with bean trading.
 *
 * <p>{@link dev.baize.beans.player.Greedy} is the one to read before writing another.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.beans.player;

import org.jspecify.annotations.NullMarked;
