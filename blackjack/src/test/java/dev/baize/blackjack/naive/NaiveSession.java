package dev.baize.blackjack.naive;

import dev.baize.core.card.Card;
import java.math.BigInteger;
import java.util.Queue;

/** Plays a session by decisions that were made before, and tells it as the course program does. */
public final class NaiveSession {

  private static final BigInteger BANK = BigInteger.TEN.pow(18);

  private final NaiveDeck deck;
  private final BigInteger minimum;
  private final long hands;
  private final Queue<String> decisions;
  private final StringBuilder told = new StringBuilder();
  private BigInteger bankroll;

  /**
   * A session.
   *
   * @param seed 0 to 2³¹ − 1
   */
  public NaiveSession(
      long bankroll,
      long hands,
      long minimum,
      boolean uniform,
      long seed,
      Queue<String> decisions) {
    this.bankroll = BigInteger.valueOf(bankroll);
    this.hands = hands;
    this.minimum = BigInteger.valueOf(minimum);
    this.deck = new NaiveDeck(uniform, seed);
    this.decisions = decisions;
  }

  /** Plays to the end and tells all. */
  public String play() {
    told.append(deck.shuffle());
    long hand = 0;
    while (bankroll.compareTo(minimum) >= 0 && hand < hands && bankroll.compareTo(BANK) < 0) {
      hand++;
      tell("Hand " + hand + " bankroll " + bankroll);
      if (deck.size() < 20) {
        told.append(deck.shuffle());
      }
      BigInteger wager = new BigInteger(decisions.remove().substring("bet ".length()));
      tell("Player bets " + wager);
      bankroll = bankroll.add(play(wager));
    }
    tell("Player has " + bankroll + " after " + hand + " hands");
    return told.toString();
  }

  private void tell(String line) {
    told.append(line).append('\n');
  }

  /** What the player wins. */
  private BigInteger play(BigInteger wager) {
    NaiveHand player = new NaiveHand();
    NaiveHand dealer = new NaiveHand();
    deal("Player", player);
    deal("Dealer", dealer);
    deal("Player", player);
    Card hole = deck.deal();
    if (player.total() == 21) {
      tell("Player dealt natural 21");
      return wager.multiply(BigInteger.valueOf(3)).divide(BigInteger.TWO);
    }
    while (player.total() <= 21 && decisions.remove().equals("hit")) {
      deal("Player", player);
    }
    tell("Player's total is " + player.total());
    if (player.total() > 21) {
      tell("Player busts");
      return wager.negate();
    }
    tell("Dealer's hole card is " + hole);
    dealer.add(hole.rank());
    while (dealer.total() < 17) {
      deal("Dealer", dealer);
    }
    tell("Dealer's total is " + dealer.total());
    return compare(player.total(), dealer.total(), wager);
  }

  private void deal(String who, NaiveHand hand) {
    Card card = deck.deal();
    hand.add(card.rank());
    tell(who + " dealt " + card);
  }

  private BigInteger compare(int player, int dealer, BigInteger wager) {
    if (dealer > 21) {
      tell("Dealer busts");
      return wager;
    }
    if (dealer > player) {
      tell("Dealer wins");
      return wager.negate();
    }
    if (dealer < player) {
      tell("Player wins");
      return wager;
    }
    tell("Push");
    return BigInteger.ZERO;
  }
}
