/**
 * Bean trading for two, as described by the course specification of 2021: 104 cards of eight beans,
 * chains that are sold for coins, and a trade area between the players.
 *
 * <p>Start with {@link dev.baize.beans.BeansRules}, and {@link dev.baize.beans.BeansPlayer} to
 * write a player.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.beans;

import org.jspecify.annotations.NullMarked;
