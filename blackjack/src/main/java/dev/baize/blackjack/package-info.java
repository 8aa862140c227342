/**
 * Blackjack for one player against the dealer, as described by the course specification of 2013:
 * one deck, no splits, doubles, insurance or surrender, unless other {@linkplain
 * dev.baize.blackjack.BlackjackHouseRules house rules} are chosen. A match is a session of hands
 * played from one bankroll.
 *
 * <p>Start with {@link dev.baize.blackjack.BlackjackRules}, and {@link
 * dev.baize.blackjack.BlackjackPlayer} to write a player.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.blackjack;

import org.jspecify.annotations.NullMarked;
