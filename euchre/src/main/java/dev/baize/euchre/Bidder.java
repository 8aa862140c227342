package dev.baize.euchre;

import dev.baize.core.game.Measure;
import java.util.Locale;

/** The seats by their turn to bid. */
enum Bidder {
  ELDEST("the seat to the dealer's left"),
  SECOND("the dealer's partner"),
  THIRD("the seat to the dealer's right"),
  DEALER("the dealer");

  private final String seat;

  Bidder(String seat) {
    this.seat = seat;
  }

  /** A measure of whether this seat did something in a hand. */
  Measure measure(String name, String deed) {
    return new Measure(
        name + " " + name().toLowerCase(Locale.ROOT), "1 for a hand in which " + seat + " " + deed);
  }
}
