package dev.baize.blackjack;

import dev.baize.core.game.Seat;
import org.jspecify.annotations.Nullable;

/** What the player knows of a session, but for the cards, as primitive fields. */
class SessionState {

  static final Seat SEAT = Seat.of(0);
  static final int NO_HAND = 0;

  final SessionSettings settings;

  /** The {@link LegalSet}. */
  int legal;

  long turn;

  long handsPlayed;
  long bankroll;

  /** What was bet before the deal; 0 while no hand is in play. */
  long wager;

  /** The amount that is insured until the insurance is settled. */
  long insured;

  /** The {@link Points} of the hand in play. */
  int hand;

  @Nullable SplitHands split;

  SessionState(SessionSettings settings) {
    this.settings = settings;
    this.bankroll = settings.bankroll();
  }

  SessionState(SessionState other) {
    this.settings = other.settings;
    this.legal = other.legal;
    this.turn = other.turn;
    this.handsPlayed = other.handsPlayed;
    this.bankroll = other.bankroll;
    this.wager = other.wager;
    this.insured = other.insured;
    this.hand = other.hand;
    this.split = other.split;
  }
}
