/**
 * Makes text from outside safe to show in messages, and says what a {@linkplain
 * dev.baize.core.text.Report report} of a result is.
 *
 * <p>Start with {@link dev.baize.core.text.Excerpt}.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.core.text;

import org.jspecify.annotations.NullMarked;
