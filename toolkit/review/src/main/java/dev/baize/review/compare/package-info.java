/**
 * Programs of a course, beside ours: whoever teaches sees how many games they play alike, and where
 * they differ first. Start with {@link dev.baize.review.compare.ProgramComparison}.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.review.compare;

import org.jspecify.annotations.NullMarked;
