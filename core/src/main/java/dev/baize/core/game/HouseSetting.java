package dev.baize.core.game;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.text.Excerpt;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * One of the {@link HouseSettings} of a game: its name, its values, how to read and set it.
 *
 * @param <H> the house rules of a game
 */
public final class HouseSetting<H> {

  private static final int MAX_LISTED = 5;

  private final String name;

  /** The texts of all values; empty if they are too many. */
  private final List<String> values;

  private final Function<H, String> get;
  private final BiFunction<H, String, H> with;

  private HouseSetting(
      String name, List<String> values, Function<H, String> get, BiFunction<H, String, H> with) {
    this.name = requireNonNull(name);
    this.values = List.copyOf(values);
    this.get = requireNonNull(get);
    this.with = requireNonNull(with);
  }

  /**
   * {@return a setting that is one of some constants, each written as it prints itself}
   *
   * @param <H> the house rules
   * @param <E> the enumeration
   * @param name such as {@code surrender}
   * @param constants in the order in which they are listed
   * @param get reads the setting from house rules
   * @param with the house rules with another value
   */
  public static <H, E extends Enum<E>> HouseSetting<H> constant(
      String name, List<E> constants, Function<H, E> get, BiFunction<H, E, H> with) {
    return listed(name, constants, Object::toString, get, with);
  }

  private static <H, T> HouseSetting<H> listed(
      String name,
      List<T> values,
      Function<T, String> print,
      Function<H, T> get,
      BiFunction<H, T, H> with) {
    requireNonNull(with);
    List<String> texts = values.stream().map(print).toList();
    return new HouseSetting<>(
        name,
        texts,
        get.andThen(print),
        (house, text) -> with.apply(house, values.get(texts.indexOf(text))));
  }

  /**
   * {@return a setting that is one of two words, listed in this order}
   *
   * @param <H> the house rules
   * @param name such as {@code soft 17}
   * @param whenFalse the word for false
   * @param whenTrue the word for true
   * @param get reads the setting from house rules
   * @param with the house rules with another value
   */
  public static <H> HouseSetting<H> either(
      String name,
      String whenFalse,
      String whenTrue,
      Predicate<H> get,
      BiFunction<H, Boolean, H> with) {
    return listed(
        name, List.of(false, true), value -> value ? whenTrue : whenFalse, get::test, with);
  }

  /**
   * {@return a setting that is {@code yes} or {@code no}}
   *
   * @param <H> the house rules
   * @param name such as {@code insurance}
   * @param get reads the setting from house rules
   * @param with the house rules with another value
   */
  public static <H> HouseSetting<H> yesOrNo(
      String name, Predicate<H> get, BiFunction<H, Boolean, H> with) {
    return listed(name, List.of(true, false), value -> value ? "yes" : "no", get::test, with);
  }

  /**
   * {@return a setting that is a number}
   *
   * @param <H> the house rules
   * @param name such as {@code decks}
   * @param least the smallest number
   * @param most the largest number
   * @param get reads the setting from house rules
   * @param with the house rules with another value
   */
  public static <H> HouseSetting<H> number(
      String name, int least, int most, ToIntFunction<H> get, BiFunction<H, Integer, H> with) {
    List<Integer> values = IntStream.rangeClosed(least, most).boxed().toList();
    return listed(name, values, Object::toString, get::applyAsInt, with);
  }

  /**
   * {@return a setting whose values are too many to list}
   *
   * @param <H> the house rules
   * @param name such as {@code points}
   * @param get the text of the value in house rules
   * @param with the house rules with the value of another text; throws {@link
   *     IllegalArgumentException} if there is none, and says what was expected
   */
  public static <H> HouseSetting<H> of(
      String name, Function<H, String> get, BiFunction<H, String, H> with) {
    return new HouseSetting<>(name, List.of(), get, with);
  }

  /**
   * {@return the value as the text of rules has it}
   *
   * @param house the rules of a house
   */
  public String value(H house) {
    return get.apply(house);
  }

  /**
   * {@return the house rules with another value of this setting}
   *
   * @param house the rules of a house
   * @param value as {@link #value} gives it
   * @throws IllegalArgumentException if there is no such value; the message says what was expected
   */
  public H with(H house, String value) {
    requireNonNull(house);
    if (!values.isEmpty()) {
      checkArgument(
          values.contains(value), "%s %s: expected %s", name, Excerpt.quote(value), choices());
      return with.apply(house, value);
    }
    try {
      return with.apply(house, value);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(name + ' ' + e.getMessage(), e);
    }
  }

  private String choices() {
    return values.size() > MAX_LISTED
        ? values.get(0) + " to " + values.get(values.size() - 1)
        : String.join(", ", values);
  }

  @Override
  public String toString() {
    return name;
  }
}
