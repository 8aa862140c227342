package dev.baize.blackjack.analysis;

import static dev.baize.blackjack.analysis.Composition.VALUES;
import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.analysis.UpcardValues.Payments;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The exact expected values of a hand that is dealt from known cards in unknown order, under any
 * {@link BlackjackHouseRules}: overall, by up card, and of each choice with each hand. Nothing is
 * simulated; the only error is the rounding of {@code double} arithmetic.
 *
 * <p>All values are for a wager of 1, with payments not rounded down except where a method says
 * otherwise. Those of a {@link StrategyClass} are for the best play of its class, those of a {@link
 * Strategy} for what it says.
 *
 * <p>Splits are exact, too, for up to four hands. Because no play depends on the cards of a hand
 * before, the value of a split is a weighted sum of values of single hands, with some cards of the
 * pair removed: the method is that of E. Farmer, whose published values these are. The sum is the
 * value of play that people can follow, except in {@link StrategyClass#CDP} with three or four
 * hands: there, as published, each term is played as is best for itself, which makes the sum a
 * little less than what such play gets (7 × 10⁻⁸ overall with one deck).
 *
 * <p>A hand is taken to be dealt without a shuffle in its middle. Everything is computed when an
 * analysis is created. Immutable and thread-safe.
 */
public final class ExactAnalysis {
  private final KnownCards cards;
  private final @Nullable UpcardValues[] values;
  private final @Nullable SituationStrategy strategy;

  private ExactAnalysis(
      KnownCards cards, @Nullable UpcardValues[] values, @Nullable SituationStrategy strategy) {
    this.cards = cards;
    this.values = values;
    this.strategy = strategy;
  }

  /**
   * {@return the analysis of the hand that is dealt next, with the best play of a class, computed
   * on some threads} The number of threads does not change the result. If the calling thread is
   * interrupted, it stays so, and a {@link java.util.concurrent.CancellationException} is thrown.
   *
   * @param rules the rules of the house
   * @param composition the cards that are left before the deal, {@link BlackjackRules#FEWEST_CARDS}
   *     or more
   * @param strategy what the player looks at
   * @param threads 1 or more
   */
  public static ExactAnalysis of(
      BlackjackHouseRules rules, Composition composition, StrategyClass strategy, int threads) {
    requireNonNull(strategy);
    ParallelWork shares = new ParallelWork(threads);
    KnownCards cards = new KnownCards(rules, BlackjackAnalysis.requireEnough(composition), shares);
    if (strategy == StrategyClass.BASIC) {
      return of(cards, SituationStrategy.best(cards, shares), shares);
    }
    return of(cards, null, up -> best(cards, up, strategy), shares);
  }

  /**
   * {@return the analysis of the hand that is dealt next, played by a strategy, computed on some
   * threads} The number of threads does not change the result.
   *
   * @param rules the rules of the house
   * @param composition the cards that are left before the deal, {@link BlackjackRules#FEWEST_CARDS}
   *     or more
   * @param strategy says what the player does; asked by the calling thread alone
   * @param threads 1 or more
   */
  public static ExactAnalysis of(
      BlackjackHouseRules rules, Composition composition, Strategy strategy, int threads) {
    requireNonNull(strategy);
    ParallelWork shares = new ParallelWork(threads);
    KnownCards cards = new KnownCards(rules, BlackjackAnalysis.requireEnough(composition), shares);
    return of(cards, SituationStrategy.of(new Situations(rules), strategy), shares);
  }

  private static ExactAnalysis of(
      KnownCards cards, SituationStrategy strategy, ParallelWork shares) {
    return of(
        cards,
        strategy,
        up -> new SituationEvaluator(cards, strategy.situations(), up).values(strategy.choices(up)),
        shares);
  }

  private static ExactAnalysis of(
      KnownCards cards,
      @Nullable SituationStrategy strategy,
      IntFunction<UpcardValues> against,
      ParallelWork shares) {
    UpcardValues[] values = new UpcardValues[VALUES];
    shares.each(
        VALUES,
        index -> {
          if (cards.composition().count(index + 1) > 0) {
            values[index] = against.apply(index + 1);
          }
        });
    return new ExactAnalysis(cards, values, strategy);
  }

  /** {@return the rules of the house} */
  public BlackjackHouseRules rules() {
    return cards.rules();
  }

  /** {@return the cards that are left before the deal} */
  public Composition composition() {
    return cards.composition();
  }

  KnownCards cards() {
    return cards;
  }

  /** The strategy of the player, which must look at situations alone. */
  SituationStrategy requireSituations() {
    if (strategy == null) {
      throw new IllegalArgumentException("expected the analysis of BASIC or of a given strategy");
    }
    return strategy;
  }

  /** {@return the strategy of the player, if it looks at situations alone} */
  public Optional<Strategy> strategy() {
    return Optional.ofNullable(strategy);
  }

  /** {@return the expected value before the deal} */
  public double expected() {
    return expected(Payments.exact(rules()));
  }

  /**
   * {@return the expected value before the deal of each unit of a wager of whole money, with
   * payments rounded down as in the game} The best play of a class is best for these payments.
   *
   * @param wager 1 to {@link dev.baize.blackjack.BlackjackRules#BANK}
   */
  public double expectedRoundedDown(long wager) {
    return expected(Payments.roundedDown(rules(), wager));
  }

  private double expected(Payments payments) {
    double sum = 0;
    for (int up = 1; up <= VALUES; up++) {
      if (composition().count(up) > 0) {
        sum += composition().count(up) * expected(up, against(up).paying(payments));
      }
    }
    return sum / composition().size();
  }

  /**
   * {@return the expected value against an up card, before the player's cards are dealt}
   *
   * @param up the value of the dealer's up card, 1 for an ace to 10
   */
  public double expected(int up) {
    return expected(up, against(up));
  }

  private double expected(int up, UpcardValues against) {
    double sum = 0;
    for (int first = 1; first <= VALUES; first++) {
      for (int second = first; second <= VALUES; second++) {
        double chance = against.chance(first, second);
        if (chance > 0) {
          int hand = AllHands.of(first, second);
          double insurance = isInsured(up, hand) ? against.insurance(hand) : 0;
          sum += chance * (against.total(hand, choice(against, up, hand)) + insurance);
        }
      }
    }
    return sum;
  }

  /**
   * {@return the chance of being dealt two cards, given the up card}
   *
   * @param up the value of the dealer's up card, 1 for an ace to 10
   * @param first the value of one of the player's cards
   * @param second the value of the other
   */
  public double chance(int up, int first, int second) {
    Composition.checkValue(first);
    Composition.checkValue(second);
    return against(up).chance(first, second);
  }

  /**
   * {@return the value of each choice with a hand that is not part of a split} A natural is paid
   * when it stands. Where the dealer looks for a natural before the player acts, all values are
   * conditional on there being none; early surrender is converted accordingly, so its value is more
   * than −½.
   *
   * @param up the value of the dealer's up card, 1 for an ace to 10
   * @param hand the values of the player's cards, two or more that are left, up to 21
   */
  public ChoiceValues values(int up, int... hand) {
    return against(up).values(possible(up, hand));
  }

  /**
   * {@return what the player does with a hand that is no part of a split}
   *
   * @param up the value of the dealer's up card, 1 for an ace to 10
   * @param hand the values of the player's cards, two or more that are left, up to 21
   */
  public Choice choice(int up, int... hand) {
    return choice(against(up), up, possible(up, hand));
  }

  /**
   * {@return the value of insuring half of the wager when the up card is an ace, whether or not the
   * rules offer it}
   *
   * @param first the value of one of the player's cards
   * @param second the value of the other
   */
  public double insurance(int first, int second) {
    return against(1).insurance(possible(1, first, second));
  }

  /**
   * {@return whether the player insures half of the wager when the up card is an ace}
   *
   * @param first the value of one of the player's cards
   * @param second the value of the other
   */
  public boolean insures(int first, int second) {
    return isInsured(1, possible(1, first, second));
  }

  private boolean isInsured(int up, int hand) {
    if (up != 1 || !rules().insurance()) {
      return false;
    }
    return strategy == null ? against(1).insurance(hand) > 0 : strategy.insures(hand);
  }

  private Choice choice(UpcardValues against, int up, int hand) {
    if (hand == AllHands.NATURAL) {
      return Choice.STAND;
    }
    return strategy == null ? against.best(hand) : strategy.choose(up, hand);
  }

  private UpcardValues against(int up) {
    Composition.checkValue(up);
    UpcardValues against = values[up - 1];
    if (against == null) {
      throw new IllegalArgumentException("no card of value " + up + " is left");
    }
    return against;
  }

  private int possible(int up, int... values) {
    int hand = values.length < 2 ? AllHands.BUST : AllHands.of(values);
    if (hand == AllHands.BUST || !against(up).isPossible(hand)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s against %d: expected two or more cards that are left, up to 21",
              Arrays.toString(values),
              up));
    }
    return hand;
  }

  /** Plays against one up card as well as a {@link StrategyClass} that looks at all cards can. */
  private static UpcardValues best(KnownCards cards, int up, StrategyClass strategy) {
    HandPlay play = new HandPlay(cards.rules());
    Choice[] unsplit = play.best(cards.deals(), up);
    UpcardValues values = new UpcardValues(cards, play, up);
    for (int value = 1; value <= VALUES; value++) {
      if (cards.rules().hands() > 1 && values.chance(value, value) > 0) {
        IntFunction<Choice[]> plans = plans(cards, play, up, value, strategy, unsplit);
        values.split(value, cards.split(play, up, value, cards.most(value), plans));
      }
    }
    return values;
  }

  /** The plans for hands of a split, by the number of further cards of the pair that are gone. */
  private static IntFunction<Choice[]> plans(
      KnownCards cards,
      HandPlay play,
      int up,
      int value,
      StrategyClass strategy,
      Choice[] unsplit) {
    return switch (strategy) {
      case CDZ, BASIC -> gone -> unsplit;
      case CDP1 -> {
        Choice[] plan = play.best(cards.deals(value, 0), up);
        yield gone -> plan;
      }
      case CDP -> gone -> play.best(cards.deals(value, gone), up);
    };
  }
}
