package dev.baize.core.kit;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Seat;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How the values of a component of a record are written: as text, as a field of a view, and as
 * numbers of an array. Immutable.
 */
abstract class ComponentType {

  /** Texts have no negative numbers; fields may. */
  private static final String NUMBER = "(?:0|[1-9][0-9]*)";

  /** The text of a value that is not an absent {@link Optional}. */
  abstract String text(Object value);

  /**
   * The value with a text.
   *
   * @throws IllegalArgumentException if there is none; quotes the text
   */
  abstract Object parse(String text);

  /** A regular expression without groups that texts match, and others that are meant to be some. */
  String pattern() {
    return ".+?";
  }

  /** A regular expression without groups that texts match, and as few others as can be. */
  String strictPattern() {
    return pattern();
  }

  /** Whether values have texts; records in views have fields only. */
  boolean hasText() {
    return true;
  }

  /**
   * The value of a field: a number, a truth value, a text, fields by name, or a list of these; null
   * for none.
   */
  @Nullable Object field(Object value) {
    return text(value);
  }

  /**
   * The value of a component.
   *
   * @param field null if there is no such field
   * @throws IllegalArgumentException if no value has such a field; says what was expected
   */
  Object read(@Nullable Object field) {
    if (field instanceof String text) {
      return parse(text);
    }
    throw unexpected(field, "a text");
  }

  /** How many numbers of an array a value takes; 0 if that depends on the value. */
  int width() {
    return 0;
  }

  /** Writes a value into an array, which has zeros there. */
  void encode(Object value, int[] array, int from) {
    throw new UnsupportedOperationException();
  }

