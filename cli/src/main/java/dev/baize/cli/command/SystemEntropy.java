package dev.baize.cli.command;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.security.SecureRandom;

/** Random numbers that nobody can guess. */
final class SystemEntropy {

  /**
   * Read directly: to look a provider of {@link SecureRandom} up takes longer than a short game.
   */
  private static final String DEVICE = "/dev/urandom";

  private SystemEntropy() {}

  static long next() {
    try (InputStream device = new FileInputStream(DEVICE)) {
      byte[] bytes = device.readNBytes(Long.BYTES);
      if (bytes.length == Long.BYTES) {
        return ByteBuffer.wrap(bytes).getLong();
      }
    } catch (IOException e) {
      // Not every system has it.
    }
    return new SecureRandom().nextLong();
  }
}
