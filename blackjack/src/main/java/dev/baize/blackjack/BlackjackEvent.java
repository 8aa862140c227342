package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.kit.EventTexts;
import java.lang.invoke.MethodHandles;

/** An event in a session of blackjack. */
public sealed interface BlackjackEvent extends Event {

  /** The text form, which {@link #parse} reads. */
  @Override
  default String text() {
    return texts().print(this);
  }

  /**
   * {@return the event with this text form}
   *
   * @param text a text form as {@link #text} prints it
   * @throws IllegalArgumentException if there is no such event; quotes the text
   */
  static BlackjackEvent parse(String text) {
    return texts().parse(text);
  }

  private static EventTexts<BlackjackEvent> texts() {
    final class Texts {
      static final EventTexts<BlackjackEvent> ALL =
          new EventTexts<BlackjackEvent>(
                  "blackjack", 1, "the player bets 5", MethodHandles.lookup())
              .event(Shuffled.class, "the deck is shuffled")
              .event(DiscardsShuffled.class, "the discards are shuffled")
              .event(Cut.class, "cut at {cut}")
              .event(HandBegan.class, "hand {number}, bankroll {bankroll}")
              .event(Wagered.class, "the player bets {wager}")
              .event(PlayerDealt.class, "the player is dealt {card}")
              .event(DealerDealt.class, "the dealer is dealt {card}")
              .event(HoleDealt.class, "the dealer's hole card is dealt: {card}")
              .event(Insured.class, "the player insures {amount}")
              .event(InsuranceWon.class, "the insurance wins {amount}")
              .event(InsuranceLost.class, "the insurance loses {amount}")
              .event(Doubled.class, "the player doubles to {wager}")
              .event(Split.class, "the player splits")
              .event(HandPlayed.class, "the player plays hand {number}")
              .event(Surrendered.class, "the player surrenders")
              .event(PlayerDone.class, "the player's total is {total}")
              .event(HoleShown.class, "the dealer's hole card is shown: {card}")
              .event(DealerDone.class, "the dealer's total is {total}")
              .event(HandSettled.class, "{result}, bankroll {bankroll}")
              .event(
                  SessionEnded.class, "the session ends, bankroll {bankroll} after {hands} hands");
    }
    return Texts.ALL;
  }

  /** A card is dealt face up or turned over. */
  sealed interface Exposure extends BlackjackEvent permits PlayerDealt, DealerDealt, HoleShown {

    /** {@return the card that is exposed} */
    Card card();
  }

  /** All cards are shuffled, before a hand. */
  record Shuffled() implements BlackjackEvent {}

  /**
   * The shoe has run out of cards in the middle of a hand: all cards that are not on the table are
   * shuffled.
   */
  record DiscardsShuffled() implements BlackjackEvent {}

  /**
   * The deck is cut and riffled, which is announced to the audience and not to the player.
   *
   * @param cut the number of cards in the left part
   */
  record Cut(int cut) implements BlackjackEvent {
    @Override
    public boolean visibleTo(Seat seat) {
      return false;
    }
  }

  /**
   * A hand begins; the deck may still be shuffled before the player bets.
   *
   * @param number the hand's number in the session, from 1
   * @param bankroll the player's money
   */
  record HandBegan(long number, long bankroll) implements BlackjackEvent {}

  /**
   * The player bets.
   *
   * @param wager the amount of the bet
   */
  record Wagered(long wager) implements BlackjackEvent {}

  /**
   * The player is dealt a card, face up.
   *
   * @param card the card
   */
  record PlayerDealt(Card card) implements Exposure {}

  /**
   * The dealer is dealt a card, face up.
   *
   * @param card the card
   */
  record DealerDealt(Card card) implements Exposure {}

  /**
   * The dealer is dealt the hole card, face down.
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
   * The player insures against a natural of the dealer.
   *
   * @param amount the amount that is insured
   */
  record Insured(long amount) implements BlackjackEvent {}

  /**
   * The dealer has a natural, which was insured.
   *
   * @param amount what the player wins
   */
  record InsuranceWon(long amount) implements BlackjackEvent {}

  /**
   * The dealer has no natural.
   *
   * @param amount what the player loses
   */
  record InsuranceLost(long amount) implements BlackjackEvent {}

  /**
   * The player doubles the wager on the hand in play.
   *
   * @param wager the wager on the hand from now on
   */
  record Doubled(long wager) implements BlackjackEvent {}

  /** The player splits the hand in play, whose second card becomes the first of a new last hand. */
  record Split() implements BlackjackEvent {}

  /**
   * The turn of another hand of a split comes.
   *
   * @param number the number of the hand, 2 or more
   */
  record HandPlayed(int number) implements BlackjackEvent {}

  /** The player gives the hand up. */
  record Surrendered() implements BlackjackEvent {}

  /**
   * The hand in play is done.
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
   * The dealer stands or busts.
   *
   * @param total the dealer's total, 17 to 26
   */
  record DealerDone(int total) implements BlackjackEvent {}

  /**
   * A hand is over and has been paid; each hand of a split on its own.
   *
   * @param result how the hand ended
   * @param bankroll the player's money after it
   */
  record HandSettled(HandResult result, long bankroll) implements BlackjackEvent {}

  /**
   * The session is over.
   *
   * @param bankroll the player's money
   * @param hands the number of hands that were played
   */
  record SessionEnded(long bankroll, long hands) implements BlackjackEvent {}
}
