package dev.baize.testing;

import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.Maps;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.match.MatchStoppedException;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How a position was reached, for reporting a broken promise.
 *
 * @param subject what is being checked
 */
record History(
    String subject, Rules<View, Decision, Event> rules, Seed seed, List<Decision> decisions) {

  private static final int MAX_PART_LENGTH = 200;
  private static final String NONSENSE = "\u2205 nothing is written so";

  /** The number of decisions so far. */
  int turn() {
    return decisions.size();
  }

  /** Runs a part of a check; whatever it throws is a broken promise. */
  void run(Runnable check) {
    run("nothing fails while all play by the rules", check);
  }

  /** Runs what must not fail; whatever it throws breaks the promise. */
  void run(String promise, Runnable something) {
    answer(promise, "no exception", Executors.callable(something));
  }

  /** Asks a game or a player; whatever it throws breaks the promise. */
  <T extends @Nullable Object> T answer(String promise, Object expected, Callable<T> question) {
    try {
      return question.call();
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
    boolean kept = !text.isEmpty() && text.equals(text.strip()) && text.lines().count() == 1;
    require(kept, what + " is one line, trimmed and not empty", "such a line", '"' + text + '"');
  }

  /** What a text denotes, which must be readable. */
  <T> T read(String what, String text, Function<String, ? extends T> parser) {
    String promise = "the text of " + what + " can be read";
    return answer(promise, '"' + text + '"', () -> parser.apply(text));
  }

  /** Requires that a text denotes what was written. */
  <T> void requireRead(String what, T written, String text, Function<String, ? extends T> parser) {
    T read = read(what, text, parser);
    boolean same = written.equals(read) && written.hashCode() == read.hashCode();
    String promise = "the text of " + what + " is read as what was written: \"" + text + '"';
    require(same, promise, written, read);
  }

  void requireNonsenseRejected(String what, Function<String, ?> parser) {
    IllegalArgumentException e =
        requireThrows(
            "nonsense is not read as " + what,
            IllegalArgumentException.class,
            () -> requireNonNull(parser.apply(NONSENSE)));
    String promise = "the parser of " + what + " quotes what it rejects";
    require(String.valueOf(e.getMessage()).contains(NONSENSE), promise, NONSENSE, e);
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
    Object what = isForPeople ? String.valueOf(found.getMessage()) : found;
    return violation(promise, expected, what, found, false);
  }

  private ContractViolation violation(
      String promise, Object expected, Object found, @Nullable Throwable cause, boolean differs) {
    String format =
        """
        %s: broken promise: %s
          expected: %s
          found: %s
          rules: %s
          seed: %s
          decisions before: %s%s\
        """;
    String before = decisions.stream().map(d -> "\n    " + d.text()).collect(joining());
    String message =
        lenientFormat(
            format, subject, promise, expected, found, rules.text(), seed.value(), turn(), before);
    String summary =
        lenientFormat(
            "%s: expected %s, found %s, after %s",
            promise, excerpt(expected), excerpt(found), Plural.of(turn(), "decision"));
    return new ContractViolation(message, summary, cause, differs);
  }

  private static String excerpt(Object value) {
    return Excerpt.of(value.toString(), MAX_PART_LENGTH);
  }

  static List<String> texts(List<? extends Decision> decisions) {
    return decisions.stream().map(Decision::text).toList();
  }
}
