package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.StrategyTable;
import dev.baize.core.card.Rank;
import java.util.Arrays;

/**
 * The exact expected values of a hand that is dealt from known cards in unknown order: with the
 * best play at every decision, and with any {@link StrategyTable}. Nothing is simulated; the only
 * error is the rounding of {@code double} arithmetic.
 *
 * <p>All values are for a bet of 1, without replacement. The dealer's hole card is equally likely
 * to be any card that the player does not see. The best play is composition-dependent: it takes
 * into account every card that is gone and all cards of the hand, not just their total. What a
 * natural pays is a parameter: 1.5, or less where half a bet is rounded down, such as 7/5 for a bet
 * of 5.
 *
 * <p>Everything is computed when an analysis is created, in about 2 milliseconds for a full deck
 * and 0.4 for 20 cards (0.1 seconds for the first analysis in a process). An analysis takes 0.6
 * megabytes and answers for every hand dealt from the same cards: {@link #expectedValues} takes
 * less than a microsecond and {@link #play} half a millisecond. So keep it, and call {@link #next}
 * for another hand, which creates a new one only if the cards differ. Immutable and thread-safe.
 */
public final class BlackjackAnalysis {
  /** The fewest cards that can be analyzed: those from which a hand is dealt. */
  public static final int FEWEST_CARDS = BlackjackRules.FEWEST_CARDS;

  private static final class FullDeck {
    static final BlackjackAnalysis ANALYSIS = of(Composition.fullDeck());
  }

  private final Composition composition;
  private final PossibleHands hands;
  private final double[][] stand;
  private final PlayValues[] best;

  private BlackjackAnalysis(Composition composition) {
    this.composition = composition;
    this.hands = new PossibleHands(composition, AllHands.EMPTY);
    this.stand = StandValues.of(DealerTree.STANDS_ON_SOFT_17, hands, 1, VALUES);
    this.best = decisions((hand, standing, hitting) -> Math.max(standing, hitting));
  }

  /**
   * {@return a new analysis of the hand that is dealt next} For one hand after another, {@link
   * #next} is cheaper.
   *
   * @param composition the cards that are left before the deal, {@link #FEWEST_CARDS} or more
   */
  public static BlackjackAnalysis of(Composition composition) {
    return new BlackjackAnalysis(requireEnough(composition));
  }

  static Composition requireEnough(Composition composition) {
    if (composition.size() < FEWEST_CARDS) {
      throw new IllegalArgumentException(
          composition.size() + " cards are left: expected at least " + FEWEST_CARDS);
    }
    return composition;
  }

  /** {@return the analysis of a hand from the full deck, created once and shared} */
  public static BlackjackAnalysis ofFullDeck() {
    return FullDeck.ANALYSIS;
  }

  /**
   * {@return an analysis of another hand: this one if the same cards are left, for which nothing is
   * computed}
   *
   * @param left the cards that are left before that deal, {@link #FEWEST_CARDS} or more
   */
  public BlackjackAnalysis next(Composition left) {
    return composition.equals(left) ? this : of(left);
  }

  private PlayValues[] decisions(PlayValues.Rule rule) {
    PlayValues[] decisions = new PlayValues[VALUES];
    for (int up = 1; up <= VALUES; up++) {
      decisions[up - 1] = PlayValues.of(composition, up, hands, stand[up - 1], rule);
    }
    return decisions;
  }

  /** {@return the cards that are left before the deal} */
  public Composition composition() {
    return composition;
  }

  /** {@return the probability that the player is dealt a natural, 0 to 1} */
  public double naturalChance() {
    double pairs = 2.0 * composition.count(1) * composition.count(VALUES);
    return pairs / (composition.size() * (composition.size() - 1.0));
  }

  /**
   * {@return the expected value before the deal with the best play}
   *
   * @param natural what a natural pays
   */
  public double bestPlay(double natural) {
    return beforeDeal(best, natural);
  }

  /**
   * {@return the expected value before the deal when the hand is played by a table}
   *
   * @param table says when to draw
   * @param natural what a natural pays
   */
  public double play(StrategyTable table, double natural) {
    PlayValues[] decisions = new PlayValues[VALUES];
    for (int up = 1; up <= VALUES; up++) {
      Rank upcard = up == 1 ? Rank.ACE : Rank.at(up - 2);
      decisions[up - 1] =
          PlayValues.of(
              composition,
              up,
              hands,
              stand[up - 1],
              (hand, standing, hitting) ->
                  table.draws(AllHands.value(hand), upcard) ? hitting : standing);
    }
    return beforeDeal(decisions, natural);
  }

  private double beforeDeal(PlayValues[] decisions, double natural) {
    double sum = 0;
    for (int up = 1; up <= VALUES; up++) {
      if (composition.count(up) > 0) {
        sum += composition.count(up) * decisions[up - 1].play[hands.place(AllHands.EMPTY)];
      }
    }
    return sum / composition.size() + naturalChance() * natural;
  }

  /**
   * {@return what standing and hitting are worth at a decision}
   *
   * @param up the value of the dealer's up card
   * @param cards two or more of the player's cards that are left, up to 21 and no natural
   */
  public ExpectedValues expectedValues(int up, int... cards) {
    Composition rest = composition.without(up);
    for (int card : cards) {
      rest = rest.without(card);
    }
    int hand = AllHands.of(cards);
    if (cards.length < 2 || hand == AllHands.BUST || hand == AllHands.NATURAL) {
      throw new IllegalArgumentException(
          Arrays.toString(cards) + ": expected two or more cards, up to 21, no natural");
    }
    int place = hands.place(hand);
    return new ExpectedValues(stand[up - 1][place], best[up - 1].hit[place]);
  }

  /**
   * {@return how likely the dealer is to end at each total, if only the up card is known}
   *
   * @param up the value of the dealer's up card
   */
  public DealerOutcome dealer(int up) {
    composition.without(up);
    return new DealerOutcome(DealerTree.STANDS_ON_SOFT_17, composition, up);
  }

  /** By possible hand, the values of hitting once and then playing on, and of playing it. */
  private static final class PlayValues {
    final double[] hit;
    final double[] play;

    private PlayValues(double[] hit, double[] play) {
      this.hit = hit;
      this.play = play;
    }

    /** Works backwards from the largest hands. A natural counts 0: its payoff is a parameter. */
    static PlayValues of(
        Composition composition, int up, PossibleHands hands, double[] stand, Rule rule) {
      int count = hands.count();
      double[] hit = new double[count];
      double[] play = new double[count + 1];
      play[count] = -1;
      double[][] left = new double[VALUES][];
      for (int value = 1; value <= VALUES; value++) {
        left[value - 1] = hands.left(value);
      }
      for (int i = 0; i < count; i++) {
        int place = hands.largestFirst(i);
        int hand = hands.hand(place);
        double sum = -play[hands.next(place, up)];
        for (int value = 1; value <= VALUES; value++) {
          sum += left[value - 1][place] * play[hands.next(place, value)];
        }
        hit[place] = sum / (composition.size() - 1 - AllHands.size(hand));
        if (AllHands.size(hand) < 2) {
          play[place] = hit[place];
        } else if (hand != AllHands.NATURAL) {
          play[place] = rule.value(hand, stand[place], hit[place]);
        }
      }
      return new PlayValues(hit, play);
    }

    @FunctionalInterface
    interface Rule {
      double value(int hand, double stand, double hit);
    }
  }
}
