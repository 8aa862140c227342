package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Locale;

/**
 * The rules of a house: what varies from casino to casino.
 *
 * <p>The {@linkplain #classic default} is the game of the specification: one deck, hit or stand.
 * Its text form is empty; that of other rules lists each setting that differs, such as {@code decks
 * 6, soft 17 hit}.
 *
 * @param decks the number of decks in the shoe, 1 to 8
 * @param reshuffleBelow the least number of cards left from which a hand is dealt: with fewer, the
 *     shoe is shuffled
 * @param hitsSoft17 whether the dealer draws to a 17 in which an ace counts as 11
 * @param doubleDown the hands that may be doubled
 * @param doubleAfterSplit whether hands of a split may be doubled
 * @param hands the most hands that one hand can become by splits, 1 to 4
 * @param resplitAces whether two aces in a hand of a split may be split again
 * @param hitSplitAces whether split aces are played on; else each of them gets one card
 * @param surrender whether the first two cards may be given up for half of the wager
 * @param insurance whether a natural of the dealer can be insured against
 * @param natural what a natural pays
 * @param naturalsPush whether a natural against the dealer's natural wins nothing; else it is paid
 * @param dealerNatural what a natural of the dealer means to other hands
 */
public record BlackjackHouseRules(
    int decks,
    int reshuffleBelow,
    boolean hitsSoft17,
    DoubleDown doubleDown,
    boolean doubleAfterSplit,
    int hands,
    boolean resplitAces,
    boolean hitSplitAces,
    Surrender surrender,
    boolean insurance,
    NaturalPayment natural,
    boolean naturalsPush,
    DealerNatural dealerNatural) {

  /** The most decks in a shoe. */
  public static final int MAX_DECKS = 8;

  /** The most hands that one hand can become by splits. */
  public static final int MAX_HANDS = 4;

  static final int CARDS_IN_A_DECK = 52;

  private static final BlackjackHouseRules CLASSIC =
      new BlackjackHouseRules(
          1,
          BlackjackRules.FEWEST_CARDS,
          false,
          DoubleDown.NONE,
          false,
          1,
          false,
          false,
          Surrender.NONE,
          false,
          NaturalPayment.THREE_TO_TWO,
          false,
          DealerNatural.NONE);

  /**
   * Checks the settings.
   *
   * @param decks 1 to 8
   * @param reshuffleBelow 0 to 52 for each deck
   * @param hitsSoft17 of the dealer
   * @param doubleDown which hands
   * @param doubleAfterSplit only with two hands or more and a double other than none
   * @param hands 1 to 4
   * @param resplitAces only with three hands or more
   * @param hitSplitAces only with two hands or more
   * @param surrender when
   * @param insurance against an ace
   * @param natural of the player
   * @param naturalsPush of both
   * @param dealerNatural against other hands
   * @throws IllegalArgumentException if settings make no sense; names the setting
   */
  public BlackjackHouseRules {
    requireNonNull(doubleDown);
    requireNonNull(surrender);
    requireNonNull(natural);
    requireNonNull(dealerNatural);
    requireRange("decks", decks, 1, MAX_DECKS);
    requireRange("reshuffle below", reshuffleBelow, 0, (long) decks * CARDS_IN_A_DECK);
    requireRange("hands", hands, 1, MAX_HANDS);
    require(!doubleAfterSplit || hands > 1, "double after split yes", "hands 2 or more");
    require(
        !doubleAfterSplit || doubleDown != DoubleDown.NONE,
        "double after split yes",
        "a double other than none");
    require(!resplitAces || hands > 2, "resplit aces yes", "hands 3 or more");
    require(!hitSplitAces || hands > 1, "hit split aces yes", "hands 2 or more");
  }

  static void requireRange(String what, long number, long least, long most) {
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

  /** {@return whether these are the classic rules} */
  @SuppressWarnings("ReferenceEquality") // The first comparison of records takes Java a while.
  public boolean isClassic() {
    return this == CLASSIC || this.equals(CLASSIC);
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
    return CLASSIC.with(text);
  }

  /**
   * {@return the rules that a preset is a name for}
   *
   * @param preset any preset
   */
  public static BlackjackHouseRules of(BlackjackHousePreset preset) {
    return parse(preset.settings());
  }

  /**
   * {@return these rules with other settings}
   *
   * @param settings those that change, such as {@code decks 6, soft 17 hit}
   */
  public BlackjackHouseRules with(String settings) {
    List<Object> house = HouseText.of(components()).parse(settings);
    return new BlackjackHouseRules(
        (int) house.get(0),
        (int) house.get(1),
        (boolean) house.get(2),
        (DoubleDown) house.get(3),
        (boolean) house.get(4),
        (int) house.get(5),
        (boolean) house.get(6),
        (boolean) house.get(7),
        (Surrender) house.get(8),
        (boolean) house.get(9),
        (NaturalPayment) house.get(10),
        (boolean) house.get(11),
        (DealerNatural) house.get(12));
  }

  /**
   * {@return whether a payment is rounded down: what a natural pays, or half of the wager for
   * surrender or insurance}
   *
   * @param wager 1 or more
   */
  public boolean rounds(long wager) {
    boolean halves = surrender != Surrender.NONE || insurance;
    return !natural.isWhole(wager) || (halves && wager % 2 != 0);
  }

  @Override
  public String toString() {
    return HouseText.of(CLASSIC.components()).print(components());
  }

  /** The components in their order, for {@link HouseText}. */
  private List<Object> components() {
    return List.of(
        decks,
        reshuffleBelow,
        hitsSoft17,
        doubleDown,
        doubleAfterSplit,
        hands,
        resplitAces,
        hitSplitAces,
        surrender,
        insurance,
        natural,
        naturalsPush,
        dealerNatural);
  }
}
