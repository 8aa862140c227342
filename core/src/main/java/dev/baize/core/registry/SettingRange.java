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
import java.util.regex.Pattern;

/** The values that a setting may have, and their text. */
sealed interface SettingRange<T> {

  /** The value with a text; empty if there is none. */
  Optional<T> parse(String text);

  /** The text of a value, the only one if several are parsed to it. */
  String text(T value);

  /** The lowest and the highest value, or all if they have no order. */
  List<T> bounds();

  /** What the values are, for people. */
  @Override
  String toString();

  /** Whole numbers. */
  record WholeNumbers(int min, int max) implements SettingRange<Integer> {

    public WholeNumbers {
      requireOrder(min <= max, min, max);
    }

    @Override
    public Optional<Integer> parse(String text) {
      try {
        return Optional.of((int) WholeNumber.parse(text, min, max));
      } catch (NumberFormatException e) {
        return Optional.empty();
      }
    }

    @Override
    public String text(Integer value) {
      return value.toString();
    }

    @Override
    public List<Integer> bounds() {
      return List.of(min, max);
    }

    @Override
    public String toString() {
      return lenientFormat("a whole number from %s to %s", min, max);
    }
  }

  /** Numbers of few enough digits that each has one {@code double} and one shortest text. */
  record DecimalNumbers(double min, double max) implements SettingRange<Double> {

    private static final int DECIMALS = 6;
    private static final Pattern FORM =
        Pattern.compile(lenientFormat("-?[0-9]{1,9}(\\.[0-9]{1,%s})?", DECIMALS));

    public DecimalNumbers {
      requireOrder(min <= max, min, max);
    }

    @Override
    public Optional<Double> parse(String text) {
      if (!FORM.matcher(text).matches()) {
        return Optional.empty();
      }
      double number = new BigDecimal(text).doubleValue();
      return min <= number && number <= max ? Optional.of(number) : Optional.empty();
    }

    @Override
    public String text(Double value) {
      return print(value);
    }

    private static String print(double value) {
      checkArgument(Double.isFinite(value), "%s: expected a number", value);
      return new BigDecimal(value)
          .setScale(DECIMALS, RoundingMode.HALF_EVEN)
          .stripTrailingZeros()
          .toPlainString();
    }

    @Override
    public List<Double> bounds() {
      return List.of(min, max);
    }

    @Override
    public String toString() {
      return lenientFormat(
          "a number from %s to %s with at most %s decimals", print(min), print(max), DECIMALS);
    }
  }

  /** Words, case ignored. */
  record Words(List<String> words) implements SettingRange<String> {

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9][A-Za-z0-9-]*");

    public Words {
      words = List.copyOf(words);
      TreeSet<String> different = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
      for (String word : words) {
        checkArgument(
            FORM.matcher(word).matches(),
            "%s: expected letters a to z, digits and hyphens",
            Excerpt.quote(word));
        checkArgument(different.add(word), "%s is there twice", word);
      }
      checkArgument(!words.isEmpty(), "no words; expected one or more");
    }

    @Override
    public Optional<String> parse(String text) {
      return words.stream().filter(word -> word.equalsIgnoreCase(text)).findFirst();
    }

    @Override
    public String text(String value) {
      return value;
    }

    @Override
    public List<String> bounds() {
      return words;
    }

    @Override
    public String toString() {
      return words.size() == 1 ? words.get(0) : "one of " + String.join(", ", words);
    }
  }

  /** Any text that can stand among other settings. */
  record Text() implements SettingRange<String> {

    private static final int MAX_LENGTH = 150;

    @Override
    public Optional<String> parse(String text) {
      boolean valid =
          !text.isEmpty()
              && text.length() <= MAX_LENGTH
              && text.strip().equals(text)
              && text.indexOf(',') < 0
              && Printable.isLine(text);
      return valid ? Optional.of(text) : Optional.empty();
    }

    @Override
    public String text(String value) {
      return value;
    }

    @Override
    public List<String> bounds() {
      return List.of();
    }

    @Override
    public String toString() {
      return "text of 1 to " + MAX_LENGTH + " characters without commas";
    }
  }

  /** Yes or no. */
  record YesOrNo() implements SettingRange<Boolean> {

    private static final String YES = "yes";
    private static final String NO = "no";

    @Override
    public Optional<Boolean> parse(String text) {
      return switch (text.toLowerCase(Locale.ROOT)) {
        case YES -> Optional.of(true);
        case NO -> Optional.of(false);
        default -> Optional.empty();
      };
    }

    @Override
    public String text(Boolean value) {
      return value ? YES : NO;
    }

    @Override
    public List<Boolean> bounds() {
      return List.of(true, false);
    }

    @Override
    public String toString() {
      return "yes or no";
    }
  }

  private static void requireOrder(boolean ordered, Object min, Object max) {
    checkArgument(ordered, "from %s to %s: expected the lowest number first", min, max);
  }
}
