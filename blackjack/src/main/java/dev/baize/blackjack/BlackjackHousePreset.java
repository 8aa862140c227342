package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Names for rules that many houses share. In the text of {@code BlackjackRules}, each but {@link
 * #CLASSIC} brings a minimum of 10, for whose multiples no payment is rounded down in its house,
 * and a bankroll of 10,000.
 */
public enum BlackjackHousePreset {
  /** The game of the specification. */
  CLASSIC(""),
  /** Six decks, dealer stands on every 17, doubles after splits, late surrender. */
  STRIP(
      "decks 6, reshuffle below 78, double any, double after split yes, hands 4, surrender late, "
          + "insurance yes, naturals push yes, dealer natural peek"),
  /** As {@link #STRIP} with two decks, dealer hits soft 17, no surrender. */
  DOWNTOWN(
      "decks 2, reshuffle below 26, soft 17 hit, double any, double after split yes, hands 4, "
          + "insurance yes, naturals push yes, dealer natural peek"),
  /** One deck, dealer hits soft 17, no doubles after splits. */
  SINGLE("soft 17 hit, double any, hands 4, insurance yes, naturals push yes, dealer natural peek"),
  /** Six decks, no hole card: a natural of the dealer beats doubles and splits. */
  EUROPEAN(
      "decks 6, reshuffle below 78, double 9-11, double after split yes, hands 2, insurance yes, "
          + "naturals push yes, dealer natural all");

  private final String settings;

  BlackjackHousePreset(String settings) {
    this.settings = settings;
  }

  /**
   * {@return the preset with a name, if there is one}
   *
   * @param name a name as {@link #toString} prints it, such as {@code strip}
   */
  public static Optional<BlackjackHousePreset> find(String name) {
    requireNonNull(name);
    return Arrays.stream(values()).filter(preset -> preset.toString().equals(name)).findFirst();
  }

  String settings() {
    return settings;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
