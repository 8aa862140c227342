package dev.baize.cli.command;

import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

public final class DealSeedOption {

  /**
   * Read directly: to look a provider of {@link SecureRandom} up takes longer than a short game.
   */
  private static final String DEVICE = "/dev/urandom";

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = {
        "The seed of the shuffle, any signed 64-bit number; the same N plays the same game.",
        "By default, N is drawn at random."
      })
  private @Nullable Seed seed;

  public static Seed parse(String text) {
    try {
      return Seed.of(WholeNumber.parse(text, Long.MIN_VALUE, Long.MAX_VALUE));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          Excerpt.quote(text) + " is not a seed; expected a signed 64-bit number", e);
    }
  }

  public boolean isGiven() {
    return seed != null;
  }

  /** {@return the seed that is given, or else a new one, drawn at random at each call} */
  public Seed seed(Invocation command) {
    if (seed != null) {
      return seed;
    }
    Seed drawn = drawn();
    command.addSeed(drawn);
    return drawn;
  }

  /** {@return a new seed that nobody can guess} */
  public static Seed drawn() {
    try (InputStream device = new FileInputStream(DEVICE)) {
      return Seed.of(ByteBuffer.wrap(device.readNBytes(Long.BYTES)).getLong());
    } catch (IOException e) {
      // Not every system has it.
    }
    return Seed.of(new SecureRandom().nextLong());
  }
}
