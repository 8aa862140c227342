/**
 * The players that come with blackjack.
 *
 * <p>{@link dev.baize.blackjack.player.Simple} is the one to read before writing another.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.blackjack.player;

import org.jspecify.annotations.NullMarked;
