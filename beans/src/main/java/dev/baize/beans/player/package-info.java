/**
 * The players that come with bean trading.
 *
 * <p>{@link dev.baize.beans.player.Greedy} is the one to read before writing another.
 */
package dev.baize.beans.player;
