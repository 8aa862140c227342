package dev.baize.blackjack;

import dev.baize.core.game.Seat;
import org.jspecify.annotations.Nullable;

/** The state of a session as primitive fields, which a game changes and a view copies. */
class SessionState {

  static final Seat SEAT = Seat.of(0);
  static final int NO_HAND = 0;

  final SessionSettings settings;
  final PlayRules rules;
  final Shoe shoe;

  /** The {@link LegalSet}. */
  int legal;

  long turn;

  long handsPlayed;
  long bankroll;

  /** What was bet before the deal; 0 while no hand is in play. */
  long wager;

  /** The amount that is insured until the insurance is settled. */
  long insured;

  int hand;

  @Nullable SplitHands split;

  SessionState(SessionSettings settings, PlayRules rules, Shoe shoe) {
    this.settings = settings;
    this.rules = rules;
    this.shoe = shoe;
    this.bankroll = settings.bankroll();
  }

  SessionState(SessionState other, Shoe shoe) {
    this.settings = other.settings;
    this.rules = other.rules;
    this.shoe = shoe;
    this.legal = other.legal;
    this.turn = other.turn;
    this.handsPlayed = other.handsPlayed;
    this.bankroll = other.bankroll;
    this.wager = other.wager;
    this.insured = other.insured;
    this.hand = other.hand;
    this.split = other.split;
  }

  final int upcardPoints() {
    return PackedCard.points(shoe.upcard());
  }
}
