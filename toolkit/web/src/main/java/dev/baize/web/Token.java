package dev.baize.web;

import java.security.SecureRandom;
import java.util.Base64;

/** Names a page that nobody finds who was not told where it is. */
final class Token {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 16;

  private Token() {}

  /** A new name, of letters, digits, hyphens and underscores. */
  static String fresh() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
