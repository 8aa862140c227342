/**
 * High card: the smallest game that has everything a game needs, and the one to copy when adding
 * another. {@link dev.baize.core.toy.HighCard} finds it by name, {@link
 * dev.baize.core.toy.HighCardRules} starts it.
 *
 * <p>Beside it are games that are small enough to be solved as a whole: {@link
 * dev.baize.core.toy.Kuhn}, {@link dev.baize.core.toy.Leduc}, {@link dev.baize.core.toy.Nim},
 * {@link dev.baize.core.toy.TicTacToe}, {@link dev.baize.core.toy.PocketWhist} and {@link
 * dev.baize.core.toy.Pickup}. {@link dev.baize.core.toy.Auction} is written with the kit.
 */
@NullMarked
package dev.baize.core.toy;

import org.jspecify.annotations.NullMarked;
