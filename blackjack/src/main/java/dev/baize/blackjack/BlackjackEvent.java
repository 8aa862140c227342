package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.game.Event;
import dev.baize.core.game.EventParser;
import dev.baize.core.game.Seat;
import java.util.Locale;

/** An event in a session of blackjack. */
public sealed interface BlackjackEvent extends Event {

  /** The text form, which {@link #parse} reads. */
  @Override
  String text();

  /**
   * {@return the event with this text form}
   *
   * @param text a text form as {@link #text} prints it
   * @throws IllegalArgumentException if there is no such event; quotes the text
   */
  static BlackjackEvent parse(String text) {
    final class Formats {
      static final EventParser<BlackjackEvent> PARSER =
          EventParser.<BlackjackEvent>builder("blackjack", 1, "the player bets 5")
              .format(Shuffled.FORMAT, f -> new Shuffled())
              .format(DiscardsShuffled.FORMAT, f -> new DiscardsShuffled())
              .format(Cut.FORMAT, f -> new Cut(f.smallNumber(1)))
              .format(HandBegan.FORMAT, f -> new HandBegan(f.number(1), f.number(2)))
              .format(Wagered.FORMAT, f -> new Wagered(f.number(1)))
              .format(PlayerDealt.FORMAT, f -> new PlayerDealt(f.value(1, Card::parse)))
              .format(DealerDealt.FORMAT, f -> new DealerDealt(f.value(1, Card::parse)))
              .format(HoleDealt.FORMAT, f -> new HoleDealt(f.value(1, Card::parse)))
              .format(Insured.FORMAT, f -> new Insured(f.number(1)))
              .format(InsuranceWon.FORMAT, f -> new InsuranceWon(f.number(1)))
              .format(InsuranceLost.FORMAT, f -> new InsuranceLost(f.number(1)))
              .format(Doubled.FORMAT, f -> new Doubled(f.number(1)))
              .format(Split.FORMAT, f -> new Split())
              .format(HandPlayed.FORMAT, f -> new HandPlayed(f.smallNumber(1)))
              .format(Surrendered.FORMAT, f -> new Surrendered())
              .format(PlayerDone.FORMAT, f -> new PlayerDone(f.smallNumber(1)))
              .format(HoleShown.FORMAT, f -> new HoleShown(f.value(1, Card::parse)))
              .format(DealerDone.FORMAT, f -> new DealerDone(f.smallNumber(1)))
              .format(
                  HandSettled.FORMAT,
                  f -> new HandSettled(f.constant(1, HandResult.class), f.number(2)))
              .format(SessionEnded.FORMAT, f -> new SessionEnded(f.number(1), f.number(2)))
              .build();
    }
    return Formats.PARSER.parse(text);
  }

  /** A card is dealt face up or turned over. */
  sealed interface Exposure extends BlackjackEvent permits PlayerDealt, DealerDealt, HoleShown {

    /** {@return the card that is exposed} */
    Card card();
  }

  /** All cards are shuffled, before a hand. */
  record Shuffled() implements BlackjackEvent {
    private static final String FORMAT = "the deck is shuffled";

    @Override
    public String text() {
      return FORMAT;
    }
  }

  /**
   * The shoe has run out of cards in the middle of a hand: all cards that are not on the table are
   * shuffled.
   */
  record DiscardsShuffled() implements BlackjackEvent {
    private static final String FORMAT = "the discards are shuffled";

    @Override
    public String text() {
      return FORMAT;
    }
  }

  /**
   * The deck is cut and riffled, which is announced to the audience and not to the player.
   *
   * @param cut the number of cards in the left part
   */
  record Cut(int cut) implements BlackjackEvent {
    private static final String FORMAT = "cut at %d";

