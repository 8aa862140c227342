/**
 * Games that were written down elsewhere: the notations of other programs, read and written.
 *
 * <p>Start with {@link dev.baize.review.notation.Notation}, which reads a file of any of them as a
 * record.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.review.notation;

import org.jspecify.annotations.NullMarked;
