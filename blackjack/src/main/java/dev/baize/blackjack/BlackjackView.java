package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What the player knows of a session of blackjack: the money, the cards on the table, and the cards
 * exposed since the last shuffle. It does not contain the order of the deck, nor a hole card that
 * is face down.
 */
public final class BlackjackView implements View {

  private final SessionSettings settings;
  private final boolean over;
  private final long turn;
  private final long handsPlayed;
  private final long bankroll;
  private final long wager;
  private final long exposed;
  private final long hand;
  private final long upcard;
  private final int cardsLeft;

  BlackjackView(SessionState state) {
    this.settings = state.settings;
    this.over = state.over;
    this.turn = state.turn;
    this.handsPlayed = state.handsPlayed;
    this.bankroll = state.bankroll;
    this.wager = state.wager;
    this.exposed = state.exposed;
    this.hand = state.hand;
    this.upcard = state.upcard;
    this.cardsLeft = state.shoe.left();
  }

  /** Seat 0, the only one. */
  @Override
  public Seat seat() {
    return SessionState.SEAT;
  }

  @Override
  public long turn() {
    return turn;
  }

  /** {@return the question that the player is asked} */
  public Phase phase() {
    return Phase.of(over, wager);
  }

  /** {@return the player's money at the start of the session} */
  public long initialBankroll() {
    return settings.bankroll();
  }

  /** {@return the largest number of hands of the session} */
  public long maxHands() {
    return settings.hands();
  }

  /** {@return how the deck is shuffled} */
  public DeckShuffle shuffle() {
    return settings.shuffle();
  }

  /** {@return the player's money, which includes the bet until the hand is over} */
  public long bankroll() {
    return bankroll;
  }

  /** {@return the smallest bet} */
  public long minimum() {
    return settings.minimum();
  }

  /** {@return the bet on the hand in play; 0 if there is none} */
  public long wager() {
    return wager;
  }

  /** {@return how many hands are over, 0 or more} */
  public long handsPlayed() {
    return handsPlayed;
  }

  /** {@return the player's cards; empty unless a hand is in play} */
  public CardSet cards() {
    return CardSet.ofBits(PackedCards.set(hand));
  }

  /** {@return the value of the player's cards} */
  public HandValue hand() {
    return PackedCards.value(points());
  }

  /** {@return the total of the player's {@link #hand}; 0 unless a hand is in play} */
  public int total() {
    return PackedCards.total(points());
  }

  /** {@return whether an ace of the player's {@link #hand} counts as 11} */
  public boolean isSoft() {
    return PackedCards.isSoft(points());
  }

  /**
   * {@return the dealer's up card}
   *
   * @throws IllegalStateException unless a hand is in play
   */
  public Card upcard() {
    if (upcard == SessionState.NONE) {
      throw new IllegalStateException("no card is dealt in " + phase());
    }
    return PackedCards.card(upcard);
  }

  /**
   * {@return the cards exposed since the last shuffle, including those on the table} All others are
   * still in the deck or were hole cards that stayed face down.
   */
  public CardSet exposed() {
    return CardSet.ofBits(PackedCards.set(exposed));
  }

  /**
   * {@return how many cards are left in the deck, 3 to 52; a hole card that is face down does not
   * count}
   */
  public int cardsLeft() {
    return cardsLeft;
  }

  /** The {@link PackedCards} of the player's cards. */
  int points() {
    return PackedCards.of(hand);
  }

  /** The points of the dealer's up card. */
  int upcardPoints() {
    return PackedCards.count(upcard);
  }

  private long[] numbers() {
    return new long[] {turn, handsPlayed, bankroll, wager, exposed, hand, upcard, cardsLeft};
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BlackjackView view
        && over == view.over
        && settings.equals(view.settings)
        && Arrays.equals(numbers(), view.numbers());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers());
  }

  /** All that the player sees, for debugging. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "turn %d, hand %d, %s: bankroll %d, wager %d, cards %s against %s, seen %s, left %d",
        turn,
        handsPlayed + 1,
        phase(),
        bankroll,
        wager,
        cards(),
        upcard == SessionState.NONE ? "none" : PackedCards.card(upcard),
        exposed(),
        cardsLeft);
  }
}
