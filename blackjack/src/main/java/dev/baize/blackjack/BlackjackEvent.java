package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;

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
    return new EventParser<BlackjackEvent>(text)
        .form(Shuffled.FORM, f -> new Shuffled())
        .form(Cut.FORM, f -> new Cut(f.small(1)))
        .form(HandBegan.FORM, f -> new HandBegan(f.number(1), f.number(2)))
        .form(Wagered.FORM, f -> new Wagered(f.number(1)))
        .form(PlayerDealt.FORM, f -> new PlayerDealt(f.card(1)))
        .form(DealerDealt.FORM, f -> new DealerDealt(f.card(1)))
        .form(HoleDealt.FORM, f -> new HoleDealt(f.card(1)))
        .form(PlayerDone.FORM, f -> new PlayerDone(f.small(1)))
        .form(HoleShown.FORM, f -> new HoleShown(f.card(1)))
        .form(DealerDone.FORM, f -> new DealerDone(f.small(1)))
        .form(HandSettled.FORM, f -> new HandSettled(f.result(1), f.number(2)))
        .form(SessionEnded.FORM, f -> new SessionEnded(f.number(1), f.number(2)))
        .event();
  }

  /** A card is dealt face up or turned over. */
  sealed interface Exposure extends BlackjackEvent permits PlayerDealt, DealerDealt, HoleShown {

    /** {@return the card that is exposed} */
    Card card();
  }

  /** The whole deck is shuffled. */
  record Shuffled() implements BlackjackEvent {
    private static final String FORM = "the deck is shuffled";

    @Override
    public String text() {
      return FORM;
    }
  }

  /**
   * The deck is cut and riffled, which is announced to the audience and not to the player.
   *
   * @param cut the number of cards in the left part
   */
  record Cut(int cut) implements BlackjackEvent {
    private static final String FORM = "cut at %d";

    @Override
    public boolean visibleTo(Seat seat) {
      return false;
    }

    @Override
    public String text() {
      return FORM.formatted(cut);
    }
  }

  /**
   * A hand begins; the deck may still be shuffled before the player bets.
   *
   * @param number the hand's number in the session, from 1
   * @param bankroll the player's money
   */
  record HandBegan(long number, long bankroll) implements BlackjackEvent {
    private static final String FORM = "hand %d, bankroll %d";

    @Override
    public String text() {
      return FORM.formatted(number, bankroll);
    }
  }

  /**
   * The player bets.
   *
   * @param wager the amount of the bet
   */
  record Wagered(long wager) implements BlackjackEvent {
    private static final String FORM = "the player bets %d";

    @Override
    public String text() {
      return FORM.formatted(wager);
    }
  }

  /**
   * The player is dealt a card, face up.
   *
   * @param card the card
   */
  record PlayerDealt(Card card) implements Exposure {
    private static final String FORM = "the player is dealt %s";

    @Override
    public String text() {
      return FORM.formatted(card);
    }
  }

  /**
   * The dealer is dealt a card, face up.
   *
   * @param card the card
   */
  record DealerDealt(Card card) implements Exposure {
    private static final String FORM = "the dealer is dealt %s";

    @Override
    public String text() {
      return FORM.formatted(card);
    }
  }

  /**
   * The dealer is dealt the hole card, face down.
   *
   * @param card the card
   */
  record HoleDealt(Card card) implements BlackjackEvent {
    private static final String FORM = "the dealer's hole card is dealt: %s";

    @Override
    public boolean visibleTo(Seat seat) {
      return false;
    }

    @Override
    public String text() {
      return FORM.formatted(card);
    }
  }

  /**
   * The player stands or busts.
   *
   * @param total the player's total, 4 to 31
   */
  record PlayerDone(int total) implements BlackjackEvent {
    private static final String FORM = "the player's total is %d";

    @Override
    public String text() {
      return FORM.formatted(total);
    }
  }

  /**
   * The dealer turns the hole card over.
   *
   * @param card the card
   */
  record HoleShown(Card card) implements Exposure {
    private static final String FORM = "the dealer's hole card is shown: %s";

    @Override
    public String text() {
      return FORM.formatted(card);
    }
  }

  /**
   * The dealer stands or busts.
   *
   * @param total the dealer's total, 17 to 26
   */
  record DealerDone(int total) implements BlackjackEvent {
    private static final String FORM = "the dealer's total is %d";

    @Override
    public String text() {
      return FORM.formatted(total);
    }
  }

  /**
   * A hand is over and has been paid.
   *
   * @param result how the hand ended
   * @param bankroll the player's money after it
   */
  record HandSettled(HandResult result, long bankroll) implements BlackjackEvent {
    private static final String FORM = "%s, bankroll %d";

    @Override
    public String text() {
      return FORM.formatted(result, bankroll);
    }
  }

  /**
   * The session is over.
   *
   * @param bankroll the player's money
   * @param hands the number of hands that were played
   */
  record SessionEnded(long bankroll, long hands) implements BlackjackEvent {
    private static final String FORM = "the session ends, bankroll %d after %d hands";

    @Override
    public String text() {
      return FORM.formatted(bankroll, hands);
    }
  }
}
