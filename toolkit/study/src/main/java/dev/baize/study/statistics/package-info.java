/**
 * Exact statistics of integer observations.
 *
 * <p>Start with {@link dev.baize.study.statistics.Sample}, the summary of one measure. Samples of
 * parts of a study merge into exactly the sample of the whole, in any order, because nothing in
 * them is rounded; the statistics computed from them are rounded once, and are the same on every
 * machine.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.study.statistics;

import org.jspecify.annotations.NullMarked;
