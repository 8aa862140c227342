package dev.baize.web;

import static com.google.common.base.Preconditions.checkArgument;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;

/** Names a page that nobody finds who was not told where it is. */
final class Token {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 16;

  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{22}");

  private Token() {}

  /** Such a name that was made before. */
  static String require(String token) {
    checkArgument(FORM.matcher(token).matches(), "%s: expected a link", token.length());
    return token;
  }

  /** A new name, of letters, digits, hyphens and underscores. */
  static String fresh() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
