/**
 * Ways to bring cards into another order: start with {@link dev.baize.core.shuffle.Shuffle}. The
 * others are its strategies, such as {@link dev.baize.core.shuffle.UniformShuffle}.
 */
@NullMarked
package dev.baize.core.shuffle;

import org.jspecify.annotations.NullMarked;
