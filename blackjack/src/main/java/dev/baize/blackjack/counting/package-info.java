/**
 * Card counting, from exact values: the effects of removal of single cards, how well a {@link
 * dev.baize.blackjack.counting.CardCount} correlates with them, and the indices at which choices
 * change.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.blackjack.counting;

import org.jspecify.annotations.NullMarked;
