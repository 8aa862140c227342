package dev.baize.core.text;

import static com.google.common.base.Strings.lenientFormat;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * One of the {@link HouseSettings} of a game: its name, the texts of its values, and how it is read
 * from and set in house rules.
 */
public final class HouseSetting<H> {

  private static final String YES = "yes";
  private static final String NO = "no";
  private static final int MAX_LISTED = 5;

  private final String name;

  /** The texts of all values; empty if they are too many. */
  private final List<String> values;

  private final Function<H, String> get;
  private final BiFunction<H, String, H> with;

  private HouseSetting(
      String name, List<String> values, Function<H, String> get, BiFunction<H, String, H> with) {
    this.name = name;
    this.values = List.copyOf(values);
    this.get = get;
    this.with = with;
  }

  /**
   * {@return a setting that is one of the constants of an enumeration, each written as its {@code
   * toString} prints it}
   */
  public static <H, E extends Enum<E>> HouseSetting<H> constant(
      String name, List<E> constants, Function<H, E> get, BiFunction<H, E, H> with) {
    List<String> texts = constants.stream().map(Object::toString).toList();
    return new HouseSetting<>(
        name,
        texts,
        house -> get.apply(house).toString(),
        (house, text) -> with.apply(house, constants.get(texts.indexOf(text))));
  }

  /** {@return a setting that is one of two words, listed in this order} */
  public static <H> HouseSetting<H> either(
      String name,
      String whenFalse,
      String whenTrue,
      Predicate<H> get,
      BiFunction<H, Boolean, H> with) {
    return new HouseSetting<>(
        name,
        List.of(whenFalse, whenTrue),
        house -> get.test(house) ? whenTrue : whenFalse,
        (house, text) -> with.apply(house, text.equals(whenTrue)));
  }

  /** {@return a setting that is {@code yes} or {@code no}} */
  public static <H> HouseSetting<H> yesOrNo(
      String name, Predicate<H> get, BiFunction<H, Boolean, H> with) {
    return either(name, YES, NO, get.negate(), (house, no) -> with.apply(house, !no));
  }

  /** {@return a setting that is a number} */
  public static <H> HouseSetting<H> number(
      String name, int least, int most, ToIntFunction<H> get, BiFunction<H, Integer, H> with) {
    return new HouseSetting<>(
        name,
        IntStream.rangeClosed(least, most).mapToObj(Integer::toString).toList(),
        house -> Integer.toString(get.applyAsInt(house)),
        (house, text) -> with.apply(house, (int) WholeNumber.parseShortest(text, least, most)));
  }

  /** {@return a setting whose values are too many to list} */
  public static <H> HouseSetting<H> of(
      String name, Function<H, String> get, BiFunction<H, String, H> with) {
    return new HouseSetting<>(name, List.of(), get, with);
  }

  /** {@return the value as the text of rules has it} */
  public String value(H house) {
    return get.apply(house);
  }

  /** {@return the house rules with another value of this setting, if there is such a value} */
  H with(H house, String value) {
    if (values.isEmpty()) {
      return withAny(house, value);
    }
    if (!values.contains(value)) {
      throw new IllegalArgumentException(
          lenientFormat("%s %s: expected %s", name, Excerpt.quote(value), choices()));
    }
    return with.apply(house, value);
  }

  private H withAny(H house, String value) {
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
