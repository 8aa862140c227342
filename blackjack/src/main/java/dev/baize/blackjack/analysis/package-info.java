/**
 * Combinatorial analysis of blackjack: exact expected values and the best play for any composition
 * of the deck. Start with {@link dev.baize.blackjack.analysis.ExactAnalysis}, for any rules of the
 * house; {@link dev.baize.blackjack.analysis.BlackjackAnalysis} knows the classic game alone, and
 * is faster.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.blackjack.analysis;

import org.jspecify.annotations.NullMarked;
