/**
 * Finished games of people: what they came to, and how well each decision was made.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.review;

import org.jspecify.annotations.NullMarked;