  static IllegalArgumentException unexpected(@Nullable Object field, String expected) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s; expected %s",
            field == null ? "is missing" : "is " + Excerpt.of(field.toString(), 60),
            expected));
  }

  /**
   * {@return how a component is written}
   *
   * @param nested how a record is written that is a component
   * @throws IllegalArgumentException if its type is none of those known; names record and component
   */
  static ComponentType of(
      Type type,
      Class<?> record,
      String component,
      Author author,
      Function<Class<?>, ComponentType> nested) {
    if (type instanceof ParameterizedType of && of.getActualTypeArguments().length == 1) {
      Type inner = of.getActualTypeArguments()[0];
      if (of.getRawType() == Optional.class) {
        return new Maybe(of(inner, record, component, author, nested));
      }
      if (of.getRawType() == List.class) {
        return new Many(of(inner, record, component, author, nested), Many.COMMA);
      }
    }
    if (type instanceof Class<?> plain) {
      if (plain == int.class || plain == Integer.class) {
        return new Whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
      }
      if (plain == long.class || plain == Long.class) {
        return new Whole(Long.MIN_VALUE, Long.MAX_VALUE);
      }
      if (plain == boolean.class || plain == Boolean.class) {
        return new Flag();
      }
      if (plain == String.class) {
        return new Text();
      }
      if (plain == Seat.class) {
        return new SeatIndex(author.seats());
      }
      if (plain == CardSet.class) {
        return new Cards();
      }
      Function<String, ?> decisions = author.decisions();
      if (decisions != null && Decision.class.isAssignableFrom(plain) && !plain.isEnum()) {
        return new Parsed(decisions);
      }
      Optional<Function<String, ?>> parser = parser(plain, author);
      if (plain == Card.class) {
        return new Constant(CardSet.all().toList(), parser.orElseThrow());
      }
      if (plain.isEnum()) {
        return Constant.of(List.of(requireNonNull(plain.getEnumConstants())), parser);
      }
      if (parser.isPresent()) {
        return new Parsed(parser.get());
      }
      if (plain.isRecord()) {
        return nested.apply(plain);
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "%s: component %s is a %s; expected a number, a boolean, a String, a Seat, a Card, a"
                + " CardSet, an enum, a class with a static method parse(String), a record, or a"
                + " List or an Optional of these",
            record.getName(),
            component,
            type.getTypeName()));
  }

  private static Optional<Function<String, ?>> parser(Class<?> type, Author author) {
    try {
      MethodHandle parser =
          author
              .lookup(type)
              .findStatic(type, "parse", MethodType.methodType(type, String.class))
              .asType(MethodType.methodType(Object.class, String.class));
      return Optional.of(text -> Author.call(() -> parser.invokeExact(text)));
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static String print(Object value) {
    return value instanceof Decision decision ? decision.text() : value.toString();
  }

  /** Whole numbers. */
  private static final class Whole extends ComponentType {
    private final long min;
    private final long max;

    Whole(long min, long max) {
      this.min = min;
      this.max = max;
    }

    private Object boxed(long number) {
      return max == Integer.MAX_VALUE ? (Object) (int) number : (Object) number;
    }

    @Override
    String text(Object value) {
      return value.toString();
    }

    @Override
    Object parse(String text) {
      return boxed(WholeNumber.parseShortest(text, 0, max));
    }

    @Override
    String pattern() {
      return NUMBER;
    }

    @Override
    Object field(Object value) {
      return value;
    }

    @Override
    Object read(@Nullable Object field) {
      if (field instanceof Long number && min <= number && number <= max) {
        return boxed(number);
      }
      throw unexpected(field, "a whole number from " + min + " to " + max);
    }

    @Override
    int width() {
      return 1;
    }

    @Override
    void encode(Object value, int[] array, int from) {
      array[from] = ((Number) value).intValue();
    }
  }

  /** Yes or no. */
  private static final class Flag extends ComponentType {
    @Override
    String text(Object value) {
      return (Boolean) value ? "yes" : "no";
    }

    @Override
    Object parse(String text) {
      checkArgument(
          text.equals("yes") || text.equals("no"), "%s: expected yes or no", Excerpt.quote(text));
      return text.equals("yes");
    }

    @Override
    String pattern() {
      return "[a-z]+";
    }

    @Override
    Object field(Object value) {
      return value;
    }

    @Override
    Object read(@Nullable Object field) {
      if (field instanceof Boolean) {
        return field;
      }
      throw unexpected(field, "true or false");
    }

    @Override
    int width() {
      return 1;
    }

    @Override
    void encode(Object value, int[] array, int from) {
      array[from] = (Boolean) value ? 1 : 0;
    }
  }

  /** Any line of text. */
  private static final class Text extends ComponentType {
    @Override
    String text(Object value) {
      return (String) value;
    }

    @Override
    Object parse(String text) {
      return text;
    }
  }

  /** Seats, by index. */
  private static final class SeatIndex extends ComponentType {
    private final int seats;

    SeatIndex(int seats) {
      this.seats = seats;
    }

    @Override
    String text(Object value) {
      return Integer.toString(((Seat) value).index());
    }

    @Override
    Object parse(String text) {
      long index = WholeNumber.parseShortest(text, 0, Long.MAX_VALUE);
      checkArgument(index < seats, "no seat %s; expected 0 to %s", index, seats - 1);
      return Seat.of((int) index);
    }

    @Override
    String pattern() {
      return NUMBER;
    }

    @Override
    Object field(Object value) {
      return ((Seat) value).index();
    }

    @Override
    Object read(@Nullable Object field) {
      if (field instanceof Long index && 0 <= index && index < Seat.MAX_COUNT) {
        return Seat.of(index.intValue());
      }
      throw unexpected(field, "a seat from 0 to " + (Seat.MAX_COUNT - 1));
    }

    @Override
    int width() {
      return 1;
    }

    @Override
    void encode(Object value, int[] array, int from) {
      array[from] = ((Seat) value).index();
    }
  }

  /** Sets of cards: as a field a list, in an array 52 numbers, 1 for a card that is in the set. */
  private static final class Cards extends ComponentType {
    @Override
    String text(Object value) {
      return value.toString();
    }

    @Override
    Object parse(String text) {
      return CardSet.parse(text);
    }

    @Override
    String strictPattern() {
      return "\\{(?:(?![{}]).)*}";
    }

    @Override
    Object field(Object value) {
      return ((CardSet) value).stream().map(Card::toString).toList();
    }

    @Override
    Object read(@Nullable Object field) {
      if (field instanceof List<?> list) {
        return list.stream().map(each -> Card.parse(each.toString())).collect(CardSet.collector());
      }
      throw unexpected(field, "a list");
    }

    @Override
    int width() {
      return CardSet.all().size();
    }

    @Override
    void encode(Object value, int[] array, int from) {
      ((CardSet) value).forEach(card -> array[from + card.index()] = 1);
    }
  }

  /** One of a few values: in an array its index, from 0. */
  private static final class Constant extends ComponentType {
    private final List<?> all;
    private final Function<String, ?> parser;

    Constant(List<?> all, Function<String, ?> parser) {
      this.all = all;
      this.parser = parser;
    }

    static Constant of(List<?> all, Optional<Function<String, ?>> parser) {
      return new Constant(all, parser.orElse(text -> find(all, text)));
    }

    private static Object find(List<?> all, String text) {
      List<String> texts = all.stream().map(ComponentType::print).toList();
      int index = texts.indexOf(text);
      if (index < 0) {
        throw new IllegalArgumentException(Excerpt.quote(text) + " is none of " + texts);
      }
      return requireNonNull(all.get(index));
    }

    @Override
    String text(Object value) {
      return print(value);
    }

    @Override
    Object parse(String text) {
      return parser.apply(text);
    }

    @Override
    String strictPattern() {
      return all.stream()
          .map(ComponentType::print)
          .map(Pattern::quote)
          .collect(joining("|", "(?:", ")"));
    }

    @Override
    int width() {
      return 1;
    }

    @Override
    void encode(Object value, int[] array, int from) {
      array[from] = all.indexOf(value);
    }
  }

  /** Values with a parser of their own: decisions of the game, or of a class that has one. */
  private static final class Parsed extends ComponentType {
    private final Function<String, ?> parser;

    Parsed(Function<String, ?> parser) {
      this.parser = parser;
    }

    @Override
    String text(Object value) {
      return print(value);
    }

    @Override
    Object parse(String text) {
      return parser.apply(text);
    }
  }

  /** What may be absent: then it has no field, and in an array a 0 before zeros. */
  private static final class Maybe extends ComponentType {
    private final ComponentType inner;

    Maybe(ComponentType inner) {
      this.inner = inner;
    }

    @Override
    boolean hasText() {
      return inner.hasText();
    }

    @Override
    String text(Object value) {
      return inner.text(((Optional<?>) value).orElseThrow());
    }

    @Override
    Object parse(String text) {
      return Optional.of(inner.parse(text));
    }

    @Override
    String pattern() {
      return inner.pattern();
    }

    @Override
    String strictPattern() {
      return inner.strictPattern();
    }

    @Override
    @Nullable Object field(Object value) {
      return ((Optional<?>) value).map(inner::field).orElse(null);
    }

    @Override
    Object read(@Nullable Object field) {
      return field == null ? Optional.empty() : Optional.of(inner.read(field));
    }

    @Override
    int width() {
      return inner.width() == 0 ? 0 : 1 + inner.width();
    }

    @Override
    void encode(Object value, int[] array, int from) {
      ((Optional<?>) value)
          .ifPresent(
              present -> {
                array[from] = 1;
                inner.encode(present, array, from + 1);
              });
    }
  }

  /** The same values with single spaces between the elements of a list. */
  ComponentType spaced() {
    throw new IllegalArgumentException("is no list");
  }

  /** Lists. */
  private static final class Many extends ComponentType {
    private static final String COMMA = ", ";

    private final ComponentType inner;
    private final String between;

    Many(ComponentType inner, String between) {
      this.inner = inner;
      this.between = between;
    }

    @Override
    ComponentType spaced() {
      return new Many(inner, " ");
    }

    @Override
    boolean hasText() {
      return inner.hasText();
    }

    @Override
    String text(Object value) {
      return ((List<?>) value).stream().map(inner::text).collect(joining(between));
    }

    @Override
    Object parse(String text) {
      return text.isEmpty()
          ? List.of()
          : Splitter.on(between).splitToStream(text).map(inner::parse).toList();
    }

    @Override
    String pattern() {
      return between.equals(COMMA) ? ".*?" : ".+?";
    }

    @Override
    Object field(Object value) {
      return ((List<?>) value).stream().map(inner::field).toList();
    }

    @Override
    Object read(@Nullable Object field) {
      if (field instanceof List<?> list) {
        return List.of(list.stream().map(inner::read).toArray());
      }
      throw unexpected(field, "a list");
    }
  }
}
