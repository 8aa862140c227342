package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.DrawTable;
import dev.baize.core.card.Rank;
import java.util.Arrays;

/**
 * The exact expected results of a hand that is dealt from known cards in unknown order: of the best
 * play at every decision, and of any table. Nothing is simulated or rounded but the arithmetic of
 * {@code double}.
 *
 * <p>All results are for a wager of 1, without replacement. The dealer's hidden card is as likely
 * as any to be each card that the player does not see. The best play knows every card that is gone
 * and all cards of its hand, not just their total. What a natural pays is a parameter: 1.5, or what
 * a wager brings when its half is rounded down, such as 7/5 for a wager of 5.
 */
public final class BlackjackAnalysis {
  /** The fewest cards from which a hand is dealt; below, the deck is shuffled. */
  public static final int FEWEST_CARDS = 20;

  private final Composition composition;
  private final PossibleHands hands;
  private final double[][] stand;
  private final Decisions[] best;

  private BlackjackAnalysis(Composition composition) {
    this.composition = composition;
    this.hands = new PossibleHands(composition);
    this.stand = StandValues.of(composition, hands);
    this.best = decisions((hand, standing, hitting) -> Math.max(standing, hitting));
  }

  /**
   * Analyses the hand that is dealt next.
   *
   * @param composition the cards that are left before the deal
   * @return the analysis
   * @throws IllegalArgumentException if fewer than {@link #FEWEST_CARDS} are left
   */
  public static BlackjackAnalysis of(Composition composition) {
    if (composition.size() < FEWEST_CARDS) {
      throw new IllegalArgumentException(
          "%d cards are left: expected at least %d".formatted(composition.size(), FEWEST_CARDS));
    }
    return new BlackjackAnalysis(composition);
  }

  private Decisions[] decisions(Decisions.Rule rule) {
    Decisions[] decisions = new Decisions[VALUES];
    for (int up = 1; up <= VALUES; up++) {
      decisions[up - 1] = Decisions.of(composition, up, hands, stand[up - 1], rule);
    }
    return decisions;
  }

  /**
   * The cards that are left before the deal.
   *
   * @return what was analysed
   */
  public Composition composition() {
    return composition;
  }

  /**
   * How likely the player is to be dealt a natural.
   *
   * @return from 0 to 1
   */
  public double naturalChance() {
    double pairs = 2.0 * composition.count(1) * composition.count(VALUES);
    return pairs / (composition.size() * (composition.size() - 1.0));
  }

  /**
   * What the hand is worth before the deal with the best play.
   *
   * @param natural what a natural pays
   * @return the expected result
   */
  public double bestPlay(double natural) {
    return beforeDeal(best, natural);
  }

  /**
   * What the hand is worth before the deal when it is played by a table.
   *
   * @param table says when to draw
   * @param natural what a natural pays
   * @return the expected result
   */
  public double play(DrawTable table, double natural) {
    Decisions[] decisions = new Decisions[VALUES];
    for (int up = 1; up <= VALUES; up++) {
      Rank upcard = up == 1 ? Rank.ACE : Rank.at(up - 2);
      decisions[up - 1] =
          Decisions.of(
              composition,
              up,
              hands,
              stand[up - 1],
              (hand, standing, hitting) ->
                  table.draws(Hands.value(hand), upcard) ? hitting : standing);
    }
    return beforeDeal(decisions, natural);
  }

  private double beforeDeal(Decisions[] decisions, double natural) {
    double sum = 0;
    for (int up = 1; up <= VALUES; up++) {
      if (composition.count(up) > 0) {
        sum += composition.count(up) * decisions[up - 1].play(hands.place(Hands.EMPTY));
      }
    }
    return sum / composition.size() + naturalChance() * natural;
  }

  /**
   * What standing and hitting are worth at a decision.
   *
   * @param up the value of the dealer's up card
   * @param cards the values of the player's cards, two or more, in any order
   * @return the two values
   * @throws IllegalArgumentException if these cards are not all left, are fewer than two, or are
   *     above 21; or if they are a natural, which is paid at once
   */
  public Choice choice(int up, int... cards) {
    Composition rest = composition.without(up);
    for (int card : cards) {
      rest = rest.without(card);
    }
    int hand = Hands.of(cards);
    if (cards.length < 2 || hand == Hands.BUST || hand == Hands.NATURAL) {
      throw new IllegalArgumentException(
          Arrays.toString(cards) + ": expected two or more cards, up to 21, no natural");
    }
    int place = hands.place(hand);
    return new Choice(stand[up - 1][place], best[up - 1].hit(place));
  }

  /**
   * How the dealer's play ends, when nothing is known of the other cards.
   *
   * @param up the value of the dealer's up card
   * @return the chance of each end
   * @throws IllegalArgumentException if no such card is left
   */
  public DealerOutcome dealer(int up) {
    composition.without(up);
    return new DealerOutcome(composition, up);
  }
}
