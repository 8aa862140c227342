package dev.baize.blackjack;

import dev.baize.core.game.Seat;

/** The state of a session as primitive fields, which a game changes and a view copies. */
abstract class SessionState {

  static final Seat SEAT = Seat.of(0);
  static final long NONE = 0;

  final SessionSettings settings;
  final Shoe shoe;
  boolean over;

  /** The number of decisions made so far. */
  long turn;

  long handsPlayed;
  long bankroll;

  /** The cards exposed since the last shuffle, added up like a hand. */
  long exposed;

  /** The bet on the hand in play; 0 while there is none. */
  long wager;

  /** The player's cards. */
  long hand;

  /** The dealer's up card, or {@link #NONE}. */
  long upcard = NONE;

  /** The state at the start of a session. */
  SessionState(SessionSettings settings, Shoe shoe) {
    this.settings = settings;
    this.shoe = shoe;
    this.bankroll = settings.bankroll();
  }

  /** A copy with another deck. */
  SessionState(SessionState other, Shoe shoe) {
    this.settings = other.settings;
    this.shoe = shoe;
    this.over = other.over;
    this.turn = other.turn;
    this.handsPlayed = other.handsPlayed;
    this.bankroll = other.bankroll;
    this.exposed = other.exposed;
    this.wager = other.wager;
    this.hand = other.hand;
    this.upcard = other.upcard;
  }
}
