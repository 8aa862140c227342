/**
 * Text that comes from outside, made fit to be shown.
 *
 * <p>Start with {@link dev.baize.core.text.Excerpt}.
 */
package dev.baize.core.text;
