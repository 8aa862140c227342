package dev.baize.blackjack;

import dev.baize.core.game.Decision;
import dev.baize.core.kit.DecisionTexts;
import dev.baize.core.text.WholeNumber;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A decision of blackjack: an amount of money to {@link Bet} or to {@link Insure}, or one of the
 * {@linkplain Action actions}, such as to hit. There is one instance of each action, and equal
 * amounts are equal.
 */
public abstract sealed class BlackjackDecision implements Decision {

  private static final String AMOUNT = "([1-9][0-9]{0,18})";

  /** The texts, which are needed only where decisions are parsed. */
  private static final class Texts {
    private static final DecisionTexts<BlackjackDecision> ALL =
        new DecisionTexts<BlackjackDecision>(
                "\"bet WAGER\", \"insure AMOUNT\", \"hit\", \"stand\", \"double\", \"split\","
                    + " \"surrender\" or \"decline\"",
                Action.ACTIONS)
            .with("bet " + AMOUNT, wager -> bet(amount(wager)))
            .with("insure " + AMOUNT, amount -> insure(amount(amount)));

    private static long amount(String text) {
      return WholeNumber.parseShortest(text, 0, Long.MAX_VALUE);
    }
  }

  final long amount;

  /** One for each {@link Action}, for bets and for insurances. */
  final int bit;

  /** Text before the amount, or all of it. */
  private final String word;

  private BlackjackDecision(String word, long amount, int bit) {
    this.word = word;
    this.amount = amount;
    this.bit = bit;
  }

  /** A bet or an insurance. */
  abstract static sealed class OfMoney extends BlackjackDecision {

    private OfMoney(String word, long amount, int bit) {
      super(word, amount, bit);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof OfMoney that && bit == that.bit && amount == that.amount;
    }

    @Override
    public int hashCode() {
      return 31 * Long.hashCode(amount) + bit;
    }
  }

  /** To place a bet on the next hand. Text form: {@code bet 5}. */
  public static final class Bet extends OfMoney {

    static final int BIT = 1 << 6;

    /** Common bets, created once, by wager. */
    private static final Bet[] COMMON = new Bet[256];

    static {
      for (int wager = 1; wager < COMMON.length; wager++) {
        COMMON[wager] = new Bet(wager);
      }
    }

    private Bet(long wager) {
      super("bet ", wager, BIT);
    }
  }

  /**
   * To insure against a natural of the dealer, which pays two to one. Text form: {@code insure 2}.
   */
  public static final class Insure extends OfMoney {

    static final int BIT = 1 << 7;

    private Insure(long amount) {
      super("insure ", amount, BIT);
    }
  }

  /** A decision without an amount. Text form: one word, such as {@code hit}. */
  public static final class Action extends BlackjackDecision {
    private static final Action HIT = new Action("hit", 0);
    private static final Action STAND = new Action("stand", 1);
    private static final Action DOUBLE = new Action("double", 2);
    private static final Action SPLIT = new Action("split", 3);
    private static final Action SURRENDER = new Action("surrender", 4);
    private static final Action DECLINE = new Action("decline", 5);
    private static final List<Action> ACTIONS =
        List.of(HIT, STAND, DOUBLE, SPLIT, SURRENDER, DECLINE);

    private Action(String word, int place) {
      super(word, 0, 1 << place);
    }
  }

  /**
   * {@return the decision to place a bet on the next hand}
   *
   * @param wager 1 or more
   */
  public static BlackjackDecision bet(long wager) {
    if (wager < 1) {
      throw new IllegalArgumentException("a bet of " + wager + "; expected 1 or more");
    }
    return wager < Bet.COMMON.length ? Bet.COMMON[(int) wager] : new Bet(wager);
  }

  /** {@return the decision to draw another card} */
  public static BlackjackDecision hit() {
    return Action.HIT;
  }

  /** {@return the decision to draw no more cards} */
  public static BlackjackDecision stand() {
    return Action.STAND;
  }

  /** {@return the decision to double the wager for exactly one more card} */
  public static BlackjackDecision doubleDown() {
    return Action.DOUBLE;
  }

  /** {@return the decision to make a hand of each card of a pair} */
  public static BlackjackDecision split() {
    return Action.SPLIT;
  }

  /** {@return the decision to give the hand up for half of the wager} */
  public static BlackjackDecision surrender() {
    return Action.SURRENDER;
  }

  /** {@return the decision not to insure, or not to surrender before the dealer looks} */
  public static BlackjackDecision decline() {
    return Action.DECLINE;
  }

  /**
   * {@return the decision to insure against a natural of the dealer}
   *
   * @param amount 1 or more
   */
  public static BlackjackDecision insure(long amount) {
    if (amount < 1) {
      throw new IllegalArgumentException("an insurance of " + amount + "; expected 1 or more");
    }
    return new Insure(amount);
  }

  /**
   * {@return the decision with this text form}
   *
   * @param text a text form as {@link #text} prints it
   * @throws IllegalArgumentException if there is no such decision; says what was expected
   */
  public static BlackjackDecision parse(String text) {
    return Texts.ALL.parse(text);
  }

  /** {@return what is bet or insured, 1 or more; 0 for other decisions} */
  public final long amount() {
    return amount;
  }

  @Override
  public String text() {
    return amount == 0 ? word : word + amount;
  }

  @Override
  public String toString() {
    return text();
  }
}
