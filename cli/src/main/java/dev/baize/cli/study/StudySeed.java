package dev.baize.cli.study;

import dev.baize.cli.command.DealSeedOption;
import dev.baize.core.random.Seed;
import java.security.SecureRandom;

/** The seed of all games of a study; a secret one was drawn so that nobody can guess it. */
public record StudySeed(Seed seed, boolean secret) {

  static final StudySeed DEFAULT = new StudySeed(Seed.of(0), false);

  public static StudySeed parse(String text) {
    return text.equals("secret")
        ? new StudySeed(Seed.of(new SecureRandom().nextLong()), true)
        : new StudySeed(DealSeedOption.parse(text), false);
  }
}
