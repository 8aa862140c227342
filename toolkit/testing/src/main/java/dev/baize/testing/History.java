package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How a position was reached, for reporting a broken promise.
 *
 * @param subject what is being checked
 * @param rules the text of the rules
 * @param seed the seed of the game
 * @param decisions the decisions so far
 */
record History(String subject, String rules, Seed seed, List<? extends Decision> decisions) {

  private static final int MAX_PART_LENGTH = 200;

  /** The number of decisions so far. */
  int turn() {
    return decisions.size();
  }

  /** Throws if a promise was not kept. */
  void require(boolean kept, String promise, Object expected, Object found) {
    if (!kept) {
      throw violation(promise, expected, found);
    }
  }

  /** Throws unless what was found equals what was expected. */
  void requireEqual(String promise, Object expected, Object found) {
    require(expected.equals(found), promise, expected, found);
  }

  /** Throws unless two snapshots are equal, and reports only the differences. */
  void requireSame(String promise, Map<String, Object> expected, Map<String, Object> found) {
    if (!expected.equals(found)) {
      throw violation(promise, difference(expected, found), difference(found, expected));
    }
  }

  private static Map<String, Object> difference(
      Map<String, Object> values, Map<String, Object> others) {
    Map<String, Object> difference = new LinkedHashMap<>(values);
    difference.entrySet().removeAll(others.entrySet());
    return difference;
  }

  /** Throws if a player, asked again, has decided differently. */
  void requireSameDecision(String promise, Object expected, Object found) {
    if (!expected.equals(found)) {
      throw newViolation(promise, expected, found, null, true);
    }
  }

  /** Requires an exception of a type, and returns it. */
  <X extends RuntimeException> X requireThrows(String promise, Class<X> kind, Runnable something) {
    try {
      something.run();
    } catch (RuntimeException e) {
      if (kind.isInstance(e)) {
        return kind.cast(e);
      }
      throw violation(promise, kind.getSimpleName(), e);
    }
    throw violation(promise, kind.getSimpleName(), "no exception");
  }

  /** The violation for a broken promise. */
  ContractViolation violation(String promise, Object expected, Object found) {
    return newViolation(promise, expected, found, null, false);
  }

  /** The violation for an exception thrown instead of what was promised. */
  ContractViolation violation(String promise, Object expected, Throwable found) {
    boolean isForPeople =
        found instanceof MatchStoppedException || found instanceof PlayerFailedException;
    String what = isForPeople ? String.valueOf(found.getMessage()) : found.toString();
    return newViolation(promise, expected, what, found, false);
  }

  /** The violation for an unexpected exception. */
  ContractViolation unexpected(Throwable e) {
    return violation("nothing fails while all play by the rules", "no exception", e);
  }

  private ContractViolation newViolation(
      String promise,
      Object expected,
      Object found,
      @Nullable Throwable cause,
      boolean isDifference) {
    String texts = decisions.stream().map(d -> "\n    " + d.text()).collect(Collectors.joining());
    return new ContractViolation(
        String.format(
            Locale.ROOT,
            """
            %s: broken promise: %s
              expected: %s
              found: %s
              rules: %s
              seed: %d
              decisions before: %d%s\
            """,
            subject,
            promise,
            expected,
            found,
            rules,
            seed.value(),
            decisions.size(),
            texts),
        String.format(
            Locale.ROOT,
            "%s: expected %s, found %s, after %s",
            promise,
            excerpt(expected),
            excerpt(found),
            Plural.of(decisions.size(), "decision")),
        cause,
        isDifference);
  }

  /** The texts of decisions. */
  static List<String> texts(List<? extends Decision> decisions) {
    return decisions.stream().map(Decision::text).toList();
  }

  private static String excerpt(Object value) {
    return Excerpt.of(value.toString(), MAX_PART_LENGTH);
  }
}
