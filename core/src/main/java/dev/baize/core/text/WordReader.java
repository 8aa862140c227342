package dev.baize.core.text;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a sentence word by word without case and punctuation; idle words are left out. A word may
 * have a value after a sign of equality.
 */
public final class WordReader {

  private static final Splitter WORDS =
      Splitter.on(Pattern.compile("[\\s,;:.!?()\"–-]+|(?==)")).omitEmptyStrings();

  private static final Pattern SIGNED = Pattern.compile("(?:^|[\\s=,;:(])([–-][0-9]+)");
  private static final String VALUE = "=";

  /** The variation selectors that make of a suit's sign a picture, or keep it from being one. */
  private static final Pattern SELECTORS = Pattern.compile("[\uFE0E\uFE0F]");

  private static final int MAX_NUMBER_LENGTH = 18;

  private final List<String> words = new ArrayList<>();

  /** The places of the words that are values. */
  private final Set<Integer> values = new HashSet<>();

  private final Set<String> told = new HashSet<>();
  private int next;

  /**
   * A reader of a sentence. {@code idle} are the words that say nothing, in lower case.
   *
   * @throws IllegalArgumentException if a number has a sign
   */
  public WordReader(String sentence, Set<String> idle) {
    Matcher signed = SIGNED.matcher(sentence);
    if (signed.find()) {
      throw new IllegalArgumentException(
          Excerpt.quote(signed.group(1)) + ": expected a number without a sign");
    }
    boolean isValue = false;
    for (String word : WORDS.split(SELECTORS.matcher(sentence).replaceAll(""))) {
      boolean begins = word.startsWith(VALUE);
      String said = begins ? word.substring(VALUE.length()) : word;
      isValue |= begins;
      if (said.isEmpty() || idle.contains(said.toLowerCase(Locale.ROOT))) {
        continue;
      }
      if (isValue) {
        values.add(words.size());
      }
      words.add(said);
      isValue = false;
    }
  }

  public boolean hasNext() {
    return next < words.size();
  }

  /** {@return whether the next word is one of these, which is then read} */
  public boolean skip(String... any) {
    boolean found = hasNext() && List.of(any).contains(words.get(next).toLowerCase(Locale.ROOT));
    next += found ? 1 : 0;
    return found;
  }

  /** {@return what the next word stands for, which is then read; empty if it is no such word} */
  public <T> Optional<T> read(Function<String, Optional<T>> meaning) {
    Optional<T> read = hasNext() ? meaning.apply(words.get(next)) : Optional.empty();
    next += read.isPresent() ? 1 : 0;
    return read;
  }

  /** {@return what the next words stand for, as many as do} */
  public <T> List<T> readAll(Function<String, Optional<T>> meaning) {
    List<T> read = new ArrayList<>();
    for (Optional<T> each = read(meaning); each.isPresent(); each = read(meaning)) {
      read.add(each.get());
    }
    return read;
  }

  /** {@return what the next word stands for, which must be {@code expected}} */
  public <T> T require(String expected, Function<String, Optional<T>> meaning) {
    return read(meaning).orElseThrow(() -> unexpected(expected));
  }

  /** {@return whether the next word follows a sign of equality} */
  public boolean isValue() {
    return values.contains(next);
  }

  /** {@return whether what was read holds: it does unless the next word, which is read, is no} */
  public boolean yes() {
    return skip("yes") || !skip("no");
  }

  /**
   * Notes that a fact is told.
   *
   * @throws IllegalArgumentException if it was told before
   */
  public void once(String fact) {
    if (!told.add(fact)) {
      throw new IllegalArgumentException(fact + " is told twice");
    }
  }

  /** {@return the next word if it is a number of digits} */
  public Optional<Long> number() {
    return read(
        word ->
            word.length() <= MAX_NUMBER_LENGTH && word.chars().allMatch(c -> c >= '0' && c <= '9')
                ? Optional.of(Long.parseLong(word))
                : Optional.empty());
  }

  /** {@return the next word, which must be a number from {@code min} to {@code max}} */
  public long number(String what, long min, long max) {
    int at = next;
    Optional<Long> number = number().filter(each -> min <= each && each <= max);
    if (number.isEmpty()) {
      next = at;
      throw unexpected(lenientFormat("%s, a number from %s to %s", what, min, max));
    }
    return number.get();
  }

  /** {@return the exception for the next word, which names it and the one before it} */
  public IllegalArgumentException unexpected(String expected) {
    String word = hasNext() ? Excerpt.quote(words.get(next)) : "the end";
    String after = next == 0 ? "" : " after " + Excerpt.quote(words.get(next - 1));
    return new IllegalArgumentException(lenientFormat("%s%s: expected %s", word, after, expected));
  }
}
