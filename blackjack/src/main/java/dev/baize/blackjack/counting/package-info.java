/**
 * Card counting, from exact values: what single cards that are gone are worth, how well a {@link
 * dev.baize.blackjack.counting.CardCount} tells so, and the counts at which choices change.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.blackjack.counting;

import org.jspecify.annotations.NullMarked;
