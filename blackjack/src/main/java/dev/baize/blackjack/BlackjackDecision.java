package dev.baize.blackjack;

import dev.baize.core.game.Decision;
import dev.baize.core.text.Excerpt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A decision of blackjack: a wager, to hit, or to stand. */
public abstract sealed class BlackjackDecision implements Decision
    permits BlackjackDecision.Bet, BlackjackDecision.Hit, BlackjackDecision.Stand {

  static final long STAND = 0;
  static final long HIT = -1;

  private static final String BET = "bet ";
  private static final Pattern BET_FORM = Pattern.compile(BET + "([1-9][0-9]{0,17})");

  /** The wager, or one of the numbers above. */
  final long number;

  BlackjackDecision(long number) {
    this.number = number;
  }

  /** To wager on the hand that begins. Text form: {@code bet 5}. */
  public static final class Bet extends BlackjackDecision {

    /** Wagers below have one object each. */
    private static final int USUAL = 256;

    private static final Bet[] BY_WAGER = new Bet[USUAL];

    static {
      for (int wager = 1; wager < USUAL; wager++) {
        BY_WAGER[wager] = new Bet(wager);
      }
    }

    private Bet(long wager) {
      super(wager);
    }

    static Bet of(long wager) {
      if (wager < 1) {
        throw new IllegalArgumentException("a bet of " + wager + "; expected 1 or more");
      }
      return wager < USUAL ? BY_WAGER[(int) wager] : new Bet(wager);
    }

    /** How much is wagered, 1 or more. */
    public long wager() {
      return number;
    }

    @Override
    public String text() {
      return BET + number;
    }
  }

  /** To draw another card. Text form: {@code hit}. */
  public static final class Hit extends BlackjackDecision {
    private static final Hit THE_ONE = new Hit();

    private Hit() {
      super(HIT);
    }

    @Override
    public String text() {
      return "hit";
    }
  }

  /** To draw no more. Text form: {@code stand}. */
  public static final class Stand extends BlackjackDecision {
    private static final Stand THE_ONE = new Stand();

    private Stand() {
      super(STAND);
    }

    @Override
    public String text() {
      return "stand";
    }
  }

  /**
   * Wagers.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public static BlackjackDecision bet(long wager) {
    return Bet.of(wager);
  }

  /** Draws another card. */
  public static BlackjackDecision hit() {
    return Hit.THE_ONE;
  }

  /** Draws no more. */
  public static BlackjackDecision stand() {
    return Stand.THE_ONE;
  }

  /**
   * The decision with this text form.
   *
   * @throws IllegalArgumentException that quotes the text and says what was expected
   */
  public static BlackjackDecision parse(String text) {
    if (text.equals(hit().text())) {
      return hit();
    }
    if (text.equals(stand().text())) {
      return stand();
    }
    Matcher bet = BET_FORM.matcher(text);
    if (bet.matches()) {
      return bet(Long.parseLong(bet.group(1)));
    }
    throw new IllegalArgumentException(
        Excerpt.quote(text) + ": expected \"bet WAGER\", \"hit\" or \"stand\"");
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BlackjackDecision that && number == that.number;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(number);
  }

  /** The {@link #text}. */
  @Override
  public String toString() {
    return text();
  }
}
