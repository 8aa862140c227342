package dev.baize.euchre;

import static java.util.Objects.requireNonNull;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.Shuffle;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandRules;
import java.util.Arrays;
import java.util.List;

/**
 * A deal with all hands visible, for analysis and for players that sample determinizations. The
 * three undealt cards are not part of it.
 *
 * @param dealer the seat that dealt
 * @param hands five cards for each of the four seats, by seat
 * @param upcard the card turned up
 * @param filledIn those of the cards in the hands that nobody saw, in a game from elsewhere: they
 *     are there so that it can be replayed
 */
public record OpenDeal(Seat dealer, List<CardSet> hands, Card upcard, CardSet filledIn) {

  /**
   * Copies the list.
   *
   * @param dealer seat 0 to 3
   * @param hands four hands of five cards, by seat
   * @param upcard the card turned up, in none of the hands
   * @param filledIn cards in the hands
   * @throws IllegalArgumentException if it is not a deal of euchre; says what is wrong
   */
  public OpenDeal {
    requireNonNull(dealer);
    requireNonNull(upcard);
    requireNonNull(filledIn);
    hands = new OpenDealText(dealer, hands, upcard, filledIn).hands();
  }

  /**
   * A deal of which all cards are known.
   *
   * @param dealer seat 0 to 3
   * @param hands four hands of five cards, by seat
   * @param upcard the card turned up, in none of the hands
   */
  public OpenDeal(Seat dealer, List<CardSet> hands, Card upcard) {
    this(dealer, hands, upcard, CardSet.none());
  }

  /**
   * {@return a deal of a game, which does not depend on the players}
   *
   * @param rules the rules of the game
   * @param seed the seed of the game
   * @param hand the number of the hand in the game, from 0
   * @throws IllegalArgumentException if no game by these rules has that many hands, or, where a
   *     hand can be thrown in, if there are more than {@code int} can count
   */
  public static OpenDeal of(EuchreRules rules, Seed seed, long hand) {
    int last = rules.mostHands() - 1;
    if (hand < 0 || hand > last) {
      throw new IllegalArgumentException("hand " + hand + ": expected 0 to " + last);
    }
    int[] pack = EuchrePack.numbers(rules.pack());
    Shuffle shuffle = rules.shuffle().shuffle();
    HandRules handRules = rules.house().handRules();
    Hand dealt = Hand.dealt(0, pack, shuffle, Hand.deals(seed), handRules);
    for (int number = 1; number <= hand; number++) {
      dealt = Hand.dealt(number, pack, shuffle, Hand.deals(seed), handRules);
    }
    return new OpenDeal(
        Seat.of(dealt.setup.dealer()),
        Arrays.stream(dealt.held).mapToObj(EuchreCards::set).toList(),
        EuchreCards.card(dealt.setup.upcard()));
  }

  /**
   * {@return the deal with this text form}
   *
   * @param text what {@link #text} prints; the parts may be in any order, cards in upper or lower
   *     case, and a ten may be {@code T} as well
   * @throws IllegalArgumentException if it is not a deal of euchre; says what was expected
   */
  public static OpenDeal parse(String text) {
    OpenDealText parts = OpenDealText.parse(text);
    return new OpenDeal(parts.dealer(), parts.hands(), parts.upcard(), parts.filledIn());
  }

  /**
   * {@return the cards of a seat}
   *
   * @param seat 0 to 3
   */
  public CardSet hand(Seat seat) {
    return hands.get(seat.index());
  }

  /**
   * {@return the hand as a game of its own, before the first bid, which is over when the hand is;
   * the score is 0 to 0, of ten points}
   *
   * @param house what varies in the play of a hand and what it is worth; what it says of the game
   *     around the hand is ignored
   */
  public Game<EuchreView, EuchreDecision> start(EuchreHouseRules house) {
    EuchreHouseRules alike = house.ofOneHand();
    return new EuchreGame(
        hand(dealer.index(), alike.handRules()),
        Score.start(EuchreRules.standard().pointsToWin(), alike));
  }

  /**
   * {@return the deal on one line, such as {@code dealer 3, up JD, 0: 9S 10S JS QS KS, 1: ...},
   * with five cards for each of the four seats and a question mark after those that are filled in}
   */
  public String text() {
    return new OpenDealText(dealer, hands, upcard, filledIn).print();
  }

  Hand hand(int number, HandRules rules) {
    return new OpenDealText(dealer, hands, upcard, filledIn).hand(number, rules);
  }
}
