package dev.baize.cli.study;

import dev.baize.cli.command.SeedConverter;
import dev.baize.core.random.Seed;
import java.security.SecureRandom;
import picocli.CommandLine.ITypeConverter;

/** The seed of a study. */
record StudySeed(Seed seed, boolean secret) {

  /** The default seed. */
  static final StudySeed DEFAULT = new StudySeed(Seed.of(0), false);

  private static final String SECRET = "secret";

  static final class Converter implements ITypeConverter<StudySeed> {

    private final SeedConverter known = new SeedConverter();

    @Override
    public StudySeed convert(String text) {
      return text.equals(SECRET)
          ? new StudySeed(Seed.of(new SecureRandom().nextLong()), true)
          : new StudySeed(known.convert(text), false);
    }
  }
}
