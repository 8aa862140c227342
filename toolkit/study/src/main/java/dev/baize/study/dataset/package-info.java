/**
 * Datasets: what players saw and decided in many games, in a file for programs that learn.
 *
 * <p>Start with {@link dev.baize.study.dataset.Dataset}.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.study.dataset;

import org.jspecify.annotations.NullMarked;
