/**
 * Card counting, from exact values: what single cards that are gone are worth, how well a {@link
 * dev.baize.blackjack.counting.CardCount} tells so, and the counts at which choices change.
 */
@NullMarked
package dev.baize.blackjack.counting;

import org.jspecify.annotations.NullMarked;
