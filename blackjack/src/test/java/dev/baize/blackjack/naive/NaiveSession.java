package dev.baize.blackjack.naive;

import dev.baize.core.card.Card;
import java.math.BigInteger;
import java.util.Queue;

/** Plays a session by recorded decisions, and prints it as the course program does. */
public final class NaiveSession {

  private static final BigInteger BANK = BigInteger.TEN.pow(18);

  private final NaiveDeck deck;
  private final BigInteger minimum;
  private final long hands;
  private final Queue<String> decisions;
  private final StringBuilder printed = new StringBuilder();
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

  /** Plays to the end, and returns the transcript. */
  public String play() {
    printed.append(deck.shuffle());
    long hand = 0;
    while (bankroll.compareTo(minimum) >= 0 && hand < hands && bankroll.compareTo(BANK) < 0) {
      hand++;
      print("Hand " + hand + " bankroll " + bankroll);
      if (deck.size() < 20) {
        printed.append(deck.shuffle());
      }
      BigInteger wager = new BigInteger(decisions.remove().substring("bet ".length()));
      print("Player bets " + wager);
      bankroll = bankroll.add(play(wager));
    }
    print("Player has " + bankroll + " after " + hand + " hands");
    return printed.toString();
  }

  private void print(String line) {
    printed.append(line).append('\n');
  }

  /** Plays a hand, and returns what the player wins. */
  private BigInteger play(BigInteger wager) {
    NaiveHand player = new NaiveHand();
    NaiveHand dealer = new NaiveHand();
    deal("Player", player);
    deal("Dealer", dealer);
    deal("Player", player);
    Card hole = deck.deal();
    if (player.total() == 21) {
      print("Player dealt natural 21");
      return wager.multiply(BigInteger.valueOf(3)).divide(BigInteger.TWO);
    }
    while (player.total() <= 21 && decisions.remove().equals("hit")) {
      deal("Player", player);
    }
    print("Player's total is " + player.total());
    if (player.total() > 21) {
      print("Player busts");
      return wager.negate();
    }
    print("Dealer's hole card is " + hole);
    dealer.add(hole.rank());
    while (dealer.total() < 17) {
      deal("Dealer", dealer);
    }
    print("Dealer's total is " + dealer.total());
    return compare(player.total(), dealer.total(), wager);
  }

  private void deal(String who, NaiveHand hand) {
    Card card = deck.deal();
    hand.add(card.rank());
    print(who + " dealt " + card);
  }

  private BigInteger compare(int player, int dealer, BigInteger wager) {
    if (dealer > 21) {
      print("Dealer busts");
      return wager;
    }
    if (dealer > player) {
      print("Dealer wins");
      return wager.negate();
    }
    if (dealer < player) {
      print("Player wins");
      return wager;
    }
    print("Push");
    return BigInteger.ZERO;
  }
}
