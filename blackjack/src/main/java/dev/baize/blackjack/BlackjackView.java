package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the player knows of a session of blackjack: the money, the cards on the table, and which
 * cards were seen since the last shuffle. The order of the deck and a hole card that is face down
 * are not in it.
 */
public final class BlackjackView implements View {

  private final BlackjackRules rules;
  private final boolean over;
  private final long turn;
  private final long handsPlayed;
  private final long bankroll;
  private final long wager;
  private final long exposed;
  private final long hand;
  private final long upcard;
  private final int cardsLeft;

  BlackjackView(BlackjackGame game) {
    this.rules = game.rules;
    this.over = game.over;
    this.turn = game.turn;
    this.handsPlayed = game.handsPlayed;
    this.bankroll = game.bankroll;
    this.wager = game.wager;
    this.exposed = game.exposed;
    this.hand = game.hand;
    this.upcard = game.upcard;
    this.cardsLeft = game.shoe.left();
  }

  /** Seat 0, the only one. */
  @Override
  public Seat seat() {
    return BlackjackGame.SEAT;
  }

  @Override
  public long turn() {
    return turn;
  }

  /** {@return what the player is asked} */
  public Phase phase() {
    return Phase.of(over, wager);
  }

  /** {@return the rules of the session} */
  public BlackjackRules rules() {
    return rules;
  }

  /** {@return what the player has; a wager is part of it until the hand is over} */
  public long bankroll() {
    return bankroll;
  }

  /** {@return the least wager} */
  public long minimum() {
    return rules.minimum();
  }

  /** {@return what is wagered on the hand in play; 0 while none is} */
  public long wager() {
    return wager;
  }

  /** {@return how many hands are over, from 0} */
  public long handsPlayed() {
    return handsPlayed;
  }

  /** {@return the player's cards; none unless a hand is in play} */
  public CardSet cards() {
    return CardSet.ofBits(Points.set(hand));
  }

  /** {@return what the player's cards are worth} */
  public HandValue hand() {
    return Points.value(points());
  }

  /** {@return the total of the player's {@link #hand}; 0 unless a hand is in play} */
  public int total() {
    return Points.total(points());
  }

  /** {@return whether an ace of the player's {@link #hand} counts 11} */
  public boolean isSoft() {
    return Points.isSoft(points());
  }

  /**
   * {@return the dealer's card that is face up}
   *
   * @throws IllegalStateException unless a hand is in play
   */
  public Card upcard() {
    if (upcard == BlackjackGame.NONE) {
      throw new IllegalStateException("no card is dealt in " + phase());
    }
    return Points.card(upcard);
  }

  /**
   * {@return the cards that were seen since the last shuffle, those on the table among them} The
   * others are left in the deck, or were hole cards that stayed face down.
   */
  public CardSet exposed() {
    return CardSet.ofBits(Points.set(exposed));
  }

  /**
   * {@return how many cards are left to be dealt, 3 to 52; a hole card that is face down is none of
   * them}
   */
  public int cardsLeft() {
    return cardsLeft;
  }

  /** The {@link Points} of the player's cards. */
  int points() {
    return Points.of(hand);
  }

  /** The points of the dealer's card that is face up. */
  int upcardPoints() {
    return Points.count(upcard);
  }

  private long[] numbers() {
    return new long[] {turn, handsPlayed, bankroll, wager, exposed, hand, upcard, cardsLeft};
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BlackjackView view
        && over == view.over
        && rules.equals(view.rules)
        && Arrays.equals(numbers(), view.numbers());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers());
  }

  /** Says what is seen, for people who look for a fault. */
  @Override
  public String toString() {
    return "turn %d, hand %d, %s: bankroll %d, wager %d, cards %s against %s, seen %s, left %d"
        .formatted(
            turn,
            handsPlayed + 1,
            phase(),
            bankroll,
            wager,
            cards(),
            upcard == BlackjackGame.NONE ? "none" : Points.card(upcard),
            exposed(),
            cardsLeft);
  }
}
