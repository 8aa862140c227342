package dev.baize.core.registry;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;
import static java.util.Objects.requireNonNull;

import dev.baize.core.lines.Fields;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Printable;
import java.util.List;
import java.util.Optional;
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

  private final String name;
  private final String help;
  private final SettingRange<T> range;
  private final T defaultValue;

  private PlayerSetting(String name, String help, SettingRange<T> range, T defaultValue) {
    requireNonNull(name);
    requireNonNull(help);
    requireNonNull(defaultValue);
    checkArgument(
        isName(name) && name.length() <= MAX_NAME,
        "setting %s: a name is lower-case letters a to z, digits and hyphens, a letter first, at"
            + " most %s characters",
        Excerpt.quote(name),
        MAX_NAME);
    checkArgument(
        !help.isBlank() && Printable.isLine(help) && help.length() <= Fields.MAX_SENTENCE,
        "setting %s: help is one line of printable text, at most %s characters, but this is %s",
        name,
        Fields.MAX_SENTENCE,
        Excerpt.quote(help));
    this.name = name;
    this.help = help;
    this.range = range;
    this.defaultValue = defaultValue;
    for (T bound : range.bounds()) {
      text(bound);
    }
    text(defaultValue);
  }

  private static boolean isName(String name) {
    return Pattern.matches("[a-z][a-z0-9-]*", name);
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
    return new PlayerSetting<>(name, help, SettingRange.wholeNumbers(min, max), defaultValue);
  }

  /**
   * {@return a setting whose values are numbers with at most nine digits before the decimal point
   * and six after it}
   *
   * @param name as for a {@linkplain #wholeNumber whole number}
   * @param help as for a whole number
   * @param min the lowest value
   * @param max the highest value
   * @param defaultValue the default value
   */
  public static PlayerSetting<Double> decimalNumber(
      String name, String help, double min, double max, double defaultValue) {
    return new PlayerSetting<>(name, help, SettingRange.decimalNumbers(min, max), defaultValue);
  }

  /**
   * {@return a setting whose values are some words}
   *
   * @param name as for a {@linkplain #wholeNumber whole number}
   * @param help as for a whole number
   * @param words letters a to z, digits and hyphens, no hyphen first; different even if case is
   *     ignored
   * @param defaultValue the default value, one of the words
   */
  public static PlayerSetting<String> word(
      String name, String help, List<String> words, String defaultValue) {
    requireNonNull(name);
    requireNonNull(help);
    requireNonNull(defaultValue);
    return new PlayerSetting<>(name, help, SettingRange.words(words), defaultValue);
  }

  /**
   * {@return a setting whose values are text: the name of another player, or of a file}
   *
   * @param name as for a {@linkplain #wholeNumber whole number}
   * @param help as for a whole number
   * @param defaultValue the default value: one line of printable text without commas, not blank at
   *     its beginning or end, 1 to 150 characters
   */
  public static PlayerSetting<String> text(String name, String help, String defaultValue) {
    return new PlayerSetting<>(name, help, SettingRange.anyText(), defaultValue);
  }

  /**
   * {@return a setting whose values are yes and no}
   *
   * @param name as for a {@linkplain #wholeNumber whole number}
   * @param help as for a whole number
   * @param defaultValue the default value
   */
  public static PlayerSetting<Boolean> yesOrNo(String name, String help, boolean defaultValue) {
    return new PlayerSetting<>(name, help, SettingRange.yesOrNo(), defaultValue);
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
    return range.description();
  }

  /** {@return the default value} */
  public T defaultValue() {
    return defaultValue;
  }

  /** {@return the name and the default value, such as {@code samples=1000}} */
  public String defaultText() {
    return name + '=' + range.text().apply(defaultValue);
  }

  /**
   * {@return the lowest and the highest value; all values if they are words, or yes and no; none if
   * they are text}
   */
  public List<T> bounds() {
    return range.bounds();
  }

  /**
   * {@return the value with a text}
   *
   * @param text the {@link #text} of a value, or another spelling: with leading or trailing zeros,
   *     or in another case
   * @throws IllegalArgumentException if there is none; the message says what is expected
   */
  public T parse(String text) {
    return range
        .parse()
        .apply(requireNonNull(text))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    lenientFormat("%s: expected %s", Excerpt.quote(name + '=' + text), range())));
  }

  /**
   * {@return the shortest text of a value}
   *
   * @param value any of its values
   * @throws IllegalArgumentException if it is not one of its values
   */
  public String text(T value) {
    String text = range.text().apply(requireNonNull(value));
    Optional<T> parsed = range.parse().apply(text);
    checkArgument(
        parsed.isPresent() && value.equals(parsed.get()),
        "setting %s is %s, but this is %s",
        name,
        range(),
        value);
    return text;
  }

  /** {@return text such as {@code samples=1000 (a whole number from 1 to 100000)}} */
  @Override
  public String toString() {
    return lenientFormat("%s (%s)", defaultText(), range());
  }
}
