/**
 * The players that come with euchre.
 *
 * <p>{@link dev.baize.euchre.player.Simple} is the one to read before writing another.
 */
package dev.baize.euchre.player;
