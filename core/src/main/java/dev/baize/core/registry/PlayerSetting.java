package dev.baize.core.registry;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.lines.Fields;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A setting of a kind of player, declared by its {@linkplain PlayerProvider#settings provider}. In
 * text it is {@code name=value}: see {@link Registry#player}. Immutable. The methods that declare
 * one throw {@link IllegalArgumentException} for arguments that do not fit.
 *
 * <pre>{@code
 * static final PlayerSetting<Integer> SAMPLES =
 *     PlayerSetting.wholeNumber("samples", "deals that it imagines", 1, 100_000, 1000);
 * }</pre>
 *
 * @param <T> the type of its values
 */
public final class PlayerSetting<T> {

  private static final int MAX_NAME = 30;
  private static final int MAX_LENGTH = 150;
  private static final int DECIMALS = 6;

  private final String name;
  private final String help;

  /** What the values are, for people. */
  private final String range;

  /** The lowest and the highest value, or all if they have no order. */
  private final List<T> bounds;

  private final T defaultValue;
  private final Function<String, T> parse;
  private final Function<T, String> print;

  /**
   * Checks everything.
   *
   * @param parse the value with a text; throws {@link IllegalArgumentException} if there is none
   * @param print the text of a value, the only one if several are parsed to it
   */
  private PlayerSetting(
      String name,
      String help,
      String range,
      List<T> bounds,
      T defaultValue,
      Function<String, T> parse,
      Function<T, String> print) {
    requireNonNull(help);
    requireNonNull(defaultValue);
    checkArgument(
        name.matches("[a-z][a-z0-9-]*") && name.length() <= MAX_NAME,
        "setting %s: a name is lower-case letters a to z, digits and hyphens, a letter first, at"
            + " most %s characters",
        Excerpt.quote(name),
        MAX_NAME);
    checkArgument(
        !help.isBlank(), "setting %s: help is one line of printable text, not blank", name);
    Fields.requireSentence("setting " + name, "help", help);
    this.name = name;
    this.help = help;
    this.range = range;
    this.bounds = bounds;
    this.defaultValue = defaultValue;
    this.parse = parse;
    this.print = print;
    bounds.forEach(this::text);
    text(defaultValue);
  }

  /**
   * {@return a setting whose values are whole numbers}
   *
   * @param name lower-case letters a to z, digits and hyphens, a letter first, at most 30
   *     characters; unique for the player
   * @param help what it means: one line of printable text, at most 1,000 characters
   * @param min the lowest value
   * @param max the highest value
   * @param defaultValue the default value
   */
  public static PlayerSetting<Integer> wholeNumber(
      String name, String help, int min, int max, int defaultValue) {
    return new PlayerSetting<>(
        name,
        help,
        lenientFormat("a whole number from %s to %s", min, max),
        List.of(min, max),
        defaultValue,
        text -> (int) WholeNumber.parse(text, min, max),
        Object::toString);
  }

  /**
   * {@return a setting whose values are numbers of at most nine digits and six decimals}
   *
   * @param name as for a {@linkplain #wholeNumber whole number}
   * @param help as for a whole number
   * @param min the lowest value
   * @param max the highest value
   * @param defaultValue the default value
   */
  public static PlayerSetting<Double> decimalNumber(
      String name, String help, double min, double max, double defaultValue) {
    // So few digits that each number has one double and one shortest text.
    Pattern form = Pattern.compile("-?[0-9]{1,9}(\\.[0-9]{1," + DECIMALS + "})?");
    return new PlayerSetting<>(
        name,
        help,
        lenientFormat(
            "a number from %s to %s with at most %s decimals", print(min), print(max), DECIMALS),
        List.of(min, max),
        defaultValue,
        text -> {
          checkArgument(form.matcher(text).matches(), "no number");
          double number = new BigDecimal(text).doubleValue();
          checkArgument(min <= number && number <= max, "out of range");
          return number;
        },
        PlayerSetting::print);
  }

  private static String print(double value) {
    checkArgument(Double.isFinite(value), "%s: expected a number", value);
    return new BigDecimal(value)
        .setScale(DECIMALS, RoundingMode.HALF_EVEN)
        .stripTrailingZeros()
        .toPlainString();
  }

  /**
   * {@return a setting whose values are some words}
   *
   * @param name as for a {@linkplain #wholeNumber whole number}
   * @param help as for a whole number
   * @param words letters a to z, digits and hyphens, no hyphen first; different in any case
   * @param defaultValue the default value, one of the words
   */
  public static PlayerSetting<String> word(
      String name, String help, List<String> words, String defaultValue) {
    requireNonNull(name);
    requireNonNull(help);
    requireNonNull(defaultValue);
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
    return new PlayerSetting<>(
        name,
        help,
        all.size() == 1 ? all.get(0) : "one of " + String.join(", ", all),
        all,
        defaultValue,
        text ->
            all.stream()
                .filter(text::equalsIgnoreCase)
                .findFirst()
                .orElseThrow(IllegalArgumentException::new),
        word -> word);
  }

  /**
   * {@return a setting whose values are text: the name of another player, or of a file}
   *
   * @param name as for a {@linkplain #wholeNumber whole number}
   * @param help as for a whole number
   * @param defaultValue the default value: 1 to 150 printable characters, trimmed, no comma
   */
  public static PlayerSetting<String> text(String name, String help, String defaultValue) {
    return new PlayerSetting<>(
        name,
        help,
        "text of 1 to " + MAX_LENGTH + " characters without commas",
        List.of(),
        defaultValue,
        PlayerSetting::requireText,
        text -> text);
  }

  private static String requireText(String text) {
    boolean isBare = !text.isEmpty() && text.strip().equals(text);
    checkArgument(isBare && text.length() <= MAX_LENGTH && text.indexOf(',') < 0, "no such text");
    return Fields.requirePrintable("text", text);
  }

  /**
   * {@return a setting whose values are yes and no}
   *
   * @param name as for a {@linkplain #wholeNumber whole number}
   * @param help as for a whole number
   * @param defaultValue the default value
   */
  public static PlayerSetting<Boolean> yesOrNo(String name, String help, boolean defaultValue) {
    return new PlayerSetting<>(
        name,
        help,
        "yes or no",
        List.of(true, false),
        defaultValue,
        text -> {
          boolean isYes = text.equalsIgnoreCase("yes");
          checkArgument(isYes || text.equalsIgnoreCase("no"), "neither");
          return isYes;
        },
        value -> value ? "yes" : "no");
  }

  /** {@return the name} */
  public String name() {
    return name;
  }

  /** {@return what it means, one line} */
  public String help() {
    return help;
  }

  /** {@return what its values are, such as {@code a whole number from 1 to 100}} */
  public String range() {
    return range;
  }

  /** {@return the default value} */
  public T defaultValue() {
    return defaultValue;
  }

  /** {@return the name and the default value, such as {@code samples=1000}} */
  public String defaultText() {
    return name + '=' + print.apply(defaultValue);
  }

  /** {@return the lowest and the highest value; all values if they have no order; none for text} */
  public List<T> bounds() {
    return bounds;
  }

  /**
   * {@return the value with a text}
   *
   * @param text the {@link #text} of a value, or another spelling, with zeros or in another case
   */
  public T parse(String text) {
    try {
      return parse.apply(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          lenientFormat("%s: expected %s", Excerpt.quote(name + '=' + text), range), e);
    }
  }

  /**
   * {@return the shortest text of a value}
   *
   * @param value any of its values
   */
  public String text(T value) {
    String text = print.apply(requireNonNull(value));
    try {
      checkArgument(value.equals(parse.apply(text)), "another value");
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          lenientFormat("setting %s is %s, but this is %s", name, range, value), e);
    }
    return text;
  }

  /** {@return text such as {@code samples=1000 (a whole number from 1 to 100000)}} */
  @Override
  public String toString() {
    return lenientFormat("%s (%s)", defaultText(), range);
  }
}
