package dev.baize.blackjack;

import dev.baize.core.game.Decision;
import dev.baize.core.text.Excerpt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A decision of blackjack: to {@link Bet}, to {@link Hit}, or to {@link Stand}. There is one
 * instance each of hit and stand, and equal bets are equal.
 */
public abstract sealed class BlackjackDecision implements Decision
    permits BlackjackDecision.Bet, BlackjackDecision.Hit, BlackjackDecision.Stand {

  private static final String BET = "bet ";
  private static final Pattern BET_FORM = Pattern.compile(BET + "([1-9][0-9]{0,18})");

  /** The amount of a {@link Bet}; 0 for other decisions. */
  final long wager;

  private BlackjackDecision(long wager) {
    this.wager = wager;
  }

  /** To place a bet on the next hand. Text form: {@code bet 5}. */
  public static final class Bet extends BlackjackDecision {

    /** Common bets, created once, by wager. */
    private static final Bet[] COMMON = new Bet[256];

    static {
      for (int wager = 1; wager < COMMON.length; wager++) {
        COMMON[wager] = new Bet(wager);
      }
    }

    private Bet(long wager) {
      super(wager);
    }

    /** {@return the amount of the bet, 1 or more} */
    public long wager() {
      return wager;
    }

    @Override
    public String text() {
      return BET + wager;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Bet that && wager == that.wager;
    }

    @Override
    public int hashCode() {
      return Long.hashCode(wager);
    }
  }

  /** To draw another card. Text form: {@code hit}. */
  public static final class Hit extends BlackjackDecision {
    private static final Hit HIT = new Hit();

    private Hit() {
      super(0);
    }

    @Override
    public String text() {
      return "hit";
    }
  }

  /** To draw no more cards. Text form: {@code stand}. */
  public static final class Stand extends BlackjackDecision {
    private static final Stand STAND = new Stand();

    private Stand() {
      super(0);
    }

    @Override
    public String text() {
      return "stand";
    }
  }

  /**
   * {@return the decision to place a bet on the next hand}
   *
   * @param wager 1 or more
   * @throws IllegalArgumentException if it is less than 1
   */
  public static BlackjackDecision bet(long wager) {
    if (wager < 1) {
      throw new IllegalArgumentException("a bet of " + wager + "; expected 1 or more");
    }
    return wager < Bet.COMMON.length ? Bet.COMMON[(int) wager] : new Bet(wager);
  }

  /** {@return the decision to draw another card} */
  public static BlackjackDecision hit() {
    return Hit.HIT;
  }

  /** {@return the decision to draw no more cards} */
  public static BlackjackDecision stand() {
    return Stand.STAND;
  }

  /**
   * {@return the decision with this text form}
   *
   * @param text a text form as {@link #text} prints it
   * @throws IllegalArgumentException if there is no such decision; quotes the text and says what
   *     was expected
   */
  public static BlackjackDecision parse(String text) {
    if (text.equals(hit().text())) {
      return hit();
    }
    if (text.equals(stand().text())) {
      return stand();
    }
    Matcher bet = BET_FORM.matcher(text);
    if (!bet.matches()) {
      throw new IllegalArgumentException(
          Excerpt.quote(text) + ": expected \"bet WAGER\", \"hit\" or \"stand\"");
    }
    return bet(LongParser.parse(bet.group(1)));
  }

  /** The {@link #text}. */
  @Override
  public String toString() {
    return text();
  }
}
