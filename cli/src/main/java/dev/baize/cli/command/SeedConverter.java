package dev.baize.cli.command;

import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;

/** Reads the seed that an option gives. */
public final class SeedConverter extends TextConverter<Seed> {

  public SeedConverter() {
    super(SeedConverter::parse);
  }

  private static Seed parse(String text) {
    try {
      return Seed.of(WholeNumber.parse(text, Long.MIN_VALUE, Long.MAX_VALUE));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          Excerpt.quote(text) + " is not a seed; expected a signed 64-bit number", e);
    }
  }
}
