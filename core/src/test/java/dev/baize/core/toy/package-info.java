/**
 * High card: the smallest game that has everything a game needs, and the one to copy when adding
 * another. {@link dev.baize.core.toy.HighCard} finds it by name, {@link
 * dev.baize.core.toy.HighCardRules} starts it.
 */
@NullMarked
package dev.baize.core.toy;

import org.jspecify.annotations.NullMarked;
