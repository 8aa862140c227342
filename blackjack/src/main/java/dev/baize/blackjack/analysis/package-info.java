/**
 * Combinatorial analysis of blackjack: exact expected values and the best play for any composition
 * of the deck. Start with {@link dev.baize.blackjack.analysis.BlackjackAnalysis}.
 */
@NullMarked
package dev.baize.blackjack.analysis;

import org.jspecify.annotations.NullMarked;
