package dev.baize.core.registry;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import dev.baize.core.text.WholeNumber;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The values that a setting may have, and their text.
 *
 * @param parse the value with a text; empty if there is none
 * @param text the text of a value, the only one if several are parsed to it
 * @param bounds the lowest and the highest value, or all if they have no order
 * @param description what the values are, for people
 */
record SettingRange<T>(
    Function<String, Optional<T>> parse,
    Function<T, String> text,
    List<T> bounds,
    String description) {

  private static final int MAX_LENGTH = 150;
  private static final int DECIMALS = 6;

  static SettingRange<Integer> wholeNumbers(int min, int max) {
    requireOrder(min <= max, min, max);
    return new SettingRange<>(
        text -> {
          try {
            return Optional.of((int) WholeNumber.parse(text, min, max));
          } catch (NumberFormatException e) {
            return Optional.empty();
          }
        },
        Object::toString,
        List.of(min, max),
        lenientFormat("a whole number from %s to %s", min, max));
  }

  /** Numbers of few enough digits that each has one {@code double} and one shortest text. */
  static SettingRange<Double> decimalNumbers(double min, double max) {
    requireOrder(min <= max, min, max);
    Pattern form = Pattern.compile("-?[0-9]{1,9}(\\.[0-9]{1," + DECIMALS + "})?");
    return new SettingRange<>(
        text ->
            Optional.of(text)
                .filter(number -> form.matcher(number).matches())
                .map(number -> new BigDecimal(number).doubleValue())
                .filter(number -> min <= number && number <= max),
        SettingRange::print,
        List.of(min, max),
        lenientFormat(
            "a number from %s to %s with at most %s decimals", print(min), print(max), DECIMALS));
  }

  private static String print(double value) {
    checkArgument(Double.isFinite(value), "%s: expected a number", value);
    return new BigDecimal(value)
        .setScale(DECIMALS, RoundingMode.HALF_EVEN)
        .stripTrailingZeros()
        .toPlainString();
  }

  private static void requireOrder(boolean ordered, Object min, Object max) {
    checkArgument(ordered, "from %s to %s: expected the lowest number first", min, max);
  }

  /** Words, case ignored. */
  static SettingRange<String> words(List<String> words) {
    Pattern form = Pattern.compile("[A-Za-z0-9][A-Za-z0-9-]*");
    TreeSet<String> different = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    for (String word : words) {
      checkArgument(
          form.matcher(word).matches(),
          "%s: expected letters a to z, digits and hyphens",
          Excerpt.quote(word));
      checkArgument(different.add(word), "%s is there twice", word);
    }
    checkArgument(!words.isEmpty(), "no words; expected one or more");
    List<String> all = List.copyOf(words);
    return new SettingRange<>(
        text -> all.stream().filter(word -> word.equalsIgnoreCase(text)).findFirst(),
        word -> word,
        all,
        all.size() == 1 ? all.get(0) : "one of " + String.join(", ", all));
  }

  /** Any text that can stand among other settings. */
  static SettingRange<String> anyText() {
    return new SettingRange<>(
        text -> Optional.of(text).filter(SettingRange::isText),
        text -> text,
        List.of(),
        "text of 1 to " + MAX_LENGTH + " characters without commas");
  }

  private static boolean isText(String text) {
    return !text.isEmpty()
        && text.length() <= MAX_LENGTH
        && text.strip().equals(text)
        && text.indexOf(',') < 0
        && Printable.isLine(text);
  }

  static SettingRange<Boolean> yesOrNo() {
    return new SettingRange<>(
        text ->
            switch (text.toLowerCase(Locale.ROOT)) {
              case "yes" -> Optional.of(true);
              case "no" -> Optional.of(false);
              default -> Optional.empty();
            },
        value -> value ? "yes" : "no",
        List.of(true, false),
        "yes or no");
  }
}
