package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;

/** Something that happens in a session of blackjack. */
public sealed interface BlackjackEvent extends Event {

  /** The text form, which {@link #parse} reads. */
  @Override
  default String text() {
    return EventText.print(this);
  }

  /**
   * {@return the event with this text form}
   *
   * @param text what {@link #text} prints
   * @throws IllegalArgumentException that quotes the text
   */
  static BlackjackEvent parse(String text) {
    return EventText.parse(text);
  }

  /** A card is dealt face up or turned over. */
  sealed interface Exposure extends BlackjackEvent permits PlayerDealt, DealerDealt, HoleShown {

    /** {@return the card that is exposed} */
    Card card();
  }

  /** The whole deck is shuffled. */
  record Shuffled() implements BlackjackEvent {}

  /**
   * The deck is cut and riffled, which the dealer announces to the audience and not to the player.
   *
   * @param cut how many cards were in the left part
   */
  record Cut(int cut) implements BlackjackEvent {
    @Override
    public boolean visibleTo(Seat seat) {
      return false;
    }
  }

  /**
   * A hand begins; the deck may be shuffled before the player bets.
   *
   * @param number the hand's number in the session, from 1
   * @param bankroll what the player has
   */
  record HandBegan(long number, long bankroll) implements BlackjackEvent {}

  /**
   * The player bets.
   *
   * @param wager how much
   */
  record Wagered(long wager) implements BlackjackEvent {}

  /**
   * The player gets a card, face up.
   *
   * @param card the card
   */
  record PlayerDealt(Card card) implements Exposure {}

  /**
   * The dealer gets a card, face up.
   *
   * @param card the card
   */
  record DealerDealt(Card card) implements Exposure {}

  /**
   * The dealer gets the hole card, face down.
   *
   * @param card the card
   */
  record HoleDealt(Card card) implements BlackjackEvent {
    @Override
    public boolean visibleTo(Seat seat) {
      return false;
    }
  }

  /**
   * The player stands or is bust.
   *
   * @param total the player's total, 4 to 31
   */
  record PlayerDone(int total) implements BlackjackEvent {}

  /**
   * The dealer turns the hole card over.
   *
   * @param card the card
   */
  record HoleShown(Card card) implements Exposure {}

  /**
   * The dealer stands or is bust.
   *
   * @param total the dealer's total, 17 to 26
   */
  record DealerDone(int total) implements BlackjackEvent {}

  /**
   * A hand is over and paid.
   *
   * @param result how it ended
   * @param bankroll what the player has then
   */
  record HandSettled(HandResult result, long bankroll) implements BlackjackEvent {}

  /**
   * The session is over.
   *
   * @param bankroll what the player has
   * @param hands how many hands were played
   */
  record SessionEnded(long bankroll, long hands) implements BlackjackEvent {}
}
