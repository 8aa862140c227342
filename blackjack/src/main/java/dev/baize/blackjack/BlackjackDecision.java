package dev.baize.blackjack;

import dev.baize.core.game.Decision;
import dev.baize.core.text.Excerpt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A decision of blackjack: to bet, to hit, or to stand. There is one instance each of hit and
 * stand, which makes {@code equals} fast.
 *
 * <p>Text forms: {@code bet 5}, {@code hit} and {@code stand}.
 */
public final class BlackjackDecision implements Decision {

  private static final String BET = "bet ";
  private static final Pattern BET_FORM = Pattern.compile(BET + "([1-9][0-9]{0,18})");

  private static final BlackjackDecision HIT = new BlackjackDecision(0);
  private static final BlackjackDecision STAND = new BlackjackDecision(0);

  /** Common bets, created once, by wager. */
  private static final BlackjackDecision[] BETS = new BlackjackDecision[256];

  static {
    for (int wager = 1; wager < BETS.length; wager++) {
      BETS[wager] = new BlackjackDecision(wager);
    }
  }

  private final long wager;

  private BlackjackDecision(long wager) {
    this.wager = wager;
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
    return wager < BETS.length ? BETS[(int) wager] : new BlackjackDecision(wager);
  }

  /** {@return the decision to draw another card} */
  public static BlackjackDecision hit() {
    return HIT;
  }

  /** {@return the decision to draw no more cards} */
  public static BlackjackDecision stand() {
    return STAND;
  }

  /** {@return the amount of the bet, 1 or more; 0 if this is no bet} */
  public long wager() {
    return wager;
  }

  /**
   * {@return the decision with this text form}
   *
   * @param text a text form as {@link #text} prints it
   * @throws IllegalArgumentException if there is no such decision; quotes the text and says what
   *     was expected
   */
  public static BlackjackDecision parse(String text) {
    if (text.equals(HIT.text())) {
      return HIT;
    }
    if (text.equals(STAND.text())) {
      return STAND;
    }
    Matcher bet = BET_FORM.matcher(text);
    if (!bet.matches()) {
      throw new IllegalArgumentException(
          Excerpt.quote(text) + ": expected \"bet WAGER\", \"hit\" or \"stand\"");
    }
    return bet(LongParser.parse(bet.group(1)));
  }

  @Override
  public String text() {
    if (wager > 0) {
      return BET + wager;
    }
    return equals(HIT) ? "hit" : "stand";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof BlackjackDecision that && wager > 0 && wager == that.wager);
  }

  @Override
  public int hashCode() {
    return wager > 0 || equals(HIT) ? Long.hashCode(wager) : -1;
  }

  /** The {@link #text}. */
  @Override
  public String toString() {
    return text();
  }
}
