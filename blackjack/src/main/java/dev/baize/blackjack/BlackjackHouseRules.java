package dev.baize.blackjack;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a house: what varies from casino to casino. Immutable.
 *
 * <p>The {@linkplain #classic default} is the game of the specification: one deck, hit or stand.
 * Its text form is empty; that of other rules lists each setting that differs, such as {@code decks
 * 6, soft 17 hit}.
 */
public final class BlackjackHouseRules {
  /** The most decks in a shoe. */
  public static final int MAX_DECKS = 8;

  /** The most hands that one hand can become by splits. */
  public static final int MAX_HANDS = 4;

  static final int CARDS_IN_A_DECK = 52;
  private static final BlackjackHouseRules CLASSIC = new BlackjackHouseRules(new HouseValues());

  /** Not changed once they have been checked. */
  private final HouseValues values;

  /**
   * Checks settings.
   *
   * @param values are not changed afterwards
   * @throws IllegalArgumentException if they make no sense together
   */
  BlackjackHouseRules(HouseValues values) {
    this.values = values;
    requireRange("decks", values.decks, 1, MAX_DECKS);
    requireRange("reshuffle below", values.reshuffleBelow, 0, values.decks * CARDS_IN_A_DECK);
    requireRange("hands", values.hands, 1, MAX_HANDS);
    require(
        !values.doubleAfterSplit || values.hands > 1, "double after split yes", "hands 2 or more");
    require(
        !values.doubleAfterSplit || values.doubleDown != DoubleDown.NONE,
        "double after split yes",
        "a double other than none");
    require(!values.resplitAces || values.hands > 2, "resplit aces yes", "hands 3 or more");
    require(!values.hitSplitAces || values.hands > 1, "hit split aces yes", "hands 2 or more");
  }

  private static void requireRange(String what, int number, int least, int most) {
    if (number < least || number > most) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s %d: expected %d to %d", what, number, least, most));
    }
  }

  private static void require(boolean sensible, String setting, String needed) {
    if (!sensible) {
      throw new IllegalArgumentException(setting + ": makes no sense without " + needed);
    }
  }

  /** {@return the rules of the specification: one deck, hit or stand, no more} */
  public static BlackjackHouseRules classic() {
    return CLASSIC;
  }

  /**
   * {@return the rules that a text describes}
   *
   * @param text the name of a {@linkplain BlackjackHousePreset preset}, settings such as {@code
   *     decks 6, soft 17 hit}, or a preset and the settings that differ from it; nothing for the
   *     classic rules
   * @throws IllegalArgumentException if the text names something unknown or a setting twice, or if
   *     the settings make no sense together; says what was expected
   */
  public static BlackjackHouseRules parse(String text) {
    return new BlackjackHouseRules(HouseText.SETTINGS.parse(text));
  }

  /**
   * {@return the rules that a preset is a name for}
   *
   * @param preset any preset
   */
  public static BlackjackHouseRules of(BlackjackHousePreset preset) {
    return parse(preset.settings());
  }

  /** A copy of the settings. */
  HouseValues values() {
    return new HouseValues(values);
  }

  /** {@return the number of decks in the shoe, 1 to 8} */
  public int decks() {
    return values.decks;
  }

  /**
   * {@return the least number of cards left from which a hand is dealt: with fewer, the shoe is
   * shuffled}
   */
  public int reshuffleBelow() {
    return values.reshuffleBelow;
  }

  /** {@return whether the dealer draws to a 17 in which an ace counts as 11} */
  public boolean hitsSoft17() {
    return values.hitsSoft17;
  }

  /** {@return the hands that may be doubled} */
  public DoubleDown doubleDown() {
    return values.doubleDown;
  }

  /** {@return whether hands of a split may be doubled} */
  public boolean doubleAfterSplit() {
    return values.doubleAfterSplit;
  }

  /** {@return the most hands that one hand can become by splits, 1 to 4} */
  public int hands() {
    return values.hands;
  }

  /** {@return whether two aces in a hand of a split may be split again} */
  public boolean resplitAces() {
    return values.resplitAces;
  }

  /** {@return whether split aces are played on; else each of them gets one card} */
  public boolean hitSplitAces() {
    return values.hitSplitAces;
  }

  /** {@return whether the first two cards may be given up for half of the wager} */
  public Surrender surrender() {
    return values.surrender;
  }

  /** {@return whether a natural of the dealer can be insured against} */
  public boolean insurance() {
    return values.insurance;
  }

  /** {@return what a natural pays} */
  public NaturalPayment natural() {
    return values.natural;
  }

  /**
   * {@return whether a payment is rounded down: what a natural pays, or half of the wager for
   * surrender or insurance}
   *
   * @param wager 1 or more
   */
  public boolean rounds(long wager) {
    boolean halves = values.surrender != Surrender.NONE || values.insurance;
    return !values.natural.isWhole(wager) || (halves && wager % 2 != 0);
  }

  /** {@return whether a natural against the dealer's natural wins nothing; else it is paid} */
  public boolean naturalsPush() {
    return values.naturalsPush;
  }

  /** {@return what a natural of the dealer means to other hands} */
  public DealerNatural dealerNatural() {
    return values.dealerNatural;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof BlackjackHouseRules rules && values.equals(rules.values));
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  /** The settings that differ from the classic rules, as {@link #parse} reads them. */
  @Override
  public String toString() {
    return HouseText.SETTINGS.print(values);
  }
}
