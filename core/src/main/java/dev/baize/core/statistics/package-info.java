/**
 * Numbers to trust: observations of whole numbers, kept exactly, and what can be said of them.
 *
 * <p>Start with {@link dev.baize.core.statistics.Sample}, what is known of one measure. Samples of
 * parts of a study are joined into exactly the sample of the whole, in any order, because nothing
 * in them is ever rounded: rounding is left to what is computed from them, and is the same on every
 * machine.
 */
@NullMarked
package dev.baize.core.statistics;

import org.jspecify.annotations.NullMarked;
