/**
 * Bean trading for two, as the course specification of 2021 describes it: 104 beans of eight kinds,
 * chains that are sold for coins, a trade area between the turns.
 *
 * <p>Start with {@link dev.baize.beans.BeansRules}, and {@link dev.baize.beans.BeansPlayer} to
 * write a player.
 */
@NullMarked
package dev.baize.beans;

import org.jspecify.annotations.NullMarked;
