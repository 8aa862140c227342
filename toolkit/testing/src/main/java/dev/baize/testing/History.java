package dev.baize.testing;

import com.google.common.base.Strings;
import com.google.common.collect.Maps;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Rules;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How a position was reached, for reporting a broken promise.
 *
 * @param subject what is being checked
 */
record History(String subject, Rules<?, ?, ?> rules, Seed seed, List<Decision> decisions) {

  private static final int MAX_PART_LENGTH = 200;

  /** The number of decisions so far. */
  int turn() {
    return decisions.size();
  }

  /** Runs a part of a check; whatever it throws is a broken promise. */
  void run(Runnable check) {
    answer(
        "nothing fails while all play by the rules",
        "no exception",
        () -> {
          check.run();
          return check;
        });
  }

  /** Asks a game or a player; whatever it throws breaks the promise. */
  <T extends @Nullable Object> T answer(String promise, Object expected, Supplier<T> question) {
    try {
      return question.get();
    } catch (ContractViolation e) {
      throw e;
    } catch (Throwable e) {
      throw violation(promise, expected, e);
    }
  }

  void require(boolean kept, String promise, Object expected, Object found) {
    if (!kept) {
      throw violation(promise, expected, found, null, false);
    }
  }

  void requireEqual(String promise, Object expected, Object found) {
    require(expected.equals(found), promise, expected, found);
  }

  /** Throws unless two snapshots are equal, and reports only the differences. */
  void requireSame(String promise, Map<String, Object> expected, Map<String, Object> found) {
    require(
        expected.equals(found),
        promise,
        Maps.filterEntries(expected, e -> !e.getValue().equals(found.get(e.getKey()))),
        Maps.filterEntries(found, e -> !e.getValue().equals(expected.get(e.getKey()))));
  }

  /** Throws if a player, asked again, has decided differently. */
  void requireSameDecision(String promise, Object expected, Object found) {
    if (!expected.equals(found)) {
      throw violation(promise, expected, found, null, true);
    }
  }

  /** Requires one line, trimmed and not empty. */
  void requireLine(String what, String text) {
    require(
        !text.isEmpty() && text.equals(text.strip()) && text.lines().count() == 1,
        what + " is one line, trimmed and not empty",
        "such a line",
        '"' + text + '"');
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
    throw violation(promise, kind.getSimpleName(), "no exception", null, false);
  }

  /** The violation for an exception thrown instead of what was promised. */
  ContractViolation violation(String promise, Object expected, Throwable found) {
    boolean isForPeople =
        found instanceof MatchStoppedException || found instanceof PlayerFailedException;
    String what = isForPeople ? String.valueOf(found.getMessage()) : found.toString();
    return violation(promise, expected, what, found, false);
  }

  private ContractViolation violation(
      String promise,
      Object expected,
      Object found,
      @Nullable Throwable cause,
      boolean isDifference) {
    String message =
        Strings.lenientFormat(
            """
            %s: broken promise: %s
              expected: %s
              found: %s
              rules: %s
              seed: %s
              decisions before: %s%s\
            """,
            subject,
            promise,
            expected,
            found,
            rules.text(),
            seed.value(),
            turn(),
            decisions.stream().map(d -> "\n    " + d.text()).collect(Collectors.joining()));
    String summary =
        Strings.lenientFormat(
            "%s: expected %s, found %s, after %s",
            promise, excerpt(expected), excerpt(found), Plural.of(turn(), "decision"));
    return new ContractViolation(message, summary, cause, isDifference);
  }

  private static String excerpt(Object value) {
    return Excerpt.of(value.toString(), MAX_PART_LENGTH);
  }

  static List<String> texts(List<? extends Decision> decisions) {
    return decisions.stream().map(Decision::text).toList();
  }
}
