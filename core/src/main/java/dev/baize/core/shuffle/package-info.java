/**
 * Ways to shuffle cards. Start with {@link dev.baize.core.shuffle.Shuffle}; the others are its
 * strategies, such as {@link dev.baize.core.shuffle.UniformShuffle}.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.shuffle;

import org.jspecify.annotations.NullMarked;
