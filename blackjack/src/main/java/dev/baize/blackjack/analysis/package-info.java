/**
 * The exact mathematics of blackjack: expected values and the best play for any cards that are
 * left, without simulation. Start with {@link dev.baize.blackjack.analysis.BlackjackAnalysis}.
 */
@NullMarked
package dev.baize.blackjack.analysis;

import org.jspecify.annotations.NullMarked;
