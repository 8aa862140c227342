/**
 * Text that comes from outside, made fit to be shown.
 *
 * <p>Start with {@link dev.baize.core.text.Excerpt}.
 */
@NullMarked
package dev.baize.core.text;

import org.jspecify.annotations.NullMarked;
