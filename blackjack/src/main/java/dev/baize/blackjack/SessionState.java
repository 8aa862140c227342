package dev.baize.blackjack;

import dev.baize.core.game.Seat;

/** The state of a session as primitive fields, which a game changes and a view copies. */
abstract class SessionState {

  static final Seat SEAT = Seat.of(0);

  /** Stands for a card that is not dealt. */
  static final int NO_CARD = -1;

  final SessionSettings settings;
  final PlayRules rules;
  final Shoe shoe;
  final FaceUpCards faceUp;

  Phase phase = Phase.BET;

  /** The number of decisions made so far. */
  long turn;

  long handsPlayed;
  long bankroll;

  /** What was bet before the deal; 0 while no hand is in play. */
  long wager;

  /** What is placed on all hands and insured together. */
  long staked;

  /** The amount that is insured until the insurance is settled. */
  long insured;

  /** The {@link HandBits} of the player's hands. */
  long hands = HandBits.NONE;

  /** The number of the player's hands. */
  int count;

  /** The index of the hand in play. */
  int playing;

  /** The dealer's up card, or {@link #NO_CARD}. */
  int upcard = NO_CARD;

  /** The state at the start of a session. */
  SessionState(SessionSettings settings, PlayRules rules, Shoe shoe) {
    this.settings = settings;
    this.rules = rules;
    this.shoe = shoe;
    this.faceUp = new FaceUpCards(rules.cards);
    this.bankroll = settings.bankroll();
  }

  /** A copy with another shoe. */
  SessionState(SessionState other, Shoe shoe) {
    this.settings = other.settings;
    this.rules = other.rules;
    this.shoe = shoe;
    this.faceUp = other.faceUp.copy();
    this.phase = other.phase;
    this.turn = other.turn;
    this.handsPlayed = other.handsPlayed;
    this.bankroll = other.bankroll;
    this.wager = other.wager;
    this.staked = other.staked;
    this.insured = other.insured;
    this.hands = other.hands;
    this.count = other.count;
    this.playing = other.playing;
    this.upcard = other.upcard;
  }

  /** The {@link HandBits} of the hand in play. */
  int hand() {
    return HandBits.at(hands, playing);
  }

  int upcardPoints() {
    return PackedCard.points(upcard);
  }

  /** The {@link Actions} with the hand in play. */
  int actions() {
    return Actions.of(rules, hand(), count, bankroll - staked >= wager, upcardPoints());
  }

  /** The largest amount that can be insured. */
  long mostInsurance() {
    return Math.min(wager / 2, bankroll - staked);
  }
}
