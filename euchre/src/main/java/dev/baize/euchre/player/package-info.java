/**
 * The players that come with euchre, from a random one to a Monte Carlo search.
 *
 * <p>{@link dev.baize.euchre.player.Simple} is a good example for writing your own.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.euchre.player;

import org.jspecify.annotations.NullMarked;
