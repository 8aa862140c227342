/**
 * Ways to bring cards into another order: start with {@link dev.baize.core.shuffle.Shuffle}. The
 * others are its strategies, such as {@link dev.baize.core.shuffle.UniformShuffle}.
 */
package dev.baize.core.shuffle;