    @Override
    public boolean visibleTo(Seat seat) {
      return false;
    }

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, cut);
    }
  }

  /**
   * A hand begins; the deck may still be shuffled before the player bets.
   *
   * @param number the hand's number in the session, from 1
   * @param bankroll the player's money
   */
  record HandBegan(long number, long bankroll) implements BlackjackEvent {
    private static final String FORMAT = "hand %d, bankroll %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, number, bankroll);
    }
  }

  /**
   * The player bets.
   *
   * @param wager the amount of the bet
   */
  record Wagered(long wager) implements BlackjackEvent {
    private static final String FORMAT = "the player bets %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, wager);
    }
  }

  /**
   * The player is dealt a card, face up.
   *
   * @param card the card
   */
  record PlayerDealt(Card card) implements Exposure {
    private static final String FORMAT = "the player is dealt %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, card);
    }
  }

  /**
   * The dealer is dealt a card, face up.
   *
   * @param card the card
   */
  record DealerDealt(Card card) implements Exposure {
    private static final String FORMAT = "the dealer is dealt %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, card);
    }
  }

  /**
   * The dealer is dealt the hole card, face down.
   *
   * @param card the card
   */
  record HoleDealt(Card card) implements BlackjackEvent {
    private static final String FORMAT = "the dealer's hole card is dealt: %s";

    @Override
    public boolean visibleTo(Seat seat) {
      return false;
    }

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, card);
    }
  }

  /**
   * The player insures against a natural of the dealer.
   *
   * @param amount the amount that is insured
   */
  record Insured(long amount) implements BlackjackEvent {
    private static final String FORMAT = "the player insures %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, amount);
    }
  }

  /**
   * The dealer has a natural, which was insured.
   *
   * @param amount what the player wins
   */
  record InsuranceWon(long amount) implements BlackjackEvent {
    private static final String FORMAT = "the insurance wins %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, amount);
    }
  }

  /**
   * The dealer has no natural.
   *
   * @param amount what the player loses
   */
  record InsuranceLost(long amount) implements BlackjackEvent {
    private static final String FORMAT = "the insurance loses %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, amount);
    }
  }

  /**
   * The player doubles the wager on the hand in play.
   *
   * @param wager the wager on the hand from now on
   */
  record Doubled(long wager) implements BlackjackEvent {
    private static final String FORMAT = "the player doubles to %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, wager);
    }
  }

  /** The player splits the hand in play, whose second card becomes the first of a new last hand. */
  record Split() implements BlackjackEvent {
    private static final String FORMAT = "the player splits";

    @Override
    public String text() {
      return FORMAT;
    }
  }

  /**
   * The turn of another hand of a split comes.
   *
   * @param number the number of the hand, 2 or more
   */
  record HandPlayed(int number) implements BlackjackEvent {
    private static final String FORMAT = "the player plays hand %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, number);
    }
  }

  /** The player gives the hand up. */
  record Surrendered() implements BlackjackEvent {
    private static final String FORMAT = "the player surrenders";

    @Override
    public String text() {
      return FORMAT;
    }
  }

  /**
   * The hand in play is done.
   *
   * @param total the player's total, 4 to 31
   */
  record PlayerDone(int total) implements BlackjackEvent {
    private static final String FORMAT = "the player's total is %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, total);
    }
  }

  /**
   * The dealer turns the hole card over.
   *
   * @param card the card
   */
  record HoleShown(Card card) implements Exposure {
    private static final String FORMAT = "the dealer's hole card is shown: %s";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, card);
    }
  }

  /**
   * The dealer stands or busts.
   *
   * @param total the dealer's total, 17 to 26
   */
  record DealerDone(int total) implements BlackjackEvent {
    private static final String FORMAT = "the dealer's total is %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, total);
    }
  }

  /**
   * A hand is over and has been paid; each hand of a split on its own.
   *
   * @param result how the hand ended
   * @param bankroll the player's money after it
   */
  record HandSettled(HandResult result, long bankroll) implements BlackjackEvent {
    private static final String FORMAT = "%s, bankroll %d";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, result, bankroll);
    }
  }

  /**
   * The session is over.
   *
   * @param bankroll the player's money
   * @param hands the number of hands that were played
   */
  record SessionEnded(long bankroll, long hands) implements BlackjackEvent {
    private static final String FORMAT = "the session ends, bankroll %d after %d hands";

    @Override
    public String text() {
      return String.format(Locale.ROOT, FORMAT, bankroll, hands);
    }
  }
}
